#===- mandelbrot1.py - the Mandelbrot set as a whole array, counts where it has not run away yet ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "fractal"
SIZE, QUICK = 300, 20
TOLERANCE = 1e-3


def setup(n):
    return n, 50


def mandelbrot1(n, limit):
    c = np.linspace(-2.25, 0.75, n) + 1j * np.linspace(-1.25, 1.25, n)[:, None]
    counts = np.zeros(c.shape)
    z = np.zeros_like(c)
    for k in range(limit):
        inside = np.abs(z) < 2
        counts[inside] = k
        z[inside] = z[inside] ** 2 + c[inside]
    counts[counts == limit - 1] = 0
    return z, counts
