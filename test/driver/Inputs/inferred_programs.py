#!/usr/bin/env python3
"""Programs compiled before they run: inferred_programs.py RUNMAT FOLDER SCRIPT...

Each script is made an application in FOLDER without a recorded run. It must print what the interpreter prints, and end alike. Prints how
many units ran.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json
import os
import subprocess
import sys

runmat, folder, *scripts = sys.argv[1:]


def run(*command, **settings):
    ended = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ, **settings))
    return ended.returncode, ended.stdout


def units_of(script):
    """How many units the program ran, which must print the same."""
    name = os.path.splitext(os.path.basename(script))[0]
    program, report = os.path.join(folder, name), os.path.join(folder, name + ".json")
    status, _ = run(runmat, "compile", script, "-o", program)
    if status != 0:
        sys.exit(f"{script} is not compiled: {status}")
    expected = run(runmat, "--jit=off", script)
    got = run(program, RUNMAT_EXPLAIN="json", RUNMAT_EXPLAIN_FILE=report)
    if got != expected:
        sys.exit(f"{script} differs\nexpected {expected}\ngot {got}")
    with open(report, encoding="utf-8") as file:
        return json.load(file)["counters"]["unitsRead"]


print("units", sum(map(units_of, scripts)))
