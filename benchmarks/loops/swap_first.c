// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *a, *b;

static void setup(int64_t n) {
  (void)n;
  if (!a) {
    a = room(1000);
    b = room(1000);
  }
  for (int64_t i = 0; i < 1000; ++i) {
    a[i] = (double)(i + 1) / 3;
    b[i] = (double)(i + 1) / 7;
  }
}

static double turn(int64_t n) {
  for (int64_t k = 1; k <= n; ++k) {
    double *swapped = a;
    a = b;
    b = swapped;
    a[0] = a[0] * 0.5 + (double)k;
  }
  return a[0] + b[0] / 2;
}
