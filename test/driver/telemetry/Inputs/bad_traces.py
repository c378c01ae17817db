#===- bad_traces.py - traces that trace.py must refuse -----------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""bad_traces.py TRACE: trace.py takes the trace, and refuses it after each of the changes below, for the reason beside it."""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

CHECKER = pathlib.Path(__file__).resolve().parent / "trace.py"


def first(trace, phase):
    return next(event for event in trace["traceEvents"] if event["ph"] == phase)


def drop(phase, member):
    return lambda trace: first(trace, phase).pop(member)


def put(phase, member, value):
    return lambda trace: first(trace, phase).update({member: value})


def add_overlapping(trace):
    """A slice that begins in the longest one and ends behind it."""
    longest = max((event for event in trace["traceEvents"] if event["ph"] == "X"), key=lambda event: event["dur"])
    trace["traceEvents"].append({**longest, "ts": longest["ts"] + longest["dur"] / 2})


def add_longer_by_a_nanosecond(trace):
    """A slice in the longest one that ends a nanosecond after it."""
    longest = max((event for event in trace["traceEvents"] if event["ph"] == "X"), key=lambda event: event["dur"])
    trace["traceEvents"].append({**longest, "ts": longest["ts"] + 1, "dur": longest["dur"] - 1 + 0.001})


def put_flows_first(trace):
    """Where the slices that they begin at are not open yet."""
    trace["traceEvents"].sort(key=lambda event: "Mstf".find(event["ph"]) % 5)


def call_all(old, new):
    def change(trace):
        for event in trace["traceEvents"]:
            if event.get("cat") == old:
                event["cat"] = new

    return change


def forget(name):
    def change(trace):
        trace["traceEvents"] = [event for event in trace["traceEvents"] if event["ph"] != "M" or event["name"] != name]

    return change


CHANGES = [
    (lambda trace: trace.pop("displayTimeUnit"), "displayTimeUnit"),
    (lambda trace: trace.pop("traceEvents"), "list of events"),
    (put("X", "ph", "B"), "the phase is one of"),
    (drop("X", "name"), "an event has a name"),
    (put("s", "name", ""), "an event has a name"),
    (drop("X", "pid"), "pid is a number"),
    (put("M", "tid", "1"), "tid is a number"),
    (drop("X", "ts"), "ts is a number"),
    (put("t", "ts", "0"), "ts is a number"),
    (put("X", "ts", -0.001), "ts is not negative"),
    (drop("X", "cat"), "a category"),
    (drop("X", "dur"), "ends after it begins"),
    (put("X", "dur", -1), "ends after it begins"),
    (drop("s", "id"), "a flow has an id"),
    (put("s", "id", "1"), "a flow has an id"),
    (drop("f", "bp"), "a flow ends at the slice around"),
    (put("M", "args", {}), "a name to give"),
    (put("M", "name", "process_colour"), "metadata names"),
    (lambda trace: trace["traceEvents"].append(copy.deepcopy(first(trace, "M"))), "named once"),
    (forget("process_name"), "the process has a name"),
    (forget("thread_name"), "the track has a name"),
    (add_overlapping, "nest"),
    (add_longer_by_a_nanosecond, "nest"),
    (put_flows_first, "a flow is at a slice"),
    (call_all("work", "launch"), "a flow goes from a statement"),
    (call_all("launch", "wait"), "a flow goes from a statement"),
    (put("s", "ts", 1e15), "a flow is at a slice"),
    (lambda trace: trace["traceEvents"].remove(first(trace, "f")), "a beginning and an end"),
]


def verdict(trace):
    with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
        json.dump(trace, file)
        file.flush()
        done = subprocess.run([sys.executable, CHECKER, file.name], capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def main():
    trace = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    if words := verdict(trace):
        sys.exit(f"refused as it is: {words}")
    for number, (change, reason) in enumerate(CHANGES):
        changed = copy.deepcopy(trace)
        change(changed)
        if reason not in (words := verdict(changed)):
            sys.exit(f"change {number}: expected a refusal with '{reason}', got '{words}'")


if __name__ == "__main__":
    main()
