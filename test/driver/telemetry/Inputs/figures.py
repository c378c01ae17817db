#===- figures.py - checks figures of a report of --telemetry ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""figures.py REPORT EXPRESSION...: each expression must be true. `r` is the report, `d` its devices, `c` its counters."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
names = {"r": report, "d": report["devices"], "c": report["counters"]}
wrong = [text for text in sys.argv[2:] if not eval(text, dict(names))]

# What is counted where it happens and what is recorded there must be the same.
COUNTED = {"launches": "launches", "uploads": "uploads", "downloads": "downloads"}
for device, figures in report["devices"].items():
    for kind, counter in COUNTED.items():
        if figures[kind]["count"] != report["counters"][counter][device]:
            wrong.append(f"{kind} of {device} are its counter")
    for kind in ("upload", "download"):
        if figures[kind + "s"]["bytes"] != report["counters"][kind + "Bytes"][device]:
            wrong.append(f"bytes of {kind}s of {device} are their counter")
    kernels = [kernel for kernel in report["kernels"] if kernel["device"] == device]
    for field in ("count", "items", "timed"):
        if sum(kernel[field] for kernel in kernels) != figures["launches"][field]:
            wrong.append(f"{field} of the kernels of {device} add up to those of its launches")
for text in wrong:
    print(f"not so: {text}")
if wrong:
    print(json.dumps(report, indent=1))
    sys.exit(1)
