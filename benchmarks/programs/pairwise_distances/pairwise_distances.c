//===- pairwise_distances.c - distances of all pairs of points ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *X, *Y, *D;

static void setup(long size) {
  n = size;
  X = uniform(1, n, 3);
  Y = uniform(2, n, 3);
  D = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double dx = X[3 * i] - Y[3 * j], dy = X[3 * i + 1] - Y[3 * j + 1],
             dz = X[3 * i + 2] - Y[3 * j + 2];
      D[i * n + j] = sqrt(dx * dx + dy * dy + dz * dz);
    }
}

static void report(void) { report2(D, n, n); }
