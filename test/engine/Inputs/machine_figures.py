#===- machine_figures.py - where figures of machines stand ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""machine_figures.py ROOT: what plans are made from knows no rate or time of a machine but the assumptions of DevicePriors.cpp.

Lists each number of 1e6 or more, or of a thousandth or less, in the planner, the models and the engine that is not in EXCEPTIONS, and
exceptions that are no longer needed.
"""

import pathlib
import re
import sys

FOLDERS = ("runtime/Planner", "runtime/Devices", "lib/Engine")
PRIORS = "runtime/Devices/DevicePriors.cpp"
NUMBER = re.compile(r"//.*|\"(?:[^\"\\\n]|\\.)*\"|\b(\d+(?:\.\d+)?e(?:-[3-9]|[6-9]|1\d))\b")
# File: numbers, and what they are instead.
EXCEPTIONS = {
    "runtime/Planner/PlanRun.cpp": ("1e15", "beyond it a number is no extent"),
    "runtime/Planner/PlanSearch.cpp": ("1e-9", "a share of a plan that is rounding"),
    "runtime/Planner/PlannedUnit.cpp": ("1e15", "beyond it a number is no extent"),
    "runtime/Devices/Calibration.cpp": ("10e-3", "how long a measurement should take"),
    "runtime/Devices/HostCalibration.cpp": ("1e-3 1e10 1e-9", "how long a measurement should take, its end, nanoseconds"),
    "lib/Engine/WorkEstimate.cpp": ("1e18", "beyond it nothing is counted"),
    "lib/Engine/DeviceArrangements.cpp": ("1e9", "beyond it a number is no shift"),
}


def numbers(path):
    return {number for number in NUMBER.findall(path.read_text()) if number}


def findings(root):
    for folder in FOLDERS:
        for path in sorted((root / folder).glob("*.*")):
            name = str(path.relative_to(root))
            known = set(EXCEPTIONS.get(name, ("",))[0].split())
            found = set() if name == PRIORS else numbers(path)
            yield from (f"{name}: {number} may be the figure of a machine" for number in sorted(found - known))
            yield from (f"{name}: {number} is no longer there" for number in sorted(known - found))
    if len(numbers(root / PRIORS)) < 10:
        yield f"{PRIORS}: no figures"


def main():
    found = list(findings(pathlib.Path(sys.argv[1])))
    print("\n".join(found + [f"{len(found)} findings"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
