#===- trace.py - checks a trace of --trace -----------------------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""trace.py TRACE EXPRESSION...: the trace must be well formed, and each expression true.

Well formed: each slice has a named track; slices of a track lie inside or outside of each other; each flow begins, steps and
ends at slices. `slices` are all of them by track name, such as `program` or `vulkan/compute`; `names(track, category)` are names
of slices, `flows` lists of the tracks that each flow passes.
"""

import json
import sys
from collections import defaultdict

with open(sys.argv[1], encoding="utf-8") as file:
    trace = json.load(file)
events = trace["traceEvents"]
words = {(e["name"], e["pid"], e["tid"]): e["args"]["name"] for e in events if e["ph"] == "M"}


def track_of(event):
    thread = words["thread_name", event["pid"], event["tid"]]
    process = words["process_name", event["pid"], 0]
    return thread if process == "runmat" else f"{process}/{thread}"


def check(truth, what):
    if not truth:
        sys.exit(f"not so: {what}")


slices = defaultdict(list)
for event in events:
    if event["ph"] == "X":
        check(event["dur"] >= 0, f"a slice ends after it begins: {event}")
        slices[track_of(event)].append(event)

for track, list_of_track in slices.items():
    ends = []
    for event in sorted(list_of_track, key=lambda e: (e["ts"], -e["dur"])):
        end = event["ts"] + event["dur"]
        while ends and ends[-1] <= event["ts"] + 0.0005:
            ends.pop()
        check(not ends or end <= ends[-1] + 0.0005, f"slices of {track} nest: {event}")
        ends.append(end)

passed = defaultdict(list)
for event in events:
    if event["ph"] in "stf":
        track = track_of(event)
        at = [s for s in slices[track] if s["ts"] <= event["ts"] <= s["ts"] + s["dur"]]
        check(at, f"a flow is at a slice of {track}: {event}")
        passed[event["id"]].append((event["ts"], "stf".index(event["ph"]), track))
flows = []
for points in passed.values():
    points.sort(key=lambda point: point[1])
    check([point[1] for point in points] in ([0, 1, 2], [0, 2]), f"a flow has a beginning and an end: {points}")
    flows.append([point[2] for point in points])


def names(track, category):
    return [event["name"] for event in slices[track] if event["cat"] == category]


for text in sys.argv[2:]:
    check(eval(text, {"slices": slices, "names": names, "flows": flows, "trace": trace}), f"{text}\n{json.dumps(trace, indent=1)}")
