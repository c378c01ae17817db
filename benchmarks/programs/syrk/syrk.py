#===- syrk.py - the lower triangle of alpha A A' + beta C, by pieces of rows ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "linear"
SIZE, QUICK = 200, 20


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n)


def syrk(alpha, beta, A, C):
    C = C.copy()
    for i in range(A.shape[0]):
        C[i, :i + 1] *= beta
        for k in range(A.shape[1]):
            C[i, :i + 1] += alpha * A[i, k] * A[:i + 1, k]
    return C


def syrk_numba(alpha, beta, A, C):
    C = C.copy()
    for i in prange(A.shape[0]):
        for j in range(i + 1):
            total = 0.0
            for k in range(A.shape[1]):
                total += A[i, k] * A[j, k]
            C[i, j] = beta * C[i, j] + alpha * total
    return C
