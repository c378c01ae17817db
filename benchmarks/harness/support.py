#===- support.py - what the programs in Python share ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Inputs and checks of the programs; support.m and support.h say the same in their languages."""

import numpy as np

prange = range  # the loop that numba may spread over threads


def uniform(seed, *shape):
    """Numbers in [0, 1) that every language makes alike, elements numbered along the first dimension first."""
    k = np.arange(np.prod(shape, dtype=np.int64), dtype=np.int64)
    k = (k * 48271 + seed * 7919) % 67108859
    x = (k * k % 67108859) / 67108859
    return np.ascontiguousarray(x.reshape(shape, order="F"))


def values(output):
    """Sums of an output, of its magnitudes, and one with weights, which sees elements that changed places."""
    x = np.asarray(output).ravel(order="F")
    w = np.arange(x.size) % 7 + 1
    for part in (x.real.astype(float), x.imag.astype(float)):
        yield from (part.sum(), np.abs(part).sum(), (w * part).sum())
