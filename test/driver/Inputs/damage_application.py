# ===- damage_application.py - runs damaged applications ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# damage_application.py APPLICATION DAMAGED EXPECTED: with bits flipped anywhere in its archive the application gives the expected text, or
# an error; never another text, and never a crash.

import pathlib
import random
import struct
import subprocess
import sys

application, damaged, expected = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]).read_text()
whole = application.read_bytes()
size = struct.unpack("<Q8s", whole[-16:])[0]
random.seed(1)
right = 0
for trial in range(40):
    content = bytearray(whole)
    for _ in range(1 + trial % 3):
        content[len(whole) - 17 - random.randrange(size)] ^= 1 << random.randrange(8)
    damaged.write_bytes(content)
    damaged.chmod(0o755)
    done = subprocess.run([damaged, "one"], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode in (0, 1, 2), (trial, done)
    assert done.stdout == expected if done.returncode == 0 else done.stderr, (trial, done)
    right += done.returncode == 0
assert right > 20, right
