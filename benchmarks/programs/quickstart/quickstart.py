#===- quickstart.py - the example of that name: small sums of squares, row by row ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "examples"
SIZE, QUICK = 2000, 12
PEERS = ("numba",)


def setup(n):
    return n, 500


def quickstart(rows, columns):
    x = np.linspace(0, 1, columns)
    values = np.zeros(rows)
    for k in range(rows):
        values[k] = ((x * (k + 1) / rows) ** 2).sum()
    return values.sum(), values
