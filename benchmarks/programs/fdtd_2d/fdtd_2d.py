#===- fdtd_2d.py - a plane wave by finite differences in time ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 500, 24
PEERS = ("numba",)


def setup(n):
    return 40, uniform(1, n, n), uniform(2, n, n), uniform(3, n, n)


def fdtd_2d(steps, ex, ey, hz):
    ex, ey, hz = ex.copy(), ey.copy(), hz.copy()
    for t in range(steps):
        ey[0] = t
        ey[1:] -= 0.5 * (hz[1:] - hz[:-1])
        ex[:, 1:] -= 0.5 * (hz[:, 1:] - hz[:, :-1])
        hz[:-1, :-1] -= 0.7 * (ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1])
    return ex, ey, hz


def fdtd_2d_jax(steps, ex, ey, hz):
    def turn(t, fields):
        ex, ey, hz = fields
        ey = ey.at[0].set(t)
        ey = ey.at[1:].add(-0.5 * (hz[1:] - hz[:-1]))
        ex = ex.at[:, 1:].add(-0.5 * (hz[:, 1:] - hz[:, :-1]))
        hz = hz.at[:-1, :-1].add(-0.7 * (ex[:-1, 1:] - ex[:-1, :-1] + ey[1:, :-1] - ey[:-1, :-1]))
        return ex, ey, hz
    return jax.lax.fori_loop(0, steps, turn, (ex, ey, hz))
