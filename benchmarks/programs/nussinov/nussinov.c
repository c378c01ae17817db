//===- nussinov.c - the most pairs that a strand of bases can fold into ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *seq, *table;

static void setup(long size) {
  n = size;
  seq = uniform(1, n, 1);
  for (long k = 0; k < n; ++k)
    seq[k] = floor(4 * seq[k]);
  table = doubles(n * n);
}

static void kernel(void) {
  memset(table, 0, (size_t)(n * n) * sizeof(double));
  for (long i = n - 2; i >= 0; --i)
    for (long j = i + 1; j < n; ++j) {
      double best = fmax(table[i * n + j - 1], table[(i + 1) * n + j]);
      double pair =
          table[(i + 1) * n + j - 1] + (i < j - 1 && seq[i] + seq[j] == 3);
      best = fmax(best, pair);
      for (long k = i + 1; k < j; ++k)
        best = fmax(best, table[i * n + k] + table[(k + 1) * n + j]);
      table[i * n + j] = best;
    }
}

static void report(void) { report2(table, n, n); }
