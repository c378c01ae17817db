"""The records of the catalogue as Python objects, read from what llvm-tblgen --dump-json prints.

What a record must say, and what its parts must agree on, is checked here: each finding names the record and its place.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json
import os
import re
from dataclasses import dataclass, field

from check import check
from costs import WEIGHTS

CLASSES = ("double", "single", "integer", "logical", "char", "cell", "string", "struct", "handle", "object")
DEMANDS = ("Scalar", "Vector", "Row", "Matrix", "Square", "Nonempty", "Empty", "Whole", "Positive", "NotNegative", "Text",
           "Texts", "TextRows", "Undashed")
CLASS_RULES = CLASSES + ("any", "same", "number", "float", "arithmetic", "joined", "named")
SIZE_RULES = ("any", "scalar", "row", "column", "matrix", "size", "expanded", "reduced", "extents")
LIBRARY = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Library/functions")
HELPERS = os.path.join(LIBRARY, "private")
REALNESS = ("real", "any", "complex")


class Findings(Exception):
    """What is wrong with the catalogue, one line each."""


@dataclass
class Kind:
    name: str
    text: str
    classes: list
    demands: list
    complex: bool
    words: list
    identifier: str


@dataclass
class Argument:
    """`presence`: Required, Optional, Rest, Words (options) or Pair (an option with a value)."""
    name: str
    presence: str
    kind: Kind = None
    words: list = field(default_factory=list)
    fewest: int = 0


@dataclass
class Result:
    name: str
    class_rule: tuple
    size_rule: tuple
    realness: tuple


@dataclass
class Form:
    arguments: list
    results: list
    more_results: bool

    def fewest(self):
        return sum(a.presence == "Required" or (a.presence == "Rest" and a.fewest) for a in self.arguments)

    def most(self):
        """-1: any number."""
        if any(a.presence == "Rest" for a in self.arguments):
            return -1
        return sum(2 if a.presence == "Pair" else 1 for a in self.arguments)

    def most_results(self):
        """-1: any number."""
        return -1 if self.more_results else len(self.results)


@dataclass
class Record:
    def_name: str
    place: str
    flavour: str  # Builtin, LanguageFunction or LibraryFunction
    fields: dict
    forms: list
    refusals: list = field(default_factory=list)  # of (form, identifier, message)

    @property
    def name(self):
        return self.fields["word"]

    @property
    def summary(self):
        """Of a function written in the language: the comment at the head of its file, `% NAME What it does.`"""
        if self.flavour != "LibraryFunction":
            return self.fields["summary"] or ""
        path = os.path.join(LIBRARY, self.name + ".m")
        if not os.path.exists(path):
            return ""
        with open(path, encoding="utf-8") as file:
            text = " ".join(line[1:].strip() for line in comment_lines(file))
        return text.removeprefix(self.name.upper()).strip().rstrip(".")

    def examples(self):
        """Pairs of a call and what it prints."""
        first = [(self.fields["example"], self.fields["prints"])] if self.fields["example"] else []
        return first + self.fields["examples"]

    def names(self):
        return [self.name] + self.fields["aliases"]

    def fewest(self):
        return min(f.fewest() for f in self.forms)

    def most(self):
        mosts = [f.most() for f in self.forms]
        return -1 if -1 in mosts else max(mosts)

    def most_results(self):
        mosts = [f.most_results() for f in self.forms]
        return -1 if -1 in mosts else max(mosts)


def comment_lines(file):
    """The comment that follows the first line."""
    next(file)
    for line in file:
        if not line.startswith("%"):
            return
        yield line


class Catalogue:
    """All records, in the order of the files."""

    def __init__(self, path):
        with open(path, encoding="utf-8") as file:
            self.raw = json.load(file)
        self.findings = []
        self.kinds = {}
        self.records = []
        for flavour in ("Builtin", "LanguageFunction", "LibraryFunction"):
            for name in self.raw["!instanceof"].get(flavour, []):
                self.records.append(self._record(name, flavour))
        self._check_names()
        self._check_library()
        self.findings += check(self)
        if self.findings:
            raise Findings("\n".join(self.findings))

    # Reading ---------------------------------------------------------------------------------------------------------

    def _find(self, place, message):
        self.findings.append(f"{place}: error: {message}")

    def _is(self, reference, superclass):
        return superclass in self.raw[reference["def"]]["!superclasses"]

    def _kind(self, reference):
        name = reference["def"]
        if name not in self.kinds:
            raw = self.raw[name]
            self.kinds[name] = Kind(name, raw["description"], raw["accepted"], raw["demands"], bool(raw["takesComplex"]),
                                    raw["alternatives"], raw["identifier"])
            for wrong in set(raw["accepted"]) - set(CLASSES) | set(raw["demands"]) - set(DEMANDS):
                self._find(raw["!locs"][-1], f"kind {name}: nothing is known of '{wrong}'")
        return self.kinds[name]

    def _argument(self, reference, name):
        raw = self.raw[reference["def"]]
        if self._is(reference, "Kind"):
            return Argument(name, "Required", self._kind(reference))
        if self._is(reference, "Opt"):
            return Argument(name, "Optional", self._kind(raw["kind"]))
        if self._is(reference, "Rest"):
            return Argument(name, "Rest", self._kind(raw["kind"]), fewest=raw["fewest"])
        if self._is(reference, "Words"):
            return Argument(name, "Words", words=raw["words"])
        return Argument(name, "Pair", self._kind(raw["kind"]), words=[raw["word"]])

    def _rule(self, text, known, place):
        words = tuple(text.split())
        if not words or words[0] not in known:
            self._find(place, f"no rule of results is called '{text}'")
        return words

    def _arguments(self, raw, place):
        arguments = [self._argument(value, name) for value, name in raw["arguments"]["args"]]
        options = [a.presence in ("Words", "Pair") for a in arguments]
        if options != sorted(options):
            self._find(place, "options stand at the end of a form")
        if any(a.name is None for a in arguments):
            self._find(place, "each argument of a form has a name")
        return arguments

    def _form(self, reference, place):
        raw = self.raw[reference["def"]]
        arguments = self._arguments(raw, place)
        names = {a.name for a in arguments}
        results, more = [], False
        for value, name in raw["results"]["args"]:
            if value["def"] == "More":
                more = True
                continue
            given = self.raw[value["def"]]
            result = Result(name, self._rule(given["classRule"], CLASS_RULES, place),
                            self._rule(given["sizeRule"], SIZE_RULES, place),
                            self._rule(given["realness"], REALNESS, place))
            for argument in sorted(set(result.class_rule[1:] + result.size_rule[1:] + result.realness[1:])):
                if argument not in names:
                    self._find(place, f"a result follows '{argument}', which is no argument of its form")
            results.append(result)
        return Form(arguments, results, more)

    def _refusal(self, reference, place):
        raw = self.raw[reference["def"]]
        return Form(self._arguments(raw, place), [], False), raw["identifier"], raw["message"]

    def _record(self, name, flavour):
        raw = self.raw[name]
        place = raw["!locs"][-1] if raw["!locs"] else name
        if raw["forms"] is None:
            self._find(place, f"'{raw['word']}' has no form")
            raw["forms"] = []
        raw["examples"] = [(self.raw[e["def"]]["call"], self.raw[e["def"]]["prints"]) for e in raw["examples"]]
        record = Record(name, place, flavour, raw, [self._form(form, place) for form in raw["forms"]],
                        [self._refusal(refusal, place) for refusal in raw["refusals"]])
        for cost in raw["cost"]:
            if self.raw[cost["def"]]["kind"] not in WEIGHTS:
                self._find(place, f"'{self.raw[cost['def']]['kind']}' is no kind of work")
        return record

    def _check_names(self):
        seen = {}
        for record in self.records:
            for name in record.names():
                if not re.fullmatch(r"[A-Za-z]\w*(\.\w+)?", name):
                    self._find(record.place, f"'{name}' is no name")
                if name in seen:
                    self._find(record.place, f"'{name}' has a record already at {seen[name]}")
                seen[name] = record.place

    def _check_library(self):
        """Each file has a record, and each record of a library function its file; a helper goes before a function of its name."""
        files, helpers = ({name.removesuffix(".m") for name in os.listdir(folder) if name.endswith(".m")} for folder in (LIBRARY, HELPERS))
        known = {r.name for r in self.records if r.flavour == "LibraryFunction"}
        for name in sorted(files ^ known):
            self._find(f"lib/Library/functions/{name}.m", "has no record" if name in files else "is no file, but has a record")
        for name in sorted(helpers & {name for r in self.records for name in r.names()}):
            self._find(f"lib/Library/functions/private/{name}.m", "has the name of a function")

    # Asking ----------------------------------------------------------------------------------------------------------

    def builtins(self):
        return [r for r in self.records if r.flavour == "Builtin"]

    def part(self, record, key):
        """A field that is a def, as its own fields."""
        return self.raw[record.fields[key]["def"]]
