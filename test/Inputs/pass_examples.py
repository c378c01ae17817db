#===- pass_examples.py - holds the examples of passes against them ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Usage: pass_examples.py RUNMAT_OPT PASSES_TD...
#
# Each pass of the td files has statistics, and an example in its description:
#
#     Before:            (or `Before, with OPTIONS:`)
#     ```mlir
#     ...
#     ```
#     After:
#     ```mlir
#     ...
#     ```
#
# The pass must make the second text of the first: both are compared as runmat-opt prints them. A pass that only verifies has instead
# `Refused:` with one text, and a line `error: MESSAGE` after it.

import re
import subprocess
import sys

PASS = re.compile(r'^def (\w+) : Pass<"([\w-]+)", "([\w:]+)">(.*?)^}', re.S | re.M)
BLOCK = r"\s*```mlir\n(.*?)```"
EXAMPLE = re.compile(r"Before(?:, with ([^:]+))?:" + BLOCK + r"\s*After:" + BLOCK, re.S)
REFUSED = re.compile(r"Refused:" + BLOCK + r"\s*error: (.*?)\n", re.S)


def run(tool, text, *flags):
    return subprocess.run([tool, "-", *flags], input=text, capture_output=True, text=True)


def pipeline(flag, anchor, options):
    anchored = flag + ("{" + options + "}" if options else "")
    for op in ({"func::FuncOp": "func.func", "spirv::ModuleOp": "spirv.module"}.get("::".join(anchor.split("::")[-2:])),):
        anchored = f"{op}({anchored})" if op else anchored
    return f"--pass-pipeline=builtin.module({anchored})"


def problem(tool, flag, anchor, body):
    if "let statistics" not in body:
        return "expected statistics, got none"
    refused = REFUSED.search(body)
    if refused:
        made = run(tool, refused[1], pipeline(flag, anchor, ""))
        said = made.returncode != 0 and refused[2].strip() in made.stderr
        return None if said else "expected it to be refused, got: " + (made.stderr or made.stdout)
    example = EXAMPLE.search(body)
    if not example:
        return "expected an example, Before: and After:, or Refused:, got none"
    made = run(tool, example[2], pipeline(flag, anchor, example[1]))
    wanted = run(tool, example[3])
    if made.returncode or wanted.returncode:
        return made.stderr + wanted.stderr
    return None if made.stdout == wanted.stdout else f"expected\n{wanted.stdout}got\n{made.stdout}"


def main(tool, files):
    passes = [match for name in files for match in PASS.findall(open(name).read())]
    problems = [f"{flag}: {text}" for _, flag, anchor, body in passes if (text := problem(tool, flag, anchor, body))]
    print("\n".join(problems) or f"{len(passes)} passes do what their examples say")
    return 1 if problems or not passes else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
