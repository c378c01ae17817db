// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "turns.h"

static uint8_t *prime;

static void setup(int64_t n) {
  if (!prime)
    prime = malloc((size_t)n);
  memset(prime, 1, (size_t)n);
}

static double turn(int64_t n) {
  int64_t root = (int64_t)sqrt((double)n);
  for (int64_t i = 2; i <= root; ++i)
    if (prime[i - 1])
      for (int64_t j = i * i; j <= n; j += i)
        prime[j - 1] = 0;
  int64_t count = 0;
  for (int64_t i = 0; i < n; ++i)
    count += prime[i];
  return (double)count;
}
