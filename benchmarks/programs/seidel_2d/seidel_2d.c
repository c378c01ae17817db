//===- seidel_2d.c - sweeps of the nine-point mean in place: ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A0, *A;

static void setup(long size) {
  n = size;
  A0 = uniform(1, n, n);
  A = doubles(n * n);
}

static void kernel(void) {
  memcpy(A, A0, (size_t)(n * n) * sizeof(double));
  for (long t = 0; t < 10; ++t)
    for (long i = 1; i < n - 1; ++i) {
      double *up = A + (i - 1) * n, *row = A + i * n, *down = A + (i + 1) * n;
      for (long j = 1; j < n - 1; ++j)
        row[j] = (up[j - 1] + up[j] + up[j + 1] + row[j - 1] + row[j] +
                  row[j + 1] + down[j - 1] + down[j] + down[j + 1]) /
                 9;
    }
}

static void report(void) { report2(A, n, n); }
