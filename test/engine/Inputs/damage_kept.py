# ===- damage_kept.py - runs a program over damaged kept units ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# damage_kept.py FOLDER RUNMAT PROGRAM EXPECTED: the program gives the text of the file EXPECTED whatever the files of the folder hold.

import os
import pathlib
import random
import subprocess
import sys

folder, runmat, program, expected = pathlib.Path(sys.argv[1]), *sys.argv[2:4], pathlib.Path(sys.argv[4]).read_bytes()


def run(what):
    done = subprocess.run([runmat, "--jit=always", program], capture_output=True)
    if (done.stdout, done.stderr, done.returncode) != (expected, b"", 0):
        sys.exit(f"{what}: {done}")


def each(what, change):
    files = sorted(folder.iterdir())
    assert len(files) > 5, files
    for file in files:
        change(file)
    run(what)


random.seed(1)


def flip(file):
    content = bytearray(file.read_bytes())
    content[random.randrange(len(content))] ^= 1 << random.randrange(8)
    file.write_bytes(content)


each("a bit flipped in each", flip)
each("each cut short", lambda file: file.write_bytes(file.read_bytes()[: random.randrange(file.stat().st_size)]))
each("each empty", lambda file: file.write_bytes(b""))
each("each writable by others", lambda file: file.chmod(0o666))
each("each a folder", lambda file: (file.unlink(), file.mkdir()))
for file in folder.iterdir():
    file.rmdir() if file.is_dir() else file.unlink()
folder.chmod(0o500)
run("a folder that is read only")
folder.chmod(0o700)
run("an empty folder")
if os.geteuid() == 0:
    os.chown(folder, 12345, -1)
    run("a folder of somebody else")
    os.chown(folder, 0, -1)
