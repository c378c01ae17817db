#===- arc_distance.py - lengths of arcs between pairs of points on a sphere ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "elementwise"
SIZE, QUICK = 500_000, 1000
PEERS = ("numba", "jax", "torch")


def setup(n):
    return uniform(1, n), uniform(2, n), uniform(3, n), uniform(4, n)


def arc_distance(theta1, phi1, theta2, phi2):
    t = np.sin((theta2 - theta1) / 2) ** 2 + np.cos(theta1) * np.cos(theta2) * np.sin((phi2 - phi1) / 2) ** 2
    return 2 * np.arctan2(np.sqrt(t), np.sqrt(1 - t))
