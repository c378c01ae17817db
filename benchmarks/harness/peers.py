#===- peers.py - whom RunMat is compared with ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Each peer says which file of a program it runs and by what command. Every one may use the whole machine."""

import dataclasses
import pathlib
import shutil
import subprocess
import sys

import matlab

HERE = pathlib.Path(__file__).resolve().parent
VENV_PYTHON = HERE.parent.parent / "build-bench" / "venv" / "bin" / "python"
C_FLAGS = ["-O3", "-march=native", "-fopenmp", "-std=gnu17"]


class Missing(Exception):
    """The peer is not installed here."""


class Failed(Exception):
    """What the peer needs of the program could not be made."""


@dataclasses.dataclass
class Peer:
    name: str
    title: str
    suffix: str
    prepare: object  # (program, options, folder) -> the command without size and turns
    ours: bool = False


def write(folder, name, text):
    path = pathlib.Path(folder) / name
    path.write_text(text)
    return str(path)


def runmat(*flags):
    def prepare(program, options, folder):
        return [options.runmat, *flags, *options.flags, write(folder, f"{program.name}_runmat.m", matlab.script(program))]
    return prepare


def octave(program, options, folder):
    tool = shutil.which("octave-cli")
    if not tool:
        raise Missing("octave-cli is not installed")
    return [tool, "-qf", write(folder, f"{program.name}_octave.m", matlab.script(program, octave=True))]


def c(program, options, folder):
    tool = shutil.which(options.cc)
    if not tool:
        raise Missing(f"{options.cc} is not installed")
    binary = str(pathlib.Path(folder) / f"{program.name}_c")
    done = subprocess.run([tool, *C_FLAGS, "-I", str(HERE), str(program.file(".c")), "-o", binary, "-lm"], capture_output=True, text=True)
    if "cannot find -lomp" in done.stderr:
        raise Missing("the OpenMP library of the C compiler is not installed (libomp-22-dev)")
    if done.returncode != 0:
        raise Failed(done.stderr.strip())
    return [binary]


def python(name):
    def prepare(program, options, folder):
        # NumPy is Debian's, its companions are those of the virtual environment, which bring a NumPy of their own.
        tool = VENV_PYTHON if name != "numpy" and VENV_PYTHON.exists() else sys.executable
        return [str(tool), "-B", str(HERE / "turns.py"), name, str(program.file(".py"))]
    return prepare


PEERS = {peer.name: peer for peer in [
    Peer("runmat", "RunMat", ".m", runmat(), ours=True),
    Peer("interpreted", "interp.", ".m", runmat("--jit=off"), ours=True),
    Peer("always", "always", ".m", runmat("--jit=always"), ours=True),
    Peer("numpy", "NumPy", ".py", python("numpy")),
    Peer("octave", "Octave", ".m", octave),
    Peer("c", "C", ".c", c),
    Peer("numba", "numba", ".py", python("numba")),
    Peer("jax", "JAX", ".py", python("jax")),
    Peer("torch", "PyTorch", ".py", python("torch")),
]}
