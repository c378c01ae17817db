//===- elementwise_math.c - the example of that name: chains of ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double result;

static void setup(long size) { n = size; }

static void kernel(void) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum)
  for (long k = 0; k < n; ++k) {
    float x = (float)(4 * M_PI * (double)k / (double)(n - 1));
    float y0 = sinf(x) * expf(-x / 10);
    float y1 = y0 * cosf(x / 4) + 0.25F * y0 * y0;
    sum += (double)(tanhf(y1) + 0.1F * y1);
  }
  result = sum;
}

static void report(void) { report1(result); }
