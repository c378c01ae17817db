//===- bicg.c - the two products of a biconjugate gradient step ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *p, *r, *s, *q;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  p = uniform(2, n, 1);
  r = uniform(3, n, 1);
  s = doubles(n);
  q = doubles(n);
}

static void kernel(void) {
  memset(s, 0, (size_t)n * sizeof(double));
#pragma omp parallel for reduction(+ : s[ : n])
  for (long i = 0; i < n; ++i) {
    double product = 0;
#pragma omp simd reduction(+ : product)
    for (long j = 0; j < n; ++j)
      product += A[i * n + j] * p[j];
    for (long j = 0; j < n; ++j)
      s[j] += r[i] * A[i * n + j];
    q[i] = product;
  }
}

static void report(void) {
  report2(s, n, 1);
  report2(q, n, 1);
}
