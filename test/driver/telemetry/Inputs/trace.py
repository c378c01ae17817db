#===- trace.py - checks a trace of --trace -----------------------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""trace.py TRACE EXPRESSION...: the trace must be well formed, and each expression true.

Well formed: it is what the Chrome Trace Event Format asks for (event_is_valid); each slice has a named track; slices of a track lie inside or outside of each other; each flow begins, steps and
ends at slices. `slices` are all of them by track name, such as `program` or `vulkan/compute`; `names(track, category)` are names
of slices, `flows` lists of the tracks that each flow passes.
"""

import json
import sys
from collections import defaultdict

with open(sys.argv[1], encoding="utf-8") as file:
    trace = json.load(file)


def check(truth, what):
    if not truth:
        sys.exit(f"not so: {what}")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def event_is_valid(event):
    """Members that each event must have, and those of its phase."""
    check(event.get("ph") in ("X", "M", "s", "t", "f"), f"the phase is one of X, M, s, t, f: {event}")
    check(isinstance(event.get("name"), str) and event["name"], f"an event has a name: {event}")
    for member in ("pid", "tid"):
        check(isinstance(event.get(member), int) and event[member] >= 0, f"{member} is a number from 0 on: {event}")
    if event["ph"] == "M":
        check(event["name"] in ("process_name", "thread_name"), f"metadata names a process or a thread: {event}")
        check(isinstance(event.get("args", {}).get("name"), str) and event["args"]["name"], f"metadata has a name to give: {event}")
        return
    check(is_number(event.get("ts")), f"ts is a number: {event}")
    check(isinstance(event.get("cat"), str) and event["cat"], f"an event has a category: {event}")
    if event["ph"] == "X":
        check(is_number(event.get("dur")) and event["dur"] >= 0, f"a slice ends after it begins: {event}")
        check(isinstance(event.get("args", {}), dict), f"arguments are an object: {event}")
    else:
        check("id" in event, f"a flow has an id: {event}")
        check(event["ph"] != "f" or event.get("bp") == "e", f"a flow ends at the slice around: {event}")


check(isinstance(trace, dict) and isinstance(trace.get("traceEvents"), list), "a trace has a list of events")
check(trace.get("displayTimeUnit") in ("ms", "ns"), "displayTimeUnit is ms or ns")
events = trace["traceEvents"]
for event in events:
    event_is_valid(event)
words = {}
for event in events:
    if event["ph"] == "M":
        key = event["name"], event["pid"], event["tid"]
        check(key not in words, f"a track is named once: {event}")
        words[key] = event["args"]["name"]
for event in events:
    check(("process_name", event["pid"], 0) in words, f"the process has a name: {event}")
    check(event["ph"] == "M" or ("thread_name", event["pid"], event["tid"]) in words, f"the track has a name: {event}")


def track_of(event):
    thread = words["thread_name", event["pid"], event["tid"]]
    process = words["process_name", event["pid"], 0]
    return thread if process == "runmat" else f"{process}/{thread}"


slices = defaultdict(list)
for event in events:
    if event["ph"] == "X":
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
