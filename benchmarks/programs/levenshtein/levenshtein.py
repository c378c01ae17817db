#===- levenshtein.py - the edit distance of two texts ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "search"
SIZE, QUICK = 300, 14


def setup(n):
    return [np.array([97 + int(6 * x) for x in uniform(seed, length)]) for seed, length in ((1, n), (2, n - 10))]


def levenshtein(a, b):
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a):
        previous, row = row, [i + 1]
        for j, other in enumerate(b):
            row.append(min(previous[j + 1] + 1, row[j] + 1, previous[j] + (letter != other)))
    return row[-1]


def levenshtein_numba(a, b):
    row = np.arange(len(b) + 1)
    for i in range(len(a)):
        previous = row.copy()
        row[0] = i + 1
        for j in range(len(b)):
            row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] != b[j]))
    return row[-1]
