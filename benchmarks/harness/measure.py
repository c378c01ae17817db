#===- measure.py - runs programs and reads their times ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A cold time is that of a whole process with one turn that finds no compiled code of an earlier one, a second time that of the same process
again, which finds what the first kept and left to another process to finish; the steady one is the median of the turns after the second in one process.

All peers of a program take turns, so that they meet the same machine.
"""

import dataclasses
import math
import os
import statistics
import time

import peers as peer_table
import processes

WARM_UP = 2  # turns
AFTERWARDS = 0.5  # seconds until what a process began to compile is finished
MISSING_STATUS = 3  # of turns.py


@dataclasses.dataclass
class Result:
    peer: str
    status: str = "ok"  # or none, missing, failed, wrong, slow
    message: str = ""
    command: list = dataclasses.field(default_factory=list)
    environment: dict = dataclasses.field(default_factory=dict)
    cold: list = dataclasses.field(default_factory=list)
    second: list = dataclasses.field(default_factory=list)
    first: list = dataclasses.field(default_factory=list)
    steady: list = dataclasses.field(default_factory=list)
    values: list = dataclasses.field(default_factory=list)

    def median(self, kind):
        seconds = getattr(self, kind)
        return statistics.median(seconds) if self.status == "ok" and seconds else None

    def stop(self, status, message):
        self.status, self.message = status, message


def rows_of(output):
    """Numbers of the whole lines: the last one may be cut where the process was ended."""
    return [[float(word) for word in line.split()] for line in output.splitlines(keepends=True) if line.endswith("\n")]


def last_line(errors, status):
    lines = [line for line in errors.strip().splitlines() if line.strip()]
    errors_first = [line for line in lines if "error" in line.lower()]
    return (errors_first or lines or [f"exit status {status}"])[-1].strip()


def measure(result, size, turns, limit, whole):
    """One process, its times added to the result: that of the whole process to the list `whole`, or where that is None those of its turns."""
    status, output, errors, seconds = processes.run([*result.command, str(size), str(turns)], limit, {**os.environ, **result.environment})
    if status == MISSING_STATUS and result.command[1:2] == ["-B"]:
        return result.stop("missing", errors.strip())
    if status not in (0, None):
        return result.stop("failed", last_line(errors, status))
    try:
        rows = rows_of(output)
    except ValueError:
        return result.stop("failed", f"printed something else than numbers: {output.strip()[:200]}")
    if status is None and len(rows) == 0:
        return result.stop("slow", f"no turn of size {size} within {limit:g} s")
    if not rows:
        return result.stop("failed", "printed no turn")
    result.values = rows[-1][1:]
    if whole is not None:
        whole.append(seconds)
    else:
        result.first.append(rows[0][0])
        # Of a process that was ended early, what it has: better a slow figure than none.
        result.steady += [row[0] for row in (rows[WARM_UP:] or rows[-1:])]


def agree(values, expected, tolerance):
    """Whether each sum is that of NumPy, within the tolerance times the sum of the magnitudes that made it."""
    if len(values) != len(expected):
        return False
    for k, (value, wanted) in enumerate(zip(values, expected)):
        if value == wanted or math.isnan(value) and math.isnan(wanted):
            continue
        # Those of the imaginary part too, which may be nothing but rounding.
        output = k // 6 * 6
        magnitudes = (expected[output + 1] + expected[output + 4]) * (7 if k % 3 == 2 else 1)
        if not abs(value - wanted) <= tolerance * magnitudes + 1e-300:
            return False
    return True


def check(results, tolerance):
    """Marks what differs from NumPy's values, or those of the first that ran where NumPy did not."""
    order = ["numpy", "c", "octave", *[result.peer for result in results]]
    ran = sorted((result for result in results if result.status == "ok"), key=lambda result: order.index(result.peer))
    for result in ran[1:]:
        if not agree(result.values, ran[0].values, tolerance):
            shown = [" ".join(f"{value:.10g}" for value in one.values[:3]) for one in (result, ran[0])]
            result.stop("wrong", f"values {shown[0]} …, {ran[0].peer} has {shown[1]} …")
    return ran[0].peer if ran else None


def prepare(program, peer, options, folder):
    result = Result(peer.name)
    if peer.name in program.skip:
        result.stop("none", program.skip[peer.name])
    elif not program.has_version(peer):
        result.stop("none", "")
    else:
        try:
            result.command = peer.prepare(program, options, folder)
        except peer_table.Missing as why:
            result.stop("missing", str(why))
        except (peer_table.Failed, ValueError) as why:
            result.stop("failed", str(why))
    return result


def measure_program(program, chosen, options, folder):
    """The results of the chosen peers, and whose values the others were compared with."""
    size = options.size or (program.quick if options.quick else program.size)
    results = [prepare(program, peer, options, folder) for peer in chosen]
    ours = [peer.name for peer in chosen if peer.ours]
    for number in range(options.rounds):
        for result in results:
            if result.peer in ours:
                # Compiled code is kept from process to process: here from a cold one on.
                result.environment = {"RUNMAT_UNIT_CACHE_DIR": os.path.join(folder, f"{program.name}-{result.peer}-{number}")}
        for kind, turns in (("cold", 1), ("second", 1), ("steady", options.turns)):
            if kind == "second":
                time.sleep(AFTERWARDS)
            for result in results:
                if result.status == "ok" and (kind != "second" or result.peer in ours):
                    measure(result, size, turns, options.limit, None if kind == "steady" else getattr(result, kind))
    return size, results, check(results, program.tolerance)
