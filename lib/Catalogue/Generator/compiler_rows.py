"""The rows by which the compiler knows builtins: imported as ops, or as opaque operations of the runtime."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from collections import defaultdict

from builtin_rows import guarded
from type_rules import call_rule


def known_rows(catalogue):
    """What import knows of calls: {name, the function that tells}."""
    return "".join(f'{{"{name}", {record.fields["known"]}}},\n' for record in catalogue.builtins() if record.fields["known"]
                   for name in record.names())


def formula_rows(catalogue):
    """{name, the function that writes a call by simpler ops}."""
    return "".join(f'{{"{name}", {record.fields["unitFormula"]}}},\n' for record in catalogue.builtins() if record.fields["unitFormula"]
                   for name in record.names())


def import_rows(catalogue):
    groups = defaultdict(list)
    for record in catalogue.builtins():
        if record.fields["import"]:
            groups[record.fields["importGroup"]] += [
                f'{{"{name}", {record.fields["import"]}}},' for name in record.names()]
    return guarded(groups)


def evaluation_rows(catalogue):
    lines = []
    for record in catalogue.builtins():
        given, rule = catalogue.part(record, "evaluation"), call_rule(catalogue, record)
        if not rule:
            continue
        counts = [own if said == -2 else said
                  for said, own in ((given["fewest"], record.fewest()), (given["largest"], record.most()),
                                    (given["outputs"], record.most_results()))]
        fewest, most, outputs = ("any" if count < 0 else count for count in counts)
        flags = " | ".join(given["flags"]) or "0"
        lines += [f'{{"{name}", {{{fewest}, {most}, {outputs}, {rule}, {flags}}}}},' for name in record.names()]
    return "\n".join(lines) + "\n"


def device_rows(catalogue):
    """Rows {operation of the runtime, function that does it on a device}."""
    operations = {record.fields["device"] for record in catalogue.builtins()} - {""}
    return "".join(f"{{RuntimeOperation::{name}, {name[0].lower()}{name[1:]}OnDevice}},\n" for name in sorted(operations))
