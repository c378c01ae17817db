#===- gram.py - the Gram matrix of centred and scaled columns, and its trace ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 10_000, 50
PEERS = ("jax", "torch")


def setup(n):
    return uniform(1, n, 100),


def gram(X):
    Z = X - X.mean(0)
    Z = Z / np.sqrt((Z ** 2).sum(0))
    G = Z.T @ Z
    return G, np.trace(G)
