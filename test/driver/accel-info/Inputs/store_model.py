#===- store_model.py - leaves models as an earlier process does ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""store_model.py REPORT VERSION FOLDER: writes a model of vulkan:0 of the report, one of another device, and files that are no entries.

The formats are those of runtime/CacheEntry.h and runtime/DeviceModelText.h.
"""

import json
import os
import struct
import sys

WORD = (1 << 64) - 1


def mixed(value):
    value = value * 0x9E3779B97F4A7C15 & WORD
    return value ^ value >> 32


def content_hash(data, seed=0):
    value = mixed(seed ^ mixed(len(data) + 1))
    for at in range(0, len(data), 8):
        value = mixed(value ^ int.from_bytes(data[at : at + 8], "little"))
    return mixed(value)


def entry(key, content):
    def header(checksum):
        return b"RunMatC1" + struct.pack("<QQQ", len(key), len(content), checksum)

    body = key + content
    return header(content_hash(body, content_hash(header(0)))) + body


def file_name(key):
    return f"{content_hash(key, 1):016x}{content_hash(key, 2):016x}.entry"


def fnv(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 & WORD
    return value


def model_text(device, driver, version, figures):
    text = f"runmat-device-model 1\ndevice {device}\ndriver {driver}\nversion {version}\n"
    for figure in figures:
        value = 123.4e9 if figure["figure"] == "bandwidth" else figure["prior"]
        # Five times the same: believed.
        ratios = f" {1.5 / value!r}" * 5 if figure["figure"] == "compile" else ""
        text += f"{figure['figure']} {value!r}{ratios}\n"
    return text + f"check {fnv(text):x}\n"


def save(folder, device, driver, version, figures):
    key = f"model\n{device}\n{driver}\n{version}".encode()
    path = os.path.join(folder, file_name(key))
    with open(path, "wb") as file:
        file.write(entry(key, model_text(device, driver, version, figures).encode()))
    return path


def main(report_path, version_path, folder):
    os.makedirs(folder, mode=0o700)
    os.umask(0o077)
    report = json.load(open(report_path))
    version = open(version_path).read().split()[1]
    device = next(each for each in report["devices"] if each["device"] == "vulkan:0")
    figures = next(each for each in report["models"] if each["place"] == "vulkan:0")["figures"]
    save(folder, device["name"], device["driver"], version, figures)
    save(folder, "another card", "another driver", "0.0", figures)
    damaged = save(folder, "damaged", "driver", version, figures)
    with open(damaged, "ab") as file:
        file.write(b"!")
    with open(os.path.join(folder, "notes.txt"), "w") as file:
        file.write("not a model")


main(*sys.argv[1:])
