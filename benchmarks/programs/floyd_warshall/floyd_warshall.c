//===- floyd_warshall.c - shortest paths between all pairs ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *path0, *path;

static void setup(long size) {
  n = size;
  path0 = uniform(1, n, n);
  double *u = uniform(2, n, n);
  for (long k = 0; k < n * n; ++k)
    path0[k] = u[k] < 0.7 ? 999 : floor(100 * path0[k]) + 1;
  path = doubles(n * n);
}

static void kernel(void) {
  memcpy(path, path0, (size_t)(n * n) * sizeof(double));
  for (long k = 0; k < n; ++k)
#pragma omp parallel for
    for (long i = 0; i < n; ++i) {
      double head = path[i * n + k];
      for (long j = 0; j < n; ++j) {
        double through = head + path[k * n + j];
        path[i * n + j] = through < path[i * n + j] ? through : path[i * n + j];
      }
    }
}

static void report(void) { report2(path, n, n); }
