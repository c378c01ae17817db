# inverse_errorfunctions.py - coefficients of the inverses of erf and erfc
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""With w = -log(1 - x^2), erfinv(x) is x*p(w); x = 1 - y gives erfcinv(y). Values are made by Newton's method for log(erfc(z)/y) = 0."""
from mpmath import erfc, erfinv, exp, log, mp, mpf, pi, re, sqrt

from constants import words
from polynomials import Polynomial

CENTRE = mpf("2.5")  # of the polynomial in w
END = mpf("5.001")
# In s = sqrt(w), and the centre of t = (s-c)/(s+c).
TAIL = {"f32": (mpf("2.23"), mpf("10.3"), 3), "f64": (mpf("2.23"), mpf("6.25"), 4)}
FAR = (mpf("6.24"), mpf("27.5"), 8)

CONSTANTS = [words("ln2", "log(2)", lambda: log(mpf(2)), bits={"f32": 15, "f64": 42})]


def complement(w):
    """y < 1 with y*(2-y) = e^-w."""
    e = exp(-w)
    return e / (1 + sqrt(1 - e))


def guess(w):
    if re(w) < 6:
        return erfinv(1 - re(complement(max(re(w), mpf("1e-9")))))
    s = sqrt(w)
    return s - log(s * sqrt(pi)) / (2 * s)


def inverse(w):
    y, z = complement(w), guess(w)
    for _ in range(100):
        value = erfc(z)
        step = log(value / y) * value * exp(z * z) * sqrt(pi) / 2
        z += step
        if abs(step) < mpf(2) ** (20 - mp.prec) * abs(z):
            return z
    raise ArithmeticError(f"no inverse at {w}")


def centre(v):
    w = v + CENTRE
    return inverse(w) / (1 - complement(w))


def centre_slope(v):
    # d(z/x)/dw with dx/dw = (1-x^2)/(2*x) and dz/dx = sqrt(pi)/2*e^(z^2).
    w = v + CENTRE
    z, x = inverse(w), 1 - complement(w)
    return (sqrt(pi) / 2 * exp(z * z) / x - z / x**2) * exp(-w) / (2 * x)


def interval():
    return -CENTRE, END - CENTRE


def tail_of(name, kind, degree, low, high, c):
    def of(t):
        s = c * (1 + t) / (1 - t)
        return inverse(s * s) / s

    return Polynomial(
        name=name,
        classes={kind: degree},
        interval=lambda: ((low - c) / (low + c), (high - c) / (high + c)),
        function=of,
        weight=lambda t: 1 / of(t),
        comment="erfcinv(y) = s*p(t), t = (s-c)/(s+c), c = %s, for %s <= s <= %s, degree {degree}, relative error below {bound}." % (c, low, high),
        pairs=2,
        rho=1.15,
    )


POLYNOMIALS = [
    Polynomial(
        name="centre",
        classes={"f32": 11, "f64": 23},
        interval=interval,
        function=centre,
        weight=lambda v: 1 / centre(v),
        comment="erfinv(x) = x*p(w-2.5), w = -log(1-x^2), for 0 <= w <= 5, degree {degree}, relative error below {bound}.",
        pairs=2,
        rho=1.15,
    ),
    Polynomial(
        name="centreSlope",
        classes={"f32": 3, "f64": 3},
        interval=interval,
        function=centre_slope,
        comment="The derivative of that, degree {degree}, absolute error below {bound}.",
        rho=1.15,
    ),
    tail_of("tail", "f32", 12, *TAIL["f32"]),
    tail_of("tail", "f64", 27, *TAIL["f64"]),
    tail_of("far", "f64", 20, *FAR),
]
