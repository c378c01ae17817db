"""flags.py [--runmat-kernels PROGRAM] [--cpu LEVEL] [--elements N] [--rounds R]: what the guard flag of a function costs on the CPU.

Compiles the kernel of each function twice, with the flag that it raises where an operand is outside of its domain and without, and runs
both by turns, one thread; prints nanoseconds an element, the best of all rounds, and their quotient. Operands are inside.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import array
import ctypes
import pathlib
import random
import subprocess
import tempfile
import time

# Operands, and the interval of the first one; a second one is from 1 to 2.
FUNCTIONS = {"sqrt": (1, 0, 1), "log": (1, 0, 1), "asin": (1, -1, 1), "power": (2, 0, 1)}
GUARD = """
    %inside = runmat.inside_domain "{op}" ({operands}) : {types} -> i1
    %true = arith.constant true
    %outside = arith.xori %inside, %true : i1
    runmat.raise %outside"""


def kernel(op, count, flagged):
    operands, types = ", ".join(["%x", "%y"][:count]), ", ".join(["f64"] * count)
    arrays = ["%a", "%b"][:count]
    arguments = ", ".join(f"{a}: tensor<?xf64>" for a in arrays)
    elements = ", ".join(f"{x}: f64" for x in ["%x", "%y"][:count])
    return f"""func.func @{op}_{"flag" if flagged else "plain"}({arguments}, %out: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = {count}, outputs = 1, extents = 1, scalars = 0, flag = {str(flagged).lower()}>}} {{
  %result = linalg.generic {{indexing_maps = [{", ".join(["#along"] * (count + 1))}], iterator_types = ["parallel"]}}
      ins({", ".join(arrays)} : {", ".join(["tensor<?xf64>"] * count)}) outs(%out : tensor<?xf64>) {{
  ^bb0({elements}, %o: f64):{GUARD.format(op=op, operands=operands, types=types) if flagged else ""}
    %r = runmat.{op} {operands} : ({types}) -> f64
    linalg.yield %r : f64
  }} -> tensor<?xf64>
  return %result : tensor<?xf64>
}}
"""


def compiled(options, folder):
    text = "#along = affine_map<(i) -> (i)>\n" + "".join(
        kernel(op, count, flagged) for op, (count, _, _) in FUNCTIONS.items() for flagged in (True, False))
    (folder / "kernels.mlir").write_text(text)
    subprocess.run([options.runmat_kernels, f"--cpu={options.cpu}", "-o", folder / "kernels.o", folder / "kernels.mlir"], check=True)
    subprocess.run(["cc", "-shared", "-o", folder / "kernels.so", folder / "kernels.o"], check=True)
    return ctypes.CDLL(str(folder / "kernels.so"))


def numbers(count, low, high):
    return array.array("d", [random.uniform(low, high) for _ in range(count)])


def measure(options, library, op):
    count, low, high = FUNCTIONS[op]
    n = options.elements
    arrays = [numbers(n, low, high)] + [numbers(n, 1, 2)] * (count - 1) + [array.array("d", bytes(8 * n))]
    addresses, flag = [a.buffer_info()[0] for a in arrays], ctypes.c_int32(0)
    calls = {}
    for kind, words in (("flag", [*addresses, ctypes.addressof(flag), n]), ("plain", [*addresses, n])):
        entry = library[f"{op}_{kind}_{options.cpu.replace('-', '_')}"]
        calls[kind] = entry, (ctypes.c_int64 * len(words))(*words)
    best = dict.fromkeys(calls, float("inf"))
    for turn in range(options.rounds):
        for kind in ("flag", "plain") if turn % 2 else ("plain", "flag"):
            entry, words = calls[kind]
            start = time.perf_counter()
            entry(words, ctypes.c_int64(0), ctypes.c_int64(n))
            best[kind] = min(best[kind], time.perf_counter() - start)
    if flag.value:
        raise SystemExit(f"{op}: an operand is outside of the domain")
    with_flag, without = (best[kind] / n * 1e9 for kind in ("flag", "plain"))
    print(f"{op:6} {with_flag:.3f} {without:.3f} {with_flag / without:.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runmat-kernels", default="build/bin/runmat-kernels")
    parser.add_argument("--cpu", default="x86-64-v3")
    parser.add_argument("--elements", type=int, default=1000000)
    parser.add_argument("--rounds", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        library = compiled(options, pathlib.Path(name))
        for op in FUNCTIONS:
            measure(options, library, op)


main()
