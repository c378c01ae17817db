//===- hdiff.c - horizontal diffusion of a weather model with limited fluxes
//---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *in, *coefficient, *out;

static void setup(long size) {
  n = size;
  in = uniform3(1, n + 4, n + 4, 32);
  coefficient = uniform3(2, n, n, 32);
  out = doubles(n * n * 32);
}

static inline double at(long i, long j, long k) {
  return in[(i * (n + 4) + j) * 32 + k];
}

static inline double laplacian(long i, long j, long k) {
  return 4 * at(i, j, k) - (at(i + 1, j, k) + at(i - 1, j, k) +
                            at(i, j + 1, k) + at(i, j - 1, k));
}

// The flux from (i, j) to (i + di, j + dj): none up the slope.
static inline double flux(long i, long j, long k, long di, long dj) {
  double value = laplacian(i + di, j + dj, k) - laplacian(i, j, k);
  return value * (at(i + di, j + dj, k) - at(i, j, k)) > 0 ? 0 : value;
}

static void kernel(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i)
    for (long j = 0; j < n; ++j)
      for (long k = 0; k < 32; ++k) {
        double across =
            flux(i + 2, j + 2, k, 1, 0) - flux(i + 1, j + 2, k, 1, 0);
        double along =
            flux(i + 2, j + 2, k, 0, 1) - flux(i + 2, j + 1, k, 0, 1);
        long at_k = (i * n + j) * 32 + k;
        out[at_k] = at(i + 2, j + 2, k) - coefficient[at_k] * (across + along);
      }
}

static void report(void) { report3(out, n, n, 32); }
