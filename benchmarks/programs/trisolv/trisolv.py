#===- trisolv.py - a lower triangular system by forward substitution ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 2000, 40
PEERS = ("numba",)


def setup(n):
    return uniform(1, n, n) / n + 2 * np.eye(n), uniform(2, n)


def trisolv(L, b):
    x = np.zeros_like(b)
    for i in range(len(b)):
        x[i] = (b[i] - L[i, :i] @ x[:i]) / L[i, i]
    return x
