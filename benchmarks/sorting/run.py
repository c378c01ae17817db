#!/usr/bin/env python3
"""Order, sets, search and counts beside NumPy's: run.py RUNMAT [--elements N,N,…] [--only WORD] [--markdown].

Each statement runs interpreted (--jit=off) and in NumPy on the same data, which a file hands over; pairs take turns, and the best
of the rounds counts. A ratio below 1 is RunMat ahead.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import pathlib
import subprocess
import tempfile
import time

import numpy as np

SIZES = [1000, 100000, 10000000]
CLASSES = {"double": np.float64, "single": np.float32, "int32": np.int32, "uint8": np.uint8, "logical": np.bool_, "char": np.uint16}
ORDERS = ["random", "sorted", "reversed", "few", "nan"]

# What takes its operand in any class and order: the statement, and NumPy's.
SORTS = [("sort(x)", "np.sort(x)"), ("sort(x,'descend')", "np.sort(x)[::-1].copy()"), ("[~,i]=sort(x)", "np.argsort(x,kind='stable')"),
         ("unique(x)", "np.unique(x)"), ("median(x)", "np.median(x)")]
# Of random doubles; A has columns along memory, k whole numbers, m a mask of a half of x, v as many numbers.
ONCE = [("sort(A,1)", "np.sort(A,0)"), ("sort(A,2)", "np.sort(A,1)"), ("sortrows(R)", "R[np.lexsort((R[:,2],R[:,1],R[:,0]))]"),
        ("issorted(s)", "np.all(s[:-1]<=s[1:])"), ("[u,i,j]=unique(k)", "np.unique(k,return_index=True,return_inverse=True)"),
        ("unique(x,'stable')", "x[np.sort(np.unique(x,return_index=True)[1])]"), ("unique(K,'rows')", "np.unique(K,axis=0)"),
        ("ismember(x,y)", "np.isin(x,y)"), ("ismember(k,1:1000)", "np.isin(k,np.arange(1.,1001))"), ("intersect(x,y)", "np.intersect1d(x,y)"),
        ("union(x,y)", "np.union1d(x,y)"), ("setdiff(x,y)", "np.setdiff1d(x,y)"), ("find(m)", "np.flatnonzero(m)"),
        ("find(x>0.9)", "np.flatnonzero(x>0.9)"), ("find(x>0.5,1)", "np.argmax(x>0.5)"), ("[r,c,w]=find(A>0.5)", "np.nonzero(A>0.5)"),
        ("nnz(m)", "np.count_nonzero(m)"), ("nnz(x)", "np.count_nonzero(x)"), ("any(m)", "np.any(m)"), ("all(m)", "np.all(m)"),
        ("median(A,1)", "np.median(A,0)"), ("median(A,2)", "np.median(A,1)"),
        ("mode(k)", "(lambda u,c:u[c.argmax()])(*np.unique(k,return_counts=True))"), ("prctile(x,[25 50 75])", "np.percentile(x,[25,50,75])"),
        ("quantile(x,0.1)", "np.quantile(x,0.1)"), ("[w,i]=max(x)", "(x.max(),x.argmax())"), ("[w,i]=min(x)", "(x.min(),x.argmin())"),
        ("[w,i]=max(A,[],1)", "(A.max(0),A.argmax(0))"), ("[w,i]=max(A,[],2)", "(A.max(1),A.argmax(1))"), ("cummax(x)", "np.maximum.accumulate(x)"),
        ("accumarray(k,x)", "np.bincount(k.astype(np.int64),x)"), ("accumarray(k,1)", "np.bincount(k.astype(np.int64))"),
        ("accumarray(k,x,[1000 1])", "np.bincount(k.astype(np.int64),x,1001)"), ("accumarray(k,x,[],@max)", "np.maximum.at(np.zeros(1001),k.astype(np.int64),x)"),
        ("histcounts(x,100)", "np.histogram(x,100)"), ("histcounts(x,e)", "np.histogram(x,e)"), ("histc(x,e)", "np.histogram(x,e)"),
        ("hist(x,100)", "np.histogram(x,100)"), ("x(m)", "x[m]"), ("w=x; w(m)=0", "w=x.copy(); w[m]=0"), ("w=x; w(m)=v", "w=x.copy(); w[m]=v"),
        ("w=x; w(m)=[]", "w=x[~m]"), ("x(p)", "x[q]"), ("cumsum(x)", "np.cumsum(x)"), ("conv(x,h)", "np.convolve(x,h)"),
        ("interp1(s,y,x)", "np.interp(x,s,y)"), ("strcmp(C,'b7')", "C=='b7'")]


def operand(kind, order, n, random):
    """A vector of a class in an order, or None where there is no such thing."""
    numbers = random.random(n)
    if order == "few":
        numbers = np.floor(numbers * 10) / 10
    if kind not in ("double", "single"):
        if order == "nan":
            return None
        numbers = numbers > 0.5 if kind == "logical" else np.floor(numbers * {"int32": 2**31 - 1, "uint8": 256, "char": 65536}[kind])
    x = numbers.astype(CLASSES[kind])
    if order == "nan":
        x[random.integers(0, n, n // 10)] = np.nan
    if order in ("sorted", "reversed"):
        x.sort()
    return x[::-1].copy() if order == "reversed" else x


def standing(n, random):
    side = int(n**0.5)
    x = random.random(n)
    y = np.where(random.random(n) < 0.5, random.permutation(x), random.random(n))
    m = random.random(n) < 0.5
    names = {"x": x, "y": y, "s": np.sort(random.random(n)), "k": np.floor(random.random(n) * 1000) + 1, "m": m, "v": random.random(int(m.sum())),
             "A": np.asfortranarray(random.random((side, side))), "R": np.asfortranarray(random.random((n // 3, 3))),
             "K": np.asfortranarray(np.floor(random.random((n // 3, 3)) * 10)), "e": np.linspace(0, 1, 101), "h": random.random(16),
             "p": random.permutation(n) + 1.0}
    return names


def words(n, names):
    """Cells of texts, which no file hands over."""
    cells = min(n, 100000)
    names["C"] = np.array([f"b{i % 10}" for i in range(cells)])
    return f"C=arrayfun(@(i)sprintf('b%d',mod(i,10)),(0:{cells - 1})','UniformOutput',false);"


def fast_enough(run, budget=0.3, most=15):
    """The best of some turns, of which there are fewer where each takes long."""
    best, spent, turns = float("inf"), 0.0, 0
    while turns < 3 or (spent < budget and turns < most):
        start = time.perf_counter()
        run()
        took = time.perf_counter() - start
        best, spent, turns = min(best, took), spent + took, turns + 1
    return best


def read_line(name, path, values):
    kind = {"float64": "double", "float32": "single", "int32": "int32", "uint8": "uint8", "bool": "uint8", "uint16": "uint16"}[values.dtype.name]
    file = path / f"{name}.bin"
    values.ravel(order="F").tofile(file)
    convert = {"bool": "logical", "uint16": "char"}.get(values.dtype.name, "")
    shape = "[]" if values.ndim == 1 else f"{values.shape[0]}"
    tail = ",1" if values.ndim == 1 else ",[]"
    return f"f=fopen('{file}'); {name}={convert}(reshape(fread(f,Inf,'*{kind}'),{shape}{tail})); fclose(f);"


class Bench:
    """Statements over the same data, by turns in RunMat and in NumPy."""

    def __init__(self, runmat, names, setup=""):
        self.runmat, self.folder = runmat, tempfile.TemporaryDirectory()
        self.names = dict(names, np=np)
        if "p" in names:
            self.names["q"] = names["p"].astype(np.int64) - 1
        path = pathlib.Path(self.folder.name)
        self.setup = [*(read_line(name, path, values) for name, values in names.items() if values.dtype.kind != "U"), setup]

    def ours(self, statements, budget=0.3):
        lines = list(self.setup)
        for statement in statements:
            statement = statement if "=" in statement.split("(")[0] else f"z={statement}"
            lines.append(f"best=Inf; spent=0; turns=0; while turns<3 || (spent<{budget} && turns<15); t=tic; {statement}; d=toc(t); "
                         "best=min(best,d); spent=spent+d; turns=turns+1; end; fprintf('%.17g\\n',best);")
        program = pathlib.Path(self.folder.name) / "measure.m"
        program.write_text("\n".join(lines) + "\n")
        out = subprocess.run([self.runmat, "--jit=off", str(program)], check=True, capture_output=True, text=True).stdout
        return [float(line) for line in out.split()]

    def theirs(self, statement):
        code = compile(statement, "statement", "exec")
        return fast_enough(lambda: exec(code, self.names))

    def both(self, pairs, rounds=2):
        """The best times of some rounds that take turns, for each pair of statements."""
        ours, theirs = [], []
        for _ in range(rounds):
            ours.append(self.ours([statement for statement, _ in pairs]))
            theirs.append([self.theirs(python) for _, python in pairs])
        self.folder.cleanup()
        return zip(pairs, map(min, zip(*ours)), map(min, zip(*theirs)))


def measure(runmat, sizes, only):
    """Yields (statement, class and order, elements, seconds of RunMat, of NumPy)."""
    for n in sizes:
        random = np.random.default_rng(1)
        for kind in CLASSES:
            for order in ORDERS:
                wanted = [pair for pair in SORTS if only in f"{pair[0]} {kind} {order}" and not (kind == "char" and pair[0] == "median(x)")]
                x = operand(kind, order, n, random) if wanted else None
                if x is None:
                    continue
                for (statement, _), ours, theirs in Bench(runmat, {"x": x}).both(wanted):
                    yield statement, f"{kind} {order}", n, ours, theirs
        wanted = [pair for pair in ONCE if only in pair[0]]
        if not wanted:
            continue
        names = standing(n, random)
        setup = words(n, names)
        for (statement, _), ours, theirs in Bench(runmat, names, setup).both(wanted):
            yield statement, "double", n, ours, theirs


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("runmat")
    parser.add_argument("--elements", default=",".join(map(str, SIZES)))
    parser.add_argument("--only", default="", help="statements with this in them")
    parser.add_argument("--markdown", action="store_true", help="a table of ratios")
    options = parser.parse_args()
    sizes = [int(n) for n in options.elements.split(",")]
    ratios = {}
    for statement, kind, n, ours, theirs in measure(options.runmat, sizes, options.only):
        ratios.setdefault((statement, kind), {})[n] = ours / theirs
        if not options.markdown:
            print(f"{statement:26} {kind:17} {n:9} {ours * 1e6:12.1f} {theirs * 1e6:12.1f} {ours / theirs:7.2f}", flush=True)
    if options.markdown:
        print("| statement | operand | " + " | ".join(f"{n:.0e}".replace("+0", "") for n in sizes) + " |\n|---|---|" + "---|" * len(sizes))
        for (statement, kind), cells in ratios.items():
            print(f"| `{statement}` | {kind} | " + " | ".join(f"{cells[n]:.2f}" if n in cells else "–" for n in sizes) + " |")


if __name__ == "__main__":
    main()
