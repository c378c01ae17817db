#===- trace.py - checks a trace of --trace -----------------------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""trace.py TRACE EXPRESSION...: the trace must be well formed, and each expression true.

Well formed: it is what the Chrome Trace Event Format asks for (event_is_valid); each slice has a named track; slices of a track lie
inside or outside of each other to the nanosecond; each flow begins, steps and ends at slices. All this as Perfetto reads it: times
become nanoseconds, by truncation or by rounding; events are taken by time and then in the file's order; a slice that overlaps an
open one is dropped; a flow is bound to the slice of its track opened last. A flow must go from a statement, unit or compilation to
a call of a device, and from there to work. `slices` are all of them by track name, such as `program` or `vulkan/compute`;
`names(track, category)` are names of slices, `flows` lists of the tracks that each flow passes, `bound` of the categories of their
slices.
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
    check(event["ts"] >= 0, f"ts is not negative: {event}")
    check(isinstance(event.get("cat"), str) and event["cat"], f"an event has a category: {event}")
    if event["ph"] == "X":
        check(is_number(event.get("dur")) and event["dur"] >= 0, f"a slice ends after it begins: {event}")
        check(isinstance(event.get("args", {}), dict), f"arguments are an object: {event}")
    else:
        check(isinstance(event.get("id"), int), f"a flow has an id, a number: {event}")
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

def overlap(stack, begin, end):
    """Takes slices off the stack that are over; whether one that is not ends before `end`."""
    while stack and stack[-1][0] <= begin:
        stack.pop()
    return bool(stack) and end > stack[-1][0]


def imported(nanoseconds):
    """The slices that each flow is bound to, by its id."""
    open_slices, passed = defaultdict(list), defaultdict(list)
    times = [(nanoseconds(event["ts"]), event) for event in events if event["ph"] != "M"]
    for begin, event in sorted(times, key=lambda pair: pair[0]):
        track = track_of(event)
        stack = open_slices[track]
        if event["ph"] == "X":
            end = begin + nanoseconds(event["dur"])
            check(not overlap(stack, begin, end), f"slices of {track} nest: {event}")
            stack.append((end, event))
        else:
            check(stack and stack[-1][1]["ts"] == event["ts"], f"a flow is at a slice of {track} that begins there: {event}")
            passed[event["id"]].append((event["ph"], track, stack[-1][1]["cat"]))
    return passed


def check_flow(points):
    check([phase for phase, _, _ in points] in (["s", "t", "f"], ["s", "f"]), f"a flow has a beginning and an end: {points}")
    stages = [next(stage for stage, kinds in enumerate(STAGES) if category in kinds) for _, _, category in points]
    check(stages == sorted(set(stages)), f"a flow goes from a statement to a call to work: {points}")


STAGES = (("statement", "unit", "compile"), ("launch", "upload", "download", "copy", "fill"), ("work",), ("kernel", "load", "plan", "open", "wait", "warm-up"))
bindings = imported(lambda time: int(time * 1000))
check(bindings == imported(lambda time: round(time * 1000)), "flows do not depend on how times are rounded")
for points in bindings.values():
    check_flow(points)
flows = [[track for _, track, _ in points] for points in bindings.values()]
bound = [[category for _, _, category in points] for points in bindings.values()]


def names(track, category):
    return [event["name"] for event in slices[track] if event["cat"] == category]


for text in sys.argv[2:]:
    check(eval(text, {"slices": slices, "names": names, "flows": flows, "bound": bound, "trace": trace}), f"{text}\n{json.dumps(trace, indent=1)}")
