# constants.py - numbers that texts need in several words
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each gives a function of the class: (name, comment, [(suffix, value)]), as generate.py wants it."""

from mpmath import mp, mpf

import polynomials

WIDTHS = {"f32": 32, "f64": 64}


def rounded_to(x, bits):
    with mp.workprec(bits):
        return +x


def single_word(name, comment, number):
    def constant(kind):
        with mp.workprec(polynomials.BITS):
            return name, comment, [("", polynomials.rounded(number(), kind))]

    return constant


def words(name, comment, number, suffixes=("High", "Low"), bits=None, short=None):
    """The first words have `bits[kind]` digits each (all of the class without it), the last all of the class; `short` has the digits
    of words that have fewer, by (kind, suffix)."""

    def constant(kind):
        with mp.workprec(polynomials.BITS):
            rest, parts = mpf(number()), []
            for suffix in suffixes:
                digits = polynomials.PRECISION[kind]
                if bits and suffix != suffixes[-1]:
                    digits = bits[kind]
                digits = (short or {}).get((kind, suffix), digits)
                parts.append((suffix, rounded_to(rest, digits)))
                rest -= parts[-1][1]
            return name, comment, parts

    return constant


def digits(name, comment, number, counts):
    """The bits of a number in (0, 1), in `counts[kind]` words of the width of the class behind one of zeros."""

    def array(kind):
        width, count = WIDTHS[kind], counts[kind]
        with mp.workprec(width * count + 64):
            bits = int(mp.floor(mpf(number()) * mpf(2) ** (width * count)))
        return name, comment, [0] + [bits >> (width * i) & ((1 << width) - 1) for i in reversed(range(count))]

    return array
