#===- gemm.py - alpha A B + beta C ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 600, 40
PEERS = ("numba", "jax", "torch")


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n), uniform(3, n, n)


def gemm(alpha, beta, A, B, C):
    return alpha * A @ B + beta * C
