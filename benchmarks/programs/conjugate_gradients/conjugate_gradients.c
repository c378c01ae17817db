//===- conjugate_gradients.c - conjugate gradients for a matrix ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *b, *x, *r, *p, *q, residual;

static void setup(long size) {
  n = size;
  b = uniform(1, n, n);
  x = doubles(n * n);
  r = doubles(n * n);
  p = doubles(n * n);
  q = doubles(n * n);
}

// q = A p; the product of p and q.
static double apply(void) {
  double product = 0;
#pragma omp parallel for reduction(+ : product)
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j) {
      double value = 4 * p[i * n + j];
      value -= i + 1 < n ? p[(i + 1) * n + j] : 0;
      value -= i > 0 ? p[(i - 1) * n + j] : 0;
      value -= j + 1 < n ? p[i * n + j + 1] : 0;
      value -= j > 0 ? p[i * n + j - 1] : 0;
      q[i * n + j] = value;
      product += value * p[i * n + j];
    }
  return product;
}

static void kernel(void) {
  double square = 0;
  memset(x, 0, (size_t)(n * n) * sizeof(double));
  memcpy(r, b, (size_t)(n * n) * sizeof(double));
  memcpy(p, b, (size_t)(n * n) * sizeof(double));
  for (long k = 0; k < n * n; ++k)
    square += r[k] * r[k];
  for (long t = 0; t < 50; ++t) {
    double alpha = square / apply(), next = 0;
#pragma omp parallel for reduction(+ : next)
    for (long k = 0; k < n * n; ++k) {
      x[k] += alpha * p[k];
      r[k] -= alpha * q[k];
      next += r[k] * r[k];
    }
#pragma omp parallel for
    for (long k = 0; k < n * n; ++k)
      p[k] = r[k] + next / square * p[k];
    square = next;
  }
  residual = sqrt(square);
}

static void report(void) {
  report2(x, n, n);
  report1(residual);
}
