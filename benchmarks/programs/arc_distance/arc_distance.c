//===- arc_distance.c - lengths of arcs between pairs of points on a sphere
//---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *theta1, *phi1, *theta2, *phi2, *d;

static void setup(long size) {
  n = size;
  theta1 = uniform(1, n, 1);
  phi1 = uniform(2, n, 1);
  theta2 = uniform(3, n, 1);
  phi2 = uniform(4, n, 1);
  d = doubles(n);
}

static void kernel(void) {
#pragma omp parallel for
  for (long k = 0; k < n; ++k) {
    double s = sin((theta2[k] - theta1[k]) / 2),
           u = sin((phi2[k] - phi1[k]) / 2);
    double t = s * s + cos(theta1[k]) * cos(theta2[k]) * u * u;
    d[k] = 2 * atan2(sqrt(t), sqrt(1 - t));
  }
}

static void report(void) { report2(d, n, 1); }
