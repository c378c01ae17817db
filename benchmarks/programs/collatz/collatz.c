//===- collatz.c - the longest chain of Collatz below a number ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n, longest, start;

static void setup(long size) { n = size; }

static void kernel(void) {
  longest = start = 0;
  for (long k = 1; k <= n; ++k) {
    long x = k, steps = 0;
    for (; x != 1; ++steps)
      x = x % 2 == 0 ? x / 2 : 3 * x + 1;
    if (steps > longest) {
      longest = steps;
      start = k;
    }
  }
}

static void report(void) {
  report1((double)longest);
  report1((double)start);
}
