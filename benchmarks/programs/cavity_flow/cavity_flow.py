#===- cavity_flow.py - flow in a cavity with a moving lid: pressure by sweeps, then velocities ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "stencil"
SIZE, QUICK = 150, 12
PEERS = ("numba",)


def setup(n):
    return 20, np.zeros((n, n)), np.zeros((n, n)), np.zeros((n, n))


def cavity_flow(steps, u, v, p):
    u, v, p = u.copy(), v.copy(), p.copy()
    n = u.shape[0]
    h = 2 / (n - 1)
    dt = 0.1 * h ** 2
    for _ in range(steps):
        ux = (u[1:-1, 2:] - u[1:-1, :-2]) / (2 * h)
        uy = (u[2:, 1:-1] - u[:-2, 1:-1]) / (2 * h)
        vx = (v[1:-1, 2:] - v[1:-1, :-2]) / (2 * h)
        vy = (v[2:, 1:-1] - v[:-2, 1:-1]) / (2 * h)
        source = (ux + vy) / dt - ux ** 2 - 2 * uy * vx - vy ** 2
        for _ in range(20):
            p[1:-1, 1:-1] = (p[1:-1, 2:] + p[1:-1, :-2] + p[2:, 1:-1] + p[:-2, 1:-1]) / 4 - h ** 2 / 4 * source
            p[:, -1] = p[:, -2]
            p[0] = p[1]
            p[:, 0] = p[:, 1]
            p[-1] = 0
        a, b = u.copy(), v.copy()
        c, d = a[1:-1, 1:-1], b[1:-1, 1:-1]
        u[1:-1, 1:-1] = (c - c * (dt / h) * (c - a[1:-1, :-2]) - d * (dt / h) * (c - a[:-2, 1:-1])
                         - dt / (2 * h) * (p[1:-1, 2:] - p[1:-1, :-2])
                         + 0.1 * dt / h ** 2 * (a[1:-1, 2:] + a[1:-1, :-2] + a[2:, 1:-1] + a[:-2, 1:-1] - 4 * c))
        v[1:-1, 1:-1] = (d - c * (dt / h) * (d - b[1:-1, :-2]) - d * (dt / h) * (d - b[:-2, 1:-1])
                         - dt / (2 * h) * (p[2:, 1:-1] - p[:-2, 1:-1])
                         + 0.1 * dt / h ** 2 * (b[1:-1, 2:] + b[1:-1, :-2] + b[2:, 1:-1] + b[:-2, 1:-1] - 4 * d))
        u[0] = 0
        u[:, 0] = 0
        u[:, -1] = 0
        u[-1] = 1
        v[0] = 0
        v[-1] = 0
        v[:, 0] = 0
        v[:, -1] = 0
    return u, v, p
