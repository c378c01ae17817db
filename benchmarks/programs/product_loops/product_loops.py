#===- product_loops.py - a matrix product ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "scalar"
SIZE, QUICK = 200, 12


def setup(n):
    return uniform(1, n, n), uniform(2, n, n)


def product_loops(A, B):
    return A @ B


def product_loops_numba(A, B):
    n = A.shape[0]
    C = np.zeros((n, n))
    for i in prange(n):
        for k in range(n):
            for j in range(n):
                C[i, j] += A[i, k] * B[k, j]
    return C
