# exponentials.py - coefficients of exp and its kin
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import exp, expm1, log, mpf

from constants import single_word, words
from polynomials import Polynomial

# k*ln2High is exact for every k that occurs: |k| < 2^11 (2^8 in single).
REDUCED = {"f32": 15, "f64": 42}

CONSTANTS = [
    single_word("log2OfE", "log2(e)", lambda: 1 / log(mpf(2))),
    words("ln2", "k times the high word is exact for exponents k.", lambda: log(mpf(2)), bits=REDUCED),
    single_word("ln2", "log(2)", lambda: log(mpf(2))),
    single_word("log2Of10", "log2(10)", lambda: log(mpf(10)) / log(mpf(2))),
    words("log10Of2", "k times the high word is exact for exponents k.", lambda: log(mpf(2)) / log(mpf(10)), bits=REDUCED),
    words("ln10", "log(10)", lambda: log(mpf(10))),
]


def half_ln2():
    # A little more: the quotient by ln2 is itself rounded.
    end = log(mpf(2)) / 2 * mpf("1.0001")
    return -end, end


def halves():
    return mpf("-0.5001"), mpf("0.5001")


def half_log10_of_2():
    end = log(mpf(2)) / log(mpf(10)) / 2 * mpf("1.0001")
    return -end, end


POLYNOMIALS = [
    Polynomial(
        name="exp",
        classes={"f32": 4, "f64": 9},
        interval=half_ln2,
        function=lambda r: (expm1(r) - r) / r**2,
        weight=lambda r: r**2 / exp(r),
        comment="e^r = 1 + r + r^2*p(r) for |r| <= ln2/2, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="expm1",
        classes={"f32": 4, "f64": 9},
        interval=half_ln2,
        function=lambda r: (expm1(r) - r - r**2 / 2) / r**3,
        weight=lambda r: r**3 / expm1(r),
        comment="e^r - 1 = r + r^2/2 + r^3*p(r) for |r| <= ln2/2, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="exp2",
        classes={"f32": 4, "f64": 9},
        interval=halves,
        function=lambda r: (expm1(r * log(mpf(2))) - r * log(mpf(2))) / r**2,
        weight=lambda r: r**2 / exp(r * log(mpf(2))),
        comment="2^r = 1 + r*log(2) + r^2*p(r) for |r| <= 1/2, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="exp10",
        classes={"f32": 4, "f64": 9},
        interval=half_log10_of_2,
        function=lambda r: (expm1(r * log(mpf(10))) - r * log(mpf(10))) / r**2,
        weight=lambda r: r**2 / exp(r * log(mpf(10))),
        comment="10^r = 1 + r*log(10) + r^2*p(r) for |r| <= log10(2)/2, degree {degree}, relative error below {bound}.",
    ),
]
