#===- elementwise_math.py - the example of that name: chains of elementary functions of singles, and a sum ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np

FAMILY = "examples"
SIZE, QUICK = 2_000_000, 1000
TOLERANCE = 1e-3


def setup(n):
    return n,


def elementwise_math(n):
    one = np.float32
    x = np.linspace(0, 4 * np.pi, n).astype(one)
    y0 = np.sin(x) * np.exp(-x / one(10))
    y1 = y0 * np.cos(x / one(4)) + one(0.25) * y0 ** 2
    y2 = np.tanh(y1) + one(0.1) * y1
    return y2.sum()


elementwise_math_jax = elementwise_math


def elementwise_math_torch(n):
    x = torch.linspace(0, 4 * torch.pi, n, dtype=torch.float64).to(torch.float32)
    y0 = torch.sin(x) * torch.exp(-x / 10)
    y1 = y0 * torch.cos(x / 4) + 0.25 * y0 ** 2
    return (torch.tanh(y1) + 0.1 * y1).sum()
