#===- trmm.py - alpha L' B, where L is unit lower triangular, row by row ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 400, 24
PEERS = ("numba",)


def setup(n):
    return 1.5, uniform(1, n, n), uniform(2, n, n)


def trmm(alpha, A, B):
    B = B.copy()
    for i in range(A.shape[0]):
        B[i] += A[i + 1:, i] @ B[i + 1:]
    return alpha * B
