#===- device.py - elementary functions of a device beside PyTorch's ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""device.py RUNMAT [--elements N] [--device D] [FUNCTION...]: results a second (in 1e9) of y = f(x) for an array that is on the device.

Beside them PyTorch's, as it is and by torch.compile, where it imports, and what reading and writing the arrays allows: the rate of y = x + 1
by whoever is fastest. The median of 20 calls counts.
"""
import argparse
import statistics
import subprocess

# name in RunMat -> name in PyTorch, interval of operands
FUNCTIONS = {"exp": ("exp", -20, 20), "log": ("log", 0.001, 1e6), "sin": ("sin", -100, 100), "cos": ("cos", -100, 100), "tan": ("tan", -100, 100),
             "asin": ("asin", -1, 1), "atan": ("atan", -20, 20), "sinh": ("sinh", -20, 20), "tanh": ("tanh", -5, 5), "sqrt": ("sqrt", 0, 100),
             "erf": ("erf", -4, 4), "erfc": ("erfc", -4, 8), "expm1": ("expm1", -10, 10), "log1p": ("log1p", -0.9, 10),
             "gamma": (None, 0.1, 30), "gammaln": ("lgamma", 0.1, 30)}
CLASSES = {"single": "float32", "double": "float64"}


def of_runmat(options, function, low, high, kind):
    call = f"{function}(x)" if function else "x + 1"
    # Statements of a function, since what an anonymous function computes is interpreted.
    program = (f"x = gpuArray({low} + ({high} - ({low})) * rand({options.elements}, 1, '{kind}')); [t, y] = times(x, 5);"
               "[t, y] = times(x, 20); fprintf('%.9g\\n', median(t));\n"
               f"function [t, y] = times(x, n)\nt = zeros(1, n); d = gpuDevice;\nfor k = 1:n\ntic; y = {call}; wait(d); t(k) = toc;\nend\nend\n")
    done = subprocess.run([options.runmat, "--jit=always", f"--device={options.device}", "-e", program], capture_output=True, text=True, check=True)
    return options.elements / float(done.stdout) / 1e9


def of_torch(torch, options, function, low, high, kind, compiled):
    x = low + (high - low) * torch.rand(options.elements, dtype=getattr(torch, CLASSES[kind]), device="cuda")
    call = getattr(torch, function) if function else lambda v: v + 1
    call = torch.compile(call) if compiled else call
    times = []
    for turn in range(25):
        begin, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        begin.record()
        call(x)
        end.record()
        torch.cuda.synchronize()
        times.append(begin.elapsed_time(end) * 1e-3)
    return options.elements / statistics.median(times[5:]) / 1e9


def rates(options, torch, name, entry, kind):
    function, low, high = entry
    found = [of_runmat(options, name, low, high, kind)]
    if torch:
        has = name is None or function is not None
        found += [of_torch(torch, options, function, low, high, kind, compiled) if has else None for compiled in (False, True)]
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("runmat")
    parser.add_argument("--elements", type=int, default=100000000)
    parser.add_argument("--device", default="vulkan")
    parser.add_argument("functions", nargs="*")
    options = parser.parse_intermixed_args()
    try:
        import torch
        torch = torch if torch.cuda.is_available() else None
    except ImportError:
        torch = None
    print("1e9 results a second\n| function | class | runmat | torch | torch.compile | of the floor |\n|---|---|---|---|---|---|")
    for kind in CLASSES:
        floor = max(rates(options, torch, None, (None, 0, 1), kind))
        for name in options.functions or FUNCTIONS:
            found = rates(options, torch, name, FUNCTIONS[name], kind)
            cells = [f"{rate:.3g}" if rate else "-" for rate in found + [None] * (3 - len(found))]
            print(f"| {name} | {kind} | {' | '.join(cells)} | {found[0] / floor:.2f} |", flush=True)


if __name__ == "__main__":
    main()
