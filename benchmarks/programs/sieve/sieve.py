#===- sieve.py - primes by the sieve of Eratosthenes ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "scalar"
SIZE, QUICK = 1_000_000, 500


def setup(n):
    return n,


def sieve(n):
    prime = np.ones(n + 1, bool)
    prime[:2] = False
    i = 2
    while i * i <= n:
        if prime[i]:
            prime[i * i::i] = False
        i += 1
    return prime.sum()


sieve_numba = sieve
