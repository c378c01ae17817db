//===- durbin.c - the system of Yule and Walker by Durbin's recursion ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *r, *y, *z;

static void setup(long size) {
  n = size;
  r = uniform(1, n, 1);
  for (long k = 0; k < n; ++k)
    r[k] /= (double)n;
  y = doubles(n);
  z = doubles(n);
}

static void kernel(void) {
  double alpha = -r[0], beta = 1;
  y[0] = alpha;
  for (long k = 1; k < n; ++k) {
    double sum = r[k];
    for (long i = 0; i < k; ++i)
      sum += r[k - 1 - i] * y[i];
    beta *= 1 - alpha * alpha;
    alpha = -sum / beta;
    for (long i = 0; i < k; ++i)
      z[i] = y[i] + alpha * y[k - 1 - i];
    memcpy(y, z, (size_t)k * sizeof(double));
    y[k] = alpha;
  }
}

static void report(void) { report2(y, n, 1); }
