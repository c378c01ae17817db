//===- fdtd_2d.c - a plane wave by finite differences in time ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *ex0, *ey0, *hz0, *ex, *ey, *hz;

static void setup(long size) {
  n = size;
  ex0 = uniform(1, n, n);
  ey0 = uniform(2, n, n);
  hz0 = uniform(3, n, n);
  ex = doubles(n * n);
  ey = doubles(n * n);
  hz = doubles(n * n);
}

static void kernel(void) {
  memcpy(ex, ex0, (size_t)(n * n) * sizeof(double));
  memcpy(ey, ey0, (size_t)(n * n) * sizeof(double));
  memcpy(hz, hz0, (size_t)(n * n) * sizeof(double));
  for (long t = 0; t < 40; ++t) {
    for (long j = 0; j < n; ++j)
      ey[j] = (double)t;
#pragma omp parallel for
    for (long i = 0; i < n; ++i) {
      if (i > 0)
        for (long j = 0; j < n; ++j)
          ey[i * n + j] -= 0.5 * (hz[i * n + j] - hz[(i - 1) * n + j]);
      for (long j = 1; j < n; ++j)
        ex[i * n + j] -= 0.5 * (hz[i * n + j] - hz[i * n + j - 1]);
    }
#pragma omp parallel for
    for (long i = 0; i < n - 1; ++i)
      for (long j = 0; j < n - 1; ++j)
        hz[i * n + j] -= 0.7 * (ex[i * n + j + 1] - ex[i * n + j] +
                                ey[(i + 1) * n + j] - ey[i * n + j]);
  }
}

static void report(void) {
  report2(ex, n, n);
  report2(ey, n, n);
  report2(hz, n, n);
}
