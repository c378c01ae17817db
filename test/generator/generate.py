#!/usr/bin/env python3
#===- generate.py - compares the paths on random programs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random programs, runs each one interpreted and compiled for every device, and compares what they print to the byte.

Of eight programs one is counted: it is made so that the numbers of its clusters and launches are known beforehand
(counted.py says why), and these are checked as well; of five others one has structs and one calls functions with any number of arguments,
some of them in files of their own. A program that fails is shrunk, printed and saved with the command that repeats it. Program N of a seed is
the same program whatever the count is.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import sys

import batch
import compare
from arguments import argument_program
from counted import counted_program
from programs import random_program
from shrink import shrink
from structs import struct_program
from values import Source

PROGRAMS_PER_PROCESS = 25
COUNTED_SHARE = 8
# What the others have, by their number.
KINDS = (struct_program, argument_program, random_program, random_program, random_program)
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def program(seed, number):
    """Program `number` of a seed, by its name."""
    source = Source(f"{seed}/{number}")
    name = f"p{number}"
    return name, kind(number)(source, name)


def kind(number):
    """What makes the program with this number."""
    return counted_program if number % COUNTED_SHARE == 0 else KINDS[number % len(KINDS)]


def batches(seed, numbers):
    """The programs in batches of one kind: launches can only be counted for a process as a whole."""
    kinds = ([], [])
    for name, made in (program(seed, number) for number in numbers):
        kinds[bool(made.promise)].append((name, made))
    return [dict(kind[begin:begin + PROGRAMS_PER_PROCESS]) for kind in kinds for begin in range(0, len(kind), PROGRAMS_PER_PROCESS)]


def blamed(driver, programs, devices):
    """The failures of a batch. A count of all of them is wrong because of one: each is run alone to find it."""
    failures = compare.check(driver, programs, devices)
    if len(failures) > 1 and all(failure.kind == "counts" for failure in failures.values()):
        failures = {name: failure for name in failures for failure in compare.check(driver, {name: programs[name]}, devices).values()} or failures
    return failures


def shrunk(driver, name, made, failure):
    """The smallest program that fails in the same way, and how that one fails."""
    devices = [option.split("=")[1] for option in failure.configuration.split() if option.startswith("--device=")]
    latest = failure

    def still_fails(candidate):
        nonlocal latest
        found = compare.check(driver, {name: candidate}, devices).get(name)
        if found and found.kind == failure.kind:
            latest = found
            return True
        return False

    return shrink(made, still_fails), latest


def describe(options, name, small, failure):
    """The text that is printed and saved: a script whose comments say how to repeat the failure."""
    number = name[1:]
    head = [f"% seed {options.seed}, program {number}: {failure.kind} with {failure.configuration}",
            f"% repeat: test/generator/generate.py --seed {options.seed} --only {number}"]
    return "\n".join([*head, *("% " + line for line in failure.lines), batch.text({name: small})])


def texts_of(options, name, small, failure):
    """The text and those of the files that stand beside it, by name."""
    return {f"seed{options.seed}-{name}.m": describe(options, name, small, failure), **batch.files({name: small})}


def fail(options, driver, name, made, failure):
    if options.shrink and failure.kind != "idle":
        made, failure = shrunk(driver, name, made, failure)
    texts = texts_of(options, name, made, failure)
    # A name of a file is one of many programs.
    folder = options.save / f"seed{options.seed}-{name}" if len(texts) > 1 else options.save
    folder.mkdir(parents=True, exist_ok=True)
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    printed = "\n".join(f"% --- {file}\n{text}" for file, text in texts.items())
    print(f"FAIL program {name[1:]} of seed {options.seed}, saved in {folder}\n{printed}", flush=True)


def run(options, driver):
    """The number of programs that failed."""
    devices = [device for device in options.devices.split(",") if device]
    numbers = [options.only] if options.only is not None else range(options.count)
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        made = batches(options.seed, numbers)
        for programs, failures in zip(made, pool.map(lambda programs: blamed(driver, programs, devices), made)):
            for name, failure in failures.items():
                fail(options, driver, name, programs[name], failure)
            failed += len(failures)
    return len(numbers), failed


def parse_arguments(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1, help="which programs (default: %(default)s)")
    parser.add_argument("--count", type=int, default=200, help="how many (default: %(default)s)")
    parser.add_argument("--only", type=int, metavar="N", help="program N of the seed alone")
    parser.add_argument("--show", action="store_true", help="print the programs instead of running them")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default: %(default)s)")
    parser.add_argument("--runmat", default=str(ROOT / "build/bin/runmat"), help="the driver (default: build/bin/runmat)")
    parser.add_argument("--devices", default=compare.differential.default_devices(),
                        help="comma-separated (default: %(default)s); empty: interpret only")
    parser.add_argument("--save", type=pathlib.Path, default=ROOT / "build/generator", help="folder for failing programs (default: %(default)s)")
    parser.add_argument("--no-shrink", dest="shrink", action="store_false", help="leave failing programs as they are")
    parser.add_argument("--summary", type=pathlib.Path, help="write the counts here as JSON")
    return parser.parse_args(arguments)


def main(arguments=None):
    options = parse_arguments(arguments)
    if options.show:
        for programs in batches(options.seed, [options.only] if options.only is not None else range(options.count)):
            print(batch.text(programs))
            for file, text in batch.files(programs).items():
                print(f"% --- {file}\n{text}")
        return 0
    ran, failed = run(options, compare.Driver(os.path.abspath(options.runmat)))
    if options.summary:
        options.summary.write_text(json.dumps({"passed": ran - failed, "failed": failed, "skipped": 0}))
    print(f"seed {options.seed}: {ran} programs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
