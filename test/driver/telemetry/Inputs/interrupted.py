#===- interrupted.py - interrupts a program ----------------------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""interrupted.py COMMAND...: sends SIGINT half a second after the first line of output, and expects exit status 130."""

import signal
import subprocess
import sys
import time

process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
process.stdout.readline()
time.sleep(0.5)
process.send_signal(signal.SIGINT)
status = process.wait(timeout=60)
if status != 130:
    sys.exit(f"expected exit status 130, got {status}")
