#===- lenet.py - LeNet-5 on images of 28 by 28: two convolutions with pooling, three dense layers ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "network"
SIZE, QUICK = 16, 2
TOLERANCE = 1e-4


def setup(n):
    one = np.float32
    dense = [(256, 120), (1, 120), (120, 84), (1, 84), (84, 10), (1, 10)]
    layers = [(uniform(6 + k, *shape) - 0.5).astype(one) / one(1 if k % 2 else 10) for k, shape in enumerate(dense)]
    return (uniform(1, 28, 28, 1, n).astype(one), (uniform(2, 5, 5, 1, 6) - 0.5).astype(one), (uniform(3, 6) - 0.5).astype(one),
            (uniform(4, 5, 5, 6, 16) - 0.5).astype(one) / one(5), (uniform(5, 16) - 0.5).astype(one), *layers)


def convolve(x, weights, bias):
    H, W, C, N = x.shape
    K, L, _, F = weights.shape
    out = np.empty((H - K + 1, W - L + 1, F, N), np.float32)
    for f in range(F):
        layer = np.full((H - K + 1, W - L + 1, N), bias[f])
        for c in range(C):
            for i in range(K):
                for j in range(L):
                    layer += weights[i, j, c, f] * x[i:H - K + i + 1, j:W - L + j + 1, c]
        out[:, :, f] = layer
    return out


def pool(x):
    return np.maximum(np.maximum(x[::2, ::2], x[1::2, ::2]), np.maximum(x[::2, 1::2], x[1::2, 1::2]))


def lenet(x, c1, d1, c2, d2, w1, b1, w2, b2, w3, b3):
    x = pool(np.maximum(convolve(x, c1, d1), 0))
    x = pool(np.maximum(convolve(x, c2, d2), 0))
    x = x.reshape(256, x.shape[3], order="F").T
    x = np.maximum(x @ w1 + b1, 0)
    x = np.maximum(x @ w2 + b2, 0)
    return x @ w3 + b3


def lenet_torch(x, c1, d1, c2, d2, w1, b1, w2, b2, w3, b3):
    def layer(x, c, d):
        return torch.nn.functional.max_pool2d(torch.relu(torch.nn.functional.conv2d(x, c.permute(3, 2, 0, 1), d)), 2)
    x = layer(layer(x.permute(3, 2, 0, 1), c1, d1), c2, d2)
    x = x.permute(0, 1, 3, 2).reshape(x.shape[0], 256)
    return torch.relu(torch.relu(x @ w1 + b1) @ w2 + b2) @ w3 + b3
