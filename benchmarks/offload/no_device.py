#===- no_device.py - what auto costs where there is no device --*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the time of each program under --device=auto beside that under --device=cpu, on a machine without a device that auto may take.

Times are those of whole processes. Each turn runs the program under auto, under cpu, and under cpu again, in an order that rotates, so that
all meet the same noise. The ratio is the median of those of the turns, and beside it are their quartiles. The ratio of cpu to itself beside
it tells what the machine alone does. Texts must agree, and auto must launch nothing but on the processor. A ratio is within the noise when
its lower quartile is not above 1: those that are not are marked.
"""

import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

import decisions

HERE = pathlib.Path(__file__).resolve().parent


def run(options, program, device, size, folder):
    """(seconds, text)."""
    command = [options.runmat, f"--device={device}", *options.flags, str(HERE / program), str(size)]
    begin = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, env=decisions.environment(folder), stdin=subprocess.DEVNULL)
    seconds = time.perf_counter() - begin
    if done.returncode != 0:
        sys.exit(f"no_device: {' '.join(command)} failed:\n{done.stderr}")
    return seconds, done.stdout


def check_places(options, program, size, folder):
    """Ends where auto used a device, which this comparison is not for."""
    try:
        _, _, report = decisions.run(options.runmat, "auto", options.flags, HERE / program, [size], folder, None)
    except RuntimeError as error:
        sys.exit(f"no_device: {error}")
    others = set(decisions.launches(report)) - {"cpu"}
    if others:
        sys.exit(f"no_device: expected a machine without a device for auto; {program} {size} launched on {', '.join(sorted(others))}")


def ratios(turns, kind):
    """The quartiles of kind's times over those under cpu."""
    return statistics.quantiles((turn[kind] / turn["cpu"] for turn in turns), n=4, method="inclusive")


def compare(options, program, size, folder):
    check_places(options, program, size, folder)
    turns = []
    for turn in range(options.turns):
        kinds = ["auto", "cpu", "again"]
        order = kinds[turn % 3 :] + kinds[: turn % 3]
        found = {kind: run(options, program, "auto" if kind == "auto" else "cpu", size, folder) for kind in order}
        if found["auto"][1] != found["cpu"][1]:
            sys.exit(f"no_device: {program} {size} prints another text under auto:\n{found['cpu'][1]}{found['auto'][1]}")
        turns.append({kind: seconds for kind, (seconds, _) in found.items()})
    medians = {kind: statistics.median(turn[kind] for turn in turns) for kind in ("auto", "cpu")}
    quartiles = ratios(turns, "auto")
    return {"program": program, "size": size, "turns": turns, "medians": medians, "quartiles": quartiles,
            "noise": ratios(turns, "again"), "worse": quartiles[0] > 1}


def spread(quartiles):
    return f"{quartiles[1]:.2f} ({quartiles[0]:.2f}–{quartiles[2]:.2f})"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", default="build/bin/runmat")
    parser.add_argument("--sizes", default="1e3,1e6")
    parser.add_argument("--programs", default=",".join(sorted(path.stem for path in HERE.glob("*.m"))))
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--json", help="file for all figures")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    if options.turns < 3:
        parser.error(f"--turns: expected 3 or more, got {options.turns}")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        print("| program | elements | auto ms | cpu ms | auto / cpu | cpu / cpu |\n|---|---|---|---|---|---|", flush=True)
        for program in options.programs.split(","):
            for size in options.sizes.split(","):
                row = compare(options, program + ".m", int(float(size)), folder)
                rows.append(row)
                times = " | ".join(f"{row['medians'][device] * 1e3:.1f}" for device in ("auto", "cpu"))
                mark = " !" if row["worse"] else ""
                print(f"| {program} | {size} | {times} | {spread(row['quartiles'])}{mark} | {spread(row['noise'])} |", flush=True)
    print(f"{sum(not row['worse'] for row in rows)} of {len(rows)} are within the noise")
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
