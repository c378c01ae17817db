#===- azimint_hist.py - means of an image over rings, by adding up what falls into each ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 1_000_000, 2000
PEERS = ()


def setup(n):
    return uniform(1, n), uniform(2, n), 50


def azimint_hist(data, radius, rings):
    ring = np.minimum(np.floor(radius / radius.max() * rings).astype(np.int64), rings - 1)
    return np.bincount(ring, data, rings) / np.bincount(ring, None, rings)


def azimint_hist_jax(data, radius, rings):
    ring = np.minimum(np.floor(radius / radius.max() * rings).astype(np.int64), rings - 1)
    return np.bincount(ring, data, length=rings) / np.bincount(ring, length=rings)


def azimint_hist_numba(data, radius, rings):
    sums, counts = np.zeros(rings), np.zeros(rings)
    rmax = radius.max()
    for k in range(len(data)):
        ring = min(int(radius[k] / rmax * rings), rings - 1)
        sums[ring] += data[k]
        counts[ring] += 1
    return sums / counts
