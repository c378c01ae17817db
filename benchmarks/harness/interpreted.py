#===- interpreted.py - lists what the interpreter executes of programs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs two calls of a program with --jit=always and reads --explain: the statements that stay interpreted, and why.

Those of `setup`, of the checks and of the calls around the program are no part of it.
"""

import json
import os
import pathlib
import re
import subprocess

import matlab
import measure
import processes

OTHERS = {"setup", "uniform", "report", ""}


def owners(lines):
    """The function that each line belongs to; the empty name before the first one."""
    owner, found = "", []
    for line in lines:
        head = re.match(r"function\s+(?:.*?=\s*)?(\w+)", line)
        owner = head[1] if head else owner
        found.append(owner)
    return found


def statements(program, options, folder):
    """A list of (line of NAME.m, times, reason, text), or a line of text where the program failed."""
    script = matlab.script(program)
    path, report = pathlib.Path(folder) / f"{program.name}_explained.m", pathlib.Path(folder) / "explain.json"
    path.write_text(script)
    size = options.size or program.quick
    status, _, errors, _ = processes.run([options.runmat, "--jit=always", "--explain=json", f"--explain-file={report}", str(path), str(size), "2"], options.limit,
                                         {**os.environ, "RUNMAT_UNIT_CACHE_DIR": "/dev/null"})
    if status is None:
        return f"slow: not done within {options.limit:g} s"
    if status != 0:
        return f"failed: {measure.last_line(errors, status)}"
    lines = script.splitlines()
    owner = owners(lines)
    offset = lines.index(program.file(".m").read_text().splitlines()[0])
    entries = json.loads(report.read_text())["interpreted"]
    return [(entry["line"] - offset, entry["count"], entry["reason"], lines[entry["line"] - 1].strip())
            for entry in entries if entry["file"] == str(path) and owner[entry["line"] - 1] not in OTHERS]


def relative(reason, program):
    """Reasons name lines of the script; the reader knows those of NAME.m."""
    script = matlab.script(program).splitlines()
    offset = script.index(program.file(".m").read_text().splitlines()[0])
    return re.sub(r"\bline (\d+)", lambda found: f"line {int(found[1]) - offset}", reason)


def show(programs, options, folder):
    for program in programs:
        found = statements(program, options, folder)
        if isinstance(found, str):
            print(f"{program.name}: {found}")
            continue
        print(f"{program.name}: {'nothing' if not found else ''}")
        for line, count, reason, text in found:
            print(f"  {line}: {text}\n      {count} times: {relative(reason, program)}", flush=True)
