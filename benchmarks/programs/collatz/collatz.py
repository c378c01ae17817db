#===- collatz.py - the longest chain of Collatz below a number ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "scalar"
SIZE, QUICK = 10_000, 30
PEERS = ("numba",)


def setup(n):
    return n,


def collatz(n):
    longest = start = 0
    for k in range(1, n + 1):
        x, steps = k, 0
        while x != 1:
            x = x // 2 if x % 2 == 0 else 3 * x + 1
            steps += 1
        if steps > longest:
            longest, start = steps, k
    return longest, start
