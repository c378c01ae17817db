#!/usr/bin/env python3
#===- library.py - compiled functions called from C --------*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes random functions, compiles them ahead of time as libraries, calls them through the C interface with several sizes, and
compares the bits of the results with those of the interpreter.

Sizes are no part of what is compiled. An array without elements and a guard that does not hold are the interpreter's; how many calls
were compiled to their end is told, and must be most of them.
"""

import argparse
import concurrent.futures
import ctypes
import os
import pathlib
import random
import subprocess
import sys
import tempfile

CLASSES = {"double": (0, ctypes.c_double), "single": (1, ctypes.c_float), "int32": (4, ctypes.c_int32)}
BITS = {"double": "uint64", "single": "uint32", "int32": "uint32"}
# Of x and of y; a scalar is the last argument.
SIZES = ((3, 4), (1, 7), (5, 1), (1, 1), (17, 33), (0, 3), (2, 1000))
PER_LIBRARY = 25
# How many of 10 functions take two arrays, which may differ in size: each of those has a unit for 16 ways in which they may.
TWO_ARRAYS = 2
# How many of 10 functions have handles, structs or cell arrays in their own variables.
HOLDERS = 4


class Array(ctypes.Structure):
    """runmat_array of runmat/runmat.h."""

    _fields_ = [("data", ctypes.c_void_p), ("element_class", ctypes.c_int32), ("is_complex", ctypes.c_int32), ("rank", ctypes.c_int32),
                ("reserved", ctypes.c_int32), ("extents", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.POINTER(ctypes.c_int64)),
                ("owner", ctypes.c_void_p)]


# --- functions -------------------------------------------------------------------------------------------------------


def expression(source, depth):
    """Of the shape of x; x, y and z are arrays of one size, s is a scalar."""
    if depth == 0:
        return source.choice(("x", "y", "z", "s", "2", "0.5", "x", "y"))
    inner = [expression(source, depth - 1) for _ in range(3)]
    forms = ("({0} + {1})", "({0} - {1})", "({0} .* {1})", "abs({0})", "max({0}, {1})", "min({0}, {1})", "-{0}", "floor({0})", "({0} > {1}) .* {2}",
             "({0} + sum(x, {dim}))", "({0} - max(y(:)))", "({0} .* numel({1}))", "cumsum({0}, {dim})", "round({0})", "sign({0})")
    return source.choice(forms).format(*inner, dim=source.choice((1, 2)))


def statement(source):
    value = expression(source, source.choice((1, 2, 3)))
    turns = source.randint(1, 4)
    forms = (f"z = {value} + 0 * x;", f"z = {value} + 0 * x;", f"for k = 1:{turns}, z = z + k .* {expression(source, 1)}; end",
             f"if s > {source.randint(-2, 5)}, z = {value} + x; else, z = z - {expression(source, 1)}; end", f"t = {value}; z = z + t;",
             "w = 0; while w < s, w = w + 1; z = z + w; end", "for k = 1:numel(z), z(k) = z(k) + k; end",
             source.choice((f"if s > {source.randint(2, 5)}, z = {value} + x; return, end",
                            f"for k = 1:{turns}, z = z + k; if k > s, return, end, end")))
    return source.choice(forms)


def holder(source):
    """Statements with a handle, struct, cell array or call for each element: with one, the function is compiled as a call of itself."""
    value = expression(source, 1)
    forms = (f"f = @(v) v + s - {value}; z = f(z); z = z + f(x);", f"c = {{x, z, @(v) v .* 2, s}}; c{{2}} = {value} + 0 * x; z = c{{2}} + c{{3}}(c{{1}}) .* c{{end}};",
             f"c = {{}}; c{{end + 1}} = x; c{{end + 1}} = {value} + 0 * x; for k = 1:numel(c), z = z + c{{k}}; end",
             f"p.a = x; p.b.c = s; q = p; q.a = {value} + 0 * x; z = z + p.a .* q.b.c - q.a;", "z = arrayfun(@(v) v * 2 + s, z);",
             "z = arrayfun(@(a, b) a * b + s, z, x);", "if isa(x, 'single'), z = z + 1; elseif strcmp(class(x), 'int32'), z = z - 2; end",
             "z = z + cast(s, class(x)) + zeros(size(x), class(x));")
    return source.choice(forms)


def function(seed, number):
    """Name, class of the arrays, how many there are, and text."""
    source = random.Random(f"{seed}/{number}")
    cls = source.choice(("double", "double", "single", "int32"))
    statements = [statement(source) for _ in range(source.randint(1, 4))]
    if source.randrange(10) < HOLDERS:
        statements.insert(source.randrange(len(statements) + 1), holder(source))
    body = "\n".join(statements)
    if source.randrange(10) < TWO_ARRAYS:
        return f"f{number}", cls, 2, f"function z = f{number}(x, y, s)\nz = x;\n{body}\nend\n"
    return f"f{number}", cls, 1, f"function z = f{number}(x, s)\ny = 3 - 2 * x;\nz = x;\n{body}\nend\n"


# --- arguments and results -------------------------------------------------------------------------------------------


STEPS = (7, 5)


def values(cls, count, step):
    """The same as in script(): small numbers that every class holds."""
    return [(i * step) % 23 - 9 for i in range(count)]


def script(functions):
    """Prints the bits of each result, a line each."""
    lines = []
    for name, cls, count, _ in functions:
        for rows, columns in SIZES:
            arrays = [f"reshape({cls}([{' '.join(map(str, values(cls, rows * columns, step)))}]), {rows}, {columns})" for step in STEPS[:count]]
            lines.append(f"try, z = {name}({', '.join(arrays)}, 3); fprintf('%d %d', size(z)); "
                         f"fprintf(' %u', typecast(z(:)', '{BITS[cls]}')); catch e, fprintf('error %s', e.message), end, fprintf('\\n');")
    return "\n".join(lines) + "\n"


class Library:
    """A context and the entries of a library in it."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        self.library.runmat_context_create.restype = ctypes.c_void_p
        self.library.runmat_message.restype = ctypes.c_char_p
        self.library.runmat_interpreted.restype = ctypes.c_uint64
        self.context = ctypes.c_void_p(self.library.runmat_context_create())

    def interpreted(self):
        return self.library.runmat_interpreted(self.context)

    def call(self, name, cls, arrays, size):
        """The line that the script prints."""
        number, element = CLASSES[cls]
        extents = (ctypes.c_int64 * 2)(*size)
        count = size[0] * size[1]
        kept = [(element * max(count, 1))(*values(cls, count, step)) for step in STEPS[:arrays]]
        scalar = ctypes.c_double(3)
        ones = (ctypes.c_int64 * 2)(1, 1)
        inputs = [Array(ctypes.addressof(each), number, 0, 2, 0, extents, None, None) for each in kept]
        inputs.append(Array(ctypes.addressof(scalar), 0, 0, 2, 0, ones, None, None))
        result = Array()
        status = getattr(self.library, name)(self.context, *map(ctypes.byref, inputs), ctypes.byref(result))
        if status != 0:
            # Where it arose and the source line are no part of the script's message.
            return "error " + self.library.runmat_message(self.context).decode().split(": ", 2)[-1].splitlines()[0]
        line = self.text(result)
        self.library.runmat_array_free(ctypes.byref(result))
        return line

    @staticmethod
    def text(result):
        rows, columns = result.extents[0], result.extents[1]
        names = {number: name for name, (number, _) in CLASSES.items()}
        bits = ctypes.c_uint64 if BITS[names[result.element_class]] == "uint64" else ctypes.c_uint32
        elements = ctypes.cast(result.data, ctypes.POINTER(bits))
        numbers = [str(elements[i]) for i in range(rows * columns)]
        return " ".join([str(rows), str(columns), *(numbers or [""])])

    def end(self):
        self.library.runmat_context_free(self.context)


# --- the comparison --------------------------------------------------------------------------------------------------


def compare(runmat, functions, folder):
    """How many calls there were, how many had statements interpreted, and what differs."""
    words = []
    for name, cls, arrays, text in functions:
        (folder / f"{name}.m").write_text(text)
        words += [str(folder / f"{name}.m"), f"--entry={name}", f"--args={', '.join([f'{cls}(:,:)'] * arrays)}, double"]
    made = subprocess.run([runmat, "compile", *words, "--no-strict", "-o", folder / "libgenerated"], stderr=subprocess.PIPE, text=True)
    if made.returncode != 0:
        raise RuntimeError(f"runmat compile failed for {', '.join(name for name, *_ in functions)}:\n{made.stderr}")
    (folder / "all.m").write_text(script(functions))
    expected = subprocess.run([runmat, "--no-jit", folder / "all.m"], check=True, capture_output=True, text=True).stdout.splitlines()
    library = Library(folder / "libgenerated.so")
    calls, interpreted, differences = 0, 0, []
    for name, cls, arrays, text in functions:
        for size in SIZES:
            before = library.interpreted()
            line = library.call(name, cls, arrays, size)
            interpreted += library.interpreted() != before
            if line.strip() != expected[calls].strip():
                differences.append(f"{text}of {cls} {size}:\n  expected {expected[calls][:300]}\n  got      {line[:300]}")
            calls += 1
    library.end()
    return calls, interpreted, differences


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runmat", required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()

    def run(first):
        functions = [function(options.seed, number) for number in range(first, min(first + PER_LIBRARY, options.count))]
        with tempfile.TemporaryDirectory() as folder:
            return compare(options.runmat, functions, pathlib.Path(folder))

    calls, interpreted, differ = 0, 0, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for more in pool.map(run, range(0, options.count, PER_LIBRARY)):
            calls, interpreted, differ = calls + more[0], interpreted + more[1], differ + len(more[2])
            print(*[each + "\n" for each in more[2]], sep="", end="", flush=True)
    print(f"{options.count} functions, {calls} calls: {differ} differ, {interpreted} had statements interpreted")
    sys.exit(bool(differ) or interpreted * 2 > calls)


main()
