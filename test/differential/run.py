#!/usr/bin/env python3
#===- run.py - compares compiled runs of programs with interpreted ones ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs each program interpreted and compiled for each device, and compares output, error text and exit status exactly.

The planner must never change an answer, so any difference is a failure. A compiled run in which no unit ran compares the
interpreter with itself, and a Vulkan run without a launch compares the CPU with itself: both fail, unless the program
says in a comment of its own that it is meant so. A kernel that could not be had is computed elsewhere, by the interpreter in
the end: that fails always. The declarations:

    % differential: no-unit                 no part of it can be compiled
    % differential: no-launch-on DEVICE...  it has nothing to launch on these devices (scalars only, say)
    % differential: side-exits              every compiled run must leave a unit through a side exit at least once; where a line
                                            has a comment '% left by an exit', the unit that begins there must be one of them
    % differential: fails                   it ends with an error on purpose; without this, an error is a failure
    % differential: args ARG...             run with these arguments; may be given several times
    % differential: on-device NAME N        Vulkan must do the operation NAME of the runtime ('concatenate', ...) N times
    % differential: launches N              Vulkan must launch N kernels or more
    % differential: cpu-launches N          so must the CPU, at each level: a kernel that fails to compile is interpreted otherwise
    % differential: every-level             run for each level of processors that this machine has, too
    % differential: on DEVICE...            run on these kinds of device alone, where a test of other kinds is named beside it
    % differential: calls N                 units must call operations of the runtime N times, no more and no less
    % differential: of-this-machine         its digits are those of the machine's BLAS: --other compares errors and status alone
    % differential: compiled                every statement must be compiled, but calls of assert and what stands on lines with
                                            a comment '% interpreted', which says why

With --other COMMAND each is interpreted by that, a RunMat for another kind of machine, in place of compiled runs: it computes the same bits.

With --allow-idle no program has to be compiled or launched: so the conformance programs of test/language are compared.
"""

import argparse
import collections
import concurrent.futures
import difflib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TIMEOUT_SECONDS = 300
EXPLAIN_VERSION = 1
# Levels of processors, and what tells that this machine has one.
LEVELS = {"x86-64": set(), "x86-64-v3": {"avx2", "bmi2", "f16c", "fma", "movbe"},
          "x86-64-v4": {"avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl"}}


class Program:
    """A program with what it declares about its runs."""

    def __init__(self, path):
        self.path = path
        self.may_lack_units = False
        self.must_side_exit = False
        self.must_fail = False
        self.must_be_compiled = False
        self.is_of_this_machine = False
        self.no_launch_on = set()
        self.kinds = None
        self.on_device = {}
        self.calls = None
        self.least_launches = 1
        self.least_cpu_launches = 0
        self.levels = [None]
        self.arguments = []
        for words in declarations(path):
            self.declare(words)
        self.arguments = self.arguments or [[]]

    def among(self, devices):
        return [device for device in devices if self.kinds is None or family(device) in self.kinds]

    def declare(self, words):
        kind, rest = words[0], words[1:]
        if kind == "no-unit":
            self.may_lack_units = True
        elif kind == "no-launch-on" and rest:
            self.no_launch_on.update(rest)
        elif kind == "on" and rest:
            self.kinds = set(rest)
        elif kind == "side-exits":
            self.must_side_exit = True
        elif kind == "fails":
            self.must_fail = True
        elif kind == "args":
            self.arguments.append(rest)
        elif kind == "on-device" and len(rest) == 2:
            self.on_device[rest[0]] = int(rest[1])
        elif kind == "calls" and len(rest) == 1:
            self.calls = int(rest[0])
        elif kind == "launches" and len(rest) == 1:
            self.least_launches = int(rest[0])
        elif kind == "cpu-launches" and len(rest) == 1:
            self.least_cpu_launches = int(rest[0])
        elif kind == "every-level":
            self.levels = [None, *levels_here()]
        elif kind == "of-this-machine":
            self.is_of_this_machine = True
        elif kind == "compiled":
            self.must_be_compiled = True
        else:
            sys.exit(f"{self.path}: 'differential: {' '.join(words)}' is no declaration; run.py --help lists them")


def levels_here():
    flags = re.search(r"^flags\s*:(.*)$", pathlib.Path("/proc/cpuinfo").read_text(encoding="utf-8"), re.MULTILINE)
    found = set(flags.group(1).split()) if flags else set()
    return [level for level, needed in LEVELS.items() if needed <= found]


def declarations(path):
    text = path.read_text(encoding="utf-8", errors="replace")
    return [match.split() for match in re.findall(r"^\s*%\s*differential:\s*(\S.*)$", text, re.MULTILINE)]


def default_programs():
    return sorted((HERE / "programs").glob("*.m")) + sorted((HERE.parent.parent / "examples").glob("*.m"))


def configurations(devices, levels):
    """(device, threads, level) of the compiled runs: two threads everywhere, one too where it is ours to schedule."""
    return [(device, threads, level) for device in devices for threads in ((1, 2) if device == "cpu" else (2,))
            for level in (levels if (device, threads) == ("cpu", 2) else (None,))]


def execute(command, directory, settings=None):
    """(standard output, standard error, exit status) as text; a run that hangs has the status 'timeout'.

    `settings` are added to the environment, which hides the settings of who runs the tests. What is compiled is kept in the
    directory, for the runs that share it: the first compiles, the others run its code on their devices.
    """
    environment = {**os.environ, "XDG_CONFIG_HOME": "/nonexistent",
                   "RUNMAT_PIPELINE_CACHE_DIR": os.path.join(directory, ".pipelines"), "RUNMAT_MODEL_CACHE_DIR": "/dev/null",
                   "RUNMAT_UNIT_CACHE_DIR": os.path.join(directory, ".units"),
                   **(settings or {})}
    try:
        done = subprocess.run(command, cwd=directory, stdin=subprocess.DEVNULL, capture_output=True, timeout=TIMEOUT_SECONDS,
                              env=environment)
    except subprocess.TimeoutExpired as late:
        return decode(late.stdout), decode(late.stderr), "timeout"
    return decode(done.stdout), decode(done.stderr), done.returncode


def decode(data):
    return (data or b"").decode("utf-8", errors="backslashreplace")


def differences(expected, got, other="compiled"):
    lines = []
    for name, want, have in zip(("stdout", "stderr"), expected, got):
        if want != have:
            lines += difflib.unified_diff(want.splitlines(), have.splitlines(), f"{name}, interpreted", f"{name}, {other}",
                                          lineterm="", n=1)
    if expected[2] != got[2]:
        lines.append(f"exit status: {expected[2]} interpreted, {got[2]} {other}")
    return lines


def family(device):
    """Of vulkan:1, vulkan."""
    return device.split(":")[0]


def launches(counters, device):
    """Of a kind of device, whichever of several it was, or of the one that is numbered: reports call the first one by its kind alone."""
    launched = counters.get("launches", {})
    if device != family(device):
        return launched.get(device.removesuffix(":0"), 0)
    return sum(count for name, count in launched.items() if family(name) == device)


def missing_activity(program, device, explain_file):
    """Why a run that gave the right answer proves nothing, or an empty list."""
    try:
        explain = json.loads(explain_file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        return [f"no usable --explain-file: {problem}"]
    if explain.get("version") != EXPLAIN_VERSION:
        return [f"--explain has version {explain.get('version')}, this runner reads {EXPLAIN_VERSION}"]
    counters = explain["counters"]
    problems = []
    if counters["kernelsFailed"]:
        problems.append(f"kernels that could not be made, or that a device refused: {counters['kernelsFailed']} (--explain and --trace tell why)")
    if counters["unitRuns"] == 0 and not program.may_lack_units:
        problems.append("no unit ran: nothing was compiled (declare 'no-unit' if that is meant)")
    launched = launches(counters, device)
    if family(device) == "vulkan" and launched < program.least_launches and device not in program.no_launch_on \
            and not program.may_lack_units:
        problems.append(f"{launched or 'nothing'} was launched on vulkan (declare 'no-launch-on vulkan' if that is meant)")
    if device == "cpu" and launched < program.least_cpu_launches:
        problems.append(f"{launched or 'nothing'} was launched on the CPU, not {program.least_cpu_launches}")
    if program.calls not in (None, counters["libraryCalls"]):
        problems.append(f"units called {counters['libraryCalls']} operations of the runtime, not {program.calls}")
    if family(device) == "vulkan":
        problems += misplaced_operations(program, explain)
    if program.must_side_exit:
        problems += missing_exits(program, explain)
    if program.must_be_compiled:
        problems += interpreted_statements(program, explain)
    return problems


def misplaced_operations(program, explain):
    """Operations of the runtime that Vulkan did not do as often as the program declares."""
    done = collections.Counter()
    for unit in explain["units"]:
        done.update(unit.get("library_calls_on_device", {}))
    return [f"'{name}' was done on vulkan {done[name]} times, not {count}"
            for name, count in program.on_device.items() if done[name] != count]


def missing_exits(program, explain):
    """Side exits that the program is there to force, and that were not taken."""
    if explain["counters"]["sideExits"] == 0:
        return ["no side exit was taken, though the program is there to force one"]
    lines = program.path.read_text(encoding="utf-8").splitlines()
    left = {unit["line"] for unit in explain["units"]
            if os.path.basename(unit["file"]) == program.path.name and unit.get("side_exits")}
    return [f"line {number}: no unit that begins there was left by a side exit"
            for number, line in enumerate(lines, 1) if "% left by an exit" in line and number not in left]


def interpreted_statements(program, explain):
    """The statements of a program that were interpreted without its saying so."""
    lines = program.path.read_text(encoding="utf-8").splitlines()
    return [f"line {entry['line']} was interpreted: {entry['reason']}" for entry in explain["interpreted"]
            if os.path.basename(entry["file"]) == program.path.name and "'assert'" not in entry["reason"]
            and "% interpreted" not in lines[entry["line"] - 1]]


def compiled_run(runmat, program, arguments, device, threads, level, expected, directory):
    explain_file = pathlib.Path(directory) / f"explain-{device}-{threads}.json"
    command = [runmat, "--jit=always", f"--device={device}", f"--threads={threads}", "--explain=json",
               f"--explain-file={explain_file}", *([f"--cpu={level}"] if level else []), str(program.path), *arguments]
    got = execute(command, directory)
    problems = differences(expected, got)
    return problems or missing_activity(program, device, explain_file)


def check(runmat, program, arguments, devices, other):
    """Results of all runs of one program with one list of arguments: (title, problems) each."""
    name = " ".join([program.path.name, *arguments])
    with tempfile.TemporaryDirectory() as directory:
        expected = execute([runmat, "--jit=off", str(program.path), *arguments], directory)
        if expected[2] != int(program.must_fail):
            return [(f"{name} --jit=off", [f"exit status {expected[2]}", *expected[1].splitlines()[-5:]])]
        if other:
            return [(f"{name} on the other machine", other_run(other, program, arguments, expected, directory))]
        if not devices:
            return [(f"{name} --jit=off", [])]
        return [(" ".join([name, f"--device={device}", f"--threads={threads}", *([f"--cpu={level}"] if level else [])]),
                 compiled_run(runmat, program, arguments, device, threads, level, expected, directory))
                for device, threads, level in configurations(program.among(devices), program.levels)] \
            + [(f"{name} --jit=auto", default_run(runmat, program, arguments, expected, directory))]


def other_run(other, program, arguments, expected, directory):
    got = execute([*other, "--jit=off", str(program.path), *arguments], directory)
    if program.is_of_this_machine:
        expected, got = ("", *expected[1:]), ("", *got[1:])
    return differences(expected, got, "on the other machine")


def default_run(runmat, program, arguments, expected, directory):
    """The way that users go: what pays is compiled, in a thread of its own where nobody need wait for it, and nothing is kept."""
    got = execute([runmat, "--device=cpu", str(program.path), *arguments], directory, {"RUNMAT_UNIT_CACHE_DIR": "/dev/null"})
    return differences(expected, got)


def default_devices():
    devices = ["cpu", "inprocess"]
    if os.environ.get("RUNMAT_TEST_VULKAN", "1") == "1":
        devices.append("vulkan")
    return ",".join(devices)


def parse_arguments():
    root = HERE.parent.parent
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", type=pathlib.Path, help="default: programs/ and the examples")
    parser.add_argument("--runmat", default=str(root / "build/bin/runmat"), help="the driver (default: build/bin/runmat)")
    parser.add_argument("--devices", default=default_devices(), help="comma-separated (default: %(default)s); empty: interpret only, to see that nothing breaks")
    parser.add_argument("--other", type=shlex.split, help="a command that interprets, to compare with in place of compiled runs")
    parser.add_argument("--allow-idle", action="store_true", help="programs need not compile or launch anything")
    parser.add_argument("--jobs", type=int, default=2, help="programs at a time (default: %(default)s)")
    parser.add_argument("--summary", type=pathlib.Path, help="write the counts here as JSON")
    parser.add_argument("--verbose", action="store_true", help="name the runs that pass, too")
    return parser.parse_args()


def report(results, verbose):
    for title, problems in results:
        if problems:
            print(f"FAIL {title}\n     " + "\n     ".join(problems[:40]), flush=True)
        elif verbose:
            print(f"PASS {title}", flush=True)


def main():
    options = parse_arguments()
    programs = [Program(path.resolve()) for path in options.programs or default_programs()]
    for program in programs:
        program.may_lack_units |= options.allow_idle
    runs = [(program, arguments) for program in programs for arguments in program.arguments]
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        jobs = [pool.submit(check, os.path.abspath(options.runmat), *run, [device for device in options.devices.split(",") if device], options.other)
                for run in runs]
        for job in jobs:
            results = job.result()
            report(results, options.verbose)
            for _, problems in results:
                counts["failed" if problems else "passed"] += 1
    if options.summary:
        options.summary.write_text(json.dumps(counts))
    print(f"{len(programs)} programs: {counts['passed']} runs passed, {counts['failed']} failed")
    return 1 if counts["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
