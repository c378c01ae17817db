#===- run.py - measures RunMat against NumPy and Octave ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints medians and ratios; RunMat and its peer take turns in one run, so that both meet the same machine.

Each program NAME.m prints seconds and checksum of every turn. The first turn includes compiling and is reported apart.
Checksums must agree with NumPy's: a fast wrong answer is an error, not a result.
"""

import argparse
import math
import os
import pathlib
import statistics
import subprocess
import sys
import time

os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent


def elementwise_math(n):
    def turn():
        x = np.linspace(0, 4 * np.pi, n).astype(np.float32)
        y0 = np.sin(x) * np.exp(-x / np.float32(10))
        y1 = y0 * np.cos(x / np.float32(4)) + np.float32(0.25) * y0 ** 2
        y2 = np.tanh(y1) + np.float32(0.1) * y1
        return float(y2.sum())
    return turn


def vector_sum(n):
    k = np.linspace(0, 1, n)
    x = k * (1 - k) - 0.1
    return lambda: float(x.sum())


def row_products(n):
    a = np.linspace(0, 1, n * 1000).reshape((n, 1000), order="F")
    b = 2 - a

    def turn():
        s = (a * b).sum(axis=1)
        return float(s[0] + s[-1])
    return turn


def monte_carlo(paths):
    random = np.random.Generator(np.random.Philox(1))
    drift, scale = np.float32(0.01 / 50), np.float32(0.2 / math.sqrt(50))

    def turn():
        s = np.full(paths, 100, np.float32)
        for _ in range(50):
            s = s * np.exp(drift + scale * random.standard_normal(paths, np.float32))
        return math.exp(-0.03) * float(np.maximum(s - np.float32(105), 0).mean())
    return turn


def scattered(n):
    return (np.arange(n * n) * 7919 % 1009 / 1009).reshape((n, n), order="F")


def matrix_product(n):
    a = scattered(n)
    b = np.asfortranarray(a.T + 1)

    def turn():
        c = a @ b
        return float(c[0, 0] + c[-1, -1])
    return turn


def linear_system(n):
    a = scattered(n) + n / 10 * np.eye(n)
    b = np.arange(1, n + 1) / n

    def turn():
        x = np.linalg.solve(a, b)
        return float(x[0] + x[-1])
    return turn


# name -> (NumPy's version, default size, elements of each unit of size, relative tolerance of the checksum)
PROGRAMS = {
    "elementwise_math": (elementwise_math, 10_000_000, 1, 1e-3),
    "vector_sum": (vector_sum, 10_000_000, 1, 1e-9),
    "row_products": (row_products, 8_000, 1000, 1e-9),
    "matrix_product": (matrix_product, 1000, 1000 * 1000, 1e-9),
    "linear_system": (linear_system, 1000, 1000 * 1000, 1e-9),
    "monte_carlo": (monte_carlo, 400_000, 50, 2e-2),  # the streams differ: 2% are five standard errors of their difference
}


def numpy_turns(make, n, turns):
    turn = make(n)
    seconds = []
    for _ in range(turns):
        start = time.perf_counter()
        checksum = turn()
        seconds.append(time.perf_counter() - start)
    return seconds, checksum


def runmat_turns(runmat, name, n, turns, flags):
    command = [runmat, *flags, str(HERE / (name + ".m")), str(n), str(turns)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"bench: {' '.join(command)} failed:\n{done.stderr}")
    rows = [line.split() for line in done.stdout.splitlines()]
    return [float(row[0]) for row in rows], float(rows[-1][1])


def measure_program(runmat, name, n, turns, rounds):
    make, default_n, factor, tolerance = PROGRAMS[name]
    n = n or default_n
    variants = {"1 thread": ["--threads=1", "--device=cpu"], "2 threads": ["--threads=2", "--device=cpu"],
                "not compiled": ["--jit=off"]}
    steady = {variant: [] for variant in [*variants, "NumPy"]}
    first = {variant: [] for variant in variants}
    for _ in range(rounds):
        seconds, expected = numpy_turns(make, n, turns)
        steady["NumPy"] += seconds[1:]
        for variant, flags in variants.items():
            seconds, checksum = runmat_turns(runmat, name, n, turns, flags)
            if not math.isclose(checksum, expected, rel_tol=tolerance):
                sys.exit(f"bench: {name}, {variant}: checksum {checksum}, NumPy has {expected}")
            first[variant].append(seconds[0] - seconds[1])
            steady[variant] += seconds[1:]
    print_program(name, n, n * factor, steady, first)


def print_program(name, n, elements, steady, first):
    peer = statistics.median(steady["NumPy"])
    print(f"\n{name}, n = {n}")
    print(f"  {'':<14}{'median ms':>12}{'ns/element':>12}{'NumPy / it':>12}{'first - second ms':>20}")
    for variant, seconds in steady.items():
        median = statistics.median(seconds)
        extra = f"{statistics.median(first[variant]) * 1e3:20.1f}" if variant in first else ""
        print(f"  {variant:<14}{median * 1e3:12.2f}{median / elements * 1e9:12.3f}{peer / median:12.2f}{extra}")
    ratio = statistics.median(steady["1 thread"]) / statistics.median(steady["2 threads"])
    print(f"  two threads against one: {ratio:.2f}")


def process_seconds(command):
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def measure_startup(runmat, rounds):
    commands = {"runmat -e": [runmat, "-e", "disp(1)"], "octave-cli --eval": ["octave-cli", "--eval", "disp(1)"]}
    seconds = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            elapsed = process_seconds(command)
            if turn > 0:  # the first fills the page cache
                seconds[name].append(elapsed)
    medians = {name: statistics.median(values) for name, values in seconds.items()}
    print("\nstartup, disp(1)")
    for name, median in medians.items():
        print(f"  {name:<20}{median * 1e3:10.2f} ms")
    print(f"  Octave / RunMat: {medians['octave-cli --eval'] / medians['runmat -e']:.1f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [*PROGRAMS, "startup"]
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(names)} (default: all)")
    parser.add_argument("--runmat", required=True, help="the driver to measure")
    parser.add_argument("--n", type=int, help="size instead of each program's own")
    parser.add_argument("--turns", type=int, default=6, help="turns in a process (default: %(default)s)")
    parser.add_argument("--rounds", type=int, default=3, help="processes of each variant (default: %(default)s)")
    options = parser.parse_args()
    for name in options.names:
        if name not in names:
            parser.error(f"there is no benchmark '{name}'; there are {', '.join(names)}")
    if options.turns < 2:
        parser.error("--turns must be at least 2: the first turn is reported apart")
    for name in options.names or names:
        if name == "startup":
            measure_startup(options.runmat, 15)
        else:
            measure_program(options.runmat, name, options.n, options.turns, options.rounds)


if __name__ == "__main__":
    main()
