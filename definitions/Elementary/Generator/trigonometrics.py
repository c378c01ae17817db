# trigonometrics.py - coefficients of sin, cos and tan of radians, half turns and degrees
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import cos, mpf, pi, sin, sqrt

from constants import digits, single_word, words
from polynomials import Polynomial

CONSTANTS = [
    single_word("quartersOfRadian", "2/pi", lambda: 2 / pi),
    # In single a product with the middle word is exact: 10 digits, and 14 of the number of quarters.
    words("quarter", "pi/2", lambda: pi / 2, suffixes=("High", "Middle", "Low"), short={("f32", "Middle"): 10}),
    words("halfTurn", "pi", lambda: +pi),
    words("degree", "pi/180", lambda: pi / 180),
    single_word("rightAnglesOfDegree", "1/90", lambda: 1 / mpf(90)),
    single_word("turnsOfDegree", "1/360", lambda: 1 / mpf(360)),
]

# One word of zeros comes first; 4 words are wanted at each exponent of the class.
WORDS = [digits("quartersOfRadianDigits", "0, then the bits of 2/pi behind the point.", lambda: 2 / pi, {"f32": 6, "f64": 18})]


def squares():
    # A little more than pi/4: the number of quarters is rounded from a rounded product.
    return mpf(0), mpf("0.79") ** 2


POLYNOMIALS = [
    Polynomial(
        name="sine",
        classes={"f32": 2, "f64": 5},
        interval=squares,
        function=lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z,
        weight=lambda z: z * sqrt(z) / sin(sqrt(z)),
        comment="sin(r) = r + r^3*p(r^2) for |r| <= 0.79, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="cosine",
        classes={"f32": 2, "f64": 5},
        interval=squares,
        function=lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2,
        weight=lambda z: z**2 / cos(sqrt(z)),
        comment="cos(r) = 1 - r^2/2 + r^4*p(r^2) for |r| <= 0.79, degree {degree}, relative error below {bound}.",
    ),
]
