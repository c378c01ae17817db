# ===- report.py - checks figures of a report of --explain=json ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# report.py REPORT EXPRESSION...: each expression must be true. `c` is the report's counters, `units` its units, `clusters` the
# clusters of all units, `interpreted` the lines that were interpreted.

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
names = {
    "c": report["counters"],
    "units": report["units"],
    "clusters": [cluster for unit in report["units"] for cluster in unit.get("clusters", [])],
    "interpreted": report["interpreted"],
    "report": report,
}
wrong = [text for text in sys.argv[2:] if not eval(text, dict(names))]
for text in wrong:
    print(f"not so: {text}")
if wrong:
    print(json.dumps(report, indent=1))
    sys.exit(1)
