# ===- second_processes.py - programs in processes one after another ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# second_processes.py RUNMAT FOLDER PROGRAM...: compiles each program in two processes with other threads, each with a folder of its own for
# compiled code, which must hold the same bytes; then runs each in a process without a compiler, which must use that code and give the same text.

import filecmp
import json
import os
import pathlib
import subprocess
import sys

runmat, folder, programs = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]


def run(cache, program, *flags):
    done = subprocess.run([runmat, "--jit=always", *flags, program], env={**os.environ, "RUNMAT_UNIT_CACHE_DIR": str(folder / cache)},
                          capture_output=True, text=True)
    assert done.returncode == 0, done
    return done.stdout


for program in programs:
    text = run("one", program, "--threads=1")
    assert run("two", program, "--threads=2") == text, program
    report = folder / "report.json"
    assert run("one", program, f"--compiler-library={folder}/none", "--explain=json", f"--explain-file={report}") == text, program
    counters = json.loads(report.read_text())["counters"]
    assert counters["unitsCompiled"] == 0 < counters["unitsRead"] <= counters["unitRuns"], (program, counters)
names = [sorted(path.name for path in (folder / cache).iterdir()) for cache in ("one", "two")]
assert names[0] == names[1] and len(names[0]) > 5 * len(programs), names
_, different, failed = filecmp.cmpfiles(folder / "one", folder / "two", names[0], shallow=False)
assert not different and not failed, (different, failed)
