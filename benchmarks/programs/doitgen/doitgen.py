#===- doitgen.py - every page of an array of three dimensions times a matrix ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 120, 12
PEERS = ("jax", "torch")


def setup(n):
    return uniform(1, n, n, n), uniform(2, n, n)


def doitgen(A, C):
    return A @ C


def doitgen_numba(A, C):
    r, q, p = A.shape
    return (A.reshape(r * q, p) @ C).reshape(r, q, p)
