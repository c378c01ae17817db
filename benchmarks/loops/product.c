// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *A, *B, *C;

static void setup(int64_t n) {
  if (!A) {
    A = room(n * n);
    B = room(n * n);
    C = room(n * n);
  }
  for (int64_t i = 0; i < n * n; ++i) {
    A[i] = (double)(i + 1) / (double)n;
    B[i] = A[i] - 1;
  }
}

static double turn(int64_t n) {
  for (int64_t j = 0; j < n; ++j)
    for (int64_t i = 0; i < n; ++i) {
      double s = 0;
      for (int64_t k = 0; k < n; ++k)
        s = s + A[i + k * n] * B[k + j * n];
      C[i + j * n] = s;
    }
  return C[0] + C[n * n - 1];
}
