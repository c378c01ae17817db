#===- covariance.py - covariance matrix of the columns ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 600, 30
PEERS = ("jax", "torch")


def setup(n):
    return uniform(1, n + 100, n),


def covariance(data):
    centred = data - data.mean(axis=0)
    return centred.T @ centred / (data.shape[0] - 1)
