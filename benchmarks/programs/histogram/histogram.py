#===- histogram.py - how many numbers fall into each of many bins ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 1_000_000, 1000


def setup(n):
    return uniform(1, n),


def histogram(x):
    return np.bincount(np.floor(x * 100).astype(np.int64), minlength=100)


def histogram_jax(x):
    return np.bincount(np.floor(x * 100).astype(np.int64), length=100)


def histogram_torch(x):
    return torch.bincount(torch.floor(x * 100).long(), minlength=100)


def histogram_numba(x):
    counts = np.zeros(100)
    for value in x:
        counts[int(value * 100)] += 1
    return counts
