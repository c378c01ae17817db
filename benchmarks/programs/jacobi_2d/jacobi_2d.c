//===- jacobi_2d.c - sweeps of the five-point mean ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A0, *B0, *A, *B;

static void setup(long size) {
  n = size;
  A0 = uniform(1, n, n);
  B0 = uniform(2, n, n);
  A = doubles(n * n);
  B = doubles(n * n);
}

static void sweep(const double *restrict x, double *restrict y) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < n - 1; ++j)
      y[i * n + j] = 0.2 * (x[i * n + j] + x[i * n + j - 1] + x[i * n + j + 1] +
                            x[(i + 1) * n + j] + x[(i - 1) * n + j]);
}

static void kernel(void) {
  memcpy(A, A0, (size_t)(n * n) * sizeof(double));
  memcpy(B, B0, (size_t)(n * n) * sizeof(double));
  for (long t = 0; t < 50; ++t) {
    sweep(A, B);
    sweep(B, A);
  }
}

static void report(void) {
  report2(A, n, n);
  report2(B, n, n);
}
