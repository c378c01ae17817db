//===- gemver.c - a matrix with two outer products added ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *R, *u1, *v1, *u2, *v2, *y, *z, *x, *w;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  R = doubles(n * n);
  u1 = uniform(2, n, 1);
  v1 = uniform(3, n, 1);
  u2 = uniform(4, n, 1);
  v2 = uniform(5, n, 1);
  y = uniform(6, n, 1);
  z = uniform(7, n, 1);
  x = doubles(n);
  w = doubles(n);
}

static void kernel(void) {
  memcpy(x, z, (size_t)n * sizeof(double));
#pragma omp parallel for reduction(+ : x[ : n])
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      R[i * n + j] = A[i * n + j] + u1[i] * v1[j] + u2[i] * v2[j];
      x[j] += 1.2 * R[i * n + j] * y[i];
    }
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    double sum = 0;
#pragma omp simd reduction(+ : sum)
    for (long j = 0; j < n; ++j)
      sum += R[i * n + j] * x[j];
    w[i] = 1.5 * sum;
  }
}

static void report(void) {
  report2(R, n, n);
  report2(x, n, 1);
  report2(w, n, 1);
}
