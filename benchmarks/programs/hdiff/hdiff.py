#===- hdiff.py - horizontal diffusion of a weather model with limited fluxes ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "stencil"
SIZE, QUICK = 120, 8
PEERS = ("jax", "torch")


def setup(n):
    return uniform(1, n + 4, n + 4, 32), uniform(2, n, n, 32)


def hdiff(x, coefficient):
    lap = 4 * x[1:-1, 1:-1] - (x[2:, 1:-1] + x[:-2, 1:-1] + x[1:-1, 2:] + x[1:-1, :-2])
    flx = lap[1:, 1:-1] - lap[:-1, 1:-1]
    flx = np.where(flx * (x[2:-1, 2:-2] - x[1:-2, 2:-2]) > 0, 0.0, flx)
    fly = lap[1:-1, 1:] - lap[1:-1, :-1]
    fly = np.where(fly * (x[2:-2, 2:-1] - x[2:-2, 1:-2]) > 0, 0.0, fly)
    return x[2:-2, 2:-2] - coefficient * (flx[1:] - flx[:-1] + fly[:, 1:] - fly[:, :-1])
