#===- pca.py - the first principal components by orthogonal iteration ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 20_000, 100
TOLERANCE = 1e-6


def setup(n):
    return (uniform(1, n, 60) - 0.5) / np.arange(1, 61), uniform(2, 60, 3)


def pca(X, V):
    centred = X - X.mean(0)
    S = centred.T @ centred / (len(X) - 1)
    for _ in range(100):
        V = S @ V
        for j in range(3):
            for k in range(j):
                V[:, j] -= (V[:, k] @ V[:, j]) * V[:, k]
            V[:, j] /= np.linalg.norm(V[:, j])
    scores = centred @ V
    return (scores ** 2).sum(0) / (len(X) - 1), np.abs(scores).max(0)
