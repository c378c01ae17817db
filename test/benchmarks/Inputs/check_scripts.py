#===- check_scripts.py - makes the scripts of all programs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_scripts.py PROJECT: what setup makes is what the function takes, and every family of PROJECT's programs has members."""

import sys

sys.path.insert(0, sys.argv[1] + "/benchmarks/harness")
import matlab  # noqa: E402
import programs  # noqa: E402

found = programs.load_all()
for program in found.values():
    matlab.script(program)
    assert set(program.peers) | set(program.skip) <= {"numba", "jax", "torch", "octave"}, program
assert len(found) > 80, len(found)
