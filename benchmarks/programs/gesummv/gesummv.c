//===- gesummv.c - alpha A x + beta B x ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *B, *x, *y;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  B = uniform(2, n, n);
  x = uniform(3, n, 1);
  y = doubles(n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    double a = 0, b = 0;
#pragma omp simd reduction(+ : a, b)
    for (long j = 0; j < n; ++j) {
      a += A[i * n + j] * x[j];
      b += B[i * n + j] * x[j];
    }
    y[i] = 1.5 * a + 1.2 * b;
  }
}

static void report(void) { report2(y, n, 1); }
