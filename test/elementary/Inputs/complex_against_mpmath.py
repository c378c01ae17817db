"""complex_against_mpmath.py RUNMAT [--points N] [--seed S] [-- FLAG...]: results of functions of complex numbers, as a program gets them,
against mpmath's.

Prints the largest error of each function and class in units of the last place of the modulus, and fails where one is above the bound. The
points are other ones than those of the unit tests, which use MPFR. FLAGS go to RunMat.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import array
import math
import pathlib
import random
import subprocess
import sys
import tempfile

import mpmath
from mpmath import mp, mpc

mp.prec = 400
BOUND = 4
# name -> code, digits, least exponent, largest power of two that operands have
CLASSES = {"double": ("d", 53, -1022, 300), "single": ("f", 24, -126, 40)}


def in_degrees(f):
    return lambda z: f(z) * 180 / mp.pi


def of_degrees(f):
    return lambda z: f(z * mp.pi / 180)


def of_half_turns(f):
    return lambda z: f(z * mp.pi)


# The expression of complex x and z, the exact function, and whether operands may have any size, or are degrees.
FUNCTIONS = {
    "exp(x)": (mpmath.exp, False), "expm1(x)": (mpmath.expm1, False),
    "log(x)": (mpmath.log, True), "log2(x)": (lambda x: mpmath.log(x) / mpmath.log(2), True),
    "log10(x)": (lambda x: mpmath.log(x) / mpmath.log(10), True), "log1p(x)": (lambda x: mpmath.log(1 + x), True),
    "sqrt(x)": (mpmath.sqrt, True), "sign(x)": (lambda x: x / abs(x), True),
    "sin(x)": (mpmath.sin, False), "cos(x)": (mpmath.cos, False), "tan(x)": (mpmath.tan, False),
    "sinh(x)": (mpmath.sinh, False), "cosh(x)": (mpmath.cosh, False), "tanh(x)": (mpmath.tanh, False),
    "asin(x)": (mpmath.asin, True), "acos(x)": (mpmath.acos, True), "atan(x)": (mpmath.atan, True),
    "asinh(x)": (mpmath.asinh, True), "acosh(x)": (mpmath.acosh, True), "atanh(x)": (mpmath.atanh, True),
    "asind(x)": (in_degrees(mpmath.asin), True), "acosd(x)": (in_degrees(mpmath.acos), True), "atand(x)": (in_degrees(mpmath.atan), True),
    "sind(x)": (of_degrees(mpmath.sin), "degrees"), "cosd(x)": (of_degrees(mpmath.cos), "degrees"), "tand(x)": (of_degrees(mpmath.tan), "degrees"),
    "sinpi(x)": (of_half_turns(mpmath.sin), False), "cospi(x)": (of_half_turns(mpmath.cos), False),
    "complex(abs(x), 0)": (lambda x: mpc(abs(x)), True), "complex(angle(x), 0)": (lambda x: mpc(mpmath.arg(x)), True),
    "x .* z": (lambda x, z: x * z, True), "x ./ z": (lambda x, z: x / z, True), "x .\\ z": (lambda x, z: z / x, True),
    "x .^ z": (mpmath.power, False), "x .^ 2": (lambda x: x * x, True), "x .^ 3": (lambda x: x * x * x, False),
    "x .^ -1": (lambda x: 1 / x, True), "x .^ 0.5": (mpmath.sqrt, True), "x .^ 17": (lambda x: x ** 17, False),
}


def number(name, size, draw):
    code, _, _, most = CLASSES[name]
    kind = draw.randrange(4 if size is True else 3)
    scale = 64 if size == "degrees" else 1
    def part():
        x = draw.uniform(-4, 4) if kind else draw.choice((-1, 1)) * (1 + draw.uniform(-1, 1) * 2.0 ** -draw.randrange(30))
        if kind == 3:
            x = math.ldexp(x, draw.randrange(-most, most) // 2)
        return array.array(code, [x * scale])[0]
    x, y = part(), part()
    return complex(x, y / 2.0 ** 20 if kind == 2 and code == "d" else y)


def save(path, code, numbers):
    path.write_bytes(array.array(code, [part for z in numbers for part in (z.real, z.imag)]).tobytes())


def results(options, folder, name, text, operands):
    """What RunMat makes of the expression of x and z."""
    code = CLASSES[name][0]
    lines = []
    for variable, numbers in zip("xz", operands):
        save(folder / variable, code, numbers)
        lines.append(f"f = fopen('{folder / variable}'); {variable} = fread(f, [2 Inf], '{name}=>{name}'); fclose(f);")
        lines.append(f"{variable} = complex({variable}(1, :), {variable}(2, :));")
    lines.append(f"y = {text}; assert(isa(y, '{name}')); y = [real(y); imag(y)];")
    lines.append(f"f = fopen('{folder}/y', 'w'); fwrite(f, y, '{name}'); fclose(f);")
    script = folder / "script.m"
    script.write_text("\n".join(lines) + "\n")
    done = subprocess.run([options.runmat, *options.flags, script], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{text} of {name}: {done.stderr}")
    found = array.array(code)
    found.frombytes((folder / "y").read_bytes())
    return [complex(*pair) for pair in zip(found[0::2], found[1::2])]


def error(name, got, exact):
    _, digits, least, _ = CLASSES[name]
    if not (math.isfinite(got.real) and math.isfinite(got.imag)):
        return math.inf
    size = abs(exact)
    exponent = least if size == 0 else max(mpmath.frexp(size)[1] - 1, least)
    return float(abs(mpc(got) - exact) / mpmath.ldexp(1, exponent - digits + 1))


def measure(options, folder, name, text, function, size):
    draw = random.Random(f"{options.seed} {text}")
    operands = [[number(name, size, draw) for _ in range(options.points)] for _ in range(1 + ("z" in text))]
    got = results(options, folder, name, text, operands)
    if len(got) != options.points:
        sys.exit(f"{text}: {len(got)} results of {options.points}")
    worst = max(((error(name, y * options.spoil, function(*map(mpc, x))), x) for y, x in zip(got, zip(*operands))), key=lambda found: found[0])
    isGood = worst[0] <= BOUND
    print(f"{text} {name} {worst[0]:.4f} at {' '.join(map(str, worst[1]))}{'' if isGood else '  above the bound'}")
    return isGood


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runmat")
    parser.add_argument("--points", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", help="one expression instead of all")
    parser.add_argument("--spoil", type=float, default=1, help="multiplies each result, to see that it is found")
    end = sys.argv.index("--") if "--" in sys.argv else len(sys.argv)
    options = parser.parse_args(sys.argv[1:end])
    options.flags = sys.argv[end + 1:]
    allGood = True
    with tempfile.TemporaryDirectory() as folder:
        for name in CLASSES:
            for text, (function, size) in FUNCTIONS.items():
                if options.only in (None, text):
                    allGood &= measure(options, pathlib.Path(folder), name, text, function, size)
    sys.exit(not allGood)


main()
