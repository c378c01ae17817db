#===- seidel_2d.py - sweeps of the nine-point mean in place: each element sees those before it renewed ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 150, 16
PEERS = ("numba",)


def setup(n):
    return 10, uniform(1, n, n)


def seidel_2d(steps, A):
    A = A.copy()
    n = A.shape[0]
    for _ in range(steps):
        for i in range(1, n - 1):
            A[i, 1:-1] += A[i - 1, :-2] + A[i - 1, 1:-1] + A[i - 1, 2:] + A[i, 2:] + A[i + 1, :-2] + A[i + 1, 1:-1] + A[i + 1, 2:]
            for j in range(1, n - 1):
                A[i, j] = (A[i, j] + A[i, j - 1]) / 9
    return A
