#===- floyd_warshall.py - shortest paths between all pairs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "search"
SIZE, QUICK = 250, 16


def setup(n):
    path = np.floor(100 * uniform(1, n, n)) + 1
    path[uniform(2, n, n) < 0.7] = 999
    return path,


def floyd_warshall(path):
    for k in range(path.shape[0]):
        path = np.minimum(path, path[:, k:k + 1] + path[k:k + 1])
    return path


def floyd_warshall_numba(path):
    path = path.copy()
    n = path.shape[0]
    for k in range(n):
        for i in prange(n):
            for j in range(n):
                path[i, j] = min(path[i, j], path[i, k] + path[k, j])
    return path


def floyd_warshall_jax(path):
    return jax.lax.fori_loop(0, path.shape[0], lambda k, path: np.minimum(path, path[:, k][:, None] + path[k]), path)


def floyd_warshall_torch(path):
    for k in range(path.shape[0]):
        path = torch.minimum(path, path[:, k:k + 1] + path[k:k + 1])
    return path
