"""What every record must say beyond its form: help, an example, a cost, a derivative or why there is none, formulas of known names."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

from exercised import check_exercised
from type_rules import check_rules


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
    if not any(prints for _, prints in record.examples()):
        yield "has no example with what it prints"
    if not record.fields["cost"]:
        yield "does not say what it costs"
    if record.fields["workspace"] not in ("", "defines", "definesFar", "observes"):
        yield f"does '{record.fields['workspace']}' to the workspace, of which nothing is known"
    if record.fields["methodOf"] not in known | {""}:
        yield f"is a method of '{record.fields['methodOf']}', which is no name of the catalogue"
    if record.flavour == "Builtin":
        effects = catalogue.part(record, "effects")
        if ("BuiltinUntried" in effects["flags"]) != bool(effects["reason"]):
            yield "says that no test calls it, but not why, or the other way round"
    realness = {result.realness[0] for form in record.forms for result in form.results}
    if catalogue.part(record, "domain")["outside"] == "Complex" and realness == {"real"}:
        yield "leaves the reals outside of its domain, but all its results are real"
    yield from check_rules(catalogue, record)
    yield from check_derivative(catalogue, record, known)


def check_derivative(catalogue, record, known):
    derivative = catalogue.part(record, "derivative")
    partials = derivative["partials"]
    adjoints = [catalogue.raw[reference["def"]] for reference in derivative["adjoints"]]
    if bool(partials or adjoints) == bool(derivative["reason"]):
        yield "says neither its derivative nor why it has none (NotDifferentiable<\"…\">)"
    if record.forms and partials:
        yield from check_texts(partials, partials, record.forms[0], known)
    for adjoint in adjoints:
        if not 1 <= adjoint["form"] <= len(record.forms):
            yield f"has a derivative of form {adjoint['form']}, which it has not"
            continue
        form = record.forms[adjoint["form"] - 1]
        changes = {f"d{result.name}" for result in form.results[:1]}
        yield from check_texts(adjoint["texts"], [*adjoint["texts"], adjoint["condition"]], form, known | changes)


def check_texts(derivatives, texts, form, known):
    """`texts` are the derivatives and what else names arguments."""
    if len(derivatives) > len(form.arguments):
        yield f"has {len(derivatives)} derivatives, more than the form has arguments"
    names = {argument.name for argument in form.arguments} | {result.name for result in form.results} | known
    for text in texts:
        for name in re.findall(r"(?<!['\w.])[A-Za-z]\w*", text):
            if name not in names:
                yield f"has a derivative of '{name}', which is no argument, no result and no name of the catalogue"
