#===- pairwise_distances.py - distances of all pairs of points, by broadcasting ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "elementwise"
SIZE, QUICK = 1500, 40
PEERS = ("jax", "torch")


def setup(n):
    return uniform(1, n, 3), uniform(2, n, 3)


def pairwise_distances(X, Y):
    return np.sqrt((X[:, :1] - Y[:, 0]) ** 2 + (X[:, 1:2] - Y[:, 1]) ** 2 + (X[:, 2:] - Y[:, 2]) ** 2)


def pairwise_distances_numba(X, Y):
    D = np.empty((len(X), len(Y)))
    for i in prange(len(X)):
        for j in range(len(Y)):
            D[i, j] = np.sqrt((X[i, 0] - Y[j, 0]) ** 2 + (X[i, 1] - Y[j, 1]) ** 2 + (X[i, 2] - Y[j, 2]) ** 2)
    return D
