#===- compare.py - runs programs on every path and finds those that differ ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Interpreted first, then compiled for each configuration of the differential tests; what a program prints must be the same."""

import dataclasses
import pathlib
import sys
import tempfile

import batch
from counted import TWO_PASS

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "differential"))
import run as differential  # noqa: E402  (the runner beside this folder; its pieces are used, not copied)


@dataclasses.dataclass(frozen=True)
class Failure:
    """What is wrong with a program: `kind` tells sorts of failures apart while it is shrunk."""

    kind: str
    configuration: str
    lines: tuple


class Driver:
    """Runs a script; the one place that starts processes. Tests put another in its place."""

    def __init__(self, runmat):
        self.runmat = runmat

    def run(self, script, files, options, report):
        """(standard output, standard error, exit status)."""
        with tempfile.TemporaryDirectory() as directory:
            path = pathlib.Path(directory) / "batch.m"
            for name, text in {path.name: script, **files}.items():
                path.with_name(name).write_text(text, encoding="utf-8")
            explain = ["--explain=json", f"--explain-file={report}"] if report else []
            return differential.execute([self.runmat, *options, *explain, str(path)], directory, SETTINGS)


# So reductions of a few thousand elements take two launches, on every device alike.
SETTINGS = {"RUNMAT_TWO_PASS_THRESHOLD": str(TWO_PASS)}
INTERPRETED = ("--jit=off",)
# Among so many programs some are compiled and launched; fewer of them may have nothing for a unit or for a device.
ENOUGH_TO_LAUNCH = 10


def configurations(devices):
    """The options of each compiled run."""
    return [("--jit=always", f"--device={device}", f"--threads={threads}")
            for device, threads, _ in differential.configurations(devices, levels=(None,))]


def device_of(options):
    return options[1].split("=")[1]


def threads_of(options):
    return int(options[2].split("=")[1])


def run_each(driver, programs, options, report=None):
    """What each program printed. When the process ends early, the programs that are left are run in another one."""
    results, left = {}, dict(programs)
    while left:
        stdout, stderr, status = driver.run(batch.text(left), batch.files(left), options, report)
        printed = batch.outputs(stdout)
        complete = status == 0 and len(printed) == len(left)
        if not complete:
            last = list(printed)[-1] if printed else next(iter(left))
            printed[last] = printed.get(last, "") + f"\nENDED exit status {status}: {stderr[-400:]}"
        results.update(printed)
        left = {name: program for name, program in left.items() if name not in printed} if not complete else {}
    return results


def difference(name, expected, got, options):
    """A failure, or none."""
    configuration = " ".join(options)
    if "\nENDED" in got:
        return Failure("ends", configuration, tuple(got.splitlines()[-12:]))
    if expected != got:
        lines = differential.differences((expected, "", 0), (got, "", 0))
        return Failure("differs", configuration, tuple(lines[:24]))
    return None


def check(driver, programs, devices):
    """The first failure of each program that has one, by name."""
    expected = run_each(driver, programs, INTERPRETED)
    failures = {name: Failure("ends interpreted", " ".join(INTERPRETED), tuple(text.splitlines()[-12:])) for name, text in expected.items()
                if "\nENDED" in text}
    for options in configurations(devices):
        healthy = {name: program for name, program in programs.items() if name not in failures}
        failures.update(compiled_failures(driver, healthy, options, expected))
    return failures


def compiled_failures(driver, programs, options, expected):
    with tempfile.TemporaryDirectory() as directory:
        report = pathlib.Path(directory) / "explain.json"
        results = run_each(driver, programs, options, report)
        found = {name: difference(name, expected[name], results[name], options) for name in programs}
        found = {name: failure for name, failure in found.items() if failure}
        if not found:
            found = unkept(programs, options, batch.read_report(report))
    return found


def unkept(programs, options, report):
    """Programs that printed what they should, though their batch did not do what it is there for."""
    if programs and all(program.promise for program in programs.values()):
        return broken_promises(programs, options, report)
    return idleness(programs, options, report) if len(programs) >= ENOUGH_TO_LAUNCH else {}


def idleness(programs, options, report):
    """A batch that compares the interpreter with itself, or the CPU; it fails as a whole, under the name of its first program."""
    if report is None:
        lines = ["no usable report"]
    else:
        lines = ["no unit ran"] if report["counters"]["unitRuns"] == 0 else []
        device = device_of(options)
        if differential.family(device) == "vulkan" and differential.launches(report["counters"], device) == 0:
            lines.append(f"nothing was launched on {device}")
    where = f"in a batch of {len(programs)} programs: {', '.join(programs)}"
    return {next(iter(programs)): Failure("idle", " ".join(options), (*lines, where))} if lines else {}


def broken_promises(programs, options, report):
    """Counted programs whose clusters are not as promised; the launches are those of all programs together."""
    if report is None:
        return {name: Failure("counts", " ".join(options), ("no usable report",)) for name in programs}
    units = batch.units_of(report, batch.first_lines(batch.text(programs)))
    found = {name: program.promise.broken_by(units[name]) for name, program in programs.items()}
    launched = differential.launches(report["counters"], device_of(options))
    on_host, threads = device_of(options) == "cpu", threads_of(options)
    promised = sum(program.promise.launches_of(units[name], on_host, threads) for name, program in programs.items())
    if not any(found.values()) and launched != promised:
        found = {name: (f"{launched} launches by {len(programs)} programs, {promised} promised",) for name in programs}
    return {name: Failure("counts", " ".join(options), tuple(lines)) for name, lines in found.items() if lines}
