#===- tally.py - adds up the results of the test suites ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""tally.py RESULTS SUITE...: prints a line a suite and, last, `N passed, N failed`; exits 1 on a failure.

A suite that was to run and left no results counts as one failure: silence is never success.
"""

import json
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

MISSING = {"passed": 0, "failed": 1, "skipped": 0}


def add(a, b):
    return {key: a[key] + b[key] for key in a}


def gtest_program(report, program_failed):
    """Counts of one gtest program, by test case; one that fails outside its cases (a crash at exit) fails once."""
    results = [case for suite in report["testsuites"] for case in suite["testsuite"]]
    failed = sum(1 for case in results if "failures" in case)
    skipped = sum(1 for case in results if case["result"] in ("SKIPPED", "SUPPRESSED"))
    passed = len(results) - failed - skipped
    return {"passed": passed, "failed": failed or int(program_failed), "skipped": skipped}


def unit(results):
    path = results / "ctest.xml"
    if not path.exists():
        return MISSING
    total = {"passed": 0, "failed": 0, "skipped": 0}
    for test in ElementTree.parse(path).getroot().iter("testcase"):
        failed = test.get("status") != "run"
        report = results / "gtest" / (test.get("name") + ".json")
        if report.exists():
            counts = gtest_program(json.loads(report.read_text()), failed)
        else:
            counts = {"passed": int(not failed), "failed": int(failed), "skipped": 0}
        total = add(total, counts)
    return total


def lit(results):
    path = results / "lit.json"
    if not path.exists():
        return MISSING
    total = {"passed": 0, "failed": 0, "skipped": 0}
    kinds = {"PASS": "passed", "FLAKYPASS": "passed", "XFAIL": "passed", "UNSUPPORTED": "skipped", "EXCLUDED": "skipped"}
    for test in json.loads(path.read_text())["tests"]:
        total[kinds.get(test["code"], "failed")] += 1
    return total


def summary(name):
    """The counts of a runner that writes them itself."""

    def read(results):
        path = results / f"{name}.json"
        return json.loads(path.read_text()) if path.exists() else MISSING

    return read


def main(argv):
    suites = {"unit": unit, "lit": lit, "differential": summary("differential"), "generator": summary("generator")}
    total = {"passed": 0, "failed": 0, "skipped": 0}
    for name in argv[2:]:
        counts = suites[name](pathlib.Path(argv[1]))
        print(f"{name}: {counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
        total = add(total, counts)
    print(f"{total['passed']} passed, {total['failed']} failed")
    return 1 if total["failed"] or not total["passed"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
