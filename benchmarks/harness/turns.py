#===- turns.py - runs the turns of a program in Python ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""turns.py PEER NAME.py SIZE TURNS: prints seconds and values of each turn.

A peer runs NAME_PEER where the program has one, or else the NumPy text with `np` exchanged. Exit status 3: the peer is not installed.
"""

import importlib.util
import pathlib
import sys
import time

import support


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def with_numpy(module, function, inputs):
    return lambda: function(*inputs)


def with_numba(module, function, inputs):
    import numba
    compiled = numba.njit(parallel="prange" in function.__code__.co_names)(function)
    return lambda: compiled(*inputs)


def with_jax(module, function, inputs):
    import jax
    jax.config.update("jax_enable_x64", True)
    module.np, module.jax = jax.numpy, jax
    arrays = {k: jax.numpy.asarray(value) for k, value in enumerate(inputs) if isinstance(value, support.np.ndarray)}

    # Numbers are constants of the compiled program, as sizes must be.
    compiled = jax.jit(lambda given: function(*[given.get(k, value) for k, value in enumerate(inputs)]))
    return lambda: jax.block_until_ready(compiled(arrays))


def with_torch(module, function, inputs):
    import torch
    module.np = module.torch = torch
    tensors = [torch.from_numpy(value) if isinstance(value, support.np.ndarray) else value for value in inputs]
    return lambda: function(*tensors)


PEERS = {"numpy": with_numpy, "numba": with_numba, "jax": with_jax, "torch": with_torch}


def main(peer, path, size, turns):
    path = pathlib.Path(path)
    if peer == "numba":
        import numba
        support.prange = numba.prange
    module = load(path)
    function = getattr(module, f"{path.stem}_{peer}", None) or getattr(module, path.stem)
    call = PEERS[peer](module, function, module.setup(int(size)))
    for _ in range(int(turns)):
        start = time.perf_counter()
        outputs = call()
        seconds = time.perf_counter() - start
        outputs = outputs if isinstance(outputs, (tuple, list)) else [outputs]
        print(f"{seconds:.9f}", *[f"{value:.15g}" for output in outputs for value in support.values(output)], flush=True)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ModuleNotFoundError as error:
        print(f"the module {error.name} is not installed", file=sys.stderr)
        sys.exit(3)
