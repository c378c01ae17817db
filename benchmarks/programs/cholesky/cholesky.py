#===- cholesky.py - the factor of a positive definite matrix, by inner products of slices ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 250, 20
PEERS = ("numba",)


def setup(n):
    A = uniform(1, n, n)
    return A @ A.T + n * np.eye(n),


def cholesky(A):
    A = A.copy()
    n = A.shape[0]
    for i in range(n):
        for j in range(i):
            A[i, j] = (A[i, j] - A[i, :j] @ A[j, :j]) / A[j, j]
        A[i, i] = np.sqrt(A[i, i] - A[i, :i] @ A[i, :i])
    return np.tril(A)
