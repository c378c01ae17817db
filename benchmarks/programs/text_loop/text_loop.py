#===- text_loop.py - words built, taken apart and counted ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

FAMILY = "containers"
SIZE, QUICK = 2000, 30


def setup(n):
    return n,


def text_loop(n):
    text = ""
    for k in range(1, n + 1):
        text += f"w{k * 7919 % 1000}" + " "
    parts = text.strip().split(" ")
    longest = letters = 0
    for part in parts:
        word = part.upper()
        letters += len(word)
        if word == "W7" or len(word) > longest:
            longest = max(longest, len(word))
    return letters, len(parts), longest
