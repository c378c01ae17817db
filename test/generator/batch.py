#===- batch.py - many programs in one file, and what each printed ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A batch is a script that calls each program in a try block, between marks, so that one process runs many of them."""

import json

MARK = "--- "

# What does not fit a number as text is told by the class; %.17g tells doubles apart, and -0 from 0.
SHOW = """\
function show(name, c)
  c{2} = {}; % A cell of several kinds: no unit computes what is shown, and launches are the program's.
  fprintf('%s %s [%s]', name, class(c{1}), sprintf('%d ', size(c{1})));
  if isfloat(c{1})
    if isreal(c{1}), fprintf(' %.17g', c{1}); else, fprintf(' %.17g', real(c{1})); fprintf(' i'); fprintf(' %.17g', imag(c{1})); end
  else
    fprintf(' %d', c{1});
  end
  fprintf('\\n');
end
"""

# In a cell's assignment the call itself is interpreted, and the function's body is what is compiled.
CALL = """\
fprintf('{mark}{name}\\n'); rng(1);
try, c = {{{name}({arguments})}}; show('result', c); catch e, fprintf('error %s | %s\\n', e.identifier, e.message); end
fprintf('%.17g\\n', rand);
"""


def text(programs):
    """The script of named programs: a dictionary."""
    calls = [CALL.format(mark=MARK, name=name, arguments=", ".join(map(str, program.arguments))) for name, program in programs.items()]
    functions = ["\n".join(program.render()) for program in programs.values()]
    return "\n".join(["".join(calls), *functions, SHOW])


def files(programs):
    """The texts of the files that stand beside the script, by name."""
    return {f"{file}.m": "\n".join([*program.render(file), SHOW]) for program in programs.values() for file in program.files()}


def outputs(stdout):
    """What each program printed, by name; the last one may have been cut short."""
    found, name = {}, None
    for line in stdout.splitlines():
        if line.startswith(MARK):
            name = line[len(MARK):]
            found[name] = []
        elif name:
            found[name].append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def first_lines(script):
    """The line of each function of a script, by name, in the order of the text."""
    return {line.split("(")[0].split()[-1]: number for number, line in enumerate(script.splitlines(), 1) if line.startswith("function ")}


def units_of(report, lines):
    """The compiled units of each function, by name."""
    units = {name: [] for name in lines}
    for unit in report["units"]:
        owners = [name for name, line in lines.items() if line <= unit["line"]]
        if unit["compiled"] and owners:
            units[owners[-1]].append(unit)
    return units


def read_report(path):
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
