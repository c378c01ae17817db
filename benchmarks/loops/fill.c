// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *A;

static void setup(int64_t n) {
  if (!A)
    A = room(n * n);
  memset(A, 0, (size_t)(n * n) * sizeof(double));
}

static double turn(int64_t n) {
  for (int64_t j = 0; j < n; ++j)
    for (int64_t i = 0; i < n; ++i)
      A[i + j * n] = (double)(i + 1) / (double)(j + 1);
  return A[n - 1] + A[n - 1 + (n - 2) * n] + A[(n - 1) * n];
}
