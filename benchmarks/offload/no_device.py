#===- no_device.py - what auto costs where there is no device --*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the time of each program under --device=auto beside that under --device=cpu, on a machine without a device that auto may take.

Times are those of whole processes. The two run in pairs, whose order alternates, so that both meet the same noise. The ratio is the median
of those of the pairs, and beside it are their quartiles. Texts must agree, and auto must launch nothing but on the processor. A ratio is
within the noise when its lower quartile is not above 1: those that are not are marked.
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


def compare(options, program, size, folder):
    check_places(options, program, size, folder)
    pairs = []
    for turn in range(options.pairs):
        order = ["auto", "cpu"] if turn % 2 == 0 else ["cpu", "auto"]
        found = {device: run(options, program, device, size, folder) for device in order}
        if found["auto"][1] != found["cpu"][1]:
            sys.exit(f"no_device: {program} {size} prints another text under auto:\n{found['cpu'][1]}{found['auto'][1]}")
        pairs.append({device: seconds for device, (seconds, _) in found.items()})
    lower, middle, upper = statistics.quantiles((pair["auto"] / pair["cpu"] for pair in pairs), n=4, method="inclusive")
    best = {device: min(pair[device] for pair in pairs) for device in ("auto", "cpu")}
    return {"program": program, "size": size, "pairs": pairs, "best": best, "ratio": middle, "quartiles": [lower, upper], "worse": lower > 1}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", default="build/bin/runmat")
    parser.add_argument("--sizes", default="1e3,1e6")
    parser.add_argument("--programs", default=",".join(sorted(path.stem for path in HERE.glob("*.m"))))
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("--json", help="file for all figures")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    if options.pairs < 2:
        parser.error(f"--pairs: expected 2 or more, got {options.pairs}")
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        print("| program | elements | auto ms | cpu ms | auto / cpu | quartiles |\n|---|---|---|---|---|---|", flush=True)
        for program in options.programs.split(","):
            for size in options.sizes.split(","):
                row = compare(options, program + ".m", int(float(size)), folder)
                rows.append(row)
                times = " | ".join(f"{row['best'][device] * 1e3:.1f}" for device in ("auto", "cpu"))
                spread = "–".join(f"{ratio:.2f}" for ratio in row["quartiles"])
                print(f"| {program} | {size} | {times} | {row['ratio']:.2f}{' !' if row['worse'] else ''} | {spread} |", flush=True)
    print(f"{sum(not row['worse'] for row in rows)} of {len(rows)} are within the noise")
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
