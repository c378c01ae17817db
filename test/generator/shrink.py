#===- shrink.py - makes a failing program small ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tries smaller programs in turn and keeps each one that still fails, until none of them does or the tries are used up."""

import dataclasses
import re

from tree import Expression, Program, leaf


def shrink(program, still_fails, tries=400):
    """The smallest program found. `still_fails` runs one."""
    left = tries
    progress = True
    while progress and left > 0:
        progress = False
        for smaller in candidates(program):
            left -= 1
            if still_fails(smaller):
                program, progress = smaller, True
                break
            if left <= 0:
                break
    return program


def candidates(program):
    """Smaller programs, those that save most first; before all, one without files beside it."""
    if program.files():
        yield dataclasses.replace(program, functions=tuple(dataclasses.replace(function, file="") for function in program.functions))
    for position, function in enumerate(program.functions):
        for body in shorter_bodies(function.body):
            yield with_body(program, position, body)
    for position, function in enumerate(program.functions):
        for body in simpler_bodies(function.body):
            yield with_body(program, position, body)
    for position, argument in enumerate(program.arguments):
        for simpler in simpler_expressions(argument):
            yield dataclasses.replace(program, arguments=replaced(program.arguments, position, simpler))


def with_body(program, position, body):
    functions = list(program.functions)
    functions[position] = dataclasses.replace(functions[position], body=body)
    return dataclasses.replace(program, functions=tuple(functions))


def replaced(items, position, *new):
    return (*items[:position], *new, *items[position + 1:])


def shorter_bodies(body):
    """Without half of the statements, without each one, with a block in place of its statement; then the same inside."""
    size = len(body) // 2
    while size > 1:
        for begin in range(0, len(body), size):
            yield body[:begin] + body[begin + size:]
        size //= 2
    for position in range(len(body)):
        yield replaced(body, position)
    for position, statement in enumerate(body):
        for block in statement.blocks:
            yield replaced(body, position, *block)
        for which, block in enumerate(statement.blocks):
            for inner in shorter_bodies(block):
                yield replaced(body, position, with_block(statement, which, inner))


def simpler_bodies(body):
    for position, statement in enumerate(body):
        for which, expression in enumerate(statement.expressions):
            for simpler in simpler_expressions(expression):
                new = dataclasses.replace(statement, expressions=replaced(statement.expressions, which, simpler))
                yield replaced(body, position, new)
        for which, block in enumerate(statement.blocks):
            for inner in simpler_bodies(block):
                yield replaced(body, position, with_block(statement, which, inner))


def with_block(statement, which, block):
    return dataclasses.replace(statement, blocks=replaced(statement.blocks, which, block))


def simpler_expressions(expression):
    """A part in place of the whole, a number in place of it, then the same in its parts."""
    yield from expression.parts
    if expression.parts:
        yield leaf("1")
    else:
        yield from simpler_leaves(expression.template)
    for position, part in enumerate(expression.parts):
        for simpler in simpler_expressions(part):
            yield Expression(expression.template, replaced(expression.parts, position, simpler))


def simpler_leaves(text):
    """A number in place of a name or a call; smaller numbers, one at a time; fewer elements of a literal."""
    if re.match(r"[A-Za-z(]", text):
        yield leaf("1")
    if text.startswith("[") and text != "[]":
        rows = [row.split() for row in text.strip("[]").split(";")]
        if len(rows) > 1:
            yield from (matrix(rows[:i] + rows[i + 1:]) for i in range(len(rows)))
        if len(rows[0]) > 1:
            yield from (matrix([row[:i] + row[i + 1:] for row in rows]) for i in range(len(rows[0])))
    for match in re.finditer(r"(?<![\w.])\d+(?![\w.])", text):
        value = int(match.group())
        for smaller in sorted({0, 1, 2, value // 2, value - 1}):
            if 0 <= smaller < value:
                yield leaf(text[:match.start()] + str(smaller) + text[match.end():])


def matrix(rows):
    return leaf("[" + "; ".join(" ".join(row) for row in rows) + "]")
