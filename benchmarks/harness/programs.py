#===- programs.py - what the folder of programs holds ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A program is a folder NAME with NAME.m and NAME.py, and NAME.c where C is a sensible peer; docs/benchmarks.md tells what is in them."""

import ast
import dataclasses
import difflib
import pathlib

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "programs"
FIELDS = {"FAMILY", "SIZE", "QUICK", "TOLERANCE", "PEERS", "SKIP"}


@dataclasses.dataclass
class Program:
    name: str
    folder: pathlib.Path
    family: str
    size: int
    quick: int
    tolerance: float
    peers: tuple  # those that run the NumPy text itself
    skip: dict  # peer -> why it cannot run this program
    functions: set  # names that NAME.py defines

    def file(self, suffix):
        return self.folder / f"{self.name}{suffix}"

    def has_version(self, peer):
        if peer.suffix != ".py":
            return self.file(peer.suffix).exists()
        return peer.name == "numpy" or peer.name in self.peers or f"{self.name}_{peer.name}" in self.functions


def constants_of(assignment):
    target = assignment.targets[0]
    if isinstance(target, ast.Tuple):
        return {name.id: ast.literal_eval(value) for name, value in zip(target.elts, assignment.value.elts) if name.id in FIELDS}
    return {target.id: ast.literal_eval(assignment.value)} if target.id in FIELDS else {}


def load(folder):
    """Reads the constants of NAME.py from its text: none of what it imports need be installed."""
    text = (folder / f"{folder.name}.py").read_text()
    constants, functions = {}, set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            functions.add(node.name)
        elif isinstance(node, ast.Assign):
            constants.update(constants_of(node))
            # compute_numba = compute
            functions.update(target.id for target in node.targets if isinstance(target, ast.Name))
    return Program(folder.name, folder, constants["FAMILY"], constants["SIZE"], constants["QUICK"], constants.get("TOLERANCE", 1e-9),
                   constants.get("PEERS", ()), constants.get("SKIP", {}), functions)


def load_all(folder=FOLDER):
    """All programs by name, families together."""
    found = [load(entry) for entry in folder.iterdir() if (entry / f"{entry.name}.py").exists()]
    return {program.name: program for program in sorted(found, key=lambda program: (program.family, program.name))}


def choose(words, programs):
    """The programs that the words name, each a program or a family; all without words. Raises KeyError with the nearest name."""
    chosen = {}
    families = {program.family for program in programs.values()}
    for word in words:
        members = [name for name, program in programs.items() if word in (name, program.family)]
        if not members:
            near = difflib.get_close_matches(word, [*programs, *families], 1, 0.5)
            raise KeyError(f"there is no program or family '{word}'" + (f"; did you mean '{near[0]}'?" if near else "; --list names all"))
        chosen.update((name, programs[name]) for name in members)
    return list(chosen.values()) if words else list(programs.values())
