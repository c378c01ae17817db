//===- product_loops.c - a matrix product by three loops ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *B, *C;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  B = uniform(2, n, n);
  C = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < n; ++j)
      C[i * n + j] = 0;
    for (long k = 0; k < n; ++k)
      for (long j = 0; j < n; ++j)
        C[i * n + j] += A[i * n + k] * B[k * n + j];
  }
}

static void report(void) { report2(C, n, n); }
