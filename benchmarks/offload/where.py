#===- where.py - where auto runs the examples and benchmarks ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints, of each example and benchmark, where auto ran it, cold and warm, and whether a forced device is faster.

Cold is a process that finds no cache of ours; warm ones follow it. Times are those of whole processes, of warm ones the best of some,
which take turns. Where launches went is what --telemetry counts. Where auto has no device to take, it must have launched on the processor
only, and no other device is forced. Checksums must agree on all devices.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

import decisions

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIMIT, SLACK = 1.15, 0.002

# Programs and arguments; benchmarks that print times have a checksum behind each.
EXAMPLES = {
    "examples/elementwise_math.m": [[], [100_000_000]],
    "examples/image_pipeline.m": [[], [64, 1024, 1024]],
    "examples/monte_carlo.m": [[], [10_000_000, 50]],
    "examples/quickstart.m": [[], [20_000, 5_000]],
}
TIMED = {
    "benchmarks/elementwise_math.m": [[1_000_000, 5], [100_000_000, 5]],
    "benchmarks/linear_system.m": [[1000, 3]],
    "benchmarks/matrix_product.m": [[1000, 3]],
    "benchmarks/monte_carlo.m": [[100_000, 3], [10_000_000, 3]],
    "benchmarks/row_products.m": [[2000, 5], [50_000, 5]],
    "benchmarks/vector_sum.m": [[1_000_000, 5], [100_000_000, 5]],
}
LOOP_SIZES = {"fill": 400, "newton": 200_000, "sieve": 1_000_000, "product": 200, "swap_first": 1_000_000, "swap_element": 1_000_000,
              "swap_sweep": 2_000, "swap_whole": 2_000}


def programs():
    """(program, arguments, whether its first column is a time)."""
    for table, timed in ((EXAMPLES, False), (TIMED, True)):
        for program, lists in table.items():
            for arguments in lists:
                yield ROOT / program, arguments, timed
    for program in sorted((ROOT / "benchmarks/loops").glob("*.m")):
        yield program, [LOOP_SIZES.get(program.stem, 200_000), 3], True
    for program in sorted(HERE.glob("*.m")):
        for size in (100_000, 10_000_000) if program.stem == "sorted" else (100_000, 100_000_000):
            yield program, [size], False


def result_of(text, timed):
    return [line.split()[1:] for line in text.splitlines()] if timed else text


class Run:
    """The runs of one program on each device."""

    def __init__(self, options, program, arguments, timed):
        self.options, self.program, self.arguments, self.timed = options, program, arguments, timed
        self.result = None

    def on(self, device, folder):
        seconds, text, report = decisions.run(self.options.runmat, device, self.options.flags, self.program, self.arguments, folder,
                                              self.options.patience)
        if seconds is None:
            return None, {}
        result = result_of(text, self.timed)
        if self.result is not None and result != self.result:
            sys.exit(f"where: {self.program} {self.arguments} computes something else on {device}:\n{self.result}\n{result}")
        self.result = result
        return seconds, report

    def measure(self, devices, folder):
        cold, coldReport = self.on("auto", folder)
        times, report = {device: [] for device in devices}, {}
        for _ in range(self.options.rounds):
            for device in devices:
                seconds, last = self.on(device, folder)
                if seconds is not None:
                    times[device].append(seconds)
                if device == "auto":
                    report = last
        best = {device: min(found, default=None) for device, found in times.items()}
        least = min((best[device] for device in devices[1:] if best[device]), default=None)
        ratio = best["auto"] / least if best["auto"] and least else None
        return {"program": str(self.program.relative_to(ROOT)), "arguments": self.arguments, "cold": cold, "seconds": best, "ratio": ratio,
                "good": ratio is not None and best["auto"] <= LIMIT * least + SLACK, "where_cold": decisions.where(coldReport),
                "where": decisions.where(report), "launches": decisions.launches(report),
                "launches_cold": decisions.launches(coldReport), "words": list(decisions.words(report)) if report else []}


def shown(seconds):
    return "-" if seconds is None else f"{seconds * 1e3:.1f}"


def device_of_auto(options):
    """The name of the device that auto takes; none where it has none."""
    done = subprocess.run([options.runmat, "accel-info", "--json"], capture_output=True, text=True, check=True)
    return next((device["device"] for device in json.loads(done.stdout)["devices"] if device["auto"]["taken"]), None)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", default=str(ROOT / "build/bin/runmat"))
    parser.add_argument("--only", default="", help="programs whose path has this in it")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--patience", type=float, default=60, help="seconds that a run may take")
    parser.add_argument("--json", help="file for all figures")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    taken = device_of_auto(options)
    devices = ["auto", "cpu"] + ([taken] if taken else [])
    print(f"auto takes {taken or 'no device'}\n")
    forced = " | ".join(f"{device} ms" for device in devices[1:])
    print(f"| program | auto cold, launches | auto cold ms | auto warm, launches | auto ms | {forced} | auto / best |")
    print("|---" * (6 + len(devices[1:])) + "|", flush=True)
    rows = []
    for program, arguments, timed in programs():
        if options.only not in str(program):
            continue
        with tempfile.TemporaryDirectory() as folder:
            try:
                row = Run(options, program, arguments, timed).measure(devices, folder)
            except RuntimeError as error:
                sys.exit(f"where: {error}")
        rows.append(row)
        times = " | ".join(shown(row["seconds"][device]) for device in devices)
        ratio = "-" if row["ratio"] is None else f"{row['ratio']:.2f}{'' if row['good'] else ' !'}"
        print(f"| {row['program']} {' '.join(map(str, arguments))} | {row['where_cold']} | {shown(row['cold'])} | {row['where']} | {times} | {ratio} |",
              flush=True)
    print(f"\n{sum(row['good'] for row in rows)} of {len(rows)} within {LIMIT} times and {SLACK * 1e3:g} ms of the faster device")
    for row in rows:
        if not row["good"]:
            print("\n".join([f"\n{row['program']} {row['arguments']}:"] + [f"  {line}" for line in row["words"]]))
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=1))
    strays = [row["program"] for row in rows if not taken and {*row["launches"], *row["launches_cold"]} - {"cpu"}]
    if strays:
        sys.exit(f"where: launches on another device than the processor, though auto takes none: {' '.join(strays)}")


if __name__ == "__main__":
    main()
