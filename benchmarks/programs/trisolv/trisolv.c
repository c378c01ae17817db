//===- trisolv.c - a lower triangular system by forward substitution ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *L, *b, *x;

static void setup(long size) {
  n = size;
  L = uniform(1, n, n);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      L[i * n + j] = L[i * n + j] / (double)n + (i == j ? 2 : 0);
  b = uniform(2, n, 1);
  x = doubles(n);
}

static void kernel(void) {
  for (long i = 0; i < n; ++i) {
    double sum = 0;
#pragma omp simd reduction(+ : sum)
    for (long j = 0; j < i; ++j)
      sum += L[i * n + j] * x[j];
    x[i] = (b[i] - sum) / L[i * n + i];
  }
}

static void report(void) { report2(x, n, 1); }
