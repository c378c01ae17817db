#===- jacobi_1d.py - sweeps of the three-point mean, forth and back between two vectors ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 100_000, 100
PEERS = ("numba",)


def setup(n):
    return 200, uniform(1, n), uniform(2, n)


def jacobi_1d(steps, A, B):
    A, B = A.copy(), B.copy()
    for _ in range(steps):
        B[1:-1] = (A[:-2] + A[1:-1] + A[2:]) / 3
        A[1:-1] = (B[:-2] + B[1:-1] + B[2:]) / 3
    return A, B


def jacobi_1d_jax(steps, A, B):
    def turn(_, pair):
        A, B = pair
        B = B.at[1:-1].set((A[:-2] + A[1:-1] + A[2:]) / 3)
        return A.at[1:-1].set((B[:-2] + B[1:-1] + B[2:]) / 3), B
    return jax.lax.fori_loop(0, steps, turn, (A, B))


def jacobi_1d_torch(steps, A, B):
    A, B = A.clone(), B.clone()
    for _ in range(steps):
        B[1:-1] = (A[:-2] + A[1:-1] + A[2:]) / 3
        A[1:-1] = (B[:-2] + B[1:-1] + B[2:]) / 3
    return A, B
