#===- interrupt_profile.py - Ctrl-C while a profile measures ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupt_profile.py N FILE COMMAND...: runs COMMAND with a terminal for its standard error, sends SIGINT when that shows that
the Nth measurement has begun, and expects exit status 130, a table that says that it is incomplete, and FILE.json of N - 1 results
or a few more: the signal may come late."""

import json
import os
import pty
import signal
import subprocess
import sys

wanted, file, command = int(sys.argv[1]), sys.argv[2], sys.argv[3:]


def read(descriptor):
    try:
        return os.read(descriptor, 4096)
    except OSError:  # the other end of the terminal is closed
        return b""


terminal, end = pty.openpty()
process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=end)
os.close(end)
shown = b""
while f"[{wanted}/".encode() not in shown:
    part = read(terminal)
    if not part:
        sys.exit(f"the profile ended with {process.wait()} and showed {shown!r}")
    shown += part
process.send_signal(signal.SIGINT)
table = process.stdout.read().decode()
status = process.wait()
while part := read(terminal):
    shown += part
if status != 130:
    sys.exit(f"expected exit status 130, got {status}; shown: {shown!r}")
if "Incomplete: " not in table or "same bits" not in table:
    sys.exit(f"expected an incomplete table, got:\n{table}")
if not shown.endswith(b"\r\x1b[K") or b"elementwise: y = 2 .* x + 1 1024x1 single" not in shown:
    sys.exit(f"expected progress that is wiped out in the end, got {shown!r}")
report = json.load(open(file + ".json"))
results = sum(len(each["points"]) for each in report["sweeps"])
if report["complete"] or not wanted - 1 <= results < report["planned"]:
    sys.exit(f"expected at least {wanted - 1} of {report['planned']} results, got {results}")
