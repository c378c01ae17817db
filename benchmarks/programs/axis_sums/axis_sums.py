#===- axis_sums.py - sums, means and extrema over each of three dimensions ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 150, 12
PEERS = ("jax",)


def setup(n):
    return uniform(1, n, n, n),


def axis_sums(x):
    return x.sum(0), x.sum(1), x.sum(2), x.mean(0), x.mean(1), x.mean(2), x.max(1), x.min(2)


def axis_sums_torch(x):
    return x.sum(0), x.sum(1), x.sum(2), x.mean(0), x.mean(1), x.mean(2), x.amax(1), x.amin(2)
