# ===- drop_kernels.py - kept units without their kernels ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# drop_kernels.py FOLDER: removes the host's kernels from a folder of kept code.

import pathlib
import re
import struct
import sys

kernels = []
for file in pathlib.Path(sys.argv[1]).glob("*.entry"):
    content = file.read_bytes()
    key = content[32 : 32 + struct.unpack("<Q", content[8:16])[0]]
    if re.search(rb"host \d+$", key):
        kernels.append(file)
assert len(kernels) >= 2, kernels
for file in kernels:
    file.unlink()
