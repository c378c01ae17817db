#===- syr2k.py - the lower triangle of alpha (A B' + B A') + beta C, by pieces of rows ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "linear"
SIZE, QUICK = 160, 20


def setup(n):
    return 1.5, 1.2, uniform(1, n, n), uniform(2, n, n), uniform(3, n, n)


def syr2k(alpha, beta, A, B, C):
    C = C.copy()
    for i in range(A.shape[0]):
        C[i, :i + 1] *= beta
        for k in range(A.shape[1]):
            C[i, :i + 1] += alpha * B[i, k] * A[:i + 1, k] + alpha * A[i, k] * B[:i + 1, k]
    return C


def syr2k_numba(alpha, beta, A, B, C):
    C = C.copy()
    for i in prange(A.shape[0]):
        for j in range(i + 1):
            total = 0.0
            for k in range(A.shape[1]):
                total += B[i, k] * A[j, k] + A[i, k] * B[j, k]
            C[i, j] = beta * C[i, j] + alpha * total
    return C
