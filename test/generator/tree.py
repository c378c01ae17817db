#===- tree.py - programs as trees: what is generated, printed and shrunk ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs as immutable trees. A node is text with holes for its parts, so that nothing but the grammar knows the language."""

import dataclasses
import re


@dataclasses.dataclass(frozen=True)
class Expression:
    """`template` has a hole {0}, {1}, ... for each part; without parts it is a leaf and taken as it is."""

    template: str
    parts: tuple = ()

    def __str__(self):
        return self.template.format(*self.parts) if self.parts else self.template


@dataclasses.dataclass(frozen=True)
class Statement:
    """Lines of text around blocks: lines[0], blocks[0], lines[1], blocks[1], ... and the last line.

    The expressions fill holes of any of the lines.
    """

    lines: tuple
    expressions: tuple = ()
    blocks: tuple = ()

    def render(self, indent):
        filled = [line.format(*self.expressions) for line in self.lines]
        text = [indent + filled[0]]
        for block, line in zip(self.blocks, filled[1:]):
            text += render(block, indent + "  ")
            text.append(indent + line)
        return text


@dataclasses.dataclass(frozen=True)
class Function:
    """A function of a program; `name` becomes one of its own when several programs share a file. Those of a `file` stand there, beside
    the program; one of them has its name."""

    name: str
    parameters: tuple
    result: str
    body: tuple
    file: str = ""

    def render(self):
        head = f"function {self.result} = {self.name}({', '.join(self.parameters)})"
        return [head, *render(self.body, "  "), "end"]


@dataclasses.dataclass(frozen=True)
class Program:
    """The first function is the program; it is called with `arguments`. `promise` is what a counted program must give."""

    functions: tuple
    arguments: tuple = ()
    promise: object = None

    def used(self):
        """The functions that the first one reaches."""
        by_name = {function.name: function for function in self.functions}
        reached, waiting = [], [self.functions[0].name]
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.append(name)
                text = "\n".join(by_name[name].render()[1:])
                waiting += [other for other in by_name if re.search(rf"\b{other}\b", text)]
        return [function for function in self.functions if function.name in reached]

    def render(self, file=""):
        """The lines of the program, or those of a file beside it: the function that others see comes first there."""
        functions = sorted((function for function in self.used() if function.file == file), key=lambda function: bool(file) and function.name != file)
        return [line for function in functions for line in [*function.render(), ""]]

    def files(self):
        """The names of the files beside the program."""
        return sorted({function.file for function in self.used()} - {""})


def render(statements, indent=""):
    return [line for statement in statements for line in statement.render(indent)]


def leaf(value):
    return Expression(str(value))


def simple(template, *expressions):
    """A statement of one line."""
    return Statement((template,), expressions)
