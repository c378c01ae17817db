"""Which arguments of the forms no example has: each argument of each form, and each word of the options, must be in one.

A call is taken apart as text: that tells texts, cells, handles, [] and single numbers, which is enough to see the form.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

OPENING, CLOSING = "([{", ")]}"


def calls(text, names):
    """The arguments of each call of the record in an example, as (text, begin, end)."""
    pattern = "|".join(re.escape(name) for name in names)
    for start in re.finditer(rf"(?<![\w.])(?:{pattern})\(", text):
        yield list(arguments(text, start.end()))


def arguments(text, begin):
    """Up to the bracket that closes the call."""
    depth, first = 0, begin
    for token in re.finditer(r"(?<![\w)\]}'])'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|.", text[begin:]):
        at = begin + token.start()
        if depth == 0 and token[0] in (",", ")"):
            if text[first:at].strip():
                yield text[first:at].strip(), first, at
            if token[0] == ")":
                return
            first = at + 1
            continue
        depth += (token[0] in OPENING) - (token[0] in CLOSING)


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
    if argument == "missing":
        return "object" in classes
    if argument.startswith("["):
        element = {'"': "string", "'": "char"}.get(argument[1], "double")
        return element in classes and "Scalar" not in demands and not ("Vector" in demands and is_matrix(argument))
    if re.fullmatch(r"[-+\d.eE]+|Inf|NaN|true|false", argument):
        return bool({"double", "logical"} & classes)
    return True


def taken(given, form):
    """What of the form a call has, as (argument, word, first place, number of places); None when it is not one of this form."""
    at, found = 0, []
    options = {w.lower(): (a, w) for a in form.arguments if a.presence in ("Words", "Pair") for w in a.words}
    for argument in form.arguments:
        if argument.presence in ("Required", "Optional"):
            fits = at < len(given) and could_be(given[at], argument.kind)
            if not fits and argument.presence == "Required":
                return None
            if fits:
                found.append((argument, "", at, 1))
                at += 1
        elif argument.presence == "Rest":
            first = at
            while at < len(given) and (literal(given[at]) or "").lower() not in options and could_be(given[at], argument.kind):
                at += 1
            if at - first < argument.fewest:
                return None
            if at > first:
                found.append((argument, "", first, at - first))
    while at < len(given):
        text = literal(given[at])
        if text is None or text.lower() not in options:
            return None
        argument, word = options[text.lower()]
        count = min(2 if argument.presence == "Pair" else 1, len(given) - at)
        found.append((argument, word, at, count))
        at += count
    return found


def nearest(given, record):
    """(place of the form, what it has of it) of the form in which a call has most words that the form knows, then most arguments, the
    first of those: a text may also be an array of characters, and an identifier the message."""
    def words(found):
        return sum(bool(word) or (literal(given[at]) or "").lower() in map(str.lower, argument.kind.words)
                   for argument, word, at, _ in found)
    fits = [(i, found) for i, form in enumerate(record.forms) if (found := taken(given, form)) is not None]
    return max(fits, key=lambda fit: (words(fit[1]), len(fit[1]), -fit[0]), default=None)


def shortened(record):
    """(argument, or word of an option, example, the same without it) of each that may be left out, for each example."""
    for text, prints in record.examples():
        for call in calls(text, record.names()):
            fit = nearest([argument for argument, _, _ in call], record)
            for argument, word, first, count in fit[1] if fit else []:
                if argument.presence != "Required":
                    begin = call[first - 1][2] if first else call[first][1]
                    end = call[first + count - 1][2]
                    if not first and end < len(text) and text[end] == ",":
                        end += 1
                    yield word or argument.name, (text, prints), text[:begin] + text[end:]


def missing(record):
    """Texts that say what no example of the record has: an argument of a form, or a word of the options of any form."""
    had = [set() for _ in record.forms]
    for text, _ in record.examples():
        for call in calls(text, record.names()):
            if fit := nearest([argument for argument, _, _ in call], record):
                had[fit[0]] |= {(argument.name, word) for argument, word, _, _ in fit[1]}
    words = {word for found in had for _, word in found}
    for i, form in enumerate(record.forms):
        names = {name for name, _ in had[i]}
        yield from (f"form {i + 1}: {a.name}" for a in form.arguments if a.name not in names)
    known = {word for form in record.forms for a in form.arguments if a.presence in ("Words", "Pair") for word in a.words}
    yield from (f"'{word}'" for word in sorted(known - words))


def check_exercised(catalogue):
    """One line for each record whose examples lack something."""
    for record in catalogue.records:
        if lacks := list(missing(record)):
            yield f"{record.place}: error: '{record.name}' has no example with {'; '.join(lacks)}"
