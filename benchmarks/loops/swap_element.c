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
  int64_t j = 0;
  for (int64_t i = 0; i < n; ++i) {
    b[j] = a[j] * 0.5 + (double)(i + 1);
    double *swapped = a;
    a = b;
    b = swapped;
    if (++j == 1000)
      j = 0;
  }
  double s = 0, t = 0;
  for (int64_t i = 0; i < 1000; ++i) {
    s += a[i];
    t += b[i];
  }
  return s + t / 2;
}
