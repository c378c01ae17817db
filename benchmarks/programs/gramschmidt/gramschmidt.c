//===- gramschmidt.c - QR by the modified method of Gram and Schmidt ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n, m;
static double *A0, *A, *Q, *R;

static void setup(long size) {
  n = size;
  m = n + 20;
  A0 = uniform(1, m, n);
  for (long k = 0; k < n; ++k)
    A0[k * n + k] += 1;
  A = doubles(m * n);
  Q = zeros(m * n);
  R = zeros(n * n);
}

static void kernel(void) {
  memcpy(A, A0, (size_t)(m * n) * sizeof(double));
  for (long k = 0; k < n; ++k) {
    double *row = R + k * n, norm = 0;
    for (long i = 0; i < m; ++i)
      norm += A[i * n + k] * A[i * n + k];
    for (long j = 0; j < n; ++j)
      row[j] = 0;
    row[k] = sqrt(norm);
    for (long i = 0; i < m; ++i) {
      Q[i * n + k] = A[i * n + k] / row[k];
      for (long j = k + 1; j < n; ++j)
        row[j] += Q[i * n + k] * A[i * n + j];
    }
    for (long i = 0; i < m; ++i)
      for (long j = k + 1; j < n; ++j)
        A[i * n + j] -= Q[i * n + k] * row[j];
  }
}

static void report(void) {
  report2(Q, m, n);
  report2(R, n, n);
}
