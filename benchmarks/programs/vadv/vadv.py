#===- vadv.py - vertical advection of a weather model: a tridiagonal system in each column of air ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 80, 6


def setup(n):
    return uniform(1, n + 1, n, 64), uniform(2, n, n, 64), uniform(3, n, n, 64)


def vadv(wcon, u, stage):
    K = u.shape[2]
    c, d = np.zeros_like(u), np.zeros_like(u)
    for k in range(K):
        below = above = transport = np.zeros(u.shape[:2])
        if k > 0:
            below = -0.25 * (wcon[1:, :, k] + wcon[:-1, :, k])
            transport = transport - below * (stage[:, :, k - 1] - stage[:, :, k])
        if k < K - 1:
            above = 0.25 * (wcon[1:, :, k + 1] + wcon[:-1, :, k + 1])
            transport = transport - above * (stage[:, :, k + 1] - stage[:, :, k])
        a = 0.5 * below
        c[:, :, k] = 0.5 * above
        d[:, :, k] = 3 * u[:, :, k] + transport
        b = 3 - a - c[:, :, k]
        if k == 0:
            pivot = 1 / b
        else:
            pivot = 1 / (b - c[:, :, k - 1] * a)
            d[:, :, k] -= d[:, :, k - 1] * a
        c[:, :, k] *= pivot
        d[:, :, k] *= pivot
    x = d[:, :, K - 1]
    out = np.zeros_like(u)
    out[:, :, K - 1] = 3 * (x - u[:, :, K - 1])
    for k in range(K - 2, -1, -1):
        x = d[:, :, k] - c[:, :, k] * x
        out[:, :, k] = 3 * (x - u[:, :, k])
    return out
