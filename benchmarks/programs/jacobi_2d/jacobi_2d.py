#===- jacobi_2d.py - sweeps of the five-point mean, forth and back between two arrays ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "stencil"
SIZE, QUICK = 600, 30


def setup(n):
    return 50, uniform(1, n, n), uniform(2, n, n)


def jacobi_2d(steps, A, B):
    A, B = A.copy(), B.copy()
    for _ in range(steps):
        B[1:-1, 1:-1] = 0.2 * (A[1:-1, 1:-1] + A[1:-1, :-2] + A[1:-1, 2:] + A[2:, 1:-1] + A[:-2, 1:-1])
        A[1:-1, 1:-1] = 0.2 * (B[1:-1, 1:-1] + B[1:-1, :-2] + B[1:-1, 2:] + B[2:, 1:-1] + B[:-2, 1:-1])
    return A, B


def jacobi_2d_numba(steps, A, B):
    A, B = A.copy(), B.copy()
    n = A.shape[0]
    for _ in range(steps):
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                B[i, j] = 0.2 * (A[i, j] + A[i, j - 1] + A[i, j + 1] + A[i + 1, j] + A[i - 1, j])
        for i in prange(1, n - 1):
            for j in range(1, n - 1):
                A[i, j] = 0.2 * (B[i, j] + B[i, j - 1] + B[i, j + 1] + B[i + 1, j] + B[i - 1, j])
    return A, B


def jacobi_2d_jax(steps, A, B):
    def mean(x):
        return 0.2 * (x[1:-1, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:] + x[2:, 1:-1] + x[:-2, 1:-1])

    def turn(_, pair):
        A, B = pair
        B = B.at[1:-1, 1:-1].set(mean(A))
        return A.at[1:-1, 1:-1].set(mean(B)), B
    return jax.lax.fori_loop(0, steps, turn, (A, B))


def jacobi_2d_torch(steps, A, B):
    A, B = A.clone(), B.clone()
    for _ in range(steps):
        B[1:-1, 1:-1] = 0.2 * (A[1:-1, 1:-1] + A[1:-1, :-2] + A[1:-1, 2:] + A[2:, 1:-1] + A[:-2, 1:-1])
        A[1:-1, 1:-1] = 0.2 * (B[1:-1, 1:-1] + B[1:-1, :-2] + B[1:-1, 2:] + B[2:, 1:-1] + B[:-2, 1:-1])
    return A, B
