# roots.py - coefficients of the cube root
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from mpmath import cbrt, mpf, sqrt

from constants import single_word
from polynomials import Polynomial

CONSTANTS = [
    single_word("third", "1/3", lambda: mpf(1) / 3),
    single_word("twoNinths", "2/9", lambda: mpf(2) / 9),
    single_word("inverseRootOfTwo", "2^(-1/3)", lambda: 1 / cbrt(mpf(2))),
    single_word("rootOfTwo", "2^(1/3)", lambda: cbrt(mpf(2))),
]


def mantissas():
    return sqrt(mpf(2)) / 2, sqrt(mpf(2))


POLYNOMIALS = [
    Polynomial(
        name="inverseCubeRoot",
        classes={"f32": 3, "f64": 6},
        interval=mantissas,
        function=lambda m: 1 / cbrt(m),
        weight=cbrt,
        comment="m^(-1/3) = p(m) for sqrt(1/2) <= m <= sqrt(2), degree {degree}, relative error below {bound}.",
    ),
]
