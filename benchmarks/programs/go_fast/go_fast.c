//===- go_fast.c - a matrix with the sum of the tanh of its ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *a, *b;

static void setup(long size) {
  n = size;
  a = uniform(1, n, n);
  b = doubles(n * n);
}

static void kernel(void) {
  double trace = 0;
  for (long i = 0; i < n; ++i)
    trace += tanh(a[i * n + i]);
#pragma omp parallel for
  for (long k = 0; k < n * n; ++k)
    b[k] = a[k] + trace;
}

static void report(void) { report2(b, n, n); }
