#!/usr/bin/env python3
"""Interpreted array statements beside NumPy's: run.py RUNMAT [ELEMENTS].

Each statement runs without the compiler (--jit=off) and in NumPy, on the same number of threads as each takes by itself; the best
of several rounds counts. A is square, with about as many elements, and columns along memory in both.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import subprocess
import sys
import time

import numpy as np

STATEMENTS = [("x+y", "x+y"), ("x.*2", "x*2"), ("x./y", "x/y"), ("x>y", "x>y"), ("sqrt(x)", "np.sqrt(x)"), ("exp(x)", "np.exp(x)"),
              ("log(x)", "np.log(x)"), ("sin(x)", "np.sin(x)"), ("tanh(x)", "np.tanh(x)"), ("x.^y", "x**y"), ("atan2(x,y)", "np.arctan2(x,y)"),
              ("sum(x)", "np.sum(x)"), ("mean(x)", "np.mean(x)"), ("max(x)", "np.max(x)"), ("cumsum(x)", "np.cumsum(x)"),
              ("sum(A,1)", "np.sum(A,0)"), ("sum(A,2)", "np.sum(A,1)"), ("mean(A,1)", "np.mean(A,0)"), ("mean(A,2)", "np.mean(A,1)"),
              ("max(A,[],1)", "np.max(A,0)"), ("max(A,[],2)", "np.max(A,1)"), ("any(A<0,1)", "np.any(A<0,0)"),
              ("cumsum(A,1)", "np.cumsum(A,0)"), ("cumsum(A,2)", "np.cumsum(A,1)"), ("A.'", "A.T.copy('F')")]
ROUNDS, REPEATS = 7, 50


def numpy_time(statement, names):
    code = compile(statement, "statement", "eval")
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(REPEATS):
            eval(code, names)
        best = min(best, (time.perf_counter() - start) / REPEATS)
    return best * 1e6


def runmat_times(runmat, n, kind):
    side = int(n ** 0.5)
    lines = [f"x = {kind}(rand({n},1))+0.5; y = {kind}(rand({n},1))+0.5; A = {kind}(rand({side}))+0.5;"]
    for statement, _ in STATEMENTS:
        lines.append(f"best=Inf; for r=1:{ROUNDS}; t=tic; for k=1:{REPEATS}; z={statement}; end; best=min(best,toc(t)/{REPEATS}); end; "
                     "fprintf('%.17g\\n', best*1e6);")
    out = subprocess.run([runmat, "--jit=off", "-e", "\n".join(lines)], check=True, capture_output=True, text=True).stdout
    return [float(line) for line in out.split()]


def main():
    runmat, n = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100000
    print(f"{'statement':12} {'class':7} {'RunMat us':>10} {'NumPy us':>10} {'ratio':>6}")
    for kind, dtype in (("double", np.float64), ("single", np.float32)):
        random = np.random.default_rng(1)
        side = int(n ** 0.5)
        names = {"np": np, "x": (random.random(n) + 0.5).astype(dtype), "y": (random.random(n) + 0.5).astype(dtype),
                 "A": np.asfortranarray(random.random((side, side)) + 0.5, dtype)}
        for (statement, python), ours in zip(STATEMENTS, runmat_times(runmat, n, kind)):
            theirs = numpy_time(python, names)
            print(f"{statement:12} {kind:7} {ours:10.1f} {theirs:10.1f} {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
