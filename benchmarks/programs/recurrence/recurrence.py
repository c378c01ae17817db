#===- recurrence.py - a scalar recurrence of many trips ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

FAMILY = "scalar"
SIZE, QUICK = 20_000_000, 100
TOLERANCE = 1e-3  # the recurrence is chaotic: what is rounded otherwise comes out otherwise
PEERS = ("numba",)


def setup(n):
    return n, 0.3


def recurrence(n, x):
    total = 0.0
    for _ in range(n):
        x = 3.57 * x * (1 - x)
        if x > 0.5:
            total = total + x
    return x, total
