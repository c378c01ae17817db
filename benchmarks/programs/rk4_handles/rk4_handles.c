//===- rk4_handles.c - Runge and Kutta's method for many oscillators ---*- C
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *start, *y;

static void setup(long size) {
  n = size;
  start = uniform(1, n, 2);
  for (long k = 0; k < 2 * n; ++k)
    start[k] -= 0.5;
  y = doubles(2 * n);
}

static inline double law(double x, double v, double force) {
  return 1.5 * (1 - x * x) * v - x + force;
}

static void kernel(void) {
  const double h = 0.01;
  memcpy(y, start, (size_t)(2 * n) * sizeof(double));
  for (long k = 0; k < 100; ++k) {
    double t = (double)k * h, f0 = 0.1 * sin(t), f1 = 0.1 * sin(t + h / 2),
           f2 = 0.1 * sin(t + h);
#pragma omp parallel for
    for (long i = 0; i < n; ++i) {
      double x = y[2 * i], v = y[2 * i + 1];
      double x1 = v, v1 = law(x, v, f0);
      double x2 = v + h / 2 * v1, v2 = law(x + h / 2 * x1, x2, f1);
      double x3 = v + h / 2 * v2, v3 = law(x + h / 2 * x2, x3, f1);
      double x4 = v + h * v3, v4 = law(x + h * x3, x4, f2);
      y[2 * i] = x + h / 6 * (x1 + 2 * x2 + 2 * x3 + x4);
      y[2 * i + 1] = v + h / 6 * (v1 + 2 * v2 + 2 * v3 + v4);
    }
  }
}

static void report(void) { report2(y, n, 2); }
