"""The rows of lib/Builtins and of the interpreter's own functions."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from collections import defaultdict

import costs


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


def preview_rows(catalogue):
    """What is known of calls before they are made. RUNMAT_ROWS_extents: {name, place of the first extent}; _counts: {name, place
    of the number of elements, its usual value}; _questions: {name, what answers it}; _transcendentals: {name, how many elementary
    functions it takes for each element}."""
    groups = {"extents": [], "counts": [], "questions": [], "transcendentals": []}
    for record in catalogue.builtins():
        f = record.fields
        for name in record.names():
            if f["extentsFrom"] >= 0:
                groups["extents"].append(f'{{"{name}", {f["extentsFrom"]}}},')
            if f["countAt"] >= 0:
                groups["counts"].append(f'{{"{name}", {f["countAt"]}, {f["usualCount"]}}},')
            if f["preview"]:
                groups["questions"].append(f'{{"{name}", {f["preview"]}}},')
            if count := costs.count_of(catalogue, record, "transcendental"):
                groups["transcendentals"].append(f'{{"{name}", {count}}},')
    return guarded(groups)


def nan_flags(catalogue):
    return {word for record in catalogue.records for form in record.forms for argument in form.arguments
            if argument.name == "nanflag" for word in argument.words}


def name_lists(catalogue):
    """RUNMAT_ROWS_<what>: names of the functions that define or observe variables of their caller, that draw from the stream of
    random numbers, that are statements of units, that are written in the language and call what they are given; and of the methods of a class, in their order. RUNMAT_ROWS_nanflags: the words that
    say what becomes of NaN, which change no type."""
    groups = defaultdict(list)
    groups["nanflags"] = [f'"{word}",' for word in sorted(nan_flags(catalogue))]
    for record in catalogue.records:
        f = record.fields
        facts = [f["workspace"], f["draws"] and "draws", f.get("statement") and "statements", f.get("callsBack") and "callsBack",
                 f["methodOf"].replace(".", "_")]
        for group in filter(None, facts):
            groups[group] += [f'"{name}",' for name in record.names()]
    return guarded({group: sorted(rows) for group, rows in groups.items()})


def guarded(groups):
    """One file for all groups; a source file takes one by defining RUNMAT_ROWS_<group> before it includes it."""
    text = ""
    for group, lines in sorted(groups.items()):
        macro = f"RUNMAT_ROWS_{group}"
        text += f"#ifdef {macro}\n" + "\n".join(lines) + f"\n#undef {macro}\n#endif\n"
    return text
