#===- cell_map.py - vectors of different lengths in a list, and counts in a dictionary ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "containers"
SIZE, QUICK = 2000, 20


def setup(n):
    return [uniform(k, 1 + k % 50) for k in range(1, n + 1)],


def cell_map(c):
    sums = np.array([(x ** 2).sum() for x in c])
    counts = {}
    for x in c:
        counts[len(x)] = counts.get(len(x), 0) + 1
    return sums, sum(count ** 2 for count in counts.values())
