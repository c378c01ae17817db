#===- mvt.py - x1 + A y1 and x2 + A' y2 ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 2000, 50
PEERS = ("numba", "jax", "torch")


def setup(n):
    return uniform(1, n, n), uniform(2, n), uniform(3, n), uniform(4, n), uniform(5, n)


def mvt(A, x1, x2, y1, y2):
    return x1 + A @ y1, x2 + y2 @ A
