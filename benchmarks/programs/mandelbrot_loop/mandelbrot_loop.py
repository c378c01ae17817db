#===- mandelbrot_loop.py - counts of the Mandelbrot set, a scalar loop for each point ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange

FAMILY = "scalar"
SIZE, QUICK = 120, 16
TOLERANCE = 1e-4  # where a product and a sum are rounded once, a point at the rim may count otherwise


def setup(n):
    return n, 200


def mandelbrot_loop(n, limit):
    counts = np.zeros((n, n))
    for i in range(n):
        for j in range(n):
            cx, cy = -2 + 2.5 * j / (n - 1), -1.25 + 2.5 * i / (n - 1)
            x = y = 0.0
            k = 0
            while x * x + y * y <= 4 and k < limit:
                x, y = x * x - y * y + cx, 2 * x * y + cy
                k += 1
            counts[i, j] = k
    return counts


def mandelbrot_loop_numba(n, limit):
    counts = np.zeros((n, n))
    for i in prange(n):
        for j in range(n):
            cx, cy = -2 + 2.5 * j / (n - 1), -1.25 + 2.5 * i / (n - 1)
            x = y = 0.0
            k = 0
            while x * x + y * y <= 4 and k < limit:
                x, y = x * x - y * y + cx, 2 * x * y + cy
                k += 1
            counts[i, j] = k
    return counts
