# errorfunctions.py - coefficients of erf and erfc
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import erf, erfc, exp, log, mpf, pi, sqrt

from constants import words
from polynomials import Polynomial

# Where erf rounds to 1, and a little beyond where erfc is less than half the smallest number.
ERF_END = {"f32": mpf("4"), "f64": mpf("5.93")}
ERFC_END = {"f32": mpf("10.06"), "f64": mpf("27.23")}
CENTRE = mpf(3)


def first_term():
    return -2 / sqrt(pi)


CONSTANTS = [
    words("linear", "-2/sqrt(pi)", first_term),
]


def erf_of(kind, degree):
    return Polynomial(
        name="erf",
        classes={kind: degree},
        interval=lambda: (mpf(0), ERF_END[kind]),
        function=lambda x: (log(erfc(x)) - first_term() * x) / x**2,
        weight=lambda x: x**2 * erfc(x) / erf(x),
        comment="log(1-erf(x)) = linear*x + x^2*p(x) for 0 <= x <= %s, degree {degree}, relative error of erf below {bound}."
        % ERF_END[kind],
        rho=1.15,
    )


def flat(kind):
    """(1+x) * exp(x^2) * erfc(x) as a function of t = (x-c)/(x+c)."""
    c = CENTRE

    def of(t):
        x = c * (1 + t) / (1 - t)
        return (1 + x) * exp(x * x) * erfc(x)

    return of


def erfc_interval(kind):
    return lambda: (mpf(-1), (ERFC_END[kind] - CENTRE) / (ERFC_END[kind] + CENTRE))


def erfc_of(kind, degree):
    return Polynomial(
        name="erfc",
        classes={kind: degree},
        interval=erfc_interval(kind),
        function=flat(kind),
        weight=lambda t: 1 / flat(kind)(t),
        comment="(1+x) * exp(x^2) * erfc(x) = p(t), t = (x-c)/(x+c), c = %s, for 0 <= x <= %s, degree {degree}, relative error below {bound}."
        % (int(CENTRE), ERFC_END[kind]),
        pairs=1,
        rho=1.15,
    )


def slope_of(kind):
    def slope(t):
        # By the differential equation of exp(x^2)*erfc(x).
        c = CENTRE
        x = c * (1 + t) / (1 - t)
        scaled = exp(x * x) * erfc(x)
        return (scaled + (1 + x) * (2 * x * scaled + first_term())) * 2 * c / (1 - t) ** 2

    return Polynomial(
        name="erfcSlope",
        classes={kind: 3},
        interval=erfc_interval(kind),
        function=slope,
        comment="The derivative of that, degree {degree}, absolute error below {bound}.",
        rho=1.15,
    )


POLYNOMIALS = [
    erf_of("f32", 7),
    erf_of("f64", 24),
    erfc_of("f32", 10),
    erfc_of("f64", 23),
    slope_of("f32"),
    slope_of("f64"),
]
