#!/usr/bin/env python3
"""Runs the example of each record and compares what it prints: check-examples.py RUNMAT CATALOGUE.json.

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


def check(runmat, record):
    ran = subprocess.run([runmat, "-e", record.fields["example"]], capture_output=True, text=True, timeout=60, check=False)
    if words(ran.stdout) == words(record.fields["prints"]) and ran.returncode == 0:
        return None
    return f"{record.place}: {record.fields['example']} prints\n{ran.stdout}{ran.stderr}not\n{record.fields['prints']}"


def main():
    runmat, path = sys.argv[1:]
    with_example = [r for r in Catalogue(path).records if r.fields["example"]]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(lambda record: check(runmat, record), with_example) if f]
    print("\n".join(failures))
    print(f"{len(with_example)} examples, {len(failures)} wrong")
    sys.exit(bool(failures) or len(with_example) < 100)


main()
