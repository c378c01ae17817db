//===- mandelbrot_loop.c - counts of the Mandelbrot set ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *counts;

static void setup(long size) {
  n = size;
  counts = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for schedule(dynamic)
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double cx = -2 + 2.5 * (double)j / (double)(n - 1),
             cy = -1.25 + 2.5 * (double)i / (double)(n - 1), x = 0, y = 0;
      long k = 0;
      for (; x * x + y * y <= 4 && k < 200; ++k) {
        double t = x * x - y * y + cx;
        y = 2 * x * y + cy;
        x = t;
      }
      counts[i * n + j] = (double)k;
    }
}

static void report(void) { report2(counts, n, n); }
