// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *a, *b;

static void setup(int64_t n) {
  (void)n;
  if (!a) {
    a = room(10000);
    b = room(10000);
  }
  for (int64_t i = 0; i < 10000; ++i) {
    a[i] = (double)(i + 1) / 3;
    b[i] = (double)(i + 1) / 7;
  }
}

static double turn(int64_t n) {
  for (int64_t k = 0; k < n; ++k) {
    double *swapped = a;
    for (int64_t i = 0; i < 10000; ++i)
      b[i] = b[i] * 0.5 + (double)(k + 1);
    a = b;
    b = swapped;
  }
  double s = 0, t = 0;
  for (int64_t i = 0; i < 10000; ++i) {
    s += a[i];
    t += b[i];
  }
  return s + t / 2;
}
