#===- breaks.py - a program for the tests of the bench ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from support import uniform

FAMILY = "tests"
SIZE, QUICK = 100, 6
SKIP = {"octave": "a reason"}


def setup(n):
    return uniform(1, n, n),


def breaks(x):
    return x / 2
