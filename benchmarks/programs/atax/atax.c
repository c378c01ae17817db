//===- atax.c - A' A x ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *x, *y;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  x = uniform(2, n, 1);
  y = doubles(n);
}

static void kernel(void) {
  memset(y, 0, (size_t)n * sizeof(double));
#pragma omp parallel for reduction(+ : y[ : n])
  for (long i = 0; i < n; ++i) {
    double product = 0;
#pragma omp simd reduction(+ : product)
    for (long j = 0; j < n; ++j)
      product += A[i * n + j] * x[j];
    for (long j = 0; j < n; ++j)
      y[j] += A[i * n + j] * product;
  }
}

static void report(void) { report2(y, n, 1); }
