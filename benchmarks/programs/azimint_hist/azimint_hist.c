//===- azimint_hist.c - means of an image over rings ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

enum { Rings = 50 };
static long n;
static double *data, *radius, sums[Rings], counts[Rings], means[Rings];

static void setup(long size) {
  n = size;
  data = uniform(1, n, 1);
  radius = uniform(2, n, 1);
}

static void kernel(void) {
  double largest = 0;
#pragma omp parallel for reduction(max : largest)
  for (long k = 0; k < n; ++k)
    largest = fmax(largest, radius[k]);
  memset(sums, 0, sizeof(sums));
  memset(counts, 0, sizeof(counts));
#pragma omp parallel for reduction(+ : sums, counts)
  for (long k = 0; k < n; ++k) {
    long ring = (long)(radius[k] / largest * Rings);
    ring = ring < Rings ? ring : Rings - 1;
    sums[ring] += data[k];
    counts[ring] += 1;
  }
  for (long k = 0; k < Rings; ++k)
    means[k] = sums[k] / counts[k];
}

static void report(void) { report2(means, Rings, 1); }
