"""The kernels of the reference set: opcodes, their words, and the calls that fill the table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from builtin_rows import guarded
from record_data import quoted


def operations(catalogue, operands):
    return [r for r in catalogue.builtins() if r.fields.get("opcode") and r.fields["operands"] == operands]


def word(record):
    """The mnemonic of the operation's op, or the name of what has none."""
    return record.fields["mnemonic"] or record.name.lower()


def is_truth(record):
    return record.fields["family"] in ("Relation", "Logic")


def opcodes(catalogue):
    """RUNMAT_BINARY_OPCODE(Equal, "eq", "==", Relation) and RUNMAT_UNARY_OPCODE lines: enumerator, name, operator, family of
    class rules. A file defines the one that it wants."""
    text = ""
    for operands, macro in ((1, "RUNMAT_UNARY_OPCODE"), (2, "RUNMAT_BINARY_OPCODE")):
        rows = [f'{macro}({r.fields["opcode"]}, "{r.name}", {quoted(catalogue.part(r, "syntax")["symbol"])}, {r.fields["family"]})'
                for r in operations(catalogue, operands)]
        text += f"#ifdef {macro}\n" + "\n".join(rows) + f"\n#endif\n#undef {macro}\n"
    return text


def kernels(catalogue):
    """`#ifdef RUNMAT_ROWS_<RealUnary…>`: a statement for each kernel."""
    groups = {}
    for operands, word in ((1, "Unary"), (2, "Binary")):
        enum = f"{word}Opcode"
        rows = operations(catalogue, operands)
        real = []
        for r in rows:
            predicate = catalogue.part(r, "domain")["predicate"]
            kernel = r.fields["realKernel"]
            if kernel and predicate:
                kernel = f"{kernel.removesuffix('>')}, {predicate}>"
            if kernel:
                real.append(f'{kernel}(table, {enum}::{r.fields["opcode"]});')
        groups["Real" + word] = real
        for part in ("complex", "integer"):
            statements = []
            for r in rows:
                kernel, opcode = r.fields[part + "Kernel"], f'{enum}::{r.fields["opcode"]}'
                if not kernel:
                    continue
                statements.append(f"{kernel}(table, {opcode});" if part == "complex" and operands == 1 else
                                  f"put({opcode}, {kernel});")
            groups[part.capitalize() + word] = statements
    return guarded(groups)
