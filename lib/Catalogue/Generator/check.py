"""What every record must say beyond its form: help, a derivative or why there is none, formulas of known names."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

from exercised import check_exercised


def check(catalogue):
    """One line for each finding."""
    known = {name for record in catalogue.records for name in record.names()}
    findings = []
    for record in catalogue.records:
        for finding in check_record(catalogue, record, known):
            findings.append(f"{record.place}: error: '{record.name}' {finding}")
    return findings + list(check_exercised(catalogue))


def check_record(catalogue, record, known):
    summary = record.summary
    if not summary:
        yield "has no summary"
    elif summary.endswith("."):
        yield "has a summary with a full stop at its end; it is one line of a list"
    if record.fields["prints"] and not record.fields["example"]:
        yield "says what an example prints, but has none"
    if record.fields["workspace"] not in ("", "defines", "definesFar", "observes"):
        yield f"does '{record.fields['workspace']}' to the workspace, of which nothing is known"
    if record.fields["methodOf"] not in known | {""}:
        yield f"is a method of '{record.fields['methodOf']}', which is no name of the catalogue"
    yield from check_derivative(catalogue.part(record, "derivative"), record, known)


def check_derivative(derivative, record, known):
    partials = derivative["partials"]
    if bool(partials) == bool(derivative["reason"]):
        yield "says neither its derivative nor why it has none (NotDifferentiable<\"…\">)"
    arguments = {argument.name for form in record.forms for argument in form.arguments}
    results = {result.name for form in record.forms for result in form.results}
    if len(partials) > max(len(form.arguments) for form in record.forms):
        yield f"has {len(partials)} derivatives, more than a form has arguments"
    for partial in partials:
        for name in re.findall(r"(?<!['\w.])[A-Za-z]\w*", partial):
            if name not in arguments | results | known:
                yield f"has a derivative of '{name}', which is no argument, no result and no name of the catalogue"
