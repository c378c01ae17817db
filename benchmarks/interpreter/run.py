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
              ("cumprod(x)", "np.cumprod(x)"), ("cumsum(A,1)", "np.cumsum(A,0)"), ("cumsum(A,2)", "np.cumsum(A,1)"),
              ("cummax(x)", "np.maximum.accumulate(x)"), ("A.'", "A.T.copy('F')"), ("x'", "x.T.copy()"), ("flip(x)", "np.flip(x).copy()"),
              ("flip(A,2)", "np.flip(A,1).copy('F')"), ("[x;y]", "np.concatenate((x,y))"), ("[A A]", "np.concatenate((A,A),1)"),
              ("repmat(r,5,1)", "np.tile(r,(5,1))"), ("circshift(x,7)", "np.roll(x,7)"), ("A+r", "A+r")]
# Of integers; of logicals what has a meaning for them; of complex numbers what goes by parts.
WHOLE = [("x+y", "x+y"), ("x-y", "x-y"), ("x.*y", "x*y"), ("x+5", "x+5"), ("x.*3", "x*3"), ("x.*0.5", "np.rint(x*0.5).astype(x.dtype)"),
         ("x./y", "np.rint(x/y).astype(x.dtype)"), ("x>y", "x>y"), ("x==3", "x==3"), ("max(x,y)", "np.maximum(x,y)"), ("-x", "-x"),
         ("abs(x)", "np.abs(x)"), ("double(x)", "x.astype(np.float64)"), ("cumsum(x)", "np.cumsum(x)"), ("sum(x)", "np.sum(x)"),
         ("max(x)", "np.max(x)"), ("any(x)", "np.any(x)"), ("A.'", "A.T.copy('F')"), ("flip(x)", "np.flip(x).copy()"),
         ("[x;y]", "np.concatenate((x,y))")]
TRUTHS = [("x&y", "x&y"), ("x|y", "x|y"), ("~x", "~x"), ("x==y", "x==y"), ("any(x)", "np.any(x)"), ("all(x)", "np.all(x)"), ("sum(x)", "np.sum(x)"),
          ("double(x)", "x.astype(np.float64)"), ("cumsum(x)", "np.cumsum(x)")]
PARTS = [("x+y", "x+y"), ("x-y", "x-y"), ("x.*y", "x*y"), ("x.*2", "x*2"), ("x==y", "x==y"), ("real(x)", "np.real(x).copy()"),
         ("conj(x)", "np.conj(x)"), ("sum(x)", "np.sum(x)"), ("cumsum(x)", "np.cumsum(x)"), ("A.'", "A.T.copy('F')"), ("A'", "A.conj().T.copy('F')"),
         ("[x;y]", "np.concatenate((x,y))")]
# By class: a value of given extents, the class in NumPy, and the statements.
CLASSES = [("double", "rand({})+0.5", np.float64, STATEMENTS), ("single", "single(rand({}))+0.5", np.float32, STATEMENTS),
           *((name, name + "(rand({})*100+1)", dtype, WHOLE) for name, dtype in
             (("int32", np.int32), ("uint8", np.uint8), ("int16", np.int16), ("int64", np.int64))),
           ("logical", "rand({})>0.5", np.bool_, TRUTHS), ("complex", "complex(rand({}),rand({}))", np.complex128, PARTS)]
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


def runmat_times(runmat, n, value, statements):
    side = int(n ** 0.5)
    made = lambda extents: value.replace("{}", extents)  # noqa: E731
    lines = [f"x = {made(f'{n},1')}; y = {made(f'{n},1')}; A = {made(str(side))}; r = A(1,:);"]
    for statement, _ in statements:
        lines.append(f"best=Inf; for turn=1:{ROUNDS}; t=tic; for k=1:{REPEATS}; z={statement}; end; best=min(best,toc(t)/{REPEATS}); end; "
                     "fprintf('%.17g\\n', best*1e6);")
    out = subprocess.run([runmat, "--jit=off", "-e", "\n".join(lines)], check=True, capture_output=True, text=True).stdout
    return [float(line) for line in out.split()]


def numbers(dtype, shape):
    random = np.random.default_rng(1)
    if dtype == np.bool_:
        return random.random(shape) > 0.5
    if dtype == np.complex128:
        return random.random(shape) + 1j * random.random(shape)
    return (random.random(shape) * 100 + 1 if np.issubdtype(dtype, np.integer) else random.random(shape) + 0.5).astype(dtype)


def main():
    runmat, n = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100000
    print(f"{'statement':12} {'class':7} {'RunMat us':>10} {'NumPy us':>10} {'ratio':>6}")
    for kind, value, dtype, statements in CLASSES:
        side = int(n ** 0.5)
        names = {"np": np, "x": numbers(dtype, n), "y": numbers(dtype, n), "A": np.asfortranarray(numbers(dtype, (side, side)))}
        names["r"] = names["A"][:1, :].copy()
        for (statement, python), ours in zip(statements, runmat_times(runmat, n, value, statements)):
            theirs = numpy_time(python, names)
            print(f"{statement:12} {kind:7} {ours:10.1f} {theirs:10.1f} {ours / theirs:6.2f}")


if __name__ == "__main__":
    main()
