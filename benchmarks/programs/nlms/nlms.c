//===- nlms.c - an adaptive filter: weights that follow the error of each sample
//---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

enum { Taps = 32 };
static long n;
static double *x, *d, *e, w[Taps];

static void setup(long size) {
  n = size;
  x = uniform(1, n, 1);
  d = uniform(2, n, 1);
  for (long k = 0; k < n; ++k) {
    x[k] -= 0.5;
    d[k] -= 0.5;
  }
  e = zeros(n);
}

static void kernel(void) {
  memset(w, 0, sizeof(w));
  for (long k = Taps - 1; k < n; ++k) {
    double estimate = 0, power = 1e-3;
    for (long i = 0; i < Taps; ++i) {
      estimate += w[i] * x[k - i];
      power += x[k - i] * x[k - i];
    }
    e[k] = d[k] - estimate;
    double step = 0.5 * e[k] / power;
    for (long i = 0; i < Taps; ++i)
      w[i] += step * x[k - i];
  }
}

static void report(void) {
  report2(e, n, 1);
  report2(w, Taps, 1);
}
