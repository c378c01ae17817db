# ===- await_units.py - waits until units are kept ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# await_units.py FOLDER COUNT [SECONDS]: fails when the folder does not have units for so many statements by then (a minute). Their kernels come
# after them: the process that makes them holds the folder until it ends.

import fcntl
import os
import pathlib
import struct
import sys
import time


def units(folder):
    """Entries whose key says that they are a unit."""
    count = 0
    for file in folder.glob("*.entry"):
        content = file.read_bytes()
        key = content[32 : 32 + struct.unpack("<Q", content[8:16])[0]]
        count += key[67:73] == b"4 unit" and b"host " not in key[-12:]
    return count


def is_held(folder):
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return False
    except BlockingIOError:
        return True
    finally:
        os.close(handle)


folder, wanted = pathlib.Path(sys.argv[1]), int(sys.argv[2])
end = time.monotonic() + float(sys.argv[3] if len(sys.argv) > 3 else 60)
while units(folder) < wanted or is_held(folder):
    if time.monotonic() > end:
        sys.exit(f"{units(folder)} units, not {wanted}")
    time.sleep(0.05)
