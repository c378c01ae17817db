#===- heat_3d.py - the heat equation in three dimensions ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "stencil"
SIZE, QUICK = 80, 12


def setup(n):
    return 10, uniform(1, n, n, n)


def turn(A):
    return (A[1:-1, 1:-1, 1:-1] + 0.125 * (A[2:, 1:-1, 1:-1] - 2 * A[1:-1, 1:-1, 1:-1] + A[:-2, 1:-1, 1:-1])
            + 0.125 * (A[1:-1, 2:, 1:-1] - 2 * A[1:-1, 1:-1, 1:-1] + A[1:-1, :-2, 1:-1])
            + 0.125 * (A[1:-1, 1:-1, 2:] - 2 * A[1:-1, 1:-1, 1:-1] + A[1:-1, 1:-1, :-2]))


def heat_3d(steps, A):
    A = A.copy()
    for _ in range(steps):
        A[1:-1, 1:-1, 1:-1] = turn(A)
    return A


def heat_3d_numba(steps, A):
    A, B = A.copy(), A.copy()
    n = A.shape[0]
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                for k in range(1, n - 1):
                    B[i, j, k] = (0.25 * A[i, j, k] + 0.125 * (A[i + 1, j, k] + A[i - 1, j, k] + A[i, j + 1, k] + A[i, j - 1, k]
                                                              + A[i, j, k + 1] + A[i, j, k - 1]))
        A, B = B, A
    return A


def heat_3d_jax(steps, A):
    return jax.lax.fori_loop(0, steps, lambda _, A: A.at[1:-1, 1:-1, 1:-1].set(turn(A)), A)


def heat_3d_torch(steps, A):
    A = A.clone()
    for _ in range(steps):
        A[1:-1, 1:-1, 1:-1] = turn(A)
    return A
