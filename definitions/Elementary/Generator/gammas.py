# gammas.py - coefficients of the gamma function and its kin
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import functools

from mpmath import digamma, findroot, log, loggamma, mp, mpf, pi, polygamma

from constants import single_word, words
from polynomials import Polynomial

# Beyond these the first terms of the series at infinity do.
END = {"f32": mpf(38), "f64": mpf(175)}
CENTRE = mpf(1.5)

@functools.cache
def zero_with(bits):
    with mp.workprec(bits + 30):
        return findroot(digamma, mpf("1.4616321449683623"))


def zero_of_digamma():
    return zero_with(mp.prec)


CONSTANTS = [
    words("ln2", "log(2)", lambda: log(mpf(2))),
    words("pi", "pi", lambda: +pi),
    words("binetAtOne", "1 - log(2*pi)/2: Binet's function at 1.", lambda: 1 - log(2 * pi) / 2),
    words("digammaZero", "The zero of psi.", zero_of_digamma, suffixes=("High", "Middle", "Low")),
    words("binetFirst", "Of 1/z in the series of Binet's function at infinity.", lambda: mpf(1) / 12),
    single_word("binetThird", "Of 1/z^3.", lambda: -mpf(1) / 360),
    single_word("binetFifth", "Of 1/z^5.", lambda: mpf(1) / 1260),
    single_word("digammaFourth", "Of 1/z^4 in the series of psi(z) - log(z) at infinity; that of 1/z^2 is -binetFirstHigh.", lambda: mpf(1) / 120),
    single_word("digammaSixth", "Of 1/z^6.", lambda: -mpf(1) / 252),
]


def argument(t):
    return 2 * t / (1 - t)


def binet(t):
    z = argument(t) + 1
    return (loggamma(z) - (z - mpf(0.5)) * log(z) + z - log(2 * pi) / 2 - 1 / (12 * z)) * z**3


def near(t):
    x = CENTRE * (1 + t) / (1 - t)
    return loggamma(x) / ((x - 1) * (x - 2))


def near_slope(t):
    x = CENTRE * (1 + t) / (1 - t)
    factor, inner = (x - 1) * (x - 2), 2 * CENTRE / (1 - t) ** 2
    return (digamma(x) * factor - loggamma(x) * (2 * x - 3)) / factor**2 * inner


def digamma_rest(s):
    x = argument(s + mpf(0.5))
    return digamma(x + 1) - log(x + 1)


def near_zero(t):
    x = CENTRE * (1 + t) / (1 - t)
    return digamma(x) / (x - zero_of_digamma())


def near_zero_slope(t):
    x = CENTRE * (1 + t) / (1 - t)
    away, inner = x - zero_of_digamma(), 2 * CENTRE / (1 - t) ** 2
    return (polygamma(1, x) * away - digamma(x)) / away**2 * inner


def digamma_slope(s):
    t = s + mpf(0.5)
    x = argument(t)
    return (polygamma(1, x + 1) - 1 / (x + 1)) * 2 / (1 - t) ** 2


def whole(kind):
    return lambda: (mpf(0), END[kind] / (END[kind] + 2))


def centred(kind):
    return lambda: (mpf(-0.5), whole(kind)()[1] - mpf(0.5))


def near_interval():
    # A little more than 0.6875 and 2.5.
    return mpf("-0.3715"), mpf("0.2501")


def binet_of(kind, degree):
    return Polynomial(
        name="binet",
        classes={kind: degree},
        interval=whole(kind),
        function=binet,
        weight=lambda t: ((1 - t) / (1 + t)) ** 3,
        comment="Binet's function of z = 1+x is 1/(12*z) + p(t)/z^3, t = x/(x+2), for 0 <= x <= %s, degree {degree}, absolute error below {bound}."
        % int(END[kind]),
        rho=1.15,
    )


def zero_interval():
    return mpf("-0.2001"), mpf("0.1429")


def digamma_of(kind, degree):
    return Polynomial(
        name="digamma",
        classes={kind: degree},
        interval=centred(kind),
        function=digamma_rest,
        comment="psi(1+x) = log(1+x) + p(t-1/2), t = x/(x+2) as for binet, degree {degree}, absolute error below {bound}.",
        pairs=2,
        rho=1.15,
    )


POLYNOMIALS = [
    binet_of("f32", 5),
    binet_of("f64", 16),
    Polynomial(
        name="near",
        classes={"f32": 10, "f64": 22},
        interval=near_interval,
        function=near,
        weight=lambda t: 1 / near(t),
        comment="log(gamma(x)) = (x-1)*(x-2)*p(t), t = (x-1.5)/(x+1.5), for 0.6875 <= x <= 2.5, degree {degree}, relative error below {bound}.",
        pairs=2,
        rho=1.3,
    ),
    Polynomial(
        name="nearSlope",
        classes={"f32": 2, "f64": 2},
        interval=near_interval,
        function=near_slope,
        comment="The derivative of that, degree {degree}, absolute error below {bound}.",
        rho=1.3,
    ),
    Polynomial(
        name="digammaNear",
        classes={"f32": 8, "f64": 17},
        interval=zero_interval,
        function=near_zero,
        weight=lambda t: 1 / near_zero(t),
        comment="psi(x) = (x-zero)*p(t), t = (x-1.5)/(x+1.5), for 1 <= x <= 2, degree {degree}, relative error below {bound}.",
        pairs=2,
        rho=1.3,
    ),
    Polynomial(
        name="digammaNearSlope",
        classes={"f32": 2, "f64": 2},
        interval=zero_interval,
        function=near_zero_slope,
        comment="The derivative of that, degree {degree}, absolute error below {bound}.",
        rho=1.3,
    ),
    Polynomial(
        name="digammaSlope",
        classes={"f32": 3, "f64": 3},
        interval=centred("f64"),
        function=digamma_slope,
        comment="The derivative of p of psi, degree {degree}, absolute error below {bound}.",
        rho=1.15,
    ),
    digamma_of("f32", 12),
    digamma_of("f64", 24),
]
