#===- mandelbrot_array.py - counts of the Mandelbrot set, all points in each step ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "fractal"
SIZE, QUICK = 300, 20
TOLERANCE = 1e-3


def setup(n):
    return n, 50


def mandelbrot_array(n, limit):
    c = np.linspace(-2, 0.5, n) + 1j * np.linspace(-1.25, 1.25, n)[:, None]
    z = np.zeros_like(c)
    counts = np.zeros((n, n))
    for _ in range(limit):
        z = z ** 2 + c
        inside = np.abs(z) <= 2
        counts += inside
        z[~inside] = 2
        c[~inside] = 0
    return counts
