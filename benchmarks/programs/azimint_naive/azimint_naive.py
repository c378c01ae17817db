#===- azimint_naive.py - means of an image over rings, a mask for each ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 200_000, 2000
PEERS = ("numba",)


def setup(n):
    return uniform(1, n), uniform(2, n), 50


def azimint_naive(data, radius, rings):
    rmax = radius.max()
    means = np.zeros(rings)
    for i in range(rings):
        mask = (radius >= rmax * i / rings) & (radius < rmax * (i + 1) / rings)
        means[i] = data[mask].mean()
    return means
