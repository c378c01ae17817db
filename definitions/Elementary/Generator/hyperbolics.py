# hyperbolics.py - coefficients of sinh and its kin
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import atanh, cosh, mpf, sinh, sqrt

from exponentials import half_ln2
from polynomials import Polynomial

CONSTANTS = []


def squares_of_half_ln2():
    return mpf(0), half_ln2()[1] ** 2


def squares_of_twice_quotients():
    """Of 2*(m-1)/(m+1) for |log2(m)| <= 0.5864."""
    m = mpf(2) ** mpf("0.5864")
    return mpf(0), (2 * (m - 1) / (m + 1)) ** 2


POLYNOMIALS = [
    Polynomial(
        name="cosh",
        classes={"f32": 1, "f64": 4},
        interval=squares_of_half_ln2,
        function=lambda z: (cosh(sqrt(z)) - 1 - z / 2) / z**2,
        weight=lambda z: z**2 / cosh(sqrt(z)),
        comment="cosh(r) = 1 + z/2 + z^2*p(z), z = r^2, |r| <= ln2/2, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="sinh",
        classes={"f32": 2, "f64": 5},
        interval=squares_of_half_ln2,
        function=lambda z: (sinh(sqrt(z)) / sqrt(z) - 1) / z,
        weight=lambda z: z * sqrt(z) / sinh(sqrt(z)),
        comment="sinh(r) = r + r*z*p(z) for such r, degree {degree}, relative error below {bound}.",
    ),
    Polynomial(
        name="atanh",
        classes={"f32": 3, "f64": 7},
        interval=squares_of_twice_quotients,
        function=lambda z: (2 * atanh(sqrt(z) / 2) / sqrt(z) - 1) / z,
        weight=lambda z: z * sqrt(z) / (2 * atanh(sqrt(z) / 2)),
        comment="log((2+s)/(2-s)) = s + s^3*p(s^2) where that is a number in [2^-0.586, 2^0.586], degree {degree}, relative error below {bound}.",
    ),
]
