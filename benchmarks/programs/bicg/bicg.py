#===- bicg.py - the two products of a biconjugate gradient step ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 2000, 50
PEERS = ("numba", "jax", "torch")


def setup(n):
    return uniform(1, n, n), uniform(2, n), uniform(3, n)


def bicg(A, p, r):
    return r @ A, A @ p
