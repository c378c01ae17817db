#===- conv2_function.py - a convolution of an image with a small kernel ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "signal"
SIZE, QUICK = 600, 20


def setup(n):
    return uniform(1, n, n), uniform(2, 5, 5)


def conv2_function(A, K):
    padded = np.pad(A, 2)
    n, m = A.shape
    windows = np.lib.stride_tricks.sliding_window_view(padded, (5, 5))
    return np.einsum("ijpq,pq->ij", windows, K[::-1, ::-1])


def conv2_function_torch(A, K):
    return torch.nn.functional.conv2d(A[None, None], K.flip(0, 1)[None, None], padding=2)[0, 0]


def conv2_function_jax(A, K):
    return jax.scipy.signal.convolve2d(A, K, "same")
