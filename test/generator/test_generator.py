#===- test_generator.py - the generator finds and shrinks what is planted ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts a driver that goes wrong on purpose in place of the real one. Of the build only the interpreter is needed: RUNMAT names the driver."""

import contextlib
import io
import json
import os
import pathlib
import re
import sys
import tempfile
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
import batch  # noqa: E402
import compare  # noqa: E402
import generate  # noqa: E402
from arguments import argument_program  # noqa: E402
from shrink import shrink  # noqa: E402
from structs import struct_program  # noqa: E402
from tree import Expression, Function, Program, Statement, leaf, simple  # noqa: E402

COUNT = 60
INTERPRETED_TEXT = "fine"


def functions_of(script):
    """The text of each program of a script, helpers included, by its name."""
    found = {}
    for text in re.findall(r"^function .*?^end$", script, re.MULTILINE | re.DOTALL):
        name = re.match(r"function [^=]+ = (p\d+)", text)
        if name:
            found[name.group(1)] = found.get(name.group(1), "") + text
    return found


class PlantedDriver:
    """Prints the same for each program on each path, except where `culprit` stands in a program and the path is `device`."""

    def __init__(self, culprit, device, kind):
        self.culprit, self.device, self.kind = culprit, device, kind
        self.runs = 0

    def run(self, script, files, options, report):
        self.runs += 1
        programs = functions_of(script)
        if report:
            self.write_report(script, programs, options, report)
        lines = []
        for name, text in programs.items():
            lines.append(batch.MARK + name)
            wrong = self.culprit in text and f"--device={self.device}" in options
            if wrong and self.kind == "ends":
                return "\n".join(lines), "killed", -11
            lines.append("wrong" if wrong and self.kind == "differs" else INTERPRETED_TEXT)
        return "\n".join(lines), "", 0

    def write_report(self, script, programs, options, report):
        """One unit a program, with the clusters that a counted one promises; more where the culprit stands. An idle device has nothing."""
        firsts = batch.first_lines(script)
        device = compare.device_of(options)
        units, launches, runs = [], 0, 0
        for name, text in programs.items():
            promise = generate.program(SEED, int(name[1:]))[1].promise
            if not promise:
                runs += not (self.kind == "idle" and device == self.device)
                launches += not (self.kind == "unlaunched" and device == self.device)
            else:
                extra = int(self.kind == "counts" and self.culprit in text and device == self.device)
                units.append({"line": firsts[name], "compiled": True, "clusters": [{}] * (promise.clusters + extra)})
                launches += promise.launches + int(self.kind == "launches" and self.culprit in text and device == self.device)
        report.write_text(json.dumps({"counters": {"unitRuns": runs, "launches": {device: launches}}, "units": units}))


SEED = 6
# A statement in a function that is called by another one.
MOST_LINES = 6


def planted(culprit, device, kind):
    """(programs, failures, what was printed, saved texts) of a run with a planted driver."""
    with tempfile.TemporaryDirectory() as directory:
        options = generate.parse_arguments(["--seed", str(SEED), "--count", str(COUNT), "--devices=cpu,vulkan", "--jobs=1", "--save", directory])
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            ran, failed = generate.run(options, PlantedDriver(culprit, device, kind))
        saved = [path.read_text() for path in sorted(pathlib.Path(directory).rglob("seed*.m"))]
    return ran, failed, printed.getvalue(), saved


def holding(culprit, counted=False):
    """The programs of the seed that hold the culprit."""
    made = [generate.program(SEED, number)[1] for number in range(COUNT)]
    return [program for program in made if culprit in "\n".join(program.render()) and (program.promise or not counted)]


class FindsWhatIsPlanted(unittest.TestCase):
    def test_a_difference_is_found_and_shrunk_to_a_few_lines(self):
        ran, failed, printed, saved = planted("tanh(", "vulkan", "differs")
        self.assertEqual((ran, failed), (COUNT, len(holding("tanh("))))
        self.assertGreater(failed, 0)
        self.assertEqual(len(saved), failed)
        for text in saved:
            self.assertIn("differs with --jit=always --device=vulkan", text)
            self.assertIn(f"--seed {SEED} --only ", text)
            body = functions_of(text)
            self.assertEqual(len(body), 1)
            self.assertLessEqual(next(iter(body.values())).count("\n"), MOST_LINES, text)
        self.assertIn("+wrong", printed)

    def test_a_crash_is_blamed_on_its_program_and_the_others_still_run(self):
        ran, failed, _, saved = planted("mod(", "cpu", "ends")
        self.assertEqual((ran, failed), (COUNT, len(holding("mod("))))
        self.assertGreater(failed, 0)
        self.assertTrue(all("exit status -11: killed" in text for text in saved))

    def test_a_wrong_number_of_clusters_is_found(self):
        _, failed, _, saved = planted("floor(", "cpu", "counts")
        self.assertEqual(failed, len(holding("floor(", counted=True)))
        self.assertGreater(failed, 0)
        self.assertTrue(all("promised" in text for text in saved))

    def test_a_launch_too_many_is_blamed_on_its_program(self):
        _, failed, _, saved = planted("floor(", "vulkan", "launches")
        self.assertEqual(failed, len(holding("floor(", counted=True)))
        self.assertTrue(all("launches by 1 programs" in text for text in saved))

    def test_batches_in_which_no_unit_ran_fail(self):
        self.assert_batches_fail("cpu", "idle", "no unit ran")

    def test_batches_that_launched_nothing_on_vulkan_fail(self):
        self.assert_batches_fail("vulkan", "unlaunched", "nothing was launched on vulkan")

    def assert_batches_fail(self, device, kind, text):
        batches = [programs for programs in generate.batches(SEED, range(COUNT)) if not any(program.promise for program in programs.values())]
        large = [programs for programs in batches if len(programs) >= compare.ENOUGH_TO_LAUNCH]
        self.assertGreater(len(large), 1)
        _, failed, printed, saved = planted("", device, kind)
        expected = len(large) * len(compare.configurations([device]))
        self.assertEqual((failed, len(saved)), (expected, expected))
        for programs in large:
            self.assertIn(f"{text}\n% in a batch of {len(programs)} programs: {', '.join(programs)}", printed)

    def test_launches_are_those_of_the_device_that_is_named(self):
        counters = {"launches": {"cpu": 1, "vulkan": 2, "vulkan:1": 4}}
        for device, count in (("cpu", 1), ("vulkan", 6), ("vulkan:0", 2), ("vulkan:1", 4), ("vulkan:2", 0), ("inprocess", 0)):
            self.assertEqual(compare.differential.launches(counters, device), count, device)

    def test_without_a_fault_nothing_fails(self):
        self.assertEqual(planted("no such text", "cpu", "differs")[1], 0)


class Programs(unittest.TestCase):
    def test_a_program_depends_on_its_seed_and_number_only(self):
        first = generate.program(7, 31)[1].render()
        self.assertEqual(first, generate.program(7, 31)[1].render())
        self.assertNotEqual(first, generate.program(8, 31)[1].render())

    def test_only_functions_that_are_reached_are_printed(self):
        used = Function("p1h0", (), "r", (simple("r = 1;"),))
        unused = Function("p1h1", (), "r", (simple("r = p1h0();"),))
        main = Function("p1", (), "r", (simple("r = p1h0();"),))
        self.assertEqual([function.name for function in Program((main, used, unused)).used()], ["p1", "p1h0"])

    def test_files_beside_the_program_hold_the_function_of_their_name_first(self):
        behind = Function("p1h0s", (), "r", (simple("r = 1;"),), "p1h0")
        first = Function("p1h0", (), "r", (simple("r = p1h0s();"),), "p1h0")
        main = Function("p1", (), "r", (simple("r = p1h0();"),))
        programs = {"p1": Program((main, behind, first))}
        self.assertNotIn("function r = p1h0", batch.text(programs))
        self.assertEqual(list(batch.files(programs)), ["p1h0.m"])
        self.assertRegex(batch.files(programs)["p1h0.m"], r"\Afunction r = p1h0\(\)\n(.*\n)+function r = p1h0s\(\)")


# What is done with structs, and what tells that a program does it.
STRUCT_FORMS = {
    "a field is assigned": r"^ *sv\d+\.\w+ = ",
    "a part of a field is assigned": r"^ *s\w+\.\w+\([^=]*\) = ",
    "a field of a struct inside is assigned": r"^ *s\w+\.inner\.\w+ = ",
    "a field is read": r" = .*\bs\w+\.\w+",
    "struct makes one": r" = struct\('\w+', ",
    "one is an argument of the program": r"\Afunction r = p\d+\(.*\bs\d",
    "one is copied": r"^ *sv\d+ = s\w+;",
    "a copy is followed by a loop and shown": r"^( *)(sv\d+) = s\w+;\n\1for .*\n(\1 .*\n)+\1end\n\1show\('\[?\2\.",
    "a field grows": r"^ *s\w+\.g\w+\(end\+1\) = ",
    "a struct inside is copied": r"^ *s\w+ = s\w+\.inner;",
    "a struct inside is assigned": r"^ *s\w+\.inner = ",
    "an array is made": r" = struct\('\w+', num2cell",
    "an array grows": r"^ *(sv\d+)\(k\1\)\.\w+ = ",
    "a loop goes over an array": r"^ *for k\w+ = 1:(numel|length)\(s\w+\)$",
    "a field of an element is assigned": r"^ *s\w+\((end-)?k\w+(\+1)?\)\.\w+ = ",
    "a field of an element is read": r" = .*\bs\w+\(k\w+\)\.\w+",
    "the element before is known": r"\bs\w+\(k\w+-1\)",
    "an element is copied": r"^ *s\w+ = s\w+\((1|end)\);",
    "an element is assigned": r"^ *s\w+\((1|end|k\w+)\) = ",
    "some elements are taken": r"^ *s\w+ = s\w+\((1:2|end-1:end|end:-1:1)\);",
    "a field is listed": r"^ *\w+ = \[s\w+\.\w+\];",
    "elements are counted": r"^ *\w+ = numel\(s\w+\);",
    "a handle is in a field": r"^ *s\w+\.f = @\(a\) ",
    "a handle in a field is called": r" = s\w+(\.inner)?\.f\(",
    "a struct is passed and comes back": r"^ *(s\w+) = p\d+t\d\(\1\b",
    "several results come back": r"^ *\[s\w+, \w+\] = p\d+t\d\(",
    "a call in a loop": r"^( *)for .*\n\1  \S+ = p\d+t\d\(",
    "a function changes its parameter": r"^function (p\d+t\ds\d) = p\d+t\d\(.*\1",
    "a function has a local struct": r"^ *sp\d+t\dv\d+ = struct\(",
    "a function makes the struct that it gives": r"^ *p\d+t\dr(\.\w+)? = ",
}
MOST_ERRORS = 0.5


# The same of functions with any number of arguments.
ARGUMENT_FORMS = {
    "a default by nargin": r"^  if nargin <=? \d, p\d+g\w+ = ",
    "a default by exist": r"^  if ~exist\('p\d+g\w+', 'var'\), ",
    "a default where nothing or [] is given": r"^  if nargin < \d \|\| isempty\(",
    "[] is given": r" = .*p\d+g\ds?\([^;]*\[\]",
    "a switch over nargin": r"^  switch nargin, case",
    "a parameter is read where it is given": r"^  if nargin >=? \d\n",
    "numbers of arguments are checked": r"^  narginchk\(",
    "a list of arguments": r"^function .*\bvarargin\)$",
    "a loop over a list": r"^ *for \w+ = 1:numel\(varargin\)$",
    "a list is counted": r"^ *\w+ = numel\(varargin\);",
    "an element of a list where it is": r" = \w*\(p\d+g\w+, varargin\{|= \(p\d+g\w+ [-+.*|&]+ varargin\{",
    "an element of a list in a variable": r"^ *p\d+g\w+ = varargin\{\w+\};",
    "a list is handed on": r"= p\d+g\w+\(.*varargin\{(2:end|:)\}\);",
    "a list is joined": r"sum\(\[varargin\{:\}\]",
    "a list grows": r"^ *varargin\{end\+1\} = ",
    "an element is assigned": r"^ *(if .*, )?varargin\{\w+\} = ",
    "options by name in a switch": r"^    switch (lower\()?varargin\{\w+\}\)?, case",
    "options by name in an if": r"^    if strcmpi?\(varargin\{",
    "a while loop over options": r"^  \w+ = -1; while \w+ \+ 2 <= numel\(varargin\)",
    "options are given": r"p\d+g\ds?\([^;]*'(scale|shift|limit|Gain)', ",
    "a field that may be missing": r"^  if isfield\(p\d+g\ds?o, ",
    "a field that is made where it is missing": r"^  if ~isfield\(p\d+g\ds?o, ",
    "a struct of options in a call": r"p\d+g\ds?\([^;]*struct\('",
    "a struct of options before a call": r"^ *o\w+\.\w+ = ",
    "no struct of options": r"^    p\d+g\ds?o = struct\(",
    "a text chooses": r"^  (switch (lower\()?p\d+g\ds?how|if strcmpi?\(p\d+g\ds?how)",
    "the text is there before the call": r"^ *t\w+ = 'add';",
    "a result that may not be asked for": r"^  if nargout > \d\n    p\d+g\ds?q\d = ",
    "a list of results": r"^function (varargout|\[\w+, varargout\]) = ",
    "results in a loop": r"^  for \w+ = 1:max\(nargout, 1\)\n    varargout\{",
    "a result that is ignored": r"^ *\[(\w+, )*~, \w+\] = p\d+g",
    "several results": r"^ *\[\w+, \w+\] = p\d+g",
    "a return from a loop in a loop": r"^  for .*\n(    .*\n)*    for .*\n(      .*\n)*      (if .*, return, end|  return)\n",
    "a return in an else": r"^ *else\n( .*\n)? *return\n",
    "a call in a loop": r"^( *)for .*\n(\1  .*\n)*\1  .*p\d+g\ds?\(",
    "a call as an argument": r"p\d+g\ds?\([^;]*p\d+g\ds?\(",
    "a call of a handle": r" = @\(n\w+\) p\d+g",
    "a call by name": r" = feval\(@p\d+g",
    "a call with what a cell holds": r"p\d+g\ds?\(c\w+\{:\}\)",
    "calls for each": r" = arrayfun\(",
    "a file with more than its function": r"\Afunction \S.* = p\d+g\d\((.*\n)+function \S.* = p\d+g\ds\(",
}


class Kind:
    """Programs of one kind: `forms` are in some of them."""

    def made(self, count):
        return dict(generate.program(SEED, number) for number in range(count) if generate.kind(number) is self.kind)

    def test_about_a_fifth_of_the_programs_are_of_it(self):
        self.assertAlmostEqual(len(self.made(400)) / 400, 0.2, delta=0.05)

    def test_each_form_is_made(self):
        made = self.made(1000)
        texts = ["\n".join(program.render(file)) for program in made.values() for file in ("", *program.files())]
        for form, pattern in self.forms.items():
            self.assertTrue(any(re.search(pattern, text, re.MULTILINE) for text in texts), form)

    @unittest.skipUnless("RUNMAT" in os.environ, "no driver is named")
    def test_the_interpreter_runs_them(self):
        """An error ends some of them, as it ends others; none is refused as a whole."""
        made = self.made(300)
        printed = compare.run_each(compare.Driver(os.path.abspath(os.environ["RUNMAT"])), made, compare.INTERPRETED)
        self.assertEqual([name for name, text in printed.items() if "\nENDED" in text], [])
        errors = sum(text.count("\nerror ") + text.startswith("error ") for text in printed.values())
        self.assertLess(errors, MOST_ERRORS * len(made))


class Structs(Kind, unittest.TestCase):
    kind = staticmethod(struct_program)
    forms = STRUCT_FORMS

    def test_fields_are_shown(self):
        for program in self.made(200).values():
            self.assertRegex("\n".join(program.render()), r"show\('\[?s\w+(\(\w+\))?\.\w+")


class Arguments(Kind, unittest.TestCase):
    kind = staticmethod(argument_program)
    forms = ARGUMENT_FORMS

    def test_some_functions_are_in_files(self):
        made = self.made(400)
        self.assertGreater(sum(bool(program.files()) for program in made.values()), len(made) / 5)

    def test_functions_in_files_are_seen_where_they_are_called(self):
        for program in self.made(400).values():
            used = {function.name: function for function in program.used()}
            for function in used.values():
                for name in re.findall(r"\bp\d+[gh]\ds?\b", "\n".join(function.render()[1:])):
                    self.assertIn(used[name].file, (function.file, name))


class Shrinking(unittest.TestCase):
    def shrunk(self, statements, *needed):
        program = Program((Function("p1", (), "r", statements),))
        small = shrink(program, lambda candidate: all(text in "\n".join(candidate.render()) for text in needed))
        return small.functions[0].render()[1:-1]

    def test_a_statement_is_taken_out_of_its_loop(self):
        loop = Statement(("for k = 1:3", "end"), (), ((simple("a = 1;"), simple("b = {0};", leaf("2"))),))
        self.assertEqual(self.shrunk((simple("c = 1;"), loop, simple("d = 1;")), "b ="), ["  b = 0;"])

    def test_a_part_takes_the_place_of_an_expression(self):
        value = Expression("max({0}, {1})", (Expression("sin({0})", (leaf("x"),)), leaf("[1 2; 3 4]")))
        self.assertEqual(self.shrunk((simple("y = {0};", value),), "sin("), ["  y = sin(0);"])

    def test_literals_and_sizes_shrink(self):
        value = Expression("f({0}, {1})", (leaf("[5 6; 7 8]"), leaf("zeros(4, 9)")))
        self.assertEqual(self.shrunk((simple("y = {0};", value),), "zeros(", "["), ["  y = f([0], zeros(0, 0));"])


if __name__ == "__main__":
    unittest.main()
