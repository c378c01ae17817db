#===- compute.py - integers cut to a range, scaled and added ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "elementwise"
SIZE, QUICK = 1500, 40
PEERS = ("jax",)


def setup(n):
    return np.floor(1000 * uniform(1, n, n)).astype(np.int64), np.floor(1000 * uniform(2, n, n)).astype(np.int64), 4, 3, 9


def compute(x, y, a, b, c):
    return np.clip(x, 2, 10) * a + y * b + c


compute_numba = compute
compute_torch = compute
