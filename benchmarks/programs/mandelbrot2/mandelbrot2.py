#===- mandelbrot2.py - the Mandelbrot set as a list of points, from which those that ran away are taken ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "fractal"
SIZE, QUICK = 300, 20
TOLERANCE = 1e-3


def setup(n):
    return n, 50


def mandelbrot2(n, limit):
    c = (np.linspace(-2.25, 0.75, n) + 1j * np.linspace(-1.25, 1.25, n)[:, None]).ravel()
    place = np.arange(c.size)
    z = c
    counts = np.zeros(n * n)
    for k in range(1, limit + 1):
        z = z ** 2 + c
        away = np.abs(z) > 2
        counts[place[away]] = k
        z, c, place = z[~away], c[~away], place[~away]
        if z.size == 0:
            break
    return counts.reshape(n, n)
