#===- bubble_sort.py - sorting by exchanges of neighbours, element by element ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "scalar"
SIZE, QUICK = 1000, 20
PEERS = ("numba",)


def setup(n):
    return uniform(1, n),


def bubble_sort(x):
    x = x.copy()
    for i in range(len(x) - 1, 0, -1):
        for j in range(i):
            if x[j] > x[j + 1]:
                t = x[j]
                x[j] = x[j + 1]
                x[j + 1] = t
    return x
