#===- channel_flow.py - flow through a channel, periodic along it, until it is steady ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "stencil"
SIZE, QUICK = 200, 10


def setup(n):
    return n, 1e-3


def channel_flow(n, limit):
    h = 2 / (n - 1)
    dt = 0.2 * h ** 2
    force = 1
    u = np.zeros((n, n))
    turns, change = 0, 1.0
    while change > limit and turns < 200:
        a = u.copy()
        east, west = np.roll(a, -1, 1), np.roll(a, 1, 1)
        u[1:-1] = (a[1:-1] - a[1:-1] * (dt / h) * (a[1:-1] - west[1:-1])
                   + dt / h ** 2 * (east[1:-1] + west[1:-1] + a[2:] + a[:-2] - 4 * a[1:-1]) + force * dt)
        u[0] = 0
        u[-1] = 0
        change = (u.sum() - a.sum()) / u.sum()
        turns += 1
    return u, turns
