//===- symm.c - alpha S B + beta C ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *B, *C, *R;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  B = uniform(2, n, n);
  C = uniform(3, n, n);
  R = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < n; ++j)
      R[i * n + j] = 1.2 * C[i * n + j];
    for (long k = 0; k < n; ++k) {
      double a = 1.5 * (k <= i ? A[i * n + k] : A[k * n + i]);
      for (long j = 0; j < n; ++j)
        R[i * n + j] += a * B[k * n + j];
    }
  }
}

static void report(void) { report2(R, n, n); }
