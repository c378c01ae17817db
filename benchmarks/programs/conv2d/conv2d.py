#===- conv2d.py - a convolution of images with several channels, as layers of networks have it ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "network"
SIZE, QUICK = 80, 8


def setup(n):
    return uniform(1, n, n, 3, 4), uniform(2, 3, 3, 3, 8) - 0.5, uniform(3, 8)


def conv2d(x, weights, bias):
    H, W, C, N = x.shape
    K, L, _, F = weights.shape
    out = np.empty((H - K + 1, W - L + 1, F, N))
    for f in range(F):
        layer = np.full((H - K + 1, W - L + 1, N), bias[f])
        for c in range(C):
            for i in range(K):
                for j in range(L):
                    layer += weights[i, j, c, f] * x[i:H - K + i + 1, j:W - L + j + 1, c]
        out[:, :, f] = layer
    return out


def conv2d_torch(x, weights, bias):
    made = torch.nn.functional.conv2d(x.permute(3, 2, 0, 1), weights.permute(3, 2, 0, 1), bias)
    return made.permute(2, 3, 1, 0)


def conv2d_jax(x, weights, bias):
    made = jax.lax.conv_general_dilated(x, weights, (1, 1), "VALID", dimension_numbers=("HWCN", "HWIO", "HWCN"))
    return made + bias[:, None]
