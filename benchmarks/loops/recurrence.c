// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *x;

static void setup(int64_t n) {
  if (!x)
    x = room(n);
  for (int64_t i = 0; i < n; ++i)
    x[i] = (double)(i + 1) / (double)n;
}

static double turn(int64_t n) {
  for (int64_t i = 1; i < n; ++i)
    x[i] = x[i - 1] * 0.5 + x[i];
  return x[n - 1];
}
