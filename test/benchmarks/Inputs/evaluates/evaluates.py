#===- evaluates.py - a program for the tests of the bench ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

from support import uniform

FAMILY = "tests"
SIZE, QUICK = 100, 6


def setup(n):
    return uniform(1, n, n),


def evaluates(x):
    return x / 2
