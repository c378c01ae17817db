#===- coefficient_bounds.py - the bounds of coefficients, measured ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""coefficient_bounds.py FOLDER [OTHER]: the error of every polynomial of the files FOLDER/*Coefficients.inc (of OTHER, if given), as its
generator in FOLDER/Generator says what it approximates, at points spread evenly. Fails where it is above the bound that the file says was
proven, or so far below that the bound is another's.
"""
import importlib
import pathlib
import re
import sys

from mpmath import mp, mpf

folder = pathlib.Path(sys.argv[1])
files = pathlib.Path(sys.argv[-1])
sys.path.insert(0, str(folder / "Generator"))
import generate  # noqa: E402
import polynomials  # noqa: E402

POINTS = 400


def array(text, name):
    found = re.search(rf"\b{name}\[\] = \{{([^}}]*)\}}", text)
    return [mpf(float.fromhex(word)) for word in found.group(1).replace(",", " ").split()] if found else []


def proven(text, name):
    """The last bound that a comment names before the array."""
    before = text[:re.search(rf"\bdouble {name}\[\]", text).start()]
    return mpf(2) ** mpf(re.findall(r"2\^(-[\d.]*\d)", before)[-1])


def measured(polynomial, coefficients):
    low, high = (mpf(end) for end in polynomial.interval())
    step = (high - low) / (POINTS + 1)
    points = [low + step * (i + 1) for i in range(POINTS)]
    return max(abs(polynomial.weight(x) * (polynomials.value(coefficients, x) - polynomial.function(x))) for x in points)


def check(family, polynomial, kind, text):
    coefficients, lows = array(text, polynomial.name), array(text, polynomial.name + "Low")
    for i, low in enumerate(lows):
        coefficients[i] += low
    error, bound = measured(polynomial, coefficients), proven(text, polynomial.name)
    if bound / 2 < error <= bound:
        return True
    print(f"{family}.{polynomial.name} {kind}: the error is 2^{mp.nstr(mp.log(error, 2), 5)}, the bound 2^{mp.nstr(mp.log(bound, 2), 5)}")
    return False


def main():
    good = []
    for family, module in generate.families.items():
        text = (files / f"{family}Coefficients.inc").read_text(encoding="utf-8")
        for kind, is_single in generate.CLASSES.items():
            part = re.search(rf"struct {family}Coefficients<{is_single}> \{{(.*?)\n\}};", text, re.DOTALL).group(1)
            good += [check(family, p, kind, part) for p in importlib.import_module(module).POLYNOMIALS if kind in p.classes]
    print(f"{len(good)} polynomials, {good.count(False)} outside of their bounds")
    sys.exit(not all(good))


sys.dont_write_bytecode = True
with mp.workprec(200):
    main()
