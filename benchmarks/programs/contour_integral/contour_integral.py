#===- contour_integral.py - moments of a resolvent along a circle: a complex system in each of its points ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "physics"
SIZE, QUICK = 150, 10
TOLERANCE = 1e-6


def setup(n):
    H = uniform(1, n, n) - 0.5
    return H + H.T + 4 * np.diag(np.arange(1.0, n + 1)) / n, uniform(2, n, 4) - 0.5


def contour_integral(H, Y):
    n, points = H.shape[0], 16
    P0, P1 = np.zeros((n, 4), np.complex128), np.zeros((n, 4), np.complex128)
    for k in range(1, points + 1):
        phase = np.exp(2j * np.pi * (k - 0.5) / points)
        z = 2 + 3 * phase
        X = np.linalg.solve(z * np.eye(n) - H, Y.astype(np.complex128))
        P0 += 3 * phase / points * X
        P1 += 3 * phase / points * z * X
    return P0, P1


contour_integral_numba = contour_integral
