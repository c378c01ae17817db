#===- decisions.py - what a run says of where it ran -----------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs with --telemetry and reads from the reports where they ran and why."""

import json
import os
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "harness"))
import processes


def environment(folder):
    """One in which caches are those of the folder."""
    return {**os.environ, "RUNMAT_PIPELINE_CACHE_DIR": f"{folder}/pipelines", "RUNMAT_MODEL_CACHE_DIR": f"{folder}/models"}


def run(runmat, device, flags, program, arguments, folder, patience):
    """(seconds of the process, its text, its report); the first is none where it takes too long. Throws RuntimeError where it fails."""
    with tempfile.TemporaryDirectory() as own:
        report = pathlib.Path(own) / "report.json"
        command = [runmat, f"--device={device}", f"--telemetry={report}", *flags, str(program), *map(str, arguments)]
        status, output, errors, seconds = processes.run(command, patience, environment(folder))
        if status is None:
            return None, "", {}
        if status != 0:
            raise RuntimeError(f"{' '.join(command)} failed:\n{errors}")
        return seconds, output, json.loads(report.read_text())


def launches(report):
    """By device, those that had any."""
    counts = {name: device["launches"]["count"] for name, device in report.get("devices", {}).items()}
    return {name: count for name, count in counts.items() if count}


def where(report):
    """As "cpu 50, vulkan 120"; "interpreted" where nothing was launched."""
    return ", ".join(f"{name} {count}" for name, count in sorted(launches(report).items())) or "interpreted"


def words(report):
    """Lines that tell what was decided, and how it came out."""
    opened = report["host"]["openings"]
    yield f"opened {opened['count']} devices in {opened['host_ms']:.0f} ms; launches: {where(report)}"
    for cluster in report["clusters"]:
        took = "".join(f"; {each['place']} took {each['measured_ms']:.3g} ms, predicted {each['predicted_ms']:.3g}" for each in cluster["measured"])
        yield f"line {cluster['line']} {cluster['cluster']}: {cluster['reason']}{took}"
