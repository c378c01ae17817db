#===- run.py - measures elementary functions beside C libraries and NumPy ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints nanoseconds an element and the largest error of each function, of RunMat and of its peers, one thread each.

The peers are libm called an element at a time, libmvec and SLEEF (the variants within 1 ULP, where there are) a vector at a time, and
NumPy. Operands are drawn from the interval of each function; errors, in units of the last place, are against the long double function
over the same operands. RunMat's time is that of one statement of a compiled loop, launch and all. '!' marks a peer that is ahead and
itself within 1 ULP, '?' one that is looser and took less than 1/1.2 of RunMat's time.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
LEVELS = {"x86-64-v3": (32, "avx2", "d"), "x86-64-v4": (64, "avx512f", "e")}
CLASSES = {"double": (8, "", "d", "float64"), "single": (4, "f", "f", "float32")}
TOLERANCE, LOOSER = 1.0, 1.2

# name in RunMat -> interval of the first operand, name in C, variant of SLEEF, in libmvec, name in NumPy, interval of a second operand
FUNCTIONS = {
    "exp": (-80, 80, "exp", "u10", True, "exp"),
    "expm1": (-10, 10, "expm1", "u10", True, "expm1"),
    "log": (1e-3, 1e6, "log", "u10", True, "log"),
    "log2": (1e-3, 1e6, "log2", "u10", True, "log2"),
    "log10": (1e-3, 1e6, "log10", "u10", True, "log10"),
    "log1p": (-0.9, 10, "log1p", "u10", True, "log1p"),
    "sin": (-100, 100, "sin", "u10", True, "sin"),
    "cos": (-100, 100, "cos", "u10", True, "cos"),
    "tan": (-100, 100, "tan", "u10", True, "tan"),
    "asin": (-1, 1, "asin", "u10", True, "arcsin"),
    "acos": (-1, 1, "acos", "u10", True, "arccos"),
    "atan": (-20, 20, "atan", "u10", True, "arctan"),
    "sinh": (-20, 20, "sinh", "u10", True, "sinh"),
    "cosh": (-20, 20, "cosh", "u10", True, "cosh"),
    "tanh": (-5, 5, "tanh", "u10", True, "tanh"),
    "asinh": (-50, 50, "asinh", "u10", True, "arcsinh"),
    "acosh": (1, 50, "acosh", "u10", True, "arccosh"),
    "atanh": (-0.99, 0.99, "atanh", "u10", True, "arctanh"),
    "erf": (-4, 4, "erf", "u10", True, None),
    "erfc": (-4, 8, "erfc", "u15", True, None),
    "sqrt": (0, 1e6, "sqrt", "u05", False, "sqrt"),
    "gamma": (0.1, 30, "tgamma", "u10", False, None),
    "gammaln": (3, 1e3, "lgamma", "u10", False, None),
    "power": (1e-2, 50, "pow", "u10", True, "power", (-10, 10)),
    "atan2": (-20, 20, "atan2", "u10", True, "arctan2", (-20, 20)),
    "hypot": (-1e3, 1e3, "hypot", "u05", True, "hypot", (-1e3, 1e3)),
}


def checked(command, **options):
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True, **options)
    if done.returncode != 0:
        sys.exit(f"math: {' '.join(map(str, command))} failed:\n{done.stderr}{done.stdout}")
    return done.stdout


def of_runmat(options, row, function, folder):
    """Writes operands and results as files; returns nanoseconds an element."""
    low, high = row["entry"][:2]
    bounds = row["entry"][6] if len(row["entry"]) == 7 else (0, 0)
    text = checked([options.runmat, "--device=cpu", "--threads=1", f"--cpu={row['level']}", HERE / "function.m", function, row["class"],
                    row["size"], low, high, *bounds, folder / "operands", folder / "runmat"])
    return float(text)


def of_libraries(options, row, folder, times):
    """name -> (nanoseconds, error, operand), also of those whose results are files in the folder and whose times are known."""
    name, variant, in_libmvec, arguments = row["entry"][2], row["entry"][3], row["entry"][4], 2 if len(row["entry"]) == 7 else 1
    width, instructions, isa = LEVELS[row["level"]]
    size, suffix, letter, _ = CLASSES[row["class"]]
    lanes = width // size
    macros = {"NUMBER": "float" if size == 4 else "double", "LANES": lanes, "SCALAR": name + suffix, "REFERENCE": name + "l", "ARGUMENTS": arguments}
    if in_libmvec:
        macros["LIBMVEC"] = f"_ZGV{isa}N{lanes}{'v' * arguments}_{name}{suffix}"
    macros["SLEEF"] = f"Sleef_{name}{letter}{lanes}_{variant}{instructions}"
    binary = folder / "peers"
    checked([options.cc, "-O3", f"-march={row['level']}", "-Wall", "-Wextra", *[f"-D{key}={value}" for key, value in macros.items()],
             HERE / "peers.c", "-o", binary, "-lsleef", "-lmvec", "-lm"])
    files = [word for known in times for word in (known, folder / known)]
    lines = checked([binary, row["size"], folder / "operands", *files]).splitlines()
    figures = {words[0]: tuple(map(float, words[1:])) for words in map(str.split, lines)}
    return figures | {known: (nanoseconds, *figures[known][1:]) for known, nanoseconds in times.items()}


def of_numpy(row, folder):
    """Writes results as a file; returns nanoseconds an element, none where NumPy is missing or lacks the function."""
    name = row["entry"][5]
    if name is None:
        return None
    program = f"""
import numpy, time
operands = numpy.fromfile({str(folder / 'operands')!r}, numpy.{CLASSES[row['class']][3]}).reshape(-1, {row['size']})
out, best, calls = numpy.empty_like(operands[0]), 1e9, max(1, 4000000 // {row['size']})
for turn in range(5):
    begin = time.perf_counter()
    for call in range(calls): numpy.{name}(*operands, out=out)
    best = min(best, (time.perf_counter() - begin) / calls)
out.tofile({str(folder / 'numpy')!r})
print(best * 1e9 / {row['size']})
"""
    done = subprocess.run(["/usr/bin/python3", "-c", program], capture_output=True, text=True)
    return float(done.stdout) if done.returncode == 0 else None


def measure(options, level, kind, size, function):
    row = {"level": level, "class": kind, "size": size, "entry": FUNCTIONS[function]}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        times = {"runmat": of_runmat(options, row, function, folder), "numpy": of_numpy(row, folder)}
        times = {known: nanoseconds for known, nanoseconds in times.items() if nanoseconds is not None}
        return {"function": function, "level": level, "class": kind, "size": size, **of_libraries(options, row, folder, times)}


def shown(result, name):
    if name not in result:
        return "-"
    nanoseconds, error, _ = result[name]
    ours, mark = result["runmat"][0], ""
    if error <= TOLERANCE and nanoseconds < ours:
        mark = " !"
    elif error > TOLERANCE and nanoseconds * LOOSER < ours:
        mark = " ?"
    return f"{nanoseconds:.2f} ({error:.2f}){mark}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("functions", nargs="*", default=list(FUNCTIONS))
    parser.add_argument("--runmat", default="build/bin/runmat")
    parser.add_argument("--cc", default="clang-22", help="compiler of the peers; SLEEF is Debian's libsleef-dev")
    parser.add_argument("--levels", default="x86-64-v3", help="x86-64-v3 or x86-64-v4, comma-separated")
    parser.add_argument("--classes", default="double,single")
    parser.add_argument("--sizes", default="1024,1000000", help="multiples of 64, comma-separated")
    parser.add_argument("--json", help="file for all figures")
    options = parser.parse_args()
    unknown = [name for name in options.functions if name not in FUNCTIONS]
    if unknown:
        sys.exit(f"math: no function '{unknown[0]}'; there are {', '.join(FUNCTIONS)}")
    names = ["runmat", "libm", "libmvec", "sleef", "numpy"]
    print("ns an element (ULP)\n| function | level | class | elements | " + " | ".join(names) + " |\n" + "|---" * 9 + "|", flush=True)
    results = []
    for level in options.levels.split(","):
        for kind in options.classes.split(","):
            for size in map(int, options.sizes.split(",")):
                for function in options.functions:
                    results.append(measure(options, level, kind, size, function))
                    cells = " | ".join(shown(results[-1], name) for name in names)
                    print(f"| {function} | {level} | {kind} | {size} | {cells} |", flush=True)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
