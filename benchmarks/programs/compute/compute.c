//===- compute.c - integers cut to a range, scaled and added ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static int64_t *x, *y, *r;

static void setup(long size) {
  n = size;
  double *u = uniform(1, n, n), *v = uniform(2, n, n);
  x = array(n * n, sizeof(int64_t));
  y = array(n * n, sizeof(int64_t));
  r = array(n * n, sizeof(int64_t));
  for (long k = 0; k < n * n; ++k) {
    x[k] = (int64_t)(1000 * u[k]);
    y[k] = (int64_t)(1000 * v[k]);
  }
}

static void kernel(void) {
#pragma omp parallel for
  for (long k = 0; k < n * n; ++k)
    r[k] = (x[k] < 2 ? 2 : x[k] > 10 ? 10 : x[k]) * 4 + y[k] * 3 + 9;
}

static void report(void) {
  double *shown = doubles(n * n);
  for (long k = 0; k < n * n; ++k)
    shown[k] = (double)r[k];
  report2(shown, n, n);
  free(shown);
}
