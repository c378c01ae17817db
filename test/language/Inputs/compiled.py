#===- compiled.py - checks which conformance programs were compiled -*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""compiled.py REPORT DEVICE PROGRAM...: of each program, the report of --explain=json must show a unit that ran, unless it
declares in a comment of its own that nothing in it can be compiled:

    % language: no-unit

That is checked, too: a program with such a comment and a unit is to lose the comment. The device must have launched something."""

import json
import sys


def units_of(report, program):
    return [unit for unit in report["units"] if unit["file"] == program and unit.get("runs")]


def problem(report, program):
    with open(program, encoding="utf-8") as file:
        declared = "% language: no-unit" in file.read()
    compiled = bool(units_of(report, program))
    if compiled and declared:
        return f"{program}: declares 'no-unit', but has units that ran"
    if not compiled and not declared:
        return f"{program}: nothing was compiled (declare '% language: no-unit' if that is meant)"
    return None


path, device, *programs = sys.argv[1:]
with open(path, encoding="utf-8") as file:
    report = json.load(file)
problems = [text for text in (problem(report, program) for program in programs) if text]
if not programs:
    problems.append("no program is given")
if not report["counters"].get("launches", {}).get(device):
    problems.append(f"nothing was launched on {device}")
if problems:
    sys.exit("\n".join(problems))
