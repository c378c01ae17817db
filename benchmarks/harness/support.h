//===- support.h - what the programs in C share -----------------*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program defines setup, kernel and report. Inputs and checks are those of
// support.m; arrays lie row by row here.

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static void setup(long n);
static void kernel(void);
static void report(void);

static inline void *array(long count, size_t bytes) {
  void *memory = NULL;
  if (posix_memalign(&memory, 64, (size_t)(count > 0 ? count : 1) * bytes) != 0)
    abort();
  return memory;
}

static inline double *doubles(long count) {
  return array(count, sizeof(double));
}

static inline double *zeros(long count) {
  return memset(doubles(count), 0, (size_t)count * sizeof(double));
}

static inline double *copyOf(const double *x, long count) {
  return memcpy(doubles(count), x, (size_t)count * sizeof(double));
}

static inline double uniformAt(int seed, long index) {
  uint64_t k = ((uint64_t)index * 48271 + (uint64_t)seed * 7919) % 67108859;
  return (double)(k * k % 67108859) / 67108859;
}

// The array [pages][rows][columns] whose element is numbered `page` first, as
// the first dimension of three.
static inline double *uniform3(int seed, long pages, long rows, long columns) {
  double *x = doubles(pages * rows * columns);
  for (long p = 0; p < pages; ++p)
    for (long i = 0; i < rows; ++i)
      for (long j = 0; j < columns; ++j)
        x[(p * rows + i) * columns + j] =
            uniformAt(seed, p + pages * (i + rows * j));
  return x;
}

static inline double *uniform(int seed, long rows, long columns) {
  return uniform3(seed, 1, rows, columns);
}

static inline void report3(const double *x, long pages, long rows,
                           long columns) {
  double sum = 0, magnitudes = 0, weighted = 0;
  long k = 0;
  for (long j = 0; j < columns; ++j)
    for (long i = 0; i < rows; ++i)
      for (long p = 0; p < pages; ++p, ++k) {
        double value = x[(p * rows + i) * columns + j];
        sum += value;
        magnitudes += fabs(value);
        weighted += (double)(k % 7 + 1) * value;
      }
  printf(" %.15g %.15g %.15g 0 0 0", sum, magnitudes, weighted);
}

static inline void report2(const double *x, long rows, long columns) {
  report3(x, 1, rows, columns);
}

static inline void report1(double x) { report2(&x, 1, 1); }

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
  if (argc != 3)
    return 2;
  setup(atol(argv[1]));
  for (long turn = 0; turn < atol(argv[2]); ++turn) {
    double start = now();
    kernel();
    printf("%.9f", now() - start);
    report();
    printf("\n");
    fflush(stdout);
  }
  return 0;
}
