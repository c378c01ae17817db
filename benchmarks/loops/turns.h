//===- turns.h - how the C counterparts are timed -----------------*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program defines `setup`, which is not timed, and `turn`, whose result is
// the checksum. Arguments: size and number of turns.
//===----------------------------------------------------------------------===//
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void setup(int64_t n);
static double turn(int64_t n);

static inline double *room(int64_t n) {
  return malloc((size_t)n * sizeof(double));
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

int main(int count, char **arguments) {
  if (count != 3)
    return 1;
  int64_t n = atoll(arguments[1]);
  for (int64_t i = atoll(arguments[2]); i > 0; --i) {
    setup(n);
    double start = now();
    double checksum = turn(n);
    printf("%.9f %.17g\n", now() - start, checksum);
  }
  return 0;
}
