# ===- damage_application.py - runs damaged applications ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# damage_application.py APPLICATION DAMAGED: with bits flipped anywhere in its archive, cut within it, or with something behind it, the
# application says that it is damaged and runs nothing.

import pathlib
import random
import struct
import subprocess
import sys

application, damaged = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
whole = application.read_bytes()
size = struct.unpack("<Q8s", whole[-16:])[0] + 16
random.seed(1)


def flipped(count):
    content = bytearray(whole)
    for place in random.sample(range(len(whole) - size, len(whole)), count):
        content[place] ^= 1 << random.randrange(8)
    return content


trials = [flipped(1 + k % 3) for k in range(20)]
trials += [whole[: len(whole) - cut] for cut in (1, 16, 17, size // 2, size - 1, size)]
trials += [whole + b"x", whole + whole[-size:]]
for number, content in enumerate(trials):
    damaged.write_bytes(content)
    damaged.chmod(0o755)
    for words in (["one"], ["config"], ["--help"]):
        done = subprocess.run([damaged, *words], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        assert done.returncode == 1 and done.stdout == "", (number, done)
        start = damaged.name + ": error: this program is damaged: "
        assert done.stderr.startswith(start) and "make it again with 'runmat compile'" in done.stderr, (number, done)
