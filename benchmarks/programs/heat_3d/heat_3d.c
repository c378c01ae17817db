//===- heat_3d.c - the heat equation in three dimensions ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A0, *A, *B;

static void setup(long size) {
  n = size;
  A0 = uniform3(1, n, n, n);
  A = doubles(n * n * n);
  B = doubles(n * n * n);
}

static void turn(const double *restrict x, double *restrict y) {
#pragma omp parallel for
  for (long i = 1; i < n - 1; ++i)
    for (long j = 1; j < n - 1; ++j)
      for (long k = 1; k < n - 1; ++k) {
        const double *c = x + (i * n + j) * n + k;
        y[(i * n + j) * n + k] = c[0] +
                                 0.125 * (c[n * n] - 2 * c[0] + c[-n * n]) +
                                 0.125 * (c[n] - 2 * c[0] + c[-n]) +
                                 0.125 * (c[1] - 2 * c[0] + c[-1]);
      }
}

static void kernel(void) {
  memcpy(A, A0, (size_t)(n * n * n) * sizeof(double));
  memcpy(B, A0, (size_t)(n * n * n) * sizeof(double));
  for (long t = 0; t < 10; t += 2) {
    turn(A, B);
    turn(B, A);
  }
}

static void report(void) { report3(A, n, n, n); }
