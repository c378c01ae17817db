#===- running_sums.py - cumulative sums and products along a vector and along both dimensions of a matrix ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "statistics"
SIZE, QUICK = 1_000_000, 1000
PEERS = ("jax",)


def setup(n):
    return uniform(1, n), uniform(2, 200, n // 200)


def running_sums(x, A):
    return np.cumsum(x), np.cumsum(A, axis=0), np.cumsum(A, axis=1), np.cumprod(1 + x / len(x))


def running_sums_torch(x, A):
    return torch.cumsum(x, 0), torch.cumsum(A, 0), torch.cumsum(A, 1), torch.cumprod(1 + x / len(x), 0)
