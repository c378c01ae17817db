#===- check_stored.py - the report of a stored model ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_stored.py REPORT: the model of vulkan:0 is the one that store_model.py wrote."""

import json
import math
import sys

report = json.load(open(sys.argv[1]))
models = {each["place"]: each for each in report["models"]}
assert models["vulkan:0"]["stored"] is True and models["host"]["stored"] is False
figures = {each["figure"]: each for each in models["vulkan:0"]["figures"]}
assert figures["bandwidth"]["value"] == 123.4e9 and figures["bandwidth"]["source"] == "measured"
assert figures["bandwidth"]["measurements"] == 0
assert models["vulkan:0"]["bandwidths"] == [{"bytes": 4**3 * 2**20, "value": 123.4e9 / 2, "measurements": 3},
                                            {"bytes": 4**6 * 2**20, "value": 123.4e9, "measurements": 2}]
assert math.isclose(figures["compile"]["value"], 1.5) and figures["compile"]["source"] == "measured"
assert figures["compile"]["measurements"] == 5
assert figures["f64"]["value"] == figures["f64"]["prior"] and figures["f64"]["source"] == "prior"
models_cache = next(each for each in report["caches"] if each["cache"] == "models")
assert models_cache["entries"] == 2 and models_cache["bytes"] > 1000
