//===- nbody.c - masses that attract each other, all pairs ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

enum { Steps = 10 };
static long n;
static double *mass, *x0, *v0, *x, *v, *a, energy[2 * Steps];

static void setup(long size) {
  n = size;
  mass = uniform(1, n, 1);
  x0 = uniform(2, n, 3);
  v0 = uniform(3, n, 3);
  for (long k = 0; k < n; ++k)
    mass[k] = 20 * (1 + mass[k]) / (double)n;
  for (long k = 0; k < 3 * n; ++k) {
    x0[k] -= 0.5;
    v0[k] -= 0.5;
  }
  x = doubles(3 * n);
  v = doubles(3 * n);
  a = doubles(3 * n);
}

static void accelerate(void) {
#pragma omp parallel for
  for (long i = 0; i < n; ++i) {
    double sum[3] = {0, 0, 0};
    for (long j = 0; j < n; ++j) {
      double dx = x[3 * j] - x[3 * i], dy = x[3 * j + 1] - x[3 * i + 1],
             dz = x[3 * j + 2] - x[3 * i + 2];
      double square = dx * dx + dy * dy + dz * dz + 0.01,
             scale = mass[j] / (square * sqrt(square));
      sum[0] += dx * scale;
      sum[1] += dy * scale;
      sum[2] += dz * scale;
    }
    memcpy(a + 3 * i, sum, sizeof(sum));
  }
}

static double potential(void) {
  double sum = 0;
#pragma omp parallel for reduction(+ : sum) schedule(dynamic, 8)
  for (long i = 0; i < n; ++i)
    for (long j = i + 1; j < n; ++j) {
      double dx = x[3 * j] - x[3 * i], dy = x[3 * j + 1] - x[3 * i + 1],
             dz = x[3 * j + 2] - x[3 * i + 2];
      sum -= mass[i] * mass[j] / sqrt(dx * dx + dy * dy + dz * dz);
    }
  return sum;
}

static void kernel(void) {
  memcpy(x, x0, (size_t)(3 * n) * sizeof(double));
  memcpy(v, v0, (size_t)(3 * n) * sizeof(double));
  accelerate();
  for (long t = 0; t < Steps; ++t) {
    for (long k = 0; k < 3 * n; ++k) {
      v[k] += a[k] * 0.005;
      x[k] += v[k] * 0.01;
    }
    accelerate();
    energy[t] = 0;
    for (long k = 0; k < 3 * n; ++k) {
      v[k] += a[k] * 0.005;
      energy[t] += 0.5 * mass[k / 3] * v[k] * v[k];
    }
    energy[Steps + t] = potential();
  }
}

static void report(void) {
  report2(x, n, 3);
  report2(energy, 2, Steps);
}
