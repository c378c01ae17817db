#===- check_exports.py - reads what the bench wrote ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_exports.py JSON SVG NAME...: both are well formed and tell of exactly these programs, with all times."""

import json
import sys
import xml.etree.ElementTree

with open(sys.argv[1]) as file:
    programs = json.load(file)["programs"]
assert [program["name"] for program in programs] == sys.argv[3:], programs
for program in programs:
    assert program["ratio"]["steady"] > 0 and program["ratio"]["cold"] > 0, program
    for result in program["results"]:
        assert result["status"] == "ok" and result["cold_s"] and result["first_s"] and result["steady_s"], result
        assert bool(result["second_s"]) == (result["peer"] in ("runmat", "interpreted", "always")), result
texts = {element.text for element in xml.etree.ElementTree.parse(sys.argv[2]).iter() if element.tag.endswith("text")}
assert texts >= set(sys.argv[3:]), texts
