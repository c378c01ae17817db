#===- layer_norm.py - each row shifted to mean 0 and scaled to variance 1, then by learned numbers ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "network"
SIZE, QUICK = 1000, 40
PEERS = ("jax",)


def setup(n):
    return uniform(1, n, n), uniform(2, 1, n), uniform(3, 1, n)


def layer_norm(x, gain, bias):
    m = x.mean(axis=1, keepdims=True)
    v = x.var(axis=1, keepdims=True)
    return (x - m) / np.sqrt(v + 1e-5) * gain + bias


def layer_norm_torch(x, gain, bias):
    return torch.nn.functional.layer_norm(x, x.shape[1:], gain[0], bias[0], 1e-5)
