"""The operators: how they are spelled, how tightly they hold, and what they do."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from record_data import quoted


def operators(catalogue):
    """RUNMAT_BINARY_OPERATOR(Times, ".*", DotStar, 8, elementwise<...>, makeBinary<...>) and RUNMAT_UNARY_OPERATOR lines: enumerator,
    symbol, token, binding, what the interpreter calls and what the compiler builds. A file defines the one that it wants."""
    rows = {"UnarySyntax": [], "BinarySyntax": []}
    for record in catalogue.records:
        s = catalogue.part(record, "syntax")
        for kind in set(s["!superclasses"]) & set(rows):
            rows[kind].append(f'({s["enumerator"]}, {quoted(s["symbol"])}, {s["token"]}, {s["binding"]}, {s["evaluate"]}, {s["build"]})')
    text = ""
    for kind, macro in (("UnarySyntax", "RUNMAT_UNARY_OPERATOR"), ("BinarySyntax", "RUNMAT_BINARY_OPERATOR")):
        text += f"#ifdef {macro}\n" + "\n".join(macro + row for row in rows[kind]) + f"\n#endif\n#undef {macro}\n"
    return text
