"""The elementwise ops of the dialect, as TableGen for dialects/RunMat/RunMatElementwiseOps.td."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json

from builtin_rows import guarded


def elementwise(catalogue):
    """The records that name an op of the dialect."""
    return [r for r in catalogue.builtins() if r.fields.get("op")]


def op_class(catalogue, record):
    operands = {1: "Unary", 2: "Binary"}[record.fields["operands"]]
    if not catalogue.part(record, "domain")["condition"]:
        return f"RunMat_{operands}Op"
    return f"RunMat_{'Tested' if record.fields['customGuard'] else 'Guarded'}{operands}Op"


def ops(catalogue):
    lines = []
    for record in elementwise(catalogue):
        f = record.fields
        lines.append(f'def RunMat_{f["op"]}Op : {op_class(catalogue, record)}<"{f["mnemonic"]}", "{f["typeRule"]}", "{f["word"]}", "{f["family"]}", '
                     f'[RunMat_Integers<"{f["integerRule"]}">, RunMat_Complex<"{f["complexRule"]}">]> {{ '
                     f'let summary = {json.dumps(f["summary"])}; }}')
    return "\n".join(lines) + "\n"


def scalar_patterns(catalogue):
    """`#ifdef RUNMAT_ROWS_<group>`: the patterns of passes/8-Arithmetic/Expand<group>.cpp, as a list of types."""
    groups = {}
    for record in elementwise(catalogue):
        if record.fields["expansion"]:
            groups.setdefault(record.fields["expansionGroup"], []).append(record.fields["expansion"])
    return guarded({group: [",\n".join(rows)] for group, rows in groups.items()})


def domains(catalogue):
    """Rows {mnemonic, condition, number of operands} of ops that have a domain."""
    lines = []
    for record in elementwise(catalogue):
        condition = catalogue.part(record, "domain")["condition"]
        if condition:
            lines.append(f'{{"{record.fields["mnemonic"]}", {condition}}},')
    return "\n".join(lines) + "\n"


def domain_operands(catalogue):
    return "\n".join(f'{{"{r.fields["mnemonic"]}", {r.fields["operands"]}}},' for r in elementwise(catalogue)
                     if catalogue.part(r, "domain")["condition"]) + "\n"


def library_calls(catalogue):
    """Rows {op of MLIR, symbol of the C library}."""
    rows = {(r.fields["mathOp"], r.fields["libm"]) for r in catalogue.builtins() if r.fields.get("libm")}
    return "\n".join(f'{{"{op}", "{symbol}"}},' for op, symbol in sorted(rows)) + "\n"
