#===- go_fast.py - a matrix with the sum of the tanh of its diagonal added ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "elementwise"
SIZE, QUICK = 2000, 40
PEERS = ("numba",)


def setup(n):
    return uniform(1, n, n),


def go_fast(a):
    trace = 0.0
    for i in range(a.shape[0]):
        trace += np.tanh(a[i, i])
    return a + trace
