"""The elementwise ops of the dialect, as TableGen for dialects/RunMat/RunMatElementwiseOps.td."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json

from builtin_rows import guarded
from type_rules import op_rule


def elementwise(catalogue):
    """The records that name an op of the dialect."""
    return [r for r in catalogue.builtins() if r.fields.get("op")]


def op_class(record, domain):
    operands = {1: "Unary", 2: "Binary"}[record.fields["operands"]]
    if not domain["condition"]:
        return f"RunMat_{operands}Op"
    return f"RunMat_{'Tested' if record.fields['customGuard'] else 'Guarded'}{operands}Op"


def ops(catalogue):
    lines = []
    for record in elementwise(catalogue):
        f, domain = record.fields, catalogue.part(record, "domain")
        lines.append(f'def RunMat_{f["op"]}Op : {op_class(record, domain)}<"{f["mnemonic"]}", "{op_rule(record)}", "{f["word"]}", '
                     f'"{f["family"]}", "{f["domain"]["def"] if domain["condition"] else "AllReals"}", '
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


def complex_texts(catalogue):
    """RUNMAT_COMPLEX_TEXT(exp): the functions of complex numbers that have a text, members of definitions/Elementary/ComplexText.h."""
    texts = {"Text": lambda record: record.fields["mnemonic"], "Quotient": lambda _: "quotient", "Power": lambda _: "brokenPower"}
    names = [texts[rule](r) for r in elementwise(catalogue) if (rule := r.fields["complexRule"]) in texts]
    return "".join(f"RUNMAT_COMPLEX_TEXT({name})\n" for name in names) + "#undef RUNMAT_COMPLEX_TEXT\n"


def domains(catalogue):
    """RUNMAT_DOMAIN(WithinOne, Complex, withinOne): the domains that units test, what lies outside, and the condition."""
    rows = [(name, catalogue.raw[name]) for name in catalogue.raw["!instanceof"]["Domain"]]
    return "".join(f'RUNMAT_DOMAIN({name}, {domain["outside"]}, {domain["condition"]})\n'
                   for name, domain in rows if domain["condition"]) + "#undef RUNMAT_DOMAIN\n"
