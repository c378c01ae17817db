#===- conjugate_gradients.py - conjugate gradients for a matrix that is given as a function alone ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 300, 30
TOLERANCE = 1e-6


def setup(n):
    def apply(x):
        padded = np.pad(x, 1)
        return 4 * x - padded[2:, 1:-1] - padded[:-2, 1:-1] - padded[1:-1, 2:] - padded[1:-1, :-2]
    return apply, uniform(1, n, n)


def conjugate_gradients(apply, b):
    x = np.zeros_like(b)
    r = b
    p = r
    square = (r ** 2).sum()
    for _ in range(50):
        q = apply(p)
        alpha = square / (p * q).sum()
        x = x + alpha * p
        r = r - alpha * q
        previous, square = square, (r ** 2).sum()
        p = r + square / previous * p
    return x, np.sqrt(square)


def conjugate_gradients_jax(apply, b):
    def turn(_, state):
        x, r, p, square = state
        q = apply(p)
        alpha = square / (p * q).sum()
        r = r - alpha * q
        following = (r ** 2).sum()
        return x + alpha * p, r, r + following / square * p, following
    x, _, _, square = jax.lax.fori_loop(0, 50, turn, (np.zeros_like(b), b, b, (b ** 2).sum()))
    return x, np.sqrt(square)
