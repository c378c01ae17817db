#===- device_models.py - models of places, as processes leave them ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""device_models.py VERSION THREADS FOLDER: writes a model of a host so slow that plans leave it nothing that a device can do.

The formats are those of runtime/CacheEntry.h and runtime/Devices/DeviceModelText.h.
"""

import os
import re
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


MEMORY_CLASSES = 9


def save(folder, device, driver, version, lines, ratios=None):
    """Keeps a model whose figures are these lines, with the ratios of some classes of memory; the path of its file."""
    lines = lines + [" ".join([f"memory-{i}", *(ratios or {}).get(i, [])]) for i in range(MEMORY_CLASSES)]
    text = f"runmat-device-model 4\ndevice {device}\ndriver {driver}\nversion {version}\n" + "".join(line + "\n" for line in lines)
    text += f"check {fnv(text):x}\n"
    key = f"model\n{device}\n{driver}\n{version}".encode()
    path = os.path.join(folder, file_name(key))
    with open(path, "wb") as file:
        file.write(entry(key, text.encode()))
    return path


def make_folder(folder):
    """A folder that nobody else may write, as models want it."""
    os.makedirs(folder, mode=0o700)
    os.umask(0o077)


SLOW = """bandwidth 1e6
f32 1e6
f64 1e6
integer 1e6
elementary-f32 1e6
elementary-f64 1e6
launch 1e-6
dependent-launch 1e-6
upload-latency 0
upload 0
download-latency 0
download 0
compile 0.04
compile-text 1e-4
open 0"""


def main(version_path, threads, folder):
    make_folder(folder)
    processor = re.search(r"^model name\s*: (.*)$", open("/proc/cpuinfo").read(), re.M)[1]
    save(folder, f"host {processor}", f"{threads} threads", open(version_path).read().split()[1], SLOW.split("\n"))


if __name__ == "__main__":
    main(*sys.argv[1:])
