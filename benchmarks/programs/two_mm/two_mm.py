#===- two_mm.py - alpha A B C + beta D, two products ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 500, 30
PEERS = ("numba", "jax", "torch")


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n + 10), uniform(3, n + 10, n), uniform(4, n, n)


def two_mm(alpha, beta, A, B, C, D):
    return alpha * A @ B @ C + beta * D
