#===- conv2_slices.py - a convolution of an image with a small kernel, a slice for each element of the kernel ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import prange, uniform

FAMILY = "signal"
SIZE, QUICK = 600, 20


def setup(n):
    return uniform(1, n, n), uniform(2, 5, 5)


def conv2_slices(A, K):
    m, n = A.shape
    k = K.shape[0]
    C = np.zeros((m - k + 1, n - k + 1))
    for i in range(k):
        for j in range(k):
            C += K[k - 1 - i, k - 1 - j] * A[i:m - k + i + 1, j:n - k + j + 1]
    return C


conv2_slices_numba = conv2_slices


def conv2_slices_torch(A, K):
    return torch.nn.functional.conv2d(A[None, None], K.flip(0, 1)[None, None])[0, 0]


def conv2_slices_jax(A, K):
    return jax.scipy.signal.convolve2d(A, K, "valid")
