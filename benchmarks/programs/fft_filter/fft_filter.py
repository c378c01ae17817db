#===- fft_filter.py - a low pass by transforming forth and back ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 262144, 64
PEERS = ("jax",)


def setup(n):
    return uniform(1, n) - 0.5, 0.1


def fft_filter(x, width):
    n = len(x)
    k = np.arange(n)
    f = np.minimum(k, n - k) / n
    gain = np.exp(-(f / width) ** 2)
    return np.fft.ifft(np.fft.fft(x) * gain).real


fft_filter_torch = fft_filter
