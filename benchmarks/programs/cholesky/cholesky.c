//===- cholesky.c - the factor of a positive definite matrix ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *A, *L;

static void setup(long size) {
  n = size;
  double *U = uniform(1, n, n);
  A = zeros(n * n);
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      for (long k = 0; k < n; ++k)
        A[i * n + j] += U[i * n + k] * U[j * n + k];
      A[i * n + j] += i == j ? (double)n : 0;
    }
  L = zeros(n * n);
}

static double inner(const double *x, const double *y, long count) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (long k = 0; k < count; ++k)
    sum += x[k] * y[k];
  return sum;
}

static void kernel(void) {
  for (long i = 0; i < n; ++i) {
    for (long j = 0; j < i; ++j)
      L[i * n + j] =
          (A[i * n + j] - inner(L + i * n, L + j * n, j)) / L[j * n + j];
    L[i * n + i] = sqrt(A[i * n + i] - inner(L + i * n, L + i * n, i));
  }
}

static void report(void) { report2(L, n, n); }
