#===- sorting.py - a vector sorted, with the places it came from, and the columns of a matrix ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 500_000, 2000


def setup(n):
    return uniform(1, n), uniform(2, 1000, n // 1000)


def sorting(x, A):
    p = np.argsort(x, kind="stable")
    return x[p], p + 1, np.sort(A, axis=0)[::-1]


def sorting_jax(x, A):
    p = np.argsort(x, stable=True)
    return x[p], p + 1, np.sort(A, axis=0)[::-1]


def sorting_torch(x, A):
    s, p = torch.sort(x, stable=True)
    return s, p + 1, torch.sort(A, dim=0, descending=True).values
