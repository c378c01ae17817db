#!/usr/bin/python3
# generate.py - the coefficients of the elementary functions
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""generate.py [--output DIR] [--check] [FAMILY...]: writes FAMILYCoefficients.inc, of every family if none is named; with
--check it names the files that have other bytes instead.

A family is a module of this folder that has CONSTANTS, POLYNOMIALS and may have WORDS, named as in `families` below. The same bytes come
out everywhere: the arithmetic is mpmath's, in a fixed precision.
"""

import argparse
import importlib
import pathlib
import sys

from mpmath import mp, mpf, log

import polynomials

families = {
    "Exponential": "exponentials",
    "Logarithm": "logarithms",
    "Power": "powers",
    "Hyperbolic": "hyperbolics",
    "Trigonometric": "trigonometrics",
    "ErrorFunction": "errorfunctions",
    "InverseTrigonometric": "inverse_trigonometrics",
    "Root": "roots",
    "Gamma": "gammas",
    "InverseErrorFunction": "inverse_errorfunctions",
}

CLASSES = {"f32": "true", "f64": "false"}


def hexadecimal(x):
    """As C++ writes a double; x is one."""
    return float(x).hex() if x != 0 else "0"


def constant_lines(constant, kind):
    name, comment, words = constant(kind)
    yield f"  /// {comment}"
    for suffix, x in words:
        yield f"  static constexpr double {name}{suffix} = {hexadecimal(x)};"


def wrapped(items, indent):
    lines, line = [], indent
    for item in items:
        if len(line) + len(item) > 79 and line.strip():
            lines.append(line.rstrip())
            line = indent
        line += item + " "
    lines.append(line.rstrip())
    return lines


def array_lines(name, coefficients):
    yield f"  static constexpr double {name}[] = {{"
    texts = [hexadecimal(c) for c in coefficients]
    yield from wrapped([t + "," for t in texts[:-1]] + [texts[-1] + "};"], "      ")


def word_lines(words, kind):
    name, comment, values = words(kind)
    yield f"  /// {comment}"
    yield f"  static constexpr uint64_t {name}[] = {{"
    texts = [f"{v:#x}" for v in values]
    yield from wrapped([t + "," for t in texts[:-1]] + [texts[-1] + "};"], "      ")


def polynomial_lines(polynomial, kind):
    fitted = polynomials.fit(polynomial, kind)
    with mp.workprec(60):
        power = mp.ceil(log(fitted.bound, 2) * 10) / 10
        bound = "2^" + mp.nstr(power, 5)
    comment = polynomial.comment.format(bound=bound, degree=polynomial.classes[kind])
    yield from ("  /// " + line for line in wrapped_text(comment))
    yield from array_lines(polynomial.name, fitted.coefficients)
    if fitted.low_words:
        yield from array_lines(polynomial.name + "Low", fitted.low_words)


def wrapped_text(text, width=73):
    line = ""
    for word in text.split():
        if len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def family_text(name, module):
    lines = [
        f"//===- {name}Coefficients.inc -------------------------*- C++ -*-===//",
        "// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception",
        "//",
        f"// Written by Generator/generate.py from Generator/{families[name]}.py.",
        "//===----------------------------------------------------------------------===//",
        "",
        f"template <bool isSingle> struct {name}Coefficients;",
    ]
    for kind, is_single in CLASSES.items():
        lines += ["", f"template <> struct {name}Coefficients<{is_single}> {{"]
        for constant in module.CONSTANTS:
            lines += constant_lines(constant, kind)
        for words in getattr(module, "WORDS", []):
            lines += word_lines(words, kind)
        for polynomial in module.POLYNOMIALS:
            if kind in polynomial.classes:
                lines += polynomial_lines(polynomial, kind)
        lines += ["};"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--output", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parent.parent)
    parser.add_argument("--check", action="store_true", help="write nothing, name the files that differ")
    parser.add_argument("families", nargs="*", metavar="FAMILY", help=", ".join(families))
    arguments = parser.parse_args()
    differing = []
    for name in arguments.families or families:
        if name not in families:
            sys.exit(f"generate.py: there is no family '{name}'; there are {', '.join(families)}.")
        text = family_text(name, importlib.import_module(families[name])).encode()
        path = arguments.output / f"{name}Coefficients.inc"
        if not arguments.check:
            path.write_bytes(text)
        elif not path.exists() or path.read_bytes() != text:
            differing.append(str(path))
    if differing:
        sys.exit(f"generate.py: not what is generated: {', '.join(differing)}; run it without --check.")


if __name__ == "__main__":
    sys.dont_write_bytecode = True
    main()
