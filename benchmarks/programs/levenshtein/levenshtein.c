//===- levenshtein.c - the edit distance of two texts ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n, m, result, *rows[2];
static char *a, *b;

static void setup(long size) {
  m = size;
  n = size - 10;
  a = array(m, 1);
  b = array(n, 1);
  for (long k = 0; k < m; ++k)
    a[k] = (char)(97 + (int)(6 * uniformAt(1, k)));
  for (long k = 0; k < n; ++k)
    b[k] = (char)(97 + (int)(6 * uniformAt(2, k)));
  rows[0] = array(n + 1, sizeof(long));
  rows[1] = array(n + 1, sizeof(long));
}

static void kernel(void) {
  for (long j = 0; j <= n; ++j)
    rows[0][j] = j;
  for (long i = 0; i < m; ++i) {
    const long *previous = rows[i % 2];
    long *row = rows[(i + 1) % 2];
    row[0] = i + 1;
    for (long j = 0; j < n; ++j) {
      long best = previous[j] + (a[i] != b[j]);
      best = previous[j + 1] + 1 < best ? previous[j + 1] + 1 : best;
      row[j + 1] = row[j] + 1 < best ? row[j] + 1 : best;
    }
  }
  result = rows[m % 2][n];
}

static void report(void) { report1((double)result); }
