#===- gesummv.py - alpha A x + beta B x ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 1500, 50
PEERS = ("numba", "jax", "torch")


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n), uniform(3, n)


def gesummv(alpha, beta, A, B, x):
    return alpha * A @ x + beta * B @ x
