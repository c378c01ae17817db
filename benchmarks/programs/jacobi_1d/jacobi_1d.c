//===- jacobi_1d.c - sweeps of the three-point mean ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A0, *B0, *A, *B;

static void setup(long size) {
  n = size;
  A0 = uniform(1, n, 1);
  B0 = uniform(2, n, 1);
  A = doubles(n);
  B = doubles(n);
}

static void sweep(const double *restrict x, double *restrict y) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; ++i)
    y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3;
}

static void kernel(void) {
  memcpy(A, A0, (size_t)n * sizeof(double));
  memcpy(B, B0, (size_t)n * sizeof(double));
  for (long t = 0; t < 200; ++t) {
    sweep(A, B);
    sweep(B, A);
  }
}

static void report(void) {
  report2(A, n, 1);
  report2(B, n, 1);
}
