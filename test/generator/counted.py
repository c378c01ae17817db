#===- counted.py - random programs whose clusters and launches are known ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Straight lines over arrays that arrive as arguments, so that the body is one unit and only the result is stored:

* a chain of elementwise operations is one cluster with one launch, whatever expands in it and however often a value is used;
* parts of the arguments are read where the arguments are: they change no number of clusters or launches;
* a reduction at its end takes the chain in: still one cluster. It is one launch while a slice has at most TWO_PASS elements,
  and two (partial and final) beyond;
* what follows a reduction needs the whole of its result, so a chain after it is a second cluster with a launch of its own,
  even where it reads the first chain's value: that is computed again or stored, but never launched for itself. The host runs
  both as one launch where the report calls the first one chained.

Arrays have several elements in the dimensions that matter: what a single element is computed with depends on the planner.
Doubles use only operations that every device has; singles their functions, too.
"""

import dataclasses

from tree import Expression, Function, Program, leaf, simple
from values import ramp

# Slices longer than this are reduced in two launches: compare.py sets it for every run, whatever the device would choose.
TWO_PASS = 1000
# So many elements are one thread's work, whatever they are reduced over.
ONE_THREAD = 1024

SCALARS = ("2", "0.5", "-1", "3", "1.25")
PAIRS = ("{0} + {1}", "{0} - {1}", "{0} .* {1}", "max({0}, {1})", "min({0}, {1})", "{0} ./ {1}")
PARTS = ("a(end:-1:1, :)", "a(:, end:-1:1)", "b(end:-1:1)", "c(1, end:-1:1)", "a(2, :)", "a(:, end)", "a(1:end, 1)")
SINGLES = ("-{0}", "abs({0})", "floor({0})", "sqrt(abs({0}))", "{0} .^ 2")
SINGLE_FUNCTIONS = ("exp({0})", "sin({0})", "tanh({0})", "atan({0})")


@dataclasses.dataclass(frozen=True)
class Promise:
    clusters: int
    launches: int
    # Whether several threads of the host run a chain of these extents as one launch (runtime/ChainTiling.h).
    together: bool = True

    def broken_by(self, units):
        """What is not as promised about the units of the program."""
        found = sum(len(unit["clusters"]) for unit in units)
        problems = []
        if len(units) != 1:
            problems.append(f"{len(units)} units, 1 promised")
        if found != self.clusters:
            problems.append(f"{found} clusters, {self.clusters} promised")
        return problems


    def launches_of(self, units, on_host, threads):
        """What is promised of these units, which have the clusters promised."""
        chained = any(cluster.get("chained") for unit in units for cluster in unit["clusters"])
        return 1 if on_host and chained and (self.together or threads == 1) else self.launches


class Chain:
    """Elementwise statements on the parameters; each reads the value before."""

    def __init__(self, random, single):
        self.random = random
        self.templates = SINGLES + SINGLE_FUNCTIONS if single else SINGLES
        self.body = []

    def extend(self, value, others, length):
        """The name of the last value."""
        for _ in range(length):
            name = f"v{len(self.body) + 1}"
            if self.random.random() < 0.7:
                operands = self.random.sample((leaf(value), leaf(self.random.choice(others + SCALARS + PARTS))), 2)
                template = self.random.choice(PAIRS)
            else:
                operands, template = (leaf(value),), self.random.choice(self.templates)
            self.body.append(simple(f"{name} = {template};", *operands))
            value = name
        return value


def whole_chain(random, chain, parameters):
    """One cluster, one launch."""
    return chain.extend("a", parameters, random.randint(1, 8)), Promise(1, 1)


def reduced_chain(random, chain, parameters, rows, columns):
    """The name of the reduced value, its launches, and whether what comes after it may run with it."""
    value = chain.extend("a", parameters, random.randint(1, 5))
    name = random.choice(("sum", "max", "min", "prod"))
    skip = "[], " if name in ("max", "min") else ""
    over, length = random.choice((("1", rows), ("2", columns), ("'all'", rows * columns)))
    chain.body.append(simple(f"s = {name}({value}, {skip}{over});"))
    return "s", 2 if length > TWO_PASS else 1, over != "2" or rows * columns <= ONE_THREAD


def chain_around_reduction(random, chain, parameters, rows, columns):
    """A chain over the parameters and what they were reduced to. Over no chain in between: that could be stored."""
    reduced, launches, together = reduced_chain(random, chain, parameters, rows, columns)
    value = chain.extend("a", (reduced,), 1)
    chain.body[-1] = simple(f"{value} = a - {reduced};")
    return chain.extend(value, parameters, random.randint(0, 4)), Promise(2, launches + 1, together)


def counted_program(random, name):
    """A random counted program; its array `a` and a row and a column that expand to its size are arguments."""
    single = random.random() < 0.5
    rows, columns = random.choice(((2, 3), (3, 2), (5, 4), (40, 50), (1500, 2), (2, 1500), (33, 33), (150, 200)))
    chain = Chain(random, single)
    kind = random.choice(("chain", "reduction", "both"))
    if kind == "chain":
        result, promise = whole_chain(random, chain, ("a", "b", "c"))
    elif kind == "reduction":
        result, launches, _ = reduced_chain(random, chain, ("a", "b", "c"), rows, columns)
        promise = Promise(1, launches)
    else:
        result, promise = chain_around_reduction(random, chain, ("a", "b", "c"), rows, columns)
    body = (*chain.body, simple(f"r = {result};"))
    data = [ramp(random, shape) for shape in ((rows, columns), (rows, 1), (1, columns))]
    arguments = tuple(Expression("single({0})", (value,)) if single else value for value in data)
    return Program((Function(name, ("a", "b", "c"), "r", body),), arguments, promise)
