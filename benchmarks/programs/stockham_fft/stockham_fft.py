#===- stockham_fft.py - a Fourier transform of 2^k points by Stockham's rearranging steps ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 65536, 64
TOLERANCE = 1e-8


def setup(n):
    return uniform(1, n) + 1j * uniform(2, n),


def stockham_fft(x):
    n = x.shape[0]
    y, half, stride = x, n // 2, 1
    while half >= 1:
        y = y.reshape(2, half, stride)
        w = np.exp(-1j * np.pi * np.arange(half) / half)[:, None]
        y = np.stack([y[0] + y[1], (y[0] - y[1]) * w], 1)
        half //= 2
        stride *= 2
    return y.reshape(-1)


def stockham_fft_jax(x):
    return stockham_fft(x)
