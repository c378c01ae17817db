#===- spmv.py - a sparse matrix, kept as compressed rows, times a vector ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "physics"
SIZE, QUICK = 20_000, 40
PEERS = ("numba",)


def setup(n):
    lengths = np.floor(10 * uniform(1, n)).astype(np.int64)
    first = np.concatenate([[0], np.cumsum(lengths)])
    m = first[-1]
    return first, np.floor(n * uniform(2, m)).astype(np.int64), uniform(3, m), uniform(4, n)


def spmv(first, column, value, x):
    n = len(first) - 1
    y = np.zeros(n)
    for i in range(n):
        y[i] = value[first[i]:first[i + 1]] @ x[column[first[i]:first[i + 1]]]
    return y
