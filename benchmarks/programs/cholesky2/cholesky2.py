#===- cholesky2.py - the factor of a positive definite matrix by the library ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 800, 30
PEERS = ("numba", "jax", "torch")


def setup(n):
    A = uniform(1, n, n)
    return A @ A.T + n * np.eye(n),


def cholesky2(A):
    return np.linalg.cholesky(A)
