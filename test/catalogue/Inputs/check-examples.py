#!/usr/bin/env python3
"""Runs the examples of each record and compares what it prints: check-examples.py RUNMAT CATALOGUE.json [NAME].

White space does not count, nor does a leading `ans =`. Standard input has one line, 7. Then leaves out each argument that a form does
not need, and each option: an example must print something else without it, or the record says that the value given is the default.
With NAME that record's defaults do not count, and only it is looked at.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path.insert(0, os.path.join(root, "lib/Catalogue/Generator"))

from exercised import shortened  # noqa: E402
from records import Catalogue  # noqa: E402


def words(text):
    found = text.split()
    return found[2:] if found[:2] == ["ans", "="] else found


def run(runmat, call):
    """In a folder of its own: `save` without a name writes there."""
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run([runmat, "-e", call], input="7\n", capture_output=True, text=True, timeout=60, check=False, cwd=folder)


def says(ran, prints):
    return words(ran.stdout) == words(prints) and ran.returncode == 0


def check(runmat, place, call, prints):
    ran = run(runmat, call)
    return None if says(ran, prints) else f"{place}: {call} prints\n{ran.stdout}{ran.stderr}not\n{prints}"


def check_shortened(pool, runmat, records, ignored):
    """One line for each argument of which no example shows anything, and for each default of which one does."""
    work = [(record, *item) for record in records for item in shortened(record)]
    differs = pool.map(lambda item: not says(run(runmat, item[3]), item[2][1]), work)
    shown = {}
    for (record, argument, _, _), differs_here in zip(work, differs):
        shown[record.name, argument] = shown.get((record.name, argument), False) or differs_here
    for record in records:
        defaults = set() if record.name == ignored else set(record.fields["defaults"])
        hidden = {argument for (name, argument), seen in shown.items() if name == record.name and not seen}
        yield from (f"{record.place}: '{record.name}' prints the same without '{a}' in each example" for a in sorted(hidden - defaults))
        yield from (f"{record.place}: '{record.name}' prints something else without '{a}', which is no default"
                    for a in sorted(defaults - hidden))


def main():
    runmat, path = sys.argv[1:3]
    ignored = sys.argv[3] if len(sys.argv) > 3 else None
    records = [r for r in Catalogue(path).records if ignored in (None, r.name)]
    examples = [(r.place, *example) for r in records for example in r.examples()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(lambda example: check(runmat, *example), examples) if f]
        hidden = list(check_shortened(pool, runmat, records, ignored))
    print("\n".join(failures + hidden))
    print(f"{len(examples)} examples, {len(failures)} wrong, {len(hidden)} arguments that show nothing")
    sys.exit(bool(failures or hidden) or not examples)


main()
