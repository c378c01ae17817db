#===- resnet.py - a block of a residual network: two convolutions of single pixels about one of three by three, each normalised ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "network"
SIZE, QUICK = 56, 8
TOLERANCE = 1e-4


def setup(n):
    one = np.float32
    return (uniform(1, n, n, 16, 2).astype(one), (uniform(2, 16, 4) - 0.5).astype(one), (uniform(3, 3, 3, 4, 4) - 0.5).astype(one),
            (uniform(4, 4, 16) - 0.5).astype(one))


def pixels(x, weights):
    return np.einsum("hwcn,cf->hwfn", x, weights)


def convolve(x, weights):
    H, W, C, N = x.shape
    padded = np.zeros((H + 2, W + 2, C, N), np.float32)
    padded[1:-1, 1:-1] = x
    y = np.zeros((H, W, weights.shape[3], N), np.float32)
    for f in range(weights.shape[3]):
        for c in range(C):
            for i in range(3):
                for j in range(3):
                    y[:, :, f] += weights[i, j, c, f] * padded[i:H + i, j:W + j, c]
    return y


def normalise(x):
    m = x.mean(axis=(0, 1), keepdims=True)
    v = ((x - m) ** 2).mean(axis=(0, 1), keepdims=True)
    return (x - m) / np.sqrt(v + np.float32(1e-5))


def resnet(x, a, b, c):
    y = np.maximum(normalise(pixels(x, a)), 0)
    y = np.maximum(normalise(convolve(y, b)), 0)
    return np.maximum(normalise(pixels(y, c)) + x, 0)


def resnet_torch(x, a, b, c):
    def normal(x):
        m = x.mean(dim=(2, 3), keepdim=True)
        return (x - m) / torch.sqrt(((x - m) ** 2).mean(dim=(2, 3), keepdim=True) + 1e-5)
    x = x.permute(3, 2, 0, 1)
    y = torch.relu(normal(torch.einsum("nchw,cf->nfhw", x, a)))
    y = torch.relu(normal(torch.nn.functional.conv2d(y, b.permute(3, 2, 0, 1), padding=1)))
    y = torch.relu(normal(torch.einsum("nchw,cf->nfhw", y, c)) + x)
    return y.permute(2, 3, 1, 0)
