//===- syr2k.c - the lower triangle of alpha (A B' + B A') + beta C ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *B, *C, *R;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  B = uniform(2, n, n);
  C = uniform(3, n, n);
  R = doubles(n * n);
}

static void kernel(void) {
  memcpy(R, C, (size_t)(n * n) * sizeof(double));
#pragma omp parallel for schedule(dynamic, 4)
  for (long i = 0; i < n; ++i)
    for (long j = 0; j <= i; ++j) {
      double sum = 0;
#pragma omp simd reduction(+ : sum)
      for (long k = 0; k < n; ++k)
        sum += B[i * n + k] * A[j * n + k] + A[i * n + k] * B[j * n + k];
      R[i * n + j] = 1.2 * R[i * n + j] + 1.5 * sum;
    }
}

static void report(void) { report2(R, n, n); }
