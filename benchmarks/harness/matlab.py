#===- matlab.py - makes a script of a program's functions ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""NAME.m holds functions alone: `setup`, whose results are what NAME takes, and NAME. The script calls them as a person would.

Octave wants functions before their use, and a statement before the first one; otherwise both get the same text.
"""

import pathlib
import re

HERE = pathlib.Path(__file__).resolve().parent


def signature(text, name):
    """The text of the results and of the arguments of a function."""
    found = re.search(rf"^function\s+(?:\[(.*?)\]|(\w+))\s*=\s*{name}\s*\((.*?)\)", text, re.MULTILINE)
    if not found:
        raise ValueError(f"no function '{name}' with results and arguments in parentheses")
    return found[1] or found[2], found[3]


def script(program, octave=False):
    text = program.file(".m").read_text()
    inputs, size = signature(text, "setup")
    outputs, arguments = signature(text, program.name)
    made = [f"out{k + 1}" for k in range(len(outputs.split(",")))]
    main = f"""args = argv();
{size} = str2double(args{{1}});
turns = str2double(args{{2}});
[{inputs}] = setup({size});
for turn = 1:turns
    tic;
    [{', '.join(made)}] = {program.name}({inputs});
    seconds = toc;
    report(seconds, {', '.join(made)});
end
"""
    if len(arguments.split(",")) != len(inputs.split(",")):
        raise ValueError(f"setup gives ({inputs}), and {program.name} takes ({arguments})")
    functions = text + "\n" + (HERE / "support.m").read_text()
    return f"1;\n{functions}\n{main}" if octave else f"{main}\n{functions}"
