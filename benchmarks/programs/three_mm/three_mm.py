#===- three_mm.py - the product of two products ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 500, 30
PEERS = ("numba", "jax", "torch")


def setup(n):
    return uniform(1, n, n + 5), uniform(2, n + 5, n), uniform(3, n, n + 15), uniform(4, n + 15, n)


def three_mm(A, B, C, D):
    return (A @ B) @ (C @ D)
