#!/usr/bin/env python3
"""Random programs compiled before they run: inferred_programs.py RUNMAT GENERATOR SEED COUNT FOLDER.

Each of the generator's programs is made an application without a recorded run. It must print what the interpreter prints, and all
together must have run units.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json
import os
import subprocess
import sys

runmat, generator, seed, count, folder = sys.argv[1:]


def output(*command, **settings):
    run = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ, **settings))
    return run.returncode, run.stdout


def units_of(number):
    """How many units the program has, which must print the same."""
    script, program, report = (os.path.join(folder, f"p{number}{suffix}") for suffix in (".m", "", ".json"))
    with open(script, "w", encoding="utf-8") as file:
        file.write(output(sys.executable, generator, "--seed", seed, "--only", str(number), "--show")[1])
    status, _ = output(runmat, "compile", script, "-o", program)
    if status != 0:
        sys.exit(f"program {number} of seed {seed} is not compiled")
    expected = output(runmat, "--jit=off", script)
    got = output(program, RUNMAT_EXPLAIN="json", RUNMAT_EXPLAIN_FILE=report)
    if got != expected:
        sys.exit(f"program {number} of seed {seed} differs: {script}\nexpected {expected}\ngot {got}")
    with open(report, encoding="utf-8") as file:
        return json.load(file)["counters"]["unitsRead"]


units = sum(units_of(number) for number in range(1, int(count) + 1))
print("units", units)
sys.exit(units < int(count))
