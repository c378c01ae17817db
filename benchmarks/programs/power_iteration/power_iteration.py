#===- power_iteration.py - the largest eigenvalue of a symmetric matrix ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 800, 30
PEERS = ("numba",)


def setup(n):
    A = uniform(1, n, n)
    return A + A.T, np.ones(n)


def power_iteration(A, x):
    value = 0.0
    for _ in range(50):
        y = A @ x
        value = x @ y / (x @ x)
        x = y / np.linalg.norm(y)
    return value, x


def power_iteration_jax(A, x):
    def turn(_, state):
        x = state[1]
        y = A @ x
        return x @ y / (x @ x), y / np.linalg.norm(y)
    return jax.lax.fori_loop(0, 50, turn, (0.0, x))


def power_iteration_torch(A, x):
    for _ in range(50):
        y = A @ x
        value = x @ y / (x @ x)
        x = y / torch.linalg.norm(y)
    return value, x
