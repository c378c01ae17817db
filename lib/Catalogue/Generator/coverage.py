"""docs/coverage.md: what there is of each name, and where it runs."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

HEADER = """# Coverage

Every name of the language that RunMat knows, written from the catalogue (`lib/Catalogue`) by
`lib/Catalogue/Generator/generate.py`; a test fails when this page is behind. All of them run in the interpreter.

- **units**: how compiled code has it: as an `op` of its own, as a call of the `runtime`, or `by itself` where it is written
  in the language: the interpreter calls it, and its statements are units. Else the statement is `interpreted`.
- **fused**: whether it joins others in one kernel; a rearrangement does where the types tell how elements move. What is
  written in the language does `by its parts`: the functions that its text calls.
- **device**: whether it runs where its arrays are, in a kernel of the program or of the library.
- **outside**: what real arguments have that are outside of the function's domain, where it is not all reals.
- **derivative**: whether its record gives one; `unwritten` where there is one that nobody has written yet. Records that say `no`
  say why there is none.

"""


def in_units(catalogue, record):
    if record.flavour == "LibraryFunction":
        return "by itself"
    if record.flavour == "LanguageFunction":
        return "interpreted"
    if record.fields["import"]:
        return "op"
    return "runtime" if catalogue.part(record, "evaluation")["called"] else "interpreted"


def is_fused(record):
    return record.flavour == "Builtin" and bool(record.fields.get("op") or record.fields["fused"])


def answer(record, holds):
    return "by its parts" if record.flavour == "LibraryFunction" else "yes" if holds else "no"


def on_device(record):
    return answer(record, is_fused(record) or record.flavour == "Builtin" and record.fields["device"])


def differentiable(catalogue, record):
    if record.fields["derivative"]["def"] == "Unwritten":
        return "unwritten"
    return "no" if catalogue.part(record, "derivative")["reason"] else "yes"


def outside(catalogue, record):
    return {"Nothing": "", "Complex": "complex", "Infinite": "infinite", "Error": "error"}[catalogue.part(record, "domain")["outside"]]


def row(catalogue, record):
    forms = ", ".join(f"`{signature(record, form)}`" for form in record.forms)
    derivative = differentiable(catalogue, record)
    cells = [", ".join(record.names()), forms, in_units(catalogue, record), answer(record, is_fused(record)),
             on_device(record), outside(catalogue, record), derivative]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def signature(record, form):
    parts = []
    for argument in form.arguments:
        if argument.presence == "Rest":
            parts.append(f"{argument.name}, …")
        elif argument.presence == "Pair":
            parts.append(f"'{argument.words[0]}', {argument.name}")
        elif argument.presence == "Words":
            parts.append("'" + "'\\|'".join(argument.words) + "'" if len(argument.words) < 4 else argument.name)
        else:
            parts.append(f"[{argument.name}]" if argument.presence == "Optional" else argument.name)
    return f"{record.name}({', '.join(parts)})"


def coverage(catalogue):
    table = ["| name | forms | units | fused | device | outside | derivative |", "|---|---|---|---|---|---|---|"]
    table += [row(catalogue, record) for record in sorted(catalogue.records, key=lambda r: r.name.lower())]
    return HEADER + "\n".join(table) + "\n"
