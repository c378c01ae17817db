#===- crc16.py - a check of a message, bit by bit ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

import numpy as np
from support import uniform

FAMILY = "scalar"
SIZE, QUICK = 30_000, 60
PEERS = ("numba",)


def setup(n):
    return np.floor(256 * uniform(1, n)).astype(np.int64), 33800


def crc16(data, poly):
    crc = 65535
    for byte in data:
        for _ in range(8):
            crc = (crc >> 1) ^ poly if (crc ^ byte) & 1 else crc >> 1
            byte >>= 1
    crc ^= 65535
    return ((crc & 255) << 8) | (crc >> 8)
