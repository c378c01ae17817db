//===- life.c - Conway's game of life on a torus ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *start, *A, *B;

static void setup(long size) {
  n = size;
  start = uniform(1, n, n);
  for (long k = 0; k < n * n; ++k)
    start[k] = start[k] < 0.35;
  A = doubles(n * n);
  B = doubles(n * n);
}

static void turn(const double *restrict x, double *restrict y) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    const double *up = x + (i + n - 1) % n * n, *row = x + i * n,
                 *down = x + (i + 1) % n * n;
    for (long j = 0; j < n; ++j) {
      long l = j == 0 ? n - 1 : j - 1, r = j == n - 1 ? 0 : j + 1;
      double neighbours =
          up[l] + up[j] + up[r] + row[l] + row[r] + down[l] + down[j] + down[r];
      y[i * n + j] = neighbours == 3 || (row[j] == 1 && neighbours == 2);
    }
  }
}

static void kernel(void) {
  memcpy(A, start, (size_t)(n * n) * sizeof(double));
  for (long t = 0; t < 20; t += 2) {
    turn(A, B);
    turn(B, A);
  }
}

static void report(void) { report2(A, n, n); }
