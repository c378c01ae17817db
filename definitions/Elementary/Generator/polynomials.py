# polynomials.py - minimax polynomials and proven bounds of their errors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A `Polynomial` says what is approximated; `fit` gives its coefficients.

Methods: the exchange algorithm of Remez (1934) on a grid of Chebyshev points. Coefficients are rounded to the class one
after the other, lowest first, and the others take up what each rounding does, in the sense of least squares (the need for
it: Brisebarre, Muller, Tisserand, Computing machine-efficient polynomial approximations, 2006).

The bound: the weighted error E is analytic within the ellipse of sum of half axes RHO around the interval. The best
polynomial of degree N is therefore within r = 2*M*RHO^-N / (RHO-1) of it, with M a bound of |E| on the ellipse
(Trefethen, Approximation Theory and Approximation Practice, theorem 8.2), and a polynomial of degree N is nowhere larger
than its largest value on m > N Chebyshev points by more than the factor 1 / cos(pi*N / (2*m)) (Ehlich and Zeller, 1964).
mpmath is used as arithmetic only.
"""

from dataclasses import dataclass, field
from typing import Callable, Optional

from mpmath import mp, mpf, matrix, lu_solve, cos, pi, exp, mpc

BITS = 240
DEGREE = 320  # N of the bound
POINTS = 720  # m
PRECISION = {"f32": 24, "f64": 53}


@dataclass
class Polynomial:
    """Minimises weight(x) * |p(x) - function(x)| for x in `interval`."""

    name: str
    classes: dict  # "f32" or "f64": degree
    interval: Callable
    function: Callable
    comment: str  # "{bound}" stands for the proven bound
    weight: Callable = lambda x: mpf(1)
    pairs: int = 0  # so many of the lowest coefficients get a low word too, in NAMELow
    lowest: Optional[Callable] = None  # gives lowest coefficients that are not fitted
    rho: float = 1.3


@dataclass
class Fitted:
    coefficients: list
    low_words: list = field(default_factory=list)
    bound: mpf = mpf(0)


def rounded(x, kind):
    """To nearest; no coefficient is subnormal."""
    with mp.workprec(PRECISION[kind]):
        return +x


def chebyshev_points(interval, count):
    low, high = interval
    return [(low + high) / 2 + (high - low) / 2 * cos(pi * (2 * i + 1) / (2 * count)) for i in range(count)]


def value(coefficients, x):
    total = mpf(0)
    for c in reversed(coefficients):
        total = total * x + c
    return total


class Grid:
    """The function and the size of the weight on Chebyshev points, computed once."""

    def __init__(self, polynomial, interval):
        self.points = chebyshev_points(interval, 14 * (max(polynomial.classes.values()) + 2))
        self.target = [mp.re(polynomial.function(x)) for x in self.points]
        self.weight = [abs(mp.re(polynomial.weight(x))) for x in self.points]

    def errors(self, coefficients):
        return [w * (value(coefficients, x) - t) for x, t, w in zip(self.points, self.target, self.weight)]


def extremes(errors, count):
    """The indices of the largest error between two changes of its sign; the `count` neighbours with the largest."""
    runs = []
    for i, e in enumerate(errors):
        if runs and (errors[runs[-1]] > 0) == (e > 0):
            if abs(e) > abs(errors[runs[-1]]):
                runs[-1] = i
        else:
            runs.append(i)
    while len(runs) > count:
        runs.pop(0 if abs(errors[runs[0]]) < abs(errors[runs[-1]]) else -1)
    return runs


def levelled(grid, reference):
    """The coefficients with errors of equal size and alternating sign at these points."""
    n = len(reference)
    a, b = matrix(n, n), matrix(n, 1)
    for row, i in enumerate(reference):
        power = mpf(1)
        for column in range(n - 1):
            a[row, column] = power
            power *= grid.points[i]
        a[row, n - 1] = mpf(-1 if row % 2 else 1) / grid.weight[i]
        b[row] = grid.target[i]
    solution = lu_solve(a, b)
    return [solution[i] for i in range(n - 1)]


def minimax(grid, degree):
    count = degree + 2
    reference = [int((i + 0.5) * len(grid.points) / count) for i in range(count)]
    for _ in range(30):
        coefficients = levelled(grid, reference)
        errors = grid.errors(coefficients)
        found = extremes(errors, count)
        if len(found) < count:
            raise ArithmeticError(f"degree {degree} leaves no alternating error: the function is a polynomial")
        levels = [abs(errors[i]) for i in found]
        reference = found
        if max(levels) <= min(levels) * mpf("1.01"):
            return coefficients
    raise ArithmeticError(f"no convergence for degree {degree}")


def taken_up(moments, coefficients, i, by):
    """Changes coefficient i by `by`, and those above so that the sum of squares of what that does is least."""
    n = len(coefficients) - i - 1
    result = coefficients[:i] + [coefficients[i] + by] + coefficients[i + 1 :]
    if n == 0 or by == 0:
        return result
    a, b = matrix(n, n), matrix(n, 1)
    for row in range(n):
        for column in range(n):
            a[row, column] = moments[2 * i + 2 + row + column]
        b[row] = -by * moments[2 * i + 1 + row]
    change = lu_solve(a, b)
    for j in range(n):
        result[i + 1 + j] += change[j]
    return result


def bound(polynomial, interval, coefficients):
    """Of the weighted error, as the head of this file proves it. M is measured on the ellipse and taken 1000 times."""
    low, high = interval
    error = lambda x: polynomial.weight(x) * (value(coefficients, x) - polynomial.function(x))
    rho = mpf(polynomial.rho)
    largest = mpf(0)
    for i in range(64):
        z = rho * exp(mpc(0, 2 * pi * (i + mpf("0.37")) / 64))
        largest = max(largest, abs(error((low + high) / 2 + (high - low) / 4 * (z + 1 / z))))
    remainder = 2 * 1000 * largest * rho**-DEGREE / (rho - 1)
    on_grid = max(abs(error(x)) for x in chebyshev_points(interval, POINTS))
    return (on_grid + remainder) / cos(pi * DEGREE / (2 * POINTS)) + remainder


def moments_of(grid, degree):
    """The sums of weight^2 * x^k."""
    sums, powers = [], [w * w for w in grid.weight]
    for _ in range(2 * degree + 1):
        sums.append(sum(powers))
        powers = [p * x for p, x in zip(powers, grid.points)]
    return sums


def fit(polynomial, kind):
    with mp.workprec(BITS):
        degree = polynomial.classes[kind]
        interval = tuple(mpf(end) for end in polynomial.interval())
        grid = Grid(polynomial, interval)
        coefficients = minimax(grid, degree)
        moments = moments_of(grid, degree)
        low_words = []
        wanted = list(polynomial.lowest()) if polynomial.lowest else []
        for i in range(degree + 1):
            exact = mpf(wanted[i]) if i < len(wanted) else coefficients[i]
            high = rounded(exact, kind)
            low = rounded(exact - high, kind) if i < polynomial.pairs else mpf(0)
            low_words.append(low)
            coefficients = taken_up(moments, coefficients, i, high + low - coefficients[i])
        highs = [rounded(c - l, kind) for c, l in zip(coefficients, low_words)]
        return Fitted(highs, low_words[: polynomial.pairs], bound(polynomial, interval, coefficients))
