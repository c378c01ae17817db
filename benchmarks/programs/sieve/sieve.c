//===- sieve.c - primes by the sieve of Eratosthenes ---*- C -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "support.h"

static long n, count;
static char *prime;

static void setup(long size) {
  n = size;
  prime = array(n + 1, 1);
}

static void kernel(void) {
  memset(prime, 1, (size_t)n + 1);
  prime[0] = prime[1] = 0;
  for (long i = 2; i * i <= n; ++i)
    if (prime[i])
      for (long j = i * i; j <= n; j += i)
        prime[j] = 0;
  count = 0;
  for (long k = 0; k <= n; ++k)
    count += prime[k];
}

static void report(void) { report1((double)count); }
