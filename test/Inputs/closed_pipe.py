#===- closed_pipe.py - checks that a reader that leaves is no error ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""closed_pipe.py COMMAND...: reads one line, closes the pipe, and expects an end without a word on standard error."""

import subprocess
import sys

process = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
first = process.stdout.readline()
process.stdout.close()
try:
    process.wait(timeout=60)
except subprocess.TimeoutExpired:
    process.kill()
    sys.exit("the program kept running after its reader had gone")
noise = process.stderr.read().decode()
if not first or noise:
    sys.exit(f"first line {first!r}, standard error: {noise}")
