//===- black_scholes.c - prices of European options ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n;
static double *S, *K, *T, *call, *put;

static void setup(long size) {
  n = size;
  S = uniform(1, n, 1);
  K = uniform(2, n, 1);
  T = uniform(3, n, 1);
  for (long k = 0; k < n; ++k) {
    S[k] = 50 + 100 * S[k];
    K[k] = 50 + 100 * K[k];
    T[k] = 0.1 + 2 * T[k];
  }
  call = doubles(n);
  put = doubles(n);
}

static inline double normal(double x) {
  double t = 1 / (1 + 0.2316419 * fabs(x));
  double series =
      t * (0.319381530 +
           t * (-0.356563782 +
                t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  double tail = exp(-x * x / 2) / sqrt(2 * M_PI) * series;
  return x > 0 ? 1 - tail : tail;
}

static void kernel(void) {
  const double r = 0.03, sigma = 0.2;
#pragma omp parallel for
  for (long k = 0; k < n; ++k) {
    double root = sigma * sqrt(T[k]);
    double d1 = (log(S[k] / K[k]) + (r + sigma * sigma / 2) * T[k]) / root;
    double d2 = d1 - root;
    double discounted = K[k] * exp(-r * T[k]);
    call[k] = S[k] * normal(d1) - discounted * normal(d2);
    put[k] = discounted * normal(-d2) - S[k] * normal(-d1);
  }
}

static void report(void) {
  report2(call, n, 1);
  report2(put, n, 1);
}
