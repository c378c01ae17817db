//===- softmax.c - softmax of each row ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *x, *y;

static void setup(long size) {
  n = size;
  x = uniform(1, n, n);
  for (long k = 0; k < n * n; ++k)
    x[k] *= 4;
  y = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    const double *row = x + i * n;
    double top = row[0], sum = 0;
    for (long j = 1; j < n; ++j)
      top = row[j] > top ? row[j] : top;
    for (long j = 0; j < n; ++j)
      sum += y[i * n + j] = exp(row[j] - top);
    for (long j = 0; j < n; ++j)
      y[i * n + j] /= sum;
  }
}

static void report(void) { report2(y, n, n); }
