#!/usr/bin/env python3
"""Tries each derivative of the catalogue against central differences: check-derivatives.py RUNMAT CATALOGUE.json [NAME=TEXT].

Each is evaluated for arguments of several shapes, and for the arguments that may be left out given and left out; at least one call must
be real, finite and of the derivative's kind. With NAME=TEXT only that record is tried, with TEXT in place of its first derivative.
"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import itertools
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

root = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../..")
sys.path.insert(0, os.path.join(root, "lib/Catalogue/Generator"))

from records import Catalogue  # noqa: E402

# No whole numbers and no halves, nor tenths and halves of them, where rounding jumps.
NUMBERS = ("0.72", "2.71", "[0.31 -0.43 0.82]", "[1.32 2.23 4.14]", "[-0.84; 0.47; 1.33]", "[1.24 -0.62 0.36; 0.81 2.13 -1.44]",
           "[2.14 0.33 -0.71; 0.42 1.83 0.64; -0.43 0.21 2.64]")
WHOLE = ("1", "2", "[2 1]", "[3 1]")

PROGRAM = """
tried = 0; wrong = '';
ATTEMPTS
if tried == 0, wrong = 'no call has this derivative'; end
disp(wrong)

function [tried, wrong] = attempt(tried, wrong, f, sendBack, holds, candidates)
% All combinations of the candidates.
total = prod(cellfun(@numel, candidates));
for c = 0:total - 1
  x = cell(size(candidates)); rest = c;
  for k = 1:numel(candidates)
    x{k} = candidates{k}{mod(rest, numel(candidates{k})) + 1};
    rest = floor(rest / numel(candidates{k}));
  end
  try y = f(x{:}); catch, continue, end
  if isempty(y) || ~isreal(y) || ~all(isfinite(y(:))) || ~holds(x{:}, y), continue, end
  dy = reshape(1.3 + cos(1:numel(y)), size(y));
  tried = tried + 1;
  changes = sendBack(x{:}, y, dy);
  for k = 1:numel(changes)
    if ~isempty(changes{k}) && isempty(wrong), wrong = compare(f, x, k, dy, changes{k}); end
  end
end
end

function wrong = compare(f, x, k, dy, change)
wrong = '';
h = 1e-6; most = 1e-5;
if isa(f(x{:}), 'single'), h = 2^-6; most = 1e-2; end
change = gathered(double(change), size(x{k}));
for i = 1:numel(x{k})
  step = h * max(1, abs(x{k}(i)));
  above = x; above{k}(i) = above{k}(i) + step;
  below = x; below{k}(i) = below{k}(i) - step;
  slope = (double(f(above{:})) - double(f(below{:}))) / (2 * step);
  if ~isreal(slope) || ~all(isfinite(slope(:))), continue, end
  expected = sum(dy(:) .* slope(:));
  if ~(abs(change(i) - expected) <= most * max(1, abs(expected)))
    given = cellfun(@(x) mat2str(x, 3), x, 'UniformOutput', false);
    wrong = sprintf('element %d of argument %d gets %g instead of %g for %s', i, k, change(i), expected, strjoin(given, ', '));
    return
  end
end
end

function change = gathered(change, extents)
% The sum over what was expanded; what is the same for all elements becomes that of each.
for d = 1:ndims(change)
  if d > numel(extents) || extents(d) == 1, change = sum(change, d); end
end
change = change + zeros(extents);
end
"""


def candidates(argument, place, text):
    kind = argument.kind
    if "Empty" in kind.demands:
        return ["[]"]
    if not kind.classes:
        return [f"'{kind.words[0]}'"]
    if "Whole" in kind.demands or not text:
        return list(WHOLE)
    return [f"{text} * {1 + 0.13 * place} + {0.05 * place}" for text in NUMBERS]


def without(text, names):
    for name in names:
        text = re.sub(rf",\s*\b{name}\b", "", text)
    return text


def attempts(record, form, texts, condition):
    """A line of the program for each choice of the arguments that may be left out."""
    result = form.results[0].name
    usable = [a for a in form.arguments if a.presence in ("Required", "Optional")]
    optional = [a.name for a in usable if a.presence == "Optional"]
    for count in range(len(optional) + 1):
        left_out = optional[count:]
        given = [(a, text) for a, text in itertools.zip_longest(usable, texts, fillvalue="") if a.name not in left_out]
        names = ", ".join(a.name for a, _ in given)
        changes = ", ".join(without(text, left_out) or "[]" for _, text in given)
        cells = ", ".join("{" + ", ".join(candidates(a, i, text)) + "}" for i, (a, text) in enumerate(given))
        yield (f"[tried, wrong] = attempt(tried, wrong, @({names}) {record.name}({names}), "
               f"@({names}, {result}, d{result}) {{{changes}}}, @({names}, {result}) {without(condition, left_out) or 'true'}, {{{cells}}});")


def derivatives(catalogue, record):
    """(form, texts, condition) of each: partials are what the change of the result is multiplied with."""
    given = catalogue.part(record, "derivative")
    if given["partials"]:
        change = f"d{record.forms[0].results[0].name}"
        yield record.forms[0], [f"{change} .* ({text})" for text in given["partials"]], ""
    for reference in given["adjoints"]:
        adjoint = catalogue.raw[reference["def"]]
        yield record.forms[adjoint["form"] - 1], adjoint["texts"], adjoint["condition"]


def check(runmat, record, derivative):
    program = PROGRAM.replace("ATTEMPTS", "\n".join(attempts(record, *derivative)))
    ran = subprocess.run([runmat, "--jit=off", "-e", program], capture_output=True, text=True, timeout=120, check=False)
    if ran.returncode == 0 and not ran.stdout.strip():
        return None
    return f"{record.place}: {record.name}, derivative {'; '.join(derivative[1])}: {ran.stdout.strip()}{ran.stderr.strip()}"


def replaced(derivative, text):
    form, texts, condition = derivative
    return form, [text, *texts[1:]], condition


def main():
    catalogue = Catalogue(sys.argv[2])
    work = [(r, d) for r in catalogue.records for d in derivatives(catalogue, r)]
    if len(sys.argv) > 3:
        name, text = sys.argv[3].split("=", 1)
        work = [(r, replaced(d, text)) for r, d in work if r.name == name]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        failures = [f for f in pool.map(lambda item: check(sys.argv[1], *item), work) if f]
    print("\n".join(failures))
    print(f"{len(work)} derivatives, {len(failures)} wrong")
    sys.exit(bool(failures) or not work)


main()
