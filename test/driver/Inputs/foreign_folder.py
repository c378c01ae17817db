# ===- foreign_folder.py - a folder that others may write ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# foreign_folder.py FOLDER COMMAND...: makes the folder, which everybody may write, and runs the command.

import os
import sys

os.mkdir(sys.argv[1])
os.chmod(sys.argv[1], 0o777)
os.execv(sys.argv[2], sys.argv[2:])
