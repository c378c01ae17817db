"""against_mpmath.py RUNMAT [--points N] [--seed S] [-- FLAG...]: results of elementary functions, as a program gets them, against mpmath's.

Prints the largest error of each function and class in units of the last place, and fails where one is above its bound. The points are other
ones than those of the unit tests, which use MPFR. FLAGs go to RunMat.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import array
import math
import pathlib
import random
import struct
import subprocess
import sys
import tempfile

import mpmath
from mpmath import mp, mpf

mp.prec = 256


class Class:
    def __init__(self, name, code, digits, least, most):
        self.name, self.code, self.digits, self.least, self.most = name, code, digits, least, most

    def rounded(self, x):
        return struct.unpack(self.code, struct.pack(self.code, x))[0]

    def neighbour(self, x, by):
        kind = {"f": "i", "d": "q"}[self.code]
        bits = struct.unpack(kind, struct.pack(self.code, x))[0] + by
        return struct.unpack(self.code, struct.pack(kind, bits))[0]

    def ulp(self, exact):
        exponent = self.least if exact == 0 else max(mpmath.frexp(exact)[1] - 1, self.least)
        return mpmath.ldexp(1, exponent - self.digits + 1)


DOUBLE, SINGLE = Class("double", "d", 53, -1022, 1024), Class("single", "f", 24, -126, 128)



def of_degrees(f):
    """Multiples of 90 degrees have whole results, or none."""
    def exact(x):
        turned = math.fmod(float(x), 360)
        result = f(mpf(turned) * mp.pi / 180)
        return result if turned == 0 or math.fmod(turned, 90) else mpmath.nint(result)
    return exact


def tangent_of_degrees(x):
    turned = math.fmod(float(x), 180)
    return mpmath.sign(turned) * mpmath.inf if abs(turned) == 90 else mpmath.tan(mpf(turned) * mp.pi / 180)


def root(x, n):
    return mpmath.sign(x) * mpmath.root(abs(x), int(n)) if n > 0 else 1 / root(x, -n)


# name -> exact function, interval of most operands, interval of all finite ones
UNARY = {
    "exp": (mpmath.exp, (-20, 20), (-760, 710)), "expm1": (mpmath.expm1, (-2, 2), (-760, 710)),
    "log": (mpmath.log, (0, 4), (0, math.inf)), "log2": (lambda x: mpmath.log(x, 2), (0, 4), (0, math.inf)),
    "log10": (lambda x: mpmath.log(x, 10), (0, 4), (0, math.inf)), "log1p": (mpmath.log1p, (-0.99, 4), (-1, math.inf)),
    "sqrt": (mpmath.sqrt, (0, 9), (0, math.inf)), "realsqrt": (mpmath.sqrt, (0, 9), (0, math.inf)),
    "reallog": (mpmath.log, (0, 4), (0, math.inf)), "pow2": (lambda x: mpmath.power(2, x), (-20, 20), (-1090, 1023)),
    "sin": (mpmath.sin, (-20, 20), (-math.inf, math.inf)), "cos": (mpmath.cos, (-20, 20), (-math.inf, math.inf)),
    "tan": (mpmath.tan, (-20, 20), (-math.inf, math.inf)),
    "sinpi": (mpmath.sinpi, (-9, 9), (-math.inf, math.inf)), "cospi": (mpmath.cospi, (-9, 9), (-math.inf, math.inf)),
    "sind": (of_degrees(mpmath.sin), (-400, 400), (-math.inf, math.inf)), "cosd": (of_degrees(mpmath.cos), (-400, 400), (-math.inf, math.inf)),
    "tand": (tangent_of_degrees, (-400, 400), (-1e15, 1e15)),
    "asin": (mpmath.asin, (-1, 1), (-1, 1)), "acos": (mpmath.acos, (-1, 1), (-1, 1)),
    "atan": (mpmath.atan, (-9, 9), (-math.inf, math.inf)),
    "asind": (lambda x: mpmath.asin(x) * 180 / mp.pi, (-1, 1), (-1, 1)), "acosd": (lambda x: mpmath.acos(x) * 180 / mp.pi, (-1, 1), (-1, 1)),
    "atand": (lambda x: mpmath.atan(x) * 180 / mp.pi, (-9, 9), (-math.inf, math.inf)),
    "sinh": (mpmath.sinh, (-9, 9), (-710, 710)), "cosh": (mpmath.cosh, (-9, 9), (-710, 710)), "tanh": (mpmath.tanh, (-3, 3), (-math.inf, math.inf)),
    "asinh": (mpmath.asinh, (-4, 4), (-math.inf, math.inf)), "acosh": (mpmath.acosh, (1, 4), (1, math.inf)),
    "atanh": (mpmath.atanh, (-1, 1), (-1, 1)),
    "erf": (mpmath.erf, (-3, 3), (-math.inf, math.inf)), "erfc": (mpmath.erfc, (-3, 9), (-math.inf, 27)),
    "erfcx": (lambda x: mpmath.exp(x * x) * mpmath.erfc(x), (-3, 9), (-5, 1e4)),
    "erfinv": (mpmath.erfinv, (-1, 1), (-1, 1)), "erfcinv": (lambda x: mpmath.erfinv(1 - x), (0, 2), (0.01, 2)),
    "gamma": (mpmath.gamma, (0.1, 30), (0.01, 180)), "gammaln": (mpmath.loggamma, (0.1, 30), (1e-9, 1e30)),
    "psi": (lambda x: mpmath.psi(0, x), (0.1, 30), (1e-9, 1e30)),
}
BINARY = {
    "power": (lambda x, y: mpmath.power(x, y), (0.01, 50), (-9, 9)),
    "atan2": (mpmath.atan2, (-9, 9), (-9, 9)),
    "atan2d": (lambda y, x: mpmath.atan2(y, x) * 180 / mp.pi, (-9, 9), (-9, 9)),
    "realpow": (lambda x, y: mpmath.power(x, y), (0.01, 50), (-9, 9)),
    "pow2": (lambda x, e: mpmath.ldexp(x, int(e)), (-9, 9), (-120, 120)),
    "hypot": (lambda x, y: mpmath.sqrt(x * x + y * y), (-1e3, 1e3), (-1e3, 1e3)),
    "nthroot": (root, (-99, 99), (1, 40)),
    "beta": (mpmath.beta, (0.01, 40), (0.01, 40)), "betaln": (lambda x, y: mpmath.log(mpmath.beta(x, y)), (0.01, 40), (2, 40)),
}
# Near its zeros a function is held to the units of this result.
LEAST = {"betaln": 0.25}
NAMED = [1e22, math.pi / 2, math.pi, 709.78, 88.7, 1.0, 0.5, 2.0, 10.0, 30.0, 90.0, 1e-300, 1e300, 5.5e-309, 5e-39, 355.0]


def near_multiples(kind, count, draw):
    """Numbers next to multiples of pi/2."""
    for _ in range(count):
        yield kind.rounded(float(mpf(draw.randrange(1, 1 << draw.randrange(1, 40))) * mp.pi / 2))


def points(kind, low, high, all_low, all_high, count, draw):
    found = [kind.rounded(draw.uniform(low, high)) for _ in range(count)]
    found += [draw.choice((-1, 1)) * kind.rounded(math.ldexp(draw.uniform(1, 2), draw.randrange(kind.least - 9, kind.most - 1))) for _ in range(count)]
    found += near_multiples(kind, count // 4, draw)
    named = [kind.rounded(x) for x in NAMED if x < 2.0 ** 127 or kind is DOUBLE] + [1 / 3, 3 ** 0.5]
    found += [kind.neighbour(kind.rounded(x), by) for x in named for by in (-1, 0, 1)]
    found += [-x for x in found[-len(named):]]
    return [x for x in found if all_low <= x <= all_high and x not in (0, 1, 2, -1)]


def results(options, folder, kind, text, operands):
    """What RunMat makes of the expression of x and z."""
    lines = []
    for name, numbers in zip("xz", operands):
        (folder / name).write_bytes(array.array(kind.code, numbers).tobytes())
        lines.append(f"f = fopen('{folder / name}'); {name} = fread(f, Inf, '{kind.name}=>{kind.name}'); fclose(f);")
    lines.append(f"y = {text}; assert(isa(y, '{kind.name}') && isreal(y));")
    lines.append(f"f = fopen('{folder}/y', 'w'); fwrite(f, y, '{kind.name}'); fclose(f);")
    script = folder / "script.m"
    script.write_text("\n".join(lines) + "\n")
    done = subprocess.run([options.runmat, *options.flags, script], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{text} of {kind.name}: {done.stderr}")
    found = array.array(kind.code)
    found.frombytes((folder / "y").read_bytes())
    return found


def error(kind, got, exact, least):
    limit = mpmath.ldexp(2 - mpmath.ldexp(1, -kind.digits), kind.most - 1)
    if abs(exact) >= limit:
        return 0 if abs(got) == math.inf and (got > 0) == (exact > 0) else math.inf
    if not math.isfinite(got):
        return math.inf
    return float(abs(mpf(got) - exact) / kind.ulp(max(abs(exact), least)))


def measure(options, folder, kind, name, function, text, operands):
    got = results(options, folder, kind, text, operands)
    if len(got) != len(operands[0]):
        sys.exit(f"{name}: {len(got)} results of {len(operands[0])}")
    got = [kind.neighbour(y, options.spoil) for y in got]
    worst = max(((error(kind, y, function(*map(mpf, x)), LEAST.get(name, 0)), x) for y, x in zip(got, zip(*operands))), key=lambda found: found[0])
    isGood = worst[0] <= 1
    print(f"{name:8} {kind.name} {worst[0]:.4f} at {' '.join(map(float.hex, worst[1]))}{'' if isGood else '  above the bound'}")
    return isGood


def wanted(functions, only):
    return [(name, entry) for name, entry in functions.items() if only in (None, name)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runmat")
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one function instead of all")
    parser.add_argument("--spoil", type=int, default=0, help="moves each result by so many units, to see that it is found")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:end])
    options.flags = sys.argv[end + 1:]
    allGood = True
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for kind in (DOUBLE, SINGLE):
            draw = random.Random(options.seed)
            for name, (function, most, every) in wanted(UNARY, options.only):
                x = points(kind, *most, *every, options.points, draw)
                allGood &= measure(options, folder, kind, name, function, f"{name}(x)", [x])
            for name, (function, *intervals) in wanted(BINARY, options.only):
                operands = [[kind.rounded(draw.uniform(*interval)) for _ in range(2 * options.points)] for interval in intervals]
                if name == "nthroot":
                    operands[1] = [float(2 * int(n / 2) + 1) for n in operands[1]]
                allGood &= measure(options, folder, kind, name, function, f"{name}(x, z)", operands)
    sys.exit(not allGood)


if __name__ == "__main__":
    main()
