//===- kmeans.c - Lloyd's iteration: points to the nearest ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

enum { K = 8 };
static long n;
static double *X, *label, C[2 * K];

static void setup(long size) {
  n = size;
  X = uniform(1, n, 2);
  label = doubles(n);
}

static void kernel(void) {
  memcpy(C, X, sizeof(C));
  for (long t = 0; t < 10; ++t) {
    double sums[3 * K] = {0};
#pragma omp parallel for reduction(+ : sums)
    for (long i = 0; i < n; ++i) {
      long best = 0;
      double nearest = INFINITY;
      for (long j = 0; j < K; ++j) {
        double dx = X[2 * i] - C[2 * j], dy = X[2 * i + 1] - C[2 * j + 1],
               d = dx * dx + dy * dy;
        best = d < nearest ? j : best;
        nearest = d < nearest ? d : nearest;
      }
      label[i] = (double)(best + 1);
      sums[3 * best] += X[2 * i];
      sums[3 * best + 1] += X[2 * i + 1];
      sums[3 * best + 2] += 1;
    }
    for (long j = 0; j < K; ++j) {
      C[2 * j] = sums[3 * j] / sums[3 * j + 2];
      C[2 * j + 1] = sums[3 * j + 1] / sums[3 * j + 2];
    }
  }
}

static void report(void) {
  report2(C, K, 2);
  report2(label, n, 1);
}
