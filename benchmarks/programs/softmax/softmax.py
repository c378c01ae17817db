#===- softmax.py - softmax of each row ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "network"
SIZE, QUICK = 1000, 40


def setup(n):
    return 4 * uniform(1, n, n),


def softmax(x):
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


def softmax_numba(x):
    y = np.empty_like(x)
    for i in prange(x.shape[0]):
        top, total = x[i].max(), 0.0
        for j in range(x.shape[1]):
            y[i, j] = np.exp(x[i, j] - top)
            total += y[i, j]
        for j in range(x.shape[1]):
            y[i, j] /= total
    return y


def softmax_jax(x):
    return jax.nn.softmax(x, 1)


def softmax_torch(x):
    return torch.softmax(x, 1)
