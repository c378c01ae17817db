#===- auto_rule.py - what --jit=auto costs where it does not pay ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Times programs with --jit=off and --jit=auto in turns and lists where auto is slower.

The rule: on no program is auto slower than off by more than 10 % and 0.15 s. Of each mode the best of several runs counts.
Exits with 1 when a program breaks the rule. By default: the examples and the programs of the differential and language tests.
"""

import argparse
import pathlib
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
RATIO, SECONDS = 1.10, 0.15


def seconds_of(runmat, mode, program):
    start = time.perf_counter()
    subprocess.run([runmat, f"--jit={mode}", str(program)], stdin=subprocess.DEVNULL,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return time.perf_counter() - start


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs", nargs="*", type=pathlib.Path)
    parser.add_argument("--runmat", default=str(ROOT / "build/bin/runmat"))
    parser.add_argument("--runs", type=int, default=3, help="runs of each mode (default: %(default)s)")
    options = parser.parse_args()
    programs = options.programs or sorted(
        [*ROOT.glob("examples/*.m"), *ROOT.glob("test/differential/programs/*.m"), *ROOT.glob("test/language/*/*.m")])
    broken = []
    for program in programs:
        off, auto = [], []
        for _ in range(options.runs):
            off.append(seconds_of(options.runmat, "off", program))
            auto.append(seconds_of(options.runmat, "auto", program))
        excess = min(auto) - RATIO * min(off)
        if min(auto) > RATIO * min(off) + 0.01:
            print(f"{program.name}: off {min(off):.3f} s, auto {min(auto):.3f} s, {min(auto) / min(off):.2f}x")
        if excess > SECONDS:
            broken.append(program.name)
    print(f"{len(programs)} programs, {len(broken)} beyond 10 % and 0.15 s: {' '.join(broken) or 'none'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
