#===- fft_large.py - the transform of many random numbers ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 1048576, 64


def setup(n):
    return uniform(1, n),


def fft_large(x):
    return np.fft.fft(x)


fft_large_jax = fft_large


def fft_large_torch(x):
    return torch.fft.fft(x)
