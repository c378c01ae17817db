//===- recurrence.c - a scalar recurrence of many trips ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double last, total;

static void setup(long size) { n = size; }

static void kernel(void) {
  double x = 0.3, sum = 0;
  for (long k = 0; k < n; ++k) {
    x = 3.57 * x * (1 - x);
    sum += x > 0.5 ? x : 0;
  }
  last = x;
  total = sum;
}

static void report(void) {
  report1(last);
  report1(total);
}
