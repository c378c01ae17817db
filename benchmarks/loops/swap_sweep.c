// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static double *a, *b;

static void setup(int64_t n) {
  (void)n;
  if (!a) {
    a = room(1000);
    b = room(1000);
  }
  for (int64_t i = 0; i < 1000; ++i)
    b[i] = a[i] = (double)(i + 1) / 3;
}

static double turn(int64_t n) {
  for (int64_t k = 0; k < n; ++k) {
    for (int64_t i = 1; i < 999; ++i)
      b[i] = (a[i - 1] + a[i + 1]) * 0.5;
    double *swapped = a;
    a = b;
    b = swapped;
  }
  double s = 0, t = 0;
  for (int64_t i = 0; i < 1000; ++i) {
    s += a[i];
    t += b[i];
  }
  return s + t / 2;
}
