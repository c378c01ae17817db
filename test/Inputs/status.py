#===- status.py - checks the exit status of a command ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""status.py N COMMAND...: runs COMMAND and fails unless it exits with N exactly; output and input pass through."""

import subprocess
import sys

status = subprocess.run(sys.argv[2:]).returncode
if status != int(sys.argv[1]):
    sys.exit(f"expected exit status {sys.argv[1]}, got {status}: {' '.join(sys.argv[2:])}")
