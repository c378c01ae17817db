#===- overlap.py - measures how transfers and launches overlap -*- Python -*-===#
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints how long a device was at work for uploads, launches and downloads of a program apart, and how long together.

The times are those of the device's own clocks, from --trace. Together is the time in which at least one queue was at work; apart / together
is 1 where nothing overlaps. The last row is another measure: launches that depend on each other, in microseconds each.
"""

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent / "overlap"
KINDS = ["upload", "launch", "download"]


def run(options, program, size, folder, flags=()):
    environment = {**os.environ, "RUNMAT_PIPELINE_CACHE_DIR": folder + "/pipelines", "RUNMAT_MODEL_CACHE_DIR": folder + "/models"}
    command = [options.runmat, f"--device={options.device}", "--jit=always", *flags, *options.flags, str(HERE / program), str(size)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(f"overlap: {' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def work(trace):
    """(queue, kind, begin, end) of each piece of work of a device, in microseconds."""
    events = json.loads(pathlib.Path(trace).read_text())["traceEvents"]
    tracks = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["ph"] == "M" and e["name"] == "thread_name"}
    slices = [e for e in events if e["ph"] == "X" and e["pid"] != 1]
    kinds = {kind: kind for kind in [*KINDS, "fill", "copy"]}
    return [(tracks[e["pid"], e["tid"]], kinds.get(e["name"], "launch"), e["ts"], e["ts"] + e["dur"]) for e in slices]


def together(pieces):
    total, reached = 0.0, float("-inf")
    for _, _, begin, end in sorted(pieces, key=lambda piece: piece[2]):
        total += max(0.0, end - max(begin, reached))
        reached = max(reached, end)
    return total


def measure(options, program, size, folder, flags):
    trace = folder + "/trace.json"
    best = None
    for _ in range(options.rounds + 1):  # the first one compiles
        run(options, program, size, folder, [*flags, f"--trace={trace}"])
        pieces = work(trace)
        apart = {kind: sum(end - begin for _, k, begin, end in pieces if k == kind) for kind in KINDS}
        row = {"apart": apart, "together": together(pieces), "queues": sorted({piece[0] for piece in pieces})}
        if best is None or row["together"] < best["together"]:
            best = row
    return best


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", default="build/bin/runmat")
    parser.add_argument("--device", default="vulkan")
    parser.add_argument("--size", type=float, default=1e8, help="elements of each array")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    size = int(options.size)
    programs = [("statements.m", []), ("pieces.m", [f"--device-memory={size * 4}"]), ("download.m", [])]
    with tempfile.TemporaryDirectory() as folder:
        print("| program | upload ms | launch ms | download ms | apart ms | together ms | apart / together | queues |\n|---|---|---|---|---|---|---|---|", flush=True)
        for program, flags in programs:
            row = measure(options, program, size, folder, flags)
            apart = sum(row["apart"].values())
            times = " | ".join(f"{row['apart'][kind] / 1e3:.2f}" for kind in KINDS)
            print(f"| {program} | {times} | {apart / 1e3:.2f} | {row['together'] / 1e3:.2f} | {apart / max(row['together'], 1e-9):.2f} | {', '.join(row['queues'])} |", flush=True)
        each = min(float(run(options, "dependent.m", 10000, folder)) for _ in range(options.rounds))
        print(f"dependent launches of 1e4 doubles: {each:.2f} µs each")


if __name__ == "__main__":
    main()
