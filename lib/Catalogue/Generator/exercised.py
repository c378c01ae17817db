"""Which arguments of the forms no example has: each argument of each form, and each word of the options, must be in one.

A call is taken apart as text: that tells texts, cells, handles, [] and single numbers, which is enough to see the form.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import os
import re

# Records whose forms are not all exercised yet, one name a line. A test fails for a name too few and for one too many.
PENDING = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../unexercised.txt")

OPENING, CLOSING = "([{", ")]}"


def calls(text, names):
    """The arguments of each call of the record in an example."""
    pattern = "|".join(re.escape(name) for name in names)
    for start in re.finditer(rf"(?<![\w.])(?:{pattern})\(", text):
        yield list(arguments(text[start.end():]))


def arguments(text):
    """Up to the bracket that closes the call."""
    depth, current = 0, ""
    for token in re.findall(r"(?<![\w)\]}'])'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|.", text):
        if depth == 0 and token in (",", ")"):
            if current.strip():
                yield current.strip()
            if token == ")":
                return
            current = ""
            continue
        depth += (token in OPENING) - (token in CLOSING)
        current += token


def literal(argument):
    """The text that an argument is; None for another one."""
    found = re.fullmatch(r"'((?:[^']|'')*)'|\"((?:[^\"]|\"\")*)\"", argument)
    return (found[1] or found[2] or "") if found else None


def is_matrix(argument):
    """Whether it is written as rows of several elements each."""
    return bool(re.match(r"\[[^;]*[^\s,;][\s,]+[^\s,;][^;]*;", argument))


def could_be(argument, kind):
    text = literal(argument)
    if text is not None:
        quoted = {"'": "char", '"': "string"}[argument[0]]
        return text.lower() in (w.lower() for w in kind.words) or quoted in kind.classes
    if argument.startswith("{"):
        return "cell" in kind.classes
    if argument.startswith("@"):
        return "handle" in kind.classes
    if argument.startswith("struct("):
        return "struct" in kind.classes
    classes, demands = set(kind.classes), set(kind.demands)
    if argument == "[]":
        return "double" in classes and not {"Scalar", "Nonempty"} & demands
    if "Empty" in demands:
        return False
    if cast := re.match(r"(single|u?int)\d*\(", argument):
        return ("single" if cast[1] == "single" else "integer") in classes
    if argument.startswith("["):
        element = {'"': "string", "'": "char"}.get(argument[1], "double")
        return element in classes and "Scalar" not in demands and not ("Vector" in demands and is_matrix(argument))
    if re.fullmatch(r"[-+\d.eE]+|Inf|NaN|true|false", argument):
        return bool({"double", "logical"} & classes)
    return True


def taken(given, form):
    """What of the form a call has, as (argument, word); None when it is not one of this form."""
    rest, found = list(given), set()
    options = {w.lower(): (a, w) for a in form.arguments if a.presence in ("Words", "Pair") for w in a.words}
    for argument in form.arguments:
        if argument.presence in ("Required", "Optional"):
            fits = rest and could_be(rest[0], argument.kind)
            if not fits and argument.presence == "Required":
                return None
            if fits:
                rest.pop(0)
                found.add((argument.name, ""))
        elif argument.presence == "Rest":
            count = 0
            while rest and (literal(rest[0]) or "").lower() not in options and could_be(rest[0], argument.kind):
                rest.pop(0)
                count += 1
            if count < argument.fewest:
                return None
            if count:
                found.add((argument.name, ""))
    while rest:
        text = literal(rest.pop(0))
        if text is None or text.lower() not in options:
            return None
        argument, word = options[text.lower()]
        found.add((argument.name, word))
        if argument.presence == "Pair" and rest:
            rest.pop(0)
    return found


def missing(record):
    """Texts that say what no example of the record has: an argument of a form, or a word of the options of any form."""
    # A call counts for the form in which it has most options, then most arguments, the first of those: a text may also be an array of
    # characters, and an identifier the message.
    had = [set() for _ in record.forms]
    for text, _ in record.examples():
        for call in calls(text, record.names()):
            fits = [(i, found) for i, form in enumerate(record.forms) if (found := taken(call, form)) is not None]
            if fits:
                i, found = max(fits, key=lambda fit: (sum(bool(word) for _, word in fit[1]), len(fit[1]), -fit[0]))
                had[i] |= found
    words = {word for found in had for _, word in found}
    for i, form in enumerate(record.forms):
        names = {name for name, _ in had[i]}
        yield from (f"form {i + 1}: {a.name}" for a in form.arguments if a.name not in names)
    known = {word for form in record.forms for a in form.arguments if a.presence in ("Words", "Pair") for word in a.words}
    yield from (f"'{word}'" for word in sorted(known - words))


def pending():
    with open(PENDING, encoding="utf-8") as file:
        return {line.strip() for line in file if line.strip() and not line.startswith("#")}


def check_exercised(catalogue):
    """One line for each record that is on the list and should not be, or the other way round."""
    listed = pending()
    for record in catalogue.records:
        lacks = list(missing(record))
        if lacks and record.name not in listed:
            yield f"{record.place}: error: '{record.name}' has no example with {'; '.join(lacks)}"
        if not lacks and record.name in listed:
            yield f"{record.place}: error: '{record.name}' has an example of everything; take it off {os.path.basename(PENDING)}"
    for name in sorted(listed - {record.name for record in catalogue.records}):
        yield f"{os.path.basename(PENDING)}: error: '{name}' has no record"
