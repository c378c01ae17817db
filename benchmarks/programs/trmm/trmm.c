//===- trmm.c - alpha L' B, where L is unit lower triangular ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *B, *R;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  B = uniform(2, n, n);
  R = doubles(n * n);
}

static void kernel(void) {
  // Row i reads only later rows of B, which are those of the input still.
#pragma omp parallel for schedule(dynamic, 8)
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < n; ++j)
      R[i * n + j] = B[i * n + j];
    for (long k = i + 1; k < n; ++k)
      for (long j = 0; j < n; ++j)
        R[i * n + j] += A[k * n + i] * B[k * n + j];
    for (long j = 0; j < n; ++j)
      R[i * n + j] *= 1.5;
  }
}

static void report(void) { report2(R, n, n); }
