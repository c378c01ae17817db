#===- nlms.py - an adaptive filter: weights that follow the error of each sample ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 20_000, 80
PEERS = ("numba",)
TOLERANCE = 1e-7


def setup(n):
    return uniform(1, n) - 0.5, uniform(2, n) - 0.5, 32


def nlms(x, d, taps):
    w, e = np.zeros(taps), np.zeros(len(x))
    for k in range(taps - 1, len(x)):
        part = x[k - taps + 1:k + 1][::-1]
        e[k] = d[k] - w @ part
        w = w + 0.5 * e[k] * part / (part @ part + 1e-3)
    return e, w
