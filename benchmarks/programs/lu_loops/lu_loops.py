#===- lu_loops.py - LU factors with pivots ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "scalar"
SIZE, QUICK = 200, 12
TOLERANCE = 1e-6
PEERS = ("numba",)


def setup(n):
    return uniform(1, n, n),


def lu_loops(A):
    A = A.copy()
    n = A.shape[0]
    p = np.arange(1, n + 1)
    for k in range(n - 1):
        best = k + np.argmax(np.abs(A[k:, k]))
        if best != k:
            row = A[k].copy()
            A[k] = A[best]
            A[best] = row
            p[k], p[best] = p[best], p[k]
        A[k + 1:, k] /= A[k, k]
        A[k + 1:, k + 1:] -= np.outer(A[k + 1:, k], A[k, k + 1:])
    return A, p
