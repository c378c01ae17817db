#===- gramschmidt.py - QR by the modified method of Gram and Schmidt ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 150, 12
TOLERANCE = 1e-7
PEERS = ("numba",)


def setup(n):
    return uniform(1, n + 20, n) + np.eye(n + 20, n),


def gramschmidt(A):
    A = A.copy()
    n = A.shape[1]
    Q = np.zeros_like(A)
    R = np.zeros((n, n))
    for k in range(n):
        R[k, k] = np.sqrt(A[:, k] @ A[:, k])
        Q[:, k] = A[:, k] / R[k, k]
        for j in range(k + 1, n):
            R[k, j] = Q[:, k] @ A[:, j]
            A[:, j] -= Q[:, k] * R[k, j]
    return Q, R
