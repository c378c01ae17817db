# inverse_trigonometrics.py - coefficients of asin, acos and atan
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import asin, atan, mpf, pi, sqrt, tan

from constants import words
from polynomials import Polynomial

CONSTANTS = [
    words("pi", "pi", lambda: +pi),
    words("degrees", "180/pi", lambda: 180 / pi),
    words("third", "-1/3", lambda: -mpf(1) / 3),
    words("fifth", "1/5", lambda: mpf(1) / 5),
]


def squares_of_tangents():
    return mpf(0), (tan(pi / 8) * mpf("1.000001")) ** 2


def squares_of_sines():
    return mpf(0), mpf("0.25")


POLYNOMIALS = [
    Polynomial(
        name="atan",
        classes={"f32": 4, "f64": 10},
        interval=squares_of_tangents,
        function=lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z,
        weight=lambda z: z * sqrt(z) / atan(sqrt(z)),
        comment="atan(t) = t + t^3*p(t^2) for |t| <= tan(pi/8), degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="atanTail",
        classes={"f32": 4, "f64": 11},
        interval=squares_of_tangents,
        function=lambda z: (atan(sqrt(z)) / sqrt(z) - 1 + z / 3 - z**2 / 5) / z**3,
        weight=lambda z: z**3 * sqrt(z) / atan(sqrt(z)),
        comment="atan(t) = t + t*z*(-1/3 + z*(1/5 + z*p(z))) for z = t^2 and such t, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="asin",
        classes={"f32": 5, "f64": 12},
        interval=squares_of_sines,
        function=lambda z: (asin(sqrt(z)) / sqrt(z) - 1) / z,
        weight=lambda z: z * sqrt(z) / asin(sqrt(z)),
        comment="asin(s) = s + s^3*p(s^2) for |s| <= 1/2, degree {degree}, relative error below {bound}.",
    ),
]
