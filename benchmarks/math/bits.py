#!/usr/bin/env python3
#===- bits.py - whether devices give the same bits of all singles ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bits.py --runmat RUNMAT [--devices cpu,vulkan] [--class single] [--blocks N] [--jobs N]

Every elementary function of every single (or of as many doubles, spread over all), in blocks of 2^20: sums over the words of the results,
exact in double, are printed by one process a device and compared. Fails where they differ, or where a device launched nothing.
"""
import argparse
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile

BLOCK = 1 << 20
ALL_BLOCKS = {"single": (1 << 32) // BLOCK, "double": 10}
# By what is done to the argument first, so that results are real.
ARGUMENTS = {
    "x": "exp expm1 sin cos tan sind cosd tand sinpi cospi sinh cosh tanh atan atand asinh erf erfc".split(),
    "abs(x)": "sqrt log log2 log10 log1p".split(),
    "min(max(x, -1), 1)": "asin acos asind acosd atanh".split(),
    "1 + abs(x)": "acosh".split(),
}
PAIRS = {"power": "abs(x) .^ z", "atan2": "atan2(x, z)", "hypot": "hypot(x, z)", "rem": "rem(x, z)", "mod": "mod(x, z)"}
MAKE = {
    "single": ["word = uint32(b * 1048576 + (0:1048575));", "x = typecast(word, 'single');",
               "z = typecast(bitxor(word * 1, uint32(mod(b * 40503, 65536) * 65536 + 12345)), 'single');"],
    "double": ["rng(b); high = uint32(floor(rand(1, 1048576) * 4294967296)); low = uint32(floor(rand(1, 1048576) * 4294967296));",
               "x = typecast(reshape([low; high], 1, []), 'double'); z = typecast(reshape([high; low], 1, []), 'double');"],
}


def program(kind, first, last):
    expressions = {name: f"{name}({argument})" for argument, names in ARGUMENTS.items() for name in names} | PAIRS
    lines = [f"for b = {first}:{last - 1}", *MAKE[kind]]
    for name, expression in expressions.items():
        lines += [f"r = {expression};", f"show('{name}', b, r);"]
    lines += ["end", "function show(name, b, r)", "    r(isnan(r)) = NaN;", "    h = double(typecast(r, 'uint32'));",
              "    w = mod(0:numel(h) - 1, 4093);", "    fprintf('%s %d %.17g %.17g\\n', name, b, sum(h), sum(mod(h, 65536) .* w));", "end"]
    return "\n".join(lines) + "\n"


def run(options, device, first, last):
    """Lines of the blocks, and how often the device launched."""
    with tempfile.TemporaryDirectory() as folder:
        source, report = os.path.join(folder, "bits.m"), os.path.join(folder, "report.json")
        with open(source, "w", encoding="utf-8") as file:
            file.write(program(options.kind, first, last))
        command = [options.runmat, "--jit=always", f"--device={device}", "--explain=json", f"--explain-file={report}", source]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{' '.join(command)}\n{done.stderr}")
        with open(report, encoding="utf-8") as file:
            launches = json.load(file)["counters"]["launches"]
    return done.stdout.splitlines(), launches.get(device, 0)


def sums(options, device, blocks):
    size = -(-blocks // options.jobs)
    parts = [(first, min(first + size, blocks)) for first in range(0, blocks, size)]
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = list(pool.map(lambda part: run(options, device, *part), parts))
    return [line for lines, _ in results for line in lines], sum(count for _, count in results)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runmat", required=True)
    parser.add_argument("--devices", default="cpu,vulkan")
    parser.add_argument("--class", dest="kind", choices=MAKE, default="single")
    parser.add_argument("--blocks", type=int, help="of all; else every one of singles, and 10 of doubles")
    parser.add_argument("--jobs", type=int, default=4)
    options = parser.parse_args()
    blocks = options.blocks or ALL_BLOCKS[options.kind]
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
