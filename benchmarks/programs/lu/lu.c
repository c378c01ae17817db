//===- lu.c - LU factors in place without pivots ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *R;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  for (long i = 0; i < n; ++i)
    A[i * n + i] += (double)n;
  R = doubles(n * n);
}

static void kernel(void) {
  memcpy(R, A, (size_t)(n * n) * sizeof(double));
  for (long k = 0; k < n; ++k)
    for (long i = k + 1; i < n; ++i) {
      double factor = R[i * n + k] /= R[k * n + k];
      for (long j = k + 1; j < n; ++j)
        R[i * n + j] -= factor * R[k * n + j];
    }
}

static void report(void) { report2(R, n, n); }
