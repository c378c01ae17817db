#===- gemver.py - a matrix with two outer products added, and two products with it ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 1500, 50
PEERS = ("numba", "jax", "torch")


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), *[uniform(seed, n) for seed in range(2, 8)]


def gemver(alpha, beta, A, u1, v1, u2, v2, y, z):
    A = A + np.outer(u1, v1) + np.outer(u2, v2)
    x = beta * (y @ A) + z
    w = alpha * (A @ x)
    return A, x, w
