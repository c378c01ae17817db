#===- mlp.py - three dense layers and softmax, in single precision ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "network"
SIZE, QUICK = 400, 8
TOLERANCE = 1e-4


def setup(n):
    one = np.float32
    return (uniform(1, n, 3).astype(one), (uniform(2, 3, 1000) - 0.5).astype(one), (uniform(3, 1, 1000) - 0.5).astype(one),
            (uniform(4, 1000, 500) - 0.5).astype(one), (uniform(5, 1, 500) - 0.5).astype(one),
            (uniform(6, 500, 10) - 0.5).astype(one) / one(10), (uniform(7, 1, 10) - 0.5).astype(one))


def mlp(x, w1, b1, w2, b2, w3, b3):
    x = np.maximum(x @ w1 + b1, 0)
    x = np.maximum(x @ w2 + b2, 0)
    x = x @ w3 + b3
    e = np.exp(x - x.max(axis=1, keepdims=True))
    return e / e.sum(axis=1, keepdims=True)


mlp_jax = mlp


def mlp_torch(x, w1, b1, w2, b2, w3, b3):
    x = torch.relu(x @ w1 + b1)
    x = torch.relu(x @ w2 + b2)
    return torch.softmax(x @ w3 + b3, 1)
