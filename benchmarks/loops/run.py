#===- run.py - measures loops against the same loops in C ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the best time of each loop, of the same loop in C, and their ratio; the two take turns in one run.

NAME.m and NAME.c print seconds and checksum of every turn; checksums must agree, but for the order of their own sums. The sizes fit
the cache, so that the loops are measured and not the memory; the first turn of RunMat includes compiling. The C compiler may use the whole machine, as
RunMat may, and must not contract products and sums, as RunMat must not.
"""

import argparse
import math
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
FLAGS = ["-O2", "-march=native", "-ffp-contract=off", "-Wall", "-Wextra"]

# name -> default size
PROGRAMS = {
    "early_break": 200_000,
    "recurrence": 200_000,
    "swap_first": 5_000_000,
    "swap_element": 5_000_000,
    "swap_sweep": 10_000,
    "swap_whole": 2_000,
    "fill": 400,
    "newton": 200_000,
    "sieve": 1_000_000,
    "product": 200,
}


def run(command, turns):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"loops: {' '.join(map(str, command))} failed:\n{done.stderr}")
    rows = [[float(word) for word in line.split()] for line in done.stdout.splitlines()]
    if len(rows) != turns:
        sys.exit(f"loops: {' '.join(map(str, command))} printed {len(rows)} turns of {turns}")
    return [row[0] for row in rows], rows[-1][1]


def build(compiler, name, folder):
    binary = pathlib.Path(folder) / name
    subprocess.run([compiler, *FLAGS, str(HERE / f"{name}.c"), "-o", str(binary), "-lm"], check=True)
    return binary


def measure(options, name, folder):
    n, turns = options.n or PROGRAMS[name], options.turns
    peer = build(options.cc, name, folder)
    ours, theirs = [], []
    for _ in range(options.rounds):
        seconds, expected = run([peer, str(n), str(turns)], turns)
        theirs += seconds
        seconds, checksum = run([options.runmat, "--device=cpu", "--threads=1", *options.flags, str(HERE / f"{name}.m"), str(n), str(turns)], turns)
        ours += seconds
        if not math.isclose(checksum, expected, rel_tol=1e-12):
            sys.exit(f"loops: {name}: checksum {checksum!r}, C has {expected!r}")
    ratio = min(ours) / min(theirs)
    print(f"{name:<16}{n:>12}{min(ours) * 1e3:12.2f}{min(theirs) * 1e3:12.2f}{ratio:10.2f}", flush=True)
    return ratio


def main(folder):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(PROGRAMS)} (default: all)")
    parser.add_argument("--runmat", default=str(HERE.parent.parent / "build/bin/runmat"), help="the driver to measure")
    parser.add_argument("--cc", default="clang-22", help="the C compiler (default: %(default)s)")
    parser.add_argument("--n", type=int, help="size instead of each program's own")
    parser.add_argument("--turns", type=int, default=10, help="turns in a process (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="processes of each side (default: %(default)s)")
    parser.add_argument("--flags", nargs="*", default=["--jit=always"], help="further flags of the driver")
    options = parser.parse_args()
    for name in options.names:
        if name not in PROGRAMS:
            parser.error(f"there is no loop '{name}'; there are {', '.join(PROGRAMS)}")
    print(f"{'loop':<16}{'size':>12}{'RunMat ms':>12}{'C ms':>12}{'ratio':>10}")
    for name in options.names or PROGRAMS:
        measure(options, name, folder)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        main(made)
