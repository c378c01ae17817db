#===- check_choice.py - the device that a profile chose ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""check_choice.py DEVICES TABLE: the table is of the device that --device=auto takes by the report of accel-info; where it takes
none, a note says why this one was chosen."""

import json
import sys

devices = [each for each in json.load(open(sys.argv[1]))["devices"] if ":" in each["device"]]
taken = [each for each in devices if each["auto"]["taken"]]
lines = open(sys.argv[2]).read().splitlines()
allowed = {each["device"] for each in taken or devices}
place = lines[0].removeprefix("Profile of ").split(": ")[0]
assert (place if ":" in place else place + ":0") in allowed, lines[0]
assert lines[1].startswith("Note: there is no other device") is not bool(taken), lines[1]
