# powers.py - coefficients of power
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import atanh, log, mpf, sqrt

from constants import words
from logarithms import mantissas, squares_of_quotients
from polynomials import Polynomial


def log2_of_e():
    return 1 / log(mpf(2))


CONSTANTS = [
    words("linear", "2*log2(e)", lambda: 2 * log2_of_e()),
    words("cubic", "2/3*log2(e)", lambda: 2 * log2_of_e() / 3),
]


def log2_by_s(z):
    """log2((1+s)/(1-s)) / s for z = s^2."""
    return 2 * log2_of_e() * atanh(sqrt(z)) / sqrt(z)


POLYNOMIALS = [
    Polynomial(
        name="log2",
        classes={"f32": 2, "f64": 7},
        interval=squares_of_quotients,
        function=lambda z: (log2_by_s(z) - 2 * log2_of_e() * (1 + z / 3)) / z**2,
        weight=lambda z: z**2 / log2_by_s(z),
        comment="log2(1+f) = s*(linear + z*(cubic + z*p(z))), s = f/(2+f), z = s^2, sqrt(1/2) <= 1+f <= sqrt(2), degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="inverse",
        classes={"f32": 3},
        interval=mantissas,
        function=lambda f: 1 / (2 + f),
        weight=lambda f: 2 + f,
        comment="1/(2+f) for such f, degree {degree}, relative error below {bound}.",
    ),
]
