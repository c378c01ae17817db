//===- ludcmp.c - a linear system by LU factors and two substitutions ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *R, *b, *x;

static void setup(long size) {
  n = size;
  A = uniform(1, n, n);
  for (long i = 0; i < n; ++i)
    A[i * n + i] += (double)n;
  R = doubles(n * n);
  b = uniform(2, n, 1);
  x = doubles(n);
}

static void kernel(void) {
  memcpy(R, A, (size_t)(n * n) * sizeof(double));
  for (long k = 0; k < n; ++k)
    for (long i = k + 1; i < n; ++i) {
      double factor = R[i * n + k] /= R[k * n + k];
      for (long j = k + 1; j < n; ++j)
        R[i * n + j] -= factor * R[k * n + j];
    }
  for (long i = 0; i < n; ++i) {
    x[i] = b[i];
    for (long j = 0; j < i; ++j)
      x[i] -= R[i * n + j] * x[j];
  }
  for (long i = n - 1; i >= 0; --i) {
    for (long j = i + 1; j < n; ++j)
      x[i] -= R[i * n + j] * x[j];
    x[i] /= R[i * n + i];
  }
}

static void report(void) { report2(x, n, 1); }
