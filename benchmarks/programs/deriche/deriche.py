#===- deriche.py - Deriche's edge filter: recursions forth and back along both dimensions ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 600, 16


def setup(n):
    return 0.25, uniform(1, n, n)


def deriche(alpha, image):
    k = (1 - np.exp(-alpha)) ** 2 / (1 + 2 * alpha * np.exp(-alpha) - np.exp(2 * alpha))
    a, b = k, k * np.exp(-alpha) * (alpha - 1)
    c, d = k * np.exp(-alpha) * (alpha + 1), -k * np.exp(-2 * alpha)
    return both(both(image, a, b, c, d, alpha).T, a, b, c, d, alpha).T


def both(x, a, b, c, d, alpha):
    n = x.shape[1]
    b1, b2 = 2 ** -alpha, -np.exp(-2 * alpha)
    y1, y2 = np.zeros_like(x), np.zeros_like(x)
    y1[:, 0] = a * x[:, 0]
    y1[:, 1] = a * x[:, 1] + b * x[:, 0] + b1 * y1[:, 0]
    for j in range(2, n):
        y1[:, j] = a * x[:, j] + b * x[:, j - 1] + b1 * y1[:, j - 1] + b2 * y1[:, j - 2]
    y2[:, n - 2] = c * x[:, n - 1]
    for j in range(n - 3, -1, -1):
        y2[:, j] = c * x[:, j + 1] + d * x[:, j + 2] + b1 * y2[:, j + 1] + b2 * y2[:, j + 2]
    return y1 + y2
