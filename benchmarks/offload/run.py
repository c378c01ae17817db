#===- run.py - measures how well `auto` chooses its device ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the time of each program under auto beside those under forced devices, and the regret: auto / best.

Times are those of whole processes, the best of some, which take turns; what devices compiled and what was learnt of them is kept in a
folder of its own, so that the first process is cold and later ones are warm. A program's texts must agree on all devices. Regret is
allowed up to 1.15 times and 2 ms. Of cases beyond it the last lines say what auto decided in one more run, which --telemetry watches.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile
import time

import decisions

HERE = pathlib.Path(__file__).resolve().parent
LIMIT, SLACK = 1.15, 0.002


def run(options, program, device, size, folder):
    """(seconds, text); none where it takes too long."""
    command = [options.runmat, f"--device={device}", *options.flags, str(HERE / program), str(size)]
    begin = time.perf_counter()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=options.patience, env=decisions.environment(folder))
    except subprocess.TimeoutExpired:
        return None, None
    seconds = time.perf_counter() - begin
    if done.returncode != 0:
        sys.exit(f"offload: {' '.join(command)} failed:\n{done.stderr}")
    return seconds, done.stdout


def measure(options, program, size, folder):
    devices = ["auto", "cpu", options.device]
    times, texts = {device: [] for device in devices}, {}
    for _ in range(options.rounds):
        for device in devices:
            seconds, text = run(options, program, device, size, folder)
            if seconds is None:
                continue
            times[device].append(seconds)
            if texts.setdefault("first", text) != text:
                sys.exit(f"offload: {program} {size} prints another text on {device}:\n{texts['first']}{text}")
    best = {device: min(found) if found else None for device, found in times.items()}
    least = min((best[device] for device in devices[1:] if best[device]), default=None)
    regret = best["auto"] / least if best["auto"] and least else None
    good = regret is not None and best["auto"] <= LIMIT * least + SLACK
    return {"program": program, "size": size, "seconds": best, "cold": times["auto"][:1], "regret": regret, "good": good}


def explain(options, row, folder):
    """Prints what auto decides of a case."""
    try:
        seconds, _, report = decisions.run(options.runmat, "auto", options.flags, HERE / row["program"], [row["size"]], folder, options.patience)
    except RuntimeError as error:
        sys.exit(f"offload: {error}")
    times = ", ".join(f"{device} {shown(taken)} ms" for device, taken in row["seconds"].items())
    print(f"\n{row['program']} {row['size']}: {times}; once more {shown(seconds)} ms")
    row["words"] = list(decisions.words(report)) if report else []
    print("\n".join(f"  {line}" for line in row["words"]), flush=True)


def shown(seconds):
    return "-" if seconds is None else f"{seconds * 1e3:.1f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", default="build/bin/runmat")
    parser.add_argument("--device", default="vulkan")
    parser.add_argument("--sizes", default="1e3,1e5,1e6,1e7,1e8")
    parser.add_argument("--programs", default=",".join(sorted(path.stem for path in HERE.glob("*.m"))))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--patience", type=float, default=20, help="seconds that a run may take")
    parser.add_argument("--json", help="file for all figures")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        print(f"| program | elements | auto ms | cpu ms | {options.device} ms | auto / best |\n|---|---|---|---|---|---|", flush=True)
        for program in options.programs.split(","):
            for size in options.sizes.split(","):
                row = measure(options, program + ".m", int(float(size)), folder)
                rows.append(row)
                times = " | ".join(shown(row["seconds"][device]) for device in ("auto", "cpu", options.device))
                regret = "-" if row["regret"] is None else f"{row['regret']:.2f}{'' if row['good'] else ' !'}"
                print(f"| {program} | {size} | {times} | {regret} |", flush=True)
        good = sum(row["good"] for row in rows)
        print(f"{good} of {len(rows)} within {LIMIT} times and {SLACK * 1e3:g} ms of the best device")
        for row in rows:
            if not row["good"]:
                explain(options, row, folder)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
