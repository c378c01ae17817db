#===- compiled_symbols.py - what code of elementary functions refers to ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""compiled_symbols.py RUNMAT CATALOGUE EMIT TARGET CLASS...: every function of the catalogue that is compiled element by element, of arrays of
each class ('double', 'complex single', ...), as the text EMIT (llvm or asm) for TARGET (x86_64: for all processors). Fails where the text needs a function that it does not
define, but for those that move memory, or where an operation of it could become one of libm; what cannot be compiled at all fails
`runmat compile`.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

ANY = "x86_64"  # the text for all processors
MOVES_MEMORY = {"memcpy", "memmove", "memset"}
# Operations of LLVM that each target has instructions for, or that come apart into such; none is a function of libm anywhere.
OPERATIONS = set("""abs copysign ctlz cttz ctpop fabs floor ceil trunc fma fshl fshr is.fpclass lifetime.start lifetime.end masked.load masked.store
                    masked.gather masked.scatter memcpy memmove memset smax smin umax umin sqrt experimental.noalias.scope.decl assume
                    vector.reduce.and vector.reduce.or vector.reduce.fadd vector.insert vector.extract""".split())


def functions(catalogue, is_complex):
    """Words, and of how many operands."""
    records = [catalogue[name] for name in catalogue["!instanceof"]["Elementwise"]]
    return {record["word"]: record["operands"] for record in records
            if record["op"] and record["expansion"] and record["family"] == "Arithmetic"
            and not (is_complex and record["complexRule"] == "Runtime")}


def source(name, words):
    outputs = ", ".join(f"y{i}" for i in range(len(words)))
    lines = [f"y{i} = {word}({', '.join(['x', 'z'][:operands])});" for i, (word, operands) in enumerate(words.items())]
    return "\n".join([f"function [{outputs}] = {name}(x, z)", *lines, "end", ""])


def compiled(runmat, catalogue, emit, target, classes):
    with tempfile.TemporaryDirectory() as folder:
        files, entries = [], []
        for kind in classes:
            name = "every_" + kind.replace(" ", "_")
            files.append(os.path.join(folder, name + ".m"))
            with open(files[-1], "w", encoding="utf-8") as file:
                file.write(source(name, functions(catalogue, kind.startswith("complex"))))
            entries += ["--entry", name, "--args", f"{kind}(1,1000), {kind}(1,1000)"]
        command = [runmat, "compile", *files, *entries, f"--emit={emit}", *([f"--target={target}"] if target != ANY else []), "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    return done.stdout


def operation(symbol):
    """Of llvm.masked.load.v4f64.p0 masked.load."""
    parts = symbol.split(".")[1:]
    while parts and re.fullmatch(r"(v\d+)?[ifp]\d+", parts[-1]):
        parts.pop()
    return ".".join(parts)


def foreign_in_llvm(text):
    declared = re.findall(r"^declare .*?@([\w.$]+)\(", text, re.MULTILINE)
    return {symbol for symbol in declared
            if not (symbol.startswith("llvm.") and operation(symbol) in OPERATIONS) and symbol not in MOVES_MEMORY}


def foreign_in_assembly(text):
    called = set(re.findall(r"^\s+(?:callq?|jmp)\s+([A-Za-z_][\w.$]*)(?:@PLT)?\s*(?:#.*)?$", text, re.MULTILINE))
    return called - set(re.findall(r"^([A-Za-z_][\w.$]*):", text, re.MULTILINE)) - MOVES_MEMORY


def main():
    runmat, catalogue_file, emit, target, *classes = sys.argv[1:]
    with open(catalogue_file, encoding="utf-8") as file:
        catalogue = json.load(file)
    text = compiled(runmat, catalogue, emit, target, classes)
    foreign = {"llvm": foreign_in_llvm, "asm": foreign_in_assembly}[emit](text)
    count = sum(len(functions(catalogue, kind.startswith("complex"))) for kind in classes)
    print(f"{target}: {count} functions of {len(classes)} classes, {len(foreign)} foreign symbols in {len(text.splitlines())} lines of {emit}")
    for symbol in sorted(foreign):
        print(f"{target}: the text needs {symbol}")
    sys.exit(bool(foreign))


if __name__ == "__main__":
    main()
