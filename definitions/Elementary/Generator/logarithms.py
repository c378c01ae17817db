# logarithms.py - coefficients of log and its kin
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import atanh, log, log1p, mpf, sqrt

from constants import words
from polynomials import Polynomial

# k times the high word is exact for every exponent k, also of subnormal numbers.
REDUCED = {"f32": 15, "f64": 42}

CONSTANTS = [
    words("ln2", "k times the high word is exact for exponents k.", lambda: log(mpf(2)), bits=REDUCED),
    words("log10Of2", "k times the high word is exact for exponents k.", lambda: log(mpf(2)) / log(mpf(10)), bits=REDUCED),
    words("log2OfE", "log2(e)", lambda: 1 / log(mpf(2))),
    words("log10OfE", "log10(e)", lambda: 1 / log(mpf(10))),
]


def mantissas():
    return sqrt(mpf(2)) / 2 - 1 - mpf("1e-6"), sqrt(mpf(2)) - 1 + mpf("1e-6")


def squares_of_quotients():
    s = (sqrt(mpf(2)) - 1) / (sqrt(mpf(2)) + 1)
    return mpf(0), (s + mpf("1e-6")) ** 2


POLYNOMIALS = [
    Polynomial(
        name="log1p",
        classes={"f32": 8},
        interval=mantissas,
        function=lambda f: (log1p(f) - f + f**2 / 2) / f**3,
        weight=lambda f: f**3 / log1p(f),
        comment="log(1+f) = f - f^2/2 + f^3*p(f) for sqrt(1/2) <= 1+f <= sqrt(2), degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="atanh",
        classes={"f32": 3, "f64": 6},
        interval=squares_of_quotients,
        function=lambda z: 2 * (atanh(sqrt(z)) - sqrt(z)) / sqrt(z) / z,
        weight=lambda z: z * sqrt(z) / (2 * atanh(sqrt(z))),
        comment="2*atanh(s) = 2*s + s^3*p(s^2), s = f/(2+f) for f as above, degree {degree}, relative error below {bound}.",
    ),
]
