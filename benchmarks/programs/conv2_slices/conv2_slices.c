//===- conv2_slices.c - a convolution of an image with a small kernel ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

enum { K = 5 };
static long n;
static double *A, *W, *C;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  W = uniform(2, K, K);
  C = doubles((n - K + 1) * (n - K + 1));
}

static void kernel(void) {
  long m = n - K + 1;
#pragma omp parallel for
  for (long i = 0; i < m; ++i) {
    memset(C + i * m, 0, (size_t)m * sizeof(double));
    for (long p = 0; p < K; ++p)
      for (long q = 0; q < K; ++q)
        for (long j = 0; j < m; ++j)
          C[i * m + j] +=
              W[(K - 1 - p) * K + K - 1 - q] * A[(i + p) * n + j + q];
  }
}

static void report(void) { report2(C, n - K + 1, n - K + 1); }
