"""The rows of lib/Builtins and of the interpreter's own functions."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from collections import defaultdict


def flags_of(catalogue, record):
    words = [catalogue.part(record, key)["flags"] for key in ("effects", "residence")]
    return " | ".join(word for word in words if word) or "0"


def rows(catalogue):
    """For each group `#ifdef RUNMAT_ROWS_<group>` and its rows: name, function, flags."""
    groups = defaultdict(list)
    for record in catalogue.builtins():
        for name in record.names():
            groups[record.fields["group"]].append(
                f'{{"{name}", {record.fields["function"]}, {flags_of(catalogue, record)}}},')
    return guarded(groups)


def language_rows(catalogue):
    lines = []
    for record in catalogue.records:
        if record.flavour == "LanguageFunction":
            lines += [f'{{"{name}", {record.fields["function"]}}},' for name in record.names()]
    return "\n".join(lines) + "\n"


def maker_rows(catalogue):
    """{name, place of the first extent} of functions whose arguments are extents of what they make."""
    return "\n".join(f'{{"{name}", {record.fields["extentsFrom"]}}},' for record in catalogue.builtins()
                     for name in record.names() if record.fields["extentsFrom"] >= 0) + "\n"


def workspace_names(catalogue):
    """RUNMAT_ROWS_<what>: names of the functions that define or observe variables of their caller."""
    groups = {"defines": [], "definesFar": [], "observes": []}
    for record in catalogue.records:
        if record.fields["workspace"]:
            groups[record.fields["workspace"]] += [f'"{name}",' for name in record.names()]
    return guarded(groups)


def guarded(groups):
    """One file for all groups; a source file takes one by defining RUNMAT_ROWS_<group> before it includes it."""
    text = ""
    for group, lines in sorted(groups.items()):
        macro = f"RUNMAT_ROWS_{group}"
        text += f"#ifdef {macro}\n" + "\n".join(lines) + f"\n#undef {macro}\n#endif\n"
    return text
