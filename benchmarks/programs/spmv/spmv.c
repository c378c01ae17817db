//===- spmv.c - a sparse matrix, kept as compressed rows, times a vector ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n, *first, *column;
static double *value, *x, *y;

static void setup(long size) {
  n = size;
  first = array(n + 1, sizeof(long));
  first[0] = 0;
  for (long i = 0; i < n; ++i)
    first[i + 1] = first[i] + (long)(10 * uniformAt(1, i));
  column = array(first[n], sizeof(long));
  for (long k = 0; k < first[n]; ++k)
    column[k] = (long)((double)n * uniformAt(2, k));
  value = uniform(3, first[n], 1);
  x = uniform(4, n, 1);
  y = doubles(n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    y[i] = 0;
    for (long k = first[i]; k < first[i + 1]; ++k)
      y[i] += value[k] * x[column[k]];
  }
}

static void report(void) { report2(y, n, 1); }
