# ===- kept_kernels.py - the clusters whose kernels are kept ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# kept_kernels.py FOLDER: prints of each unit in a folder of kept code the numbers of the clusters that have kernels of the host.

import collections
import pathlib
import re
import struct
import sys

clusters = collections.defaultdict(set)
for file in pathlib.Path(sys.argv[1]).glob("*.entry"):
    content = file.read_bytes()
    key = content[32 : 32 + struct.unpack("<Q", content[8:16])[0]]
    found = re.search(rb"host (\d+)$", key)
    if found:
        clusters[key[: found.start()]].add(int(found[1]))
for numbers in sorted(map(sorted, clusters.values())):
    print("clusters", *numbers)
