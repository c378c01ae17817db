#===- atax.py - A' A x ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 2000, 50
PEERS = ("numba", "jax", "torch")


def setup(n):
    return uniform(1, n, n), uniform(2, n)


def atax(A, x):
    return A.T @ (A @ x)
