//===- lu_loops.c - LU factors with pivots ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *R, *p;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  R = doubles(n * n);
  p = doubles(n);
}

static void swap(double *x, double *y) {
  double t = *x;
  *x = *y;
  *y = t;
}

static void kernel(void) {
  memcpy(R, A, (size_t)(n * n) * sizeof(double));
  for (long k = 0; k < n; ++k)
    p[k] = (double)(k + 1);
  for (long k = 0; k < n - 1; ++k) {
    long best = k;
    for (long i = k + 1; i < n; ++i)
      best = fabs(R[i * n + k]) > fabs(R[best * n + k]) ? i : best;
    for (long j = 0; best != k && j < n; ++j)
      swap(R + k * n + j, R + best * n + j);
    swap(p + k, p + best);
    for (long i = k + 1; i < n; ++i) {
      double factor = R[i * n + k] /= R[k * n + k];
      for (long j = k + 1; j < n; ++j)
        R[i * n + j] -= factor * R[k * n + j];
    }
  }
}

static void report(void) {
  report2(R, n, n);
  report2(p, 1, n);
}
