//===- bubble_sort.c - sorting by exchanges of neighbours ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *x0, *x;

static void setup(long size) {
  n = size;
  x0 = uniform(1, n, 1);
  x = doubles(n);
}

static void kernel(void) {
  memcpy(x, x0, (size_t)n * sizeof(double));
  for (long i = n - 1; i > 0; --i)
    for (long j = 0; j < i; ++j)
      if (x[j] > x[j + 1]) {
        double t = x[j];
        x[j] = x[j + 1];
        x[j + 1] = t;
      }
}

static void report(void) { report2(x, n, 1); }
