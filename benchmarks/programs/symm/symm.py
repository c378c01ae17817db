#===- symm.py - alpha S B + beta C, where the lower triangle of A holds the symmetric S, row by row ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 300, 24
PEERS = ("numba",)


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n), uniform(3, n, n)


def symm(alpha, beta, A, B, C):
    C = beta * C
    for i in range(A.shape[0]):
        C[:i] += alpha * np.outer(A[i, :i], B[i])
        C[i] += alpha * (A[i, i] * B[i] + A[i, :i] @ B[:i])
    return C
