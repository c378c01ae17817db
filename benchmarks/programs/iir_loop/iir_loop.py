#===- iir_loop.py - a filter with feedback of order two, element by element ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 200_000, 100
PEERS = ("numba",)


def setup(n):
    return uniform(1, n) - 0.5,


def iir_loop(x):
    y = np.zeros(len(x))
    y[0] = 0.2 * x[0]
    y[1] = 0.2 * x[1] + 0.4 * x[0] + 0.5 * y[0]
    for k in range(2, len(x)):
        y[k] = 0.2 * x[k] + 0.4 * x[k - 1] + 0.2 * x[k - 2] + 0.5 * y[k - 1] - 0.3 * y[k - 2]
    return y
