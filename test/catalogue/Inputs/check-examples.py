#!/usr/bin/env python3
"""Runs the examples of each record and compares what it prints: check-examples.py RUNMAT CATALOGUE.json.

White space does not count, nor does a leading `ans =`.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path.insert(0, os.path.join(root, "lib/Catalogue/Generator"))

from records import Catalogue  # noqa: E402


def words(text):
    found = text.split()
    return found[2:] if found[:2] == ["ans", "="] else found


def check(runmat, place, call, prints):
    ran = subprocess.run([runmat, "-e", call], capture_output=True, text=True, timeout=60, check=False)
    if words(ran.stdout) == words(prints) and ran.returncode == 0:
        return None
    return f"{place}: {call} prints\n{ran.stdout}{ran.stderr}not\n{prints}"


def main():
    runmat, path = sys.argv[1:]
    examples = [(r.place, *example) for r in Catalogue(path).records for example in r.examples()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(lambda example: check(runmat, *example), examples) if f]
    print("\n".join(failures))
    print(f"{len(examples)} examples, {len(failures)} wrong")
    sys.exit(bool(failures) or len(examples) < 100)


main()
