//===- histogram.c - how many numbers fall into each of many bins ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *x, counts[100];

static void setup(long size) {
  n = size;
  x = uniform(1, n, 1);
}

static void kernel(void) {
  memset(counts, 0, sizeof(counts));
#pragma omp parallel for reduction(+ : counts)
  for (long k = 0; k < n; ++k)
    counts[(long)(x[k] * 100)] += 1;
}

static void report(void) { report2(counts, 100, 1); }
