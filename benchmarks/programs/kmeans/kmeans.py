#===- kmeans.py - Lloyd's iteration: points to the nearest centre, centres to the mean of their points ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 50_000, 200
TOLERANCE = 1e-6
PEERS = ()


def setup(n):
    X = uniform(1, n, 2)
    return X, X[:8].copy(), 10


def kmeans(X, C, steps):
    C = C.copy()
    for _ in range(steps):
        D = (X[:, :1] - C[:, 0]) ** 2 + (X[:, 1:] - C[:, 1]) ** 2
        label = D.argmin(1)
        for j in range(len(C)):
            C[j] = X[label == j].mean(0)
    return C, label + 1


def kmeans_jax(X, C, steps):
    def turn(_, state):
        C = state[0]
        D = (X[:, :1] - C[:, 0]) ** 2 + (X[:, 1:] - C[:, 1]) ** 2
        label = D.argmin(1)
        mask = (label[:, None] == np.arange(8)) * 1.0
        return mask.T @ X / mask.sum(0)[:, None], label + 1
    return jax.lax.fori_loop(0, steps, turn, (C, np.zeros(X.shape[0], int)))
