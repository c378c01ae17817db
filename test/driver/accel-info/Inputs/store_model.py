#===- store_model.py - leaves models as an earlier process does ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""store_model.py REPORT VERSION THREADS FOLDER: writes a model of vulkan:0 of the report, one of another device, and files that are no
entries."""

import json
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../Inputs"))

from device_models import make_folder, save  # noqa: E402


def lines(figures):
    for figure in figures:
        value = 123.4e9 if figure["figure"] == "bandwidth" else figure["prior"]
        # Five times the same: believed.
        ratios = f" {1.5 / value!r}" * 5 if figure["figure"] == "compile" else ""
        yield f"{figure['figure']} {value!r}{ratios}"


def main(report_path, version_path, threads, folder):
    make_folder(folder)
    report = json.load(open(report_path))
    version = open(version_path).read().split()[1]
    device = next(each for each in report["devices"] if each["device"] == "vulkan:0")
    figures = next(each for each in report["models"] if each["place"] == "vulkan:0")["figures"]
    figures = list(lines(figures))
    # As modelKey of runtime/Devices/ModelStore.cpp.
    name, driver = device["name"], device["driver"]
    if device["type"] == "software":
        name, driver = f"software {name}", f"{driver}, {threads} threads"
    save(folder, name, driver, version, figures, {4: ["2"] * 3, 7: ["2"] * 2})
    save(folder, "another card", "another driver", "0.0", figures)
    damaged = save(folder, "damaged", "driver", version, figures)
    with open(damaged, "ab") as file:
        file.write(b"!")
    with open(os.path.join(folder, "notes.txt"), "w") as file:
        file.write("not a model")


main(*sys.argv[1:])
