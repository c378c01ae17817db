//===- layer_norm.c - each row shifted to mean 0 and scaled to ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *x, *gain, *bias, *y;

static void setup(long size) {
  n = size;
  x = uniform(1, n, n);
  gain = uniform(2, 1, n);
  bias = uniform(3, 1, n);
  y = doubles(n * n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    const double *row = x + i * n;
    double mean = 0, variance = 0;
#pragma omp simd reduction(+ : mean)
    for (long j = 0; j < n; ++j)
      mean += row[j];
    mean /= (double)n;
#pragma omp simd reduction(+ : variance)
    for (long j = 0; j < n; ++j)
      variance += (row[j] - mean) * (row[j] - mean);
    double scale = 1 / sqrt(variance / (double)n + 1e-5);
    for (long j = 0; j < n; ++j)
      y[i * n + j] = (row[j] - mean) * scale * gain[j] + bias[j];
  }
}

static void report(void) { report2(y, n, n); }
