"""gammainc_against_mpmath.py RUNMAT PAGE [--points N] [--seed S] [--spoil N] [-- FLAG...]: all tails of gammainc, as a program gets them,
against the power series of the lower one in mpmath's arithmetic, with digits enough for what the upper one lacks to 1.

Prints the largest error of each tail and class in units of the last place, and fails where one is above what the page says. FLAGs go to
RunMat.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import functools
import math
import pathlib
import random
import re
import sys
import tempfile

import mpmath
from mpmath import mp, mpf

from against_mpmath import DOUBLE, SINGLE, error, results

TAILS = ("lower", "upper", "scaledlower", "scaledupper")


def bits_of_upper(x, a):
    """Enough for how far the upper tail lies below 1: for small a as a does, for x > a as the weight does."""
    with mp.workprec(100):
        weight = abs(a * mpmath.log(abs(x)) - x - mpmath.loggamma(a + 1)) if x > a else 2 * abs(min(x, 0))
        return 200 + int(weight * 1.4427 + max(mpf(0), -mpmath.log(a, 2)))


@functools.cache
def exact(x, a):
    """The values of TAILS."""
    bits = bits_of_upper(mpf(x), mpf(a))
    with mp.workprec(bits):
        x, a = mpf(x), mpf(a)
        weight = mpmath.exp(a * mpmath.log(abs(x)) - x - mpmath.loggamma(a + 1)) * (-1 if x < 0 and a % 2 else 1)
        term, total, k = mpf(1), mpf(1), 0
        while abs(term) > mpmath.ldexp(abs(total), -bits) or k < abs(x) - a:
            k += 1
            term = term * x / (a + k)
            total += term
        lower = weight * total
        return lower, 1 - lower, total, (1 - lower) / weight


def structured():
    """Where the method changes, on both sides, and the tails of large a."""
    for a in (1e-300, 1e-30, 2.0**-20, 1e-3, 2.0**-6, 0.1, 0.5, 1.0, 3.7, 19.99, 20.0, 150.0, 999.0, 1000.0, 1001.0, 5e3):
        for x in (1e-300, 1e-9, 0.01, 0.7, 1.0, a, a + 1, 0.6 * a, 1.4 * a, 2.0, 30.0, 700.0):
            if x < 6e3:
                yield from ((x * (1 + by), a) for by in (-1e-9, 0, 1e-9))
        yield from ((a + k * math.sqrt(a), a) for k in (-6, -2, -0.5, -1e-8, 0.3, 1.5, 4, 9) if a > 50)
    yield from ((-x, float(a)) for x in (1e-9, 0.4, 3.0, 40.0, 600.0) for a in (1, 2, 7, 40, 500))
    yield from ((x, 1e5) for x in (9.8e4, 99700.0, 1e5, 100400.0, 1.02e5))


def at_random(count, draw):
    for _ in range(count):
        a = 10 ** draw.uniform(-3, 3.7)
        yield abs(a * (1 + draw.gauss(0, 2) / math.sqrt(a))), a
        yield 10 ** draw.uniform(-3, 3), a


def points(kind, count, seed):
    found = [*structured(), *at_random(count, random.Random(seed))]
    found = {(kind.rounded(x), kind.rounded(a)) for x, a in found}
    return sorted((x, a) for x, a in found if x != 0 and a > 0)


def documented(page):
    """The bounds of singles and doubles."""
    row = re.search(r"^\| gammainc \| ([\d.]+) \| ([\d.]+) \|", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {SINGLE: float(row.group(1)), DOUBLE: float(row.group(2))}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runmat")
    parser.add_argument("page", type=pathlib.Path)
    parser.add_argument("--points", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spoil", type=int, default=0, help="moves each result by so many units, to see that it is found")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:end])
    options.flags = sys.argv[end + 1:]
    bounds, is_good = documented(options.page), True
    with tempfile.TemporaryDirectory() as name:
        for kind in (DOUBLE, SINGLE):
            pairs = points(kind, options.points, options.seed)
            for i, tail in enumerate(TAILS):
                got = results(options, pathlib.Path(name), kind, f"gammainc(x, z, '{tail}')", [*zip(*pairs)])
                got = [kind.neighbour(y, options.spoil) if math.isfinite(y) else y for y in got]
                errors = [error(kind, y, exact(*pair)[i], 0) for y, pair in zip(got, pairs)]
                worst = max(range(len(pairs)), key=errors.__getitem__)
                good = errors[worst] <= bounds[kind] + 0.0005
                is_good &= good
                print(f"{tail} {kind.name} {errors[worst]:.4f} at {' '.join(map(float.hex, pairs[worst]))}{'' if good else '  above the bound'}")
    sys.exit(not is_good)


if __name__ == "__main__":
    main()
