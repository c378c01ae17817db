#===- check_profile.py - the files of a profile ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_profile.py [--incomplete] JSON SVG DEVICE SWEEP...: the report has the fields that docs/profile.md tells of, the sweeps
named and no others, and the picture shows the same."""

import math
import sys
import xml.etree.ElementTree as xml
import json

words = [word for word in sys.argv[1:] if word != "--incomplete"]
is_complete = "--incomplete" not in sys.argv
report, picture, device, sweeps = json.load(open(words[0])), xml.parse(words[1]).getroot(), words[2], words[3:]

assert report["version"] == 1 and report["complete"] is is_complete
assert set(report) - {"note", "failure"} == {
    "version", "complete", "planned", "quick", "device", "method", "sweeps", "best"}
assert report["device"]["device"] == device
assert set(report["device"]) == {"device", "name", "driver", "type", "two-pass-threshold", "reduction-workgroup"}
assert report["method"]["statistic"] == "median" and report["method"]["warm"] is True
# Those that are ended early are the ones without --quick.
assert report["quick"] is is_complete and report["method"]["most_seconds"] == (0.05 if report["quick"] else 0.3)
assert set(report["method"]) == {"statistic", "warm", "stable_spread", "stable_runs", "most_runs", "most_seconds"}

points = [(sweep, point) for sweep in report["sweeps"] for point in sweep["points"]]
assert [sweep["sweep"] for sweep in report["sweeps"]] == sweeps
assert (len(points) == report["planned"]) is is_complete
fields = {"operation", "class", "rows", "columns", "seconds", "lower_quartile", "upper_quartile", "runs", "amount", "rate",
          "launches", "computed_by", "same_as_cpu"}
for sweep, point in points:
    is_setting = sweep["sweep"] == "reduction-settings"
    assert set(point) == fields | ({"workgroup", "passes"} if is_setting else set()), point
    assert sweep["unit"] == ("flop/s" if sweep["sweep"] == "product" else "B/s")
    assert 0 < point["lower_quartile"] <= point["seconds"] <= point["upper_quartile"]
    assert math.isclose(point["rate"], point["amount"] / point["seconds"])
    assert 1 <= point["runs"] <= report["method"]["most_runs"]
    assert point["class"] in ("single", "double") and point["rows"] > 0 and point["columns"] > 0
    assert point["same_as_cpu"] is True
    # Products are the processor's everywhere.
    if sweep["sweep"] == "transfer":
        assert point["computed_by"] == device and point["launches"] == 0
    elif sweep["sweep"] != "product":
        assert point["computed_by"] == device and point["launches"] > 0, point
    if is_setting and device == "vulkan":
        assert point["launches"] == point["passes"] and point["workgroup"] % 32 == 0, point

best = report["best"]
assert (best is not None) is ("reduction-settings" in sweeps)
if best:
    assert best["two-pass-threshold"] >= 1 and best["slowdown"] >= 1
    assert ("reduction-workgroup" in best) is (device == "vulkan")
    assert {point["passes"] for _, point in points if "passes" in point} == {1, 2}

space = "{http://www.w3.org/2000/svg}"
assert picture.tag == space + "svg"
assert len(list(picture.iter(space + "circle"))) == len(points)
texts = {text.text for text in picture.iter(space + "text")}
assert set(sweeps) <= texts and "elements of x" in texts
assert ("Gflop/s" in texts) is ("product" in sweeps)
assert "@media (prefers-color-scheme: dark)" in picture.find(space + "style").text
for point in picture.iter(space + "circle"):
    assert 0 <= float(point.get("cx")) <= float(picture.get("width")) and float(point.get("cy")) >= 0
