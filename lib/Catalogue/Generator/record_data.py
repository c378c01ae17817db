"""The records as constant data for Catalogue.cpp."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import json
import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def bits(names, prefix):
    return " | ".join(prefix + name for name in names) or "0"


def topic_of(record):
    """The family that a record belongs to: the file that has it."""
    return os.path.splitext(os.path.basename(record.place.split(":")[0]))[0]


def topic_summary(topic):
    """What the first line of the file says: `//===- NAME.td - SUMMARY ---…`."""
    with open(os.path.join(FOLDER, topic + ".td"), encoding="utf-8") as file:
        return re.match(r"//===- \S+ - (.*?) -*\*-", file.readline())[1]


class Writer:
    def __init__(self, catalogue):
        self.topics = sorted({topic_of(record) for record in catalogue.records}, key=str.lower)
        self.catalogue = catalogue
        self.classes = {record.fields["methodOf"] for record in catalogue.records}
        self.text = ""
        self.word_lists = {}
        self.number = 0

    def words(self, words):
        """The name of a list of words, each list written once."""
        if not words:
            return "{}"
        key = tuple(words)
        if key not in self.word_lists:
            self.word_lists[key] = name = f"words{len(self.word_lists)}"
            self.text += f"constexpr const char *{name}[] = {{{', '.join(map(quoted, words))}}};\n"
        return self.word_lists[key]

    def kinds(self):
        for kind in self.catalogue.kinds.values():
            words = self.words(kind.words)
            classes = bits([c.capitalize() for c in kind.classes], "classes::")
            demands = bits(kind.demands, "demands::")
            self.text += (f"constexpr Kind kind{kind.name}{{{quoted(kind.text)}, {classes}, {demands}, "
                          f"{str(kind.complex).lower()}, {words}, {quoted(kind.identifier)}}};\n")

    def topic_rows(self):
        rows = [f"{{{quoted(topic)}, {quoted(topic_summary(topic))}}}" for topic in self.topics]
        self.text += f"constexpr Topic allTopics[] = {{{', '.join(rows)}}};\n"

    def argument(self, argument):
        kind = f"&kind{argument.kind.name}" if argument.kind else "nullptr"
        return (f"{{{quoted(argument.name)}, Presence::{argument.presence}, {kind}, {self.words(argument.words)}, "
                f"{argument.fewest}}}")

    def rule(self, words, form, enum):
        places = [i for name in words[1:] for i, a in enumerate(form.arguments) if a.name == name]
        return f"{{{enum}::{words[0].capitalize()}, {{{', '.join(map(str, places + [-1] * (3 - len(places))))}}}}}"

    def result(self, result, form):
        return (f"{{{quoted(result.name)}, {self.rule(result.class_rule, form, 'ClassRule')}, "
                f"{self.rule(result.size_rule, form, 'SizeRule')}, {self.rule(result.realness, form, 'Realness')}}}")

    def form(self, form):
        arguments, results = [self.argument(a) for a in form.arguments], [self.result(r, form) for r in form.results]
        number = self.number
        self.number += 1
        for kind, name, entries in (("Argument", "arguments", arguments), ("Result", "results", results)):
            if entries:
                self.text += f"constexpr {kind} {name}{number}[] = {{{', '.join(entries)}}};\n"
        return (f"{{{f'arguments{number}' if arguments else '{}'}, {f'results{number}' if results else '{}'}, "
                f"{form.fewest()}, {form.most()}, {form.most_results()}}}")

    def record(self, index, record):
        forms = [self.form(form) for form in record.forms]
        self.text += f"constexpr Form forms{index}[] = {{{', '.join(forms)}}};\n"
        refusals = [f"{{{self.form(form)}, {quoted(identifier)}, {quoted(message)}}}" for form, identifier, message in record.refusals]
        if refusals:
            self.text += f"constexpr Refusal refusals{index}[] = {{{', '.join(refusals)}}};\n"
        examples = [f"{{{quoted(call)}, {quoted(prints)}}}" for call, prints in record.examples()]
        if examples:
            self.text += f"constexpr Example examples{index}[] = {{{', '.join(examples)}}};\n"
        f = record.fields
        calls = self.words(f["calls"])
        topic = f"&allTopics[{self.topics.index(topic_of(record))}]"
        return (f"{{{self.words(record.names())}, {topic}, {quoted(self.catalogue.part(record, 'syntax')['symbol'])}, {quoted(record.summary)}, forms{index}, {calls}, "
                f"{f'refusals{index}' if refusals else '{}'}, "
                f"{quoted(f['optionError'])}, {f'examples{index}' if examples else '{}'}, "
                f"{record.fewest()}, {record.most()}, {record.most_results()}, {str(record.name in self.classes).lower()}, "
                f"{quoted(f['propertiesOf'])}}}")


def records(catalogue):
    writer = Writer(catalogue)
    writer.kinds()
    writer.topic_rows()
    rows = [writer.record(i, record) for i, record in enumerate(catalogue.records)]
    return writer.text + "constexpr Record all[] = {\n" + ",\n".join(rows) + "};\n"
