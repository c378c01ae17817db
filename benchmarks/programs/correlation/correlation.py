#===- correlation.py - correlation matrix of the columns ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "linear"
SIZE, QUICK = 600, 30
PEERS = ("jax",)


def setup(n):
    return uniform(1, n + 100, n),


def correlation(data):
    n = data.shape[0]
    deviation = data.std(axis=0)
    deviation = np.where(deviation <= 0.1, 1.0, deviation)
    centred = (data - data.mean(axis=0)) / (n ** 0.5 * deviation)
    return centred.T @ centred


def correlation_torch(data):
    n = data.shape[0]
    deviation = data.std(axis=0, correction=0)
    deviation = torch.where(deviation <= 0.1, 1.0, deviation)
    centred = (data - data.mean(axis=0)) / (n ** 0.5 * deviation)
    return centred.T @ centred
