#===- nussinov.py - the most pairs that a strand of bases can fold into ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "search"
SIZE, QUICK = 100, 12
PEERS = ("numba",)


def setup(n):
    return np.floor(4 * uniform(1, n)),


def nussinov(seq):
    n = len(seq)
    table = np.zeros((n, n))
    for i in range(n - 2, -1, -1):
        for j in range(i + 1, n):
            best = max(table[i, j - 1], table[i + 1, j])
            pair = table[i + 1, j - 1]
            if i < j - 1:
                pair += seq[i] + seq[j] == 3
            best = max(best, pair)
            for k in range(i + 1, j):
                best = max(best, table[i, k] + table[k + 1, j])
            table[i, j] = best
    return table
