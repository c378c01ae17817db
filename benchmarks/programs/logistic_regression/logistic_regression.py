#===- logistic_regression.py - gradient steps of a logistic regression ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 20_000, 100
PEERS = ("numba",)


def setup(n):
    return uniform(1, n, 20) - 0.5, (uniform(2, n) < 0.5).astype(float), np.zeros(20)


def logistic_regression(X, y, w):
    n = len(X)
    loss = np.zeros(50)
    for t in range(50):
        p = 1 / (1 + np.exp(-X @ w))
        loss[t] = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
        w = w - 0.5 * (p - y) @ X / n
    return w, loss


def logistic_regression_jax(X, y, w):
    def turn(w, _):
        p = 1 / (1 + np.exp(-X @ w))
        loss = -(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()
        return w - 0.5 * (p - y) @ X / len(X), loss
    return jax.lax.scan(turn, w, None, 50)


def logistic_regression_torch(X, y, w):
    losses = []
    for _ in range(50):
        p = torch.sigmoid(X @ w)
        losses.append(-(y * torch.log(p) + (1 - y) * torch.log(1 - p)).mean())
        w = w - 0.5 * (p - y) @ X / len(X)
    return w, torch.stack(losses)
