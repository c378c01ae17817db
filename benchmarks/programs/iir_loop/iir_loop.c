//===- iir_loop.c - a filter with feedback of order two ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *x, *y;

static void setup(long size) {
  n = size;
  x = uniform(1, n, 1);
  for (long k = 0; k < n; ++k)
    x[k] -= 0.5;
  y = doubles(n);
}

static void kernel(void) {
  y[0] = 0.2 * x[0];
  y[1] = 0.2 * x[1] + 0.4 * x[0] + 0.5 * y[0];
  for (long k = 2; k < n; ++k)
    y[k] = 0.2 * x[k] + 0.4 * x[k - 1] + 0.2 * x[k - 2] + 0.5 * y[k - 1] -
           0.3 * y[k - 2];
}

static void report(void) { report2(y, n, 1); }
