# ===- same_units.py - whether two reports have the same units ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# same_units.py REPORT REPORT: compares what both processes say of every unit and of what was interpreted, but for times.

import json
import sys


def described(name):
    with open(name, encoding="utf-8") as file:
        report = json.load(file)
    for unit in report["units"]:
        for cluster in unit.get("clusters", []):
            cluster.pop("placement", None)
    return {"units": report["units"], "interpreted": report["interpreted"]}


first, second = (described(name) for name in sys.argv[1:3])
if first != second:
    sys.exit(f"not the same:\n{json.dumps(first, indent=1)}\n{json.dumps(second, indent=1)}")
