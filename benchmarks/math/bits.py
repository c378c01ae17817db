#!/usr/bin/env python3
#===- bits.py - whether devices give the same bits of all singles ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bits.py --runmat RUNMAT [--devices cpu,vulkan] [--class single] [--blocks N] [--points N] [--jobs N]

Every elementary function of the catalogue, of every single (or of as many doubles, spread over all), in blocks of 2^20: sums over the words of
the results, exact in double, are printed by one process a device and compared. Fails where they differ, or where a device launched nothing.
"""
import argparse
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
BLOCK = 1 << 20
ALL_BLOCKS = {"single": (1 << 32) // BLOCK, "double": 10}
# By the domain of the function: what is done to the arguments, so that results are real.
ARGUMENTS = {"AllReals": ("x", "z"), "AtLeastZero": ("abs(x)",), "AtLeastMinusOne": ("abs(x)",), "WithinOne": ("min(max(x, -1), 1)",),
             "AtLeastOne": ("1 + abs(x)",), "NoPoles": ("abs(x)",), "NotNegative": ("abs(x)",), "NoneNegative": ("abs(x)", "abs(z)"),
             "RealPowers": ("abs(x)", "z"), "RealPowersOnly": ("abs(x)", "z"),
             "RealRoots": ("abs(x)", "z")}
MAKE = {
    "single": ["word = uint32((b * N + (0:N - 1)) * {stride});", "x = typecast(word, 'single');",
               "z = typecast(bitxor(word * 1, uint32(mod(b * 40503, 65536) * 65536 + 12345)), 'single');"],
    "double": ["rng(b); high = uint32(floor(rand(1, N) * 4294967296)); low = uint32(floor(rand(1, N) * 4294967296));",
               "x = typecast(reshape([low; high], 1, []), 'double'); z = typecast(reshape([high; low], 1, []), 'double');"],
}


def expressions(file):
    """A call of each elementary function of the catalogue, by its name."""
    with open(file, encoding="utf-8") as catalogue:
        every = json.load(catalogue)
    calls = {}
    for name in every["!instanceof"]["Elementwise"]:
        record = every[name]
        if record["expansionGroup"] == "Elementary" or name in every["!instanceof"]["ElementaryFunction"]:
            domain = record["domain"]["def"]
            if domain not in ARGUMENTS:
                sys.exit(f"bits.py: {record['word']} is for the domain {domain}, which has no arguments yet: add them to ARGUMENTS")
            calls[record["word"]] = f"{record['word']}({', '.join(ARGUMENTS[domain][:record['operands']])})"
    return calls


def program(calls, options, first, last):
    stride = max(1, (1 << 32) // (options.blocks * options.points))
    lines = [f"N = {options.points};", f"for b = {first}:{last - 1}", *(line.replace("{stride}", str(stride)) for line in MAKE[options.kind])]
    for name, expression in calls.items():
        lines += [f"r = {expression};", f"show('{name}', b, r);"]
    lines += ["end", "function show(name, b, r)", "    r(isnan(r)) = NaN;", "    h = double(typecast(r, 'uint32'));",
              "    w = mod(0:numel(h) - 1, 4093);", "    fprintf('%s %d %.17g %.17g\\n', name, b, sum(h), sum(mod(h, 65536) .* w));", "end"]
    return "\n".join(lines) + "\n"


def run(options, device, first, last):
    """Lines of the blocks, and how often the device launched."""
    kind, _, level = device.partition("@")
    with tempfile.TemporaryDirectory() as folder:
        source, report = os.path.join(folder, "bits.m"), os.path.join(folder, "report.json")
        with open(source, "w", encoding="utf-8") as file:
            file.write(program(expressions(options.catalogue), options, first, last))
        command = [options.runmat, "--jit=always", f"--device={kind}", *([f"--cpu={level}"] if level else []), "--explain=json", f"--explain-file={report}", source]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stderr}")
        with open(report, encoding="utf-8") as file:
            launches = json.load(file)["counters"]["launches"]
    return done.stdout.splitlines(), launches.get(kind, 0)


def sums(options, device, blocks):
    size = -(-blocks // options.jobs)
    parts = [(first, min(first + size, blocks)) for first in range(0, blocks, size)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda part: run(options, device, *part), parts))
    return [line for lines, _ in results for line in lines], sum(count for _, count in results)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", required=True)
    parser.add_argument("--catalogue", default=os.path.join(ROOT, "build/catalogue/Catalogue.json"), help="default: %(default)s")
    parser.add_argument("--devices", default="cpu,vulkan", help="comma-separated; cpu@LEVEL is the processor at that level (default: %(default)s)")
    parser.add_argument("--class", dest="kind", choices=MAKE, default="single")
    parser.add_argument("--blocks", type=int, help="so many; else every one of singles, and 10 of doubles")
    parser.add_argument("--points", type=int, default=BLOCK, help="of a block; fewer than all singles are spread over them")
    parser.add_argument("--jobs", type=int, default=4)
    options = parser.parse_args()
    blocks = options.blocks = options.blocks or ALL_BLOCKS[options.kind]
    found = {}
    for device in options.devices.split(","):
        found[device], launches = sums(options, device, blocks)
        print(f"{device}: {len(found[device])} sums of {blocks} blocks, {launches} launches", flush=True)
        if not launches:
            sys.exit(f"{device} launched nothing")
    (first, expected), *others = found.items()
    wrong = [(device, a, b) for device, lines in others for a, b in zip(expected, lines, strict=True) if a != b]
    for device, a, b in wrong[:40]:
        print(f"{first}: {a}; {device}: {b}")
    print(f"{len(wrong)} of {len(expected)} differ")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
