#===- adi.py - heat in two dimensions by alternating directions, sweeps over whole columns and rows ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 300, 16
TOLERANCE = 1e-6
PEERS = ("numba",)


def setup(n):
    return 5, uniform(1, n, n)


def adi(steps, u):
    u = u.copy()
    n = u.shape[0]
    b1, b2 = 2 / steps * n ** 2, 1 / steps * n ** 2
    a, b, d, e = -b1 / 2, 1 + b1, -b2 / 2, 1 + b2
    v, p, q = np.zeros((n, n)), np.zeros((n, n)), np.zeros((n, n))
    for _ in range(steps):
        v[0, 1:-1] = 1
        p[1:-1, 0] = 0
        q[1:-1, 0] = v[0, 1:-1]
        for j in range(1, n - 1):
            p[1:-1, j] = -a / (a * p[1:-1, j - 1] + b)
            q[1:-1, j] = (-d * u[j, :-2] + (1 + 2 * d) * u[j, 1:-1] - d * u[j, 2:] - a * q[1:-1, j - 1]) / (a * p[1:-1, j - 1] + b)
        v[n - 1, 1:-1] = 1
        for j in range(n - 2, 0, -1):
            v[j, 1:-1] = p[1:-1, j] * v[j + 1, 1:-1] + q[1:-1, j]
        u[1:-1, 0] = 1
        p[1:-1, 0] = 0
        q[1:-1, 0] = u[1:-1, 0]
        for j in range(1, n - 1):
            p[1:-1, j] = -d / (d * p[1:-1, j - 1] + e)
            q[1:-1, j] = (-a * v[:-2, j] + (1 + 2 * a) * v[1:-1, j] - a * v[2:, j] - d * q[1:-1, j - 1]) / (d * p[1:-1, j - 1] + e)
        u[1:-1, n - 1] = 1
        for j in range(n - 2, 0, -1):
            u[1:-1, j] = p[1:-1, j] * u[1:-1, j + 1] + q[1:-1, j]
    return u
