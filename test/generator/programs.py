#===- programs.py - random statements, functions and whole programs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A random program: straight lines, branches, bounded loops, stores, functions with early returns, and shows of what was computed."""

import dataclasses

from expressions import Expressions, Variable
from tree import Expression, Function, Program, Statement, leaf, simple
from values import FLOATS, INTEGERS, array, count, random_class, random_shape, scalar, sizes

LOOP_CLASSES = ("double", "double", "double", "single", *INTEGERS)
TEXTS = ("'a'", "'add'", "'mul'", "'no such'")

MOST_TURNS = 100


def show(name):
    """Prints class, size and elements of a variable exactly; a cell in its way keeps it out of compiled code."""
    return simple(f"show('{name}', {{{{{name}}}}});")


class Body:
    """The statements of one function. Types of variables are known while they are made: a block inside changes no class and no size."""

    def __init__(self, random, prefix, parameters=(), callees=()):
        self.random = random
        self.prefix = prefix
        self.scope = list(parameters)
        self.expressions = Expressions(random, self.scope)
        self.callees = callees
        self.names = 0
        self.returns = False

    def fresh(self):
        self.names += 1
        return f"{self.prefix}{self.names}"

    def block(self, length, nesting=0, in_loop=False):
        outside = len(self.scope)
        statements = [statement for _ in range(length) for statement in self.statement(nesting, in_loop)]
        if nesting:
            del self.scope[outside:]
        return tuple(statements)

    def statement(self, nesting, in_loop):
        weights, functions = zip(*self.makers(nesting, in_loop))
        return self.random.choices(functions, weights)[0](nesting, in_loop)

    def makers(self, nesting, in_loop):
        """What may stand here, each with its weight."""
        makers = [(8, self.assign), (3, self.update), (3, self.store), (1, self.store_slice), (1, self.store_mask), (1, self.grow),
                  (1, self.store_masked), (1, self.read_mask), (1, self.delete), (1, self.shown), (1, self.position), (1, self.moved_condition)]
        if nesting < 2:
            makers += [(2, self.branch), (1, self.switch), (1, self.text_switch), (1, self.attempt), (2, self.count_loop), (1, self.while_loop), (1, self.value_loop)]
        if in_loop:
            makers += [(1, self.leave_loop)]
        if nesting == 0:
            makers += [(1, self.handle)]
        if self.callees:
            makers += [(2, self.call)]
        if self.returns and nesting:
            makers += [(1, lambda *_: (simple("if {0}, return, end", self.expressions.condition()),))]
        return makers

    # --- straight lines --------------------------------------------------------------------------------------------

    def assign(self, *_):
        """A new variable."""
        cls, shape = self.wanted()
        value = self.expressions.make(cls, shape, self.random.choice((1, 2, 3)))
        return (self.define(self.fresh(), cls, shape, value),)

    def define(self, name, cls, shape, value):
        self.scope.append(Variable(name, cls, shape))
        return simple(name + " = {0};", value)

    def wanted(self):
        """The class and the shape of a variable, mostly, so that variables meet."""
        cls, shape = random_class(self.random), random_shape(self.random)
        if self.scope and self.random.random() < 0.7:
            like = self.random.choice(self.scope)
            return (like.cls if self.random.random() < 0.6 else cls), like.shape
        return cls, shape

    def update(self, *_):
        if not self.scope:
            return self.assign()
        return self.update_of(self.random.choice(self.scope))

    def update_of(self, old):
        return (simple(old.name + " = {0};", self.expressions.make(old.cls, old.shape, 2)),)

    def shown(self, *_):
        return (show(self.random.choice(self.scope).name),) if self.scope and self.random.random() < 0.4 else ()

    def stored_array(self):
        """A variable with elements to store to, or none."""
        arrays = [variable for variable in self.scope if count(variable.shape) > 1 and variable.cls != "char"]
        return self.random.choice(arrays) if arrays else None

    def store(self, *_):
        target = self.stored_array()
        return self.store_to(target) if target else self.assign()

    def store_to(self, target):
        extents = target.shape if self.random.random() < 0.3 else (count(target.shape),)
        positions = tuple(self.expressions.position(extent, 1) for extent in extents)
        holes = ", ".join("{%d}" % position for position in range(len(positions)))
        cls = target.cls if self.random.random() < 0.8 else "double"
        value = self.expressions.make(cls, (1, 1), 2)
        return (simple(f"{target.name}({holes}) = {{{len(positions)}}};", *positions, value),)

    def store_slice(self, *_):
        target = self.stored_array()
        if not target or len(target.shape) != 2:
            return self.assign()
        column = self.random.randint(1, max(target.shape[1], 1))
        shape = self.random.choice(((target.shape[0], 1), (1, 1)))
        return (simple(f"{target.name}(:, {column}) = {{0}};", self.expressions.make(target.cls, shape, 2)),)

    def store_mask(self, *_):
        target = self.stored_array()
        if not target:
            return self.assign()
        mask = self.expressions.make("logical", target.shape, 1)
        return (simple(target.name + "({0}) = {1};", mask, self.expressions.make(target.cls, (1, 1), 1)),)

    def store_masked(self, *_):
        """What a mask chooses of some arrays, computed with and stored through the same mask."""
        arrays = [variable for variable in self.scope if count(variable.shape) > 1 and variable.cls in (*FLOATS, "complex")]
        if not arrays:
            return self.assign()
        target, mask = self.random.choice(arrays), self.fresh()
        classes = ("double", "complex") if target.cls == "complex" else (target.cls,)
        sources = [leaf(f"{each.name}({mask})") for each in arrays if each.shape == target.shape and each.cls in classes]
        value = self.of_chosen(sources, target.cls, self.random.randint(1, 3))
        chosen = self.expressions.make("logical", target.shape, 1)
        return (self.define(mask, "logical", target.shape, chosen), simple(f"{target.name}({mask}) = {{0}};", value))

    def of_chosen(self, sources, cls, depth):
        if depth == 0:
            return self.random.choice(sources) if self.random.random() < 0.8 else scalar(self.random, "double" if cls == "complex" else cls)
        unary, binary = ("-{0}", "({0} .^ 2)", "abs({0})"), ("({0} + {1})", "({0} - {1})", "({0} .* {1})", "({0} ./ {1})")
        unary += ("conj({0})", "({0} * 2)", "({0} * 0.5i)") if cls == "complex" else ("({0} * 2)", "max({0}, 0)", "min({0}, 1)")
        template = self.random.choice(unary + binary * 2)
        parts = tuple(self.of_chosen(sources, cls, depth - 1) for _ in range(1 + ("{1}" in template)))
        return Expression(template, parts)

    def read_mask(self, *_):
        """How many elements come out is not known, so only their sum has a type."""
        target = self.stored_array()
        if not target or target.cls not in ("double", "single"):
            return self.assign()
        mask = self.expressions.make("logical", target.shape, 1)
        name = self.fresh()
        self.scope.append(Variable(name, target.cls, (1, 1)))
        return (simple(f"{name} = sum({target.name}({{0}}), 'all');", mask),)

    def grow(self, *_):
        """Grows a vector of its own, in a loop or without one."""
        name, turns = self.fresh(), self.random.randint(1, 6)
        loop = Statement((f"for k{name} = 1:{turns}", "end"), (), ((simple(
            self.random.choice((f"{name}(end+1) = {{0}};", f"{name}(k{name}) = {{0}};")), self.expressions.make("double", (1, 1), 1)),),))
        self.scope.append(Variable(name, "double", (1, turns)))
        return (simple(f"{name} = [];"), loop)

    def moved_condition(self, *_):
        """A condition as a value, one side of which is a gpuArray; a statement that moves something is interpreted, the next one need not be."""
        cls, shape = self.random.choice(("logical", "double", "single")), self.random.choice(((1, 1),) * 8 + ((1, 3), (0, 0)))
        moved = self.fresh()
        self.scope.append(Variable(moved, cls, shape))
        sides = self.random.sample((leaf(moved), self.expressions.condition(1)), 2)
        value = Expression(self.random.choice(("{0} && {1}", "{0} || {1}", "~({0} && {1})")), tuple(sides))
        return (simple(moved + " = gpuArray({0});", array(self.random, cls, shape)), self.define(self.fresh(), "logical", (1, 1), value))

    def delete(self, *_):
        """Takes elements out of a vector of its own; with no elements left the size of what remains is another matter."""
        name, extent, cls = self.fresh(), self.random.randint(3, 6), random_class(self.random)
        shape = self.random.choice(((1, extent), (extent, 1)))
        value = self.expressions.make(cls, shape, 1)
        position = self.random.choice(("1", "end", "2", "end-1", "[2]"))
        self.scope.append(Variable(name, cls, tuple(max(1, each - 1) for each in shape)))
        return (simple(name + " = {0};", value), simple(f"{name}({position}) = [];"))

    def position(self, *_):
        """Two results of one call: an extreme value and where it is, or the size."""
        arrays = [variable for variable in self.scope if len(variable.shape) == 2 and count(variable.shape) and variable.cls in FLOATS]
        if not arrays:
            return self.assign()
        source, first, second = self.random.choice(arrays), self.fresh(), self.fresh()
        sized = self.random.random() < 0.5
        self.scope += [Variable(first, "double" if sized else source.cls, (1, 1)), Variable(second, "double", (1, 1))]
        call = f"size({source.name})" if sized else f"{self.random.choice(('max', 'min'))}({source.name}(:))"
        return (simple(f"[{first}, {second}] = {call};"),)

    # --- control flow ----------------------------------------------------------------------------------------------

    def inner(self, nesting, in_loop):
        return self.block(self.random.randint(1, 3), nesting + 1, in_loop)

    def branch(self, nesting, in_loop):
        condition = self.expressions.condition()
        if self.random.random() < 0.4:
            return (Statement(("if {0}", "end"), (condition,), (self.inner(nesting, in_loop),)),)
        blocks = (self.inner(nesting, in_loop), self.inner(nesting, in_loop))
        return (Statement(("if {0}", "else", "end"), (condition,), blocks),)

    def switch(self, nesting, in_loop):
        subject = self.expressions.make(self.random.choice(("double", "single", "logical", "int32")), (1, 1), 1)
        blocks = tuple(self.inner(nesting, in_loop) for _ in range(3))
        return (Statement(("switch {0}, case {1}", "case {2}", "otherwise", "end"), (subject, leaf("1"), leaf("0")), blocks),)

    def text_switch(self, nesting, in_loop):
        """On a text of its own, which the blocks may have changed by the next turn."""
        name = "t" + self.fresh()
        blocks = tuple(self.inner(nesting, in_loop) for _ in range(3))
        head = f"{name} = {self.random.choice(TEXTS)}; switch {name}, case {self.random.choice(TEXTS)}"
        cases = ", ".join(self.random.sample(TEXTS, 2))
        return (Statement((head, "case {{" + cases + "}}", "otherwise", "end"), (), blocks),)

    def attempt(self, nesting, in_loop):
        """Whatever fails in the block, what was computed before stays."""
        body = (*self.inner(nesting, in_loop), *self.inner(nesting, in_loop))
        error = "e" + self.fresh()
        return (Statement(("try", f"catch {error}, fprintf('caught %s\\n', {error}.message);", "end"), (), (body, ())),)

    def loop(self, head, expressions, variable, nesting):
        """A loop over a variable, which its body sees and what follows does not."""
        outside = len(self.scope)
        if variable:
            self.scope.append(variable)
        body = self.inner(nesting, True)
        del self.scope[outside:]
        return (Statement((head, "end"), expressions, (body,)),)

    def count_loop(self, nesting, _):
        name = "k" + self.fresh()
        cls = self.random.choice(LOOP_CLASSES)
        if cls == "double":
            head = f"for {name} = {self.turns()}"
        else:
            first, last = self.random.choice(((1, 4), (1, 3), (2, 5), (1, 0)))
            head = f"for {name} = {cls}({first}):{cls}({last})"
        return self.loop(head, (), Variable(name, cls, (1, 1)), nesting)

    def turns(self):
        arrays = [variable.name for variable in self.scope if count(variable.shape) < MOST_TURNS]
        if arrays and self.random.random() < 0.4:
            # An array that the body makes larger must not make every loop around it longer.
            return f"1:min(numel({self.random.choice(arrays)}), {MOST_TURNS})"
        return self.random.choice(("1:4", "1:3", "2:5", "1:0", "1:1", "1:12", "5:-1:1", "0:0.5:2", "3:-2:0"))

    def value_loop(self, nesting, _):
        """Over the columns of an array."""
        name, cls, shape = "k" + self.fresh(), random_class(self.random), (self.random.choice((1, 1, 2)), self.random.randint(0, 4))
        return self.loop(f"for {name} = {{0}}", (self.expressions.make(cls, shape, 1),), Variable(name, cls, (shape[0], 1)), nesting)

    def while_loop(self, nesting, _):
        """Ends after a few turns, whatever its condition and its body are."""
        name = "w" + self.fresh()
        head = f"{name} = 0; while {name} < {self.random.randint(1, 6)} && all({{0}}, 'all'), {name} = {name} + 1;"
        return self.loop(head, (self.expressions.condition(1),), None, nesting)

    def leave_loop(self, *_):
        return (simple(f"if {{0}}, {self.random.choice(('break', 'continue'))}, end", self.expressions.condition(1)),)

    def handle(self, *_):
        """An anonymous function, which captures variables and may call another one; statements that follow may call it."""
        name = "f" + self.fresh()
        result = Variable(name, *self.wanted())
        types = [(result.cls, result.shape) if self.random.random() < 0.7 else (random_class(self.random), random_shape(self.random))
                 for _ in range(self.random.randint(0, 2))]
        parameters = tuple(Variable(f"{name}a{i}", *each) for i, each in enumerate(types))
        value = Expressions(self.random, [*self.scope, *parameters]).make(result.cls, result.shape, 2)
        inner = [callee for callee in self.callees if not callee[1] and callee[2].shape == result.shape]
        if inner and self.random.random() < 0.5:
            value = Expression(f"({{0}} == {self.random.choice(inner)[0]}())", (value,))
            result = Variable(name, "logical", result.shape)
        self.callees += ((name, parameters, result),)
        return (simple(f"{name} = @({', '.join(parameter.name for parameter in parameters)}) {{0}};", value), *self.call_of(self.callees[-1]))

    def call(self, *_):
        return self.call_of(self.random.choice(self.callees))

    def call_of(self, function):
        callee, parameters, result = function
        values = tuple(self.argument(parameter) for parameter in parameters)
        name = self.fresh()
        holes = ", ".join("{%d}" % position for position in range(len(values)))
        self.scope.append(Variable(name, result.cls, result.shape))
        # What goes into a cell is called by the interpreter, so that the function has units of its own.
        if self.random.random() < 0.3:
            return (simple(f"{name}c = {{{{{callee}({holes})}}}}; {name} = {name}c{{{{1}}}};", *values),)
        return (simple(f"{name} = {callee}({holes});", *values),)

    def argument(self, parameter):
        """Of the class and size that the function was made for, mostly."""
        if self.random.random() < 0.9:
            return self.expressions.make(parameter.cls, parameter.shape, 1)
        return self.expressions.make(random_class(self.random), random_shape(self.random), 1)


def helper(random, name, callees):
    """(function, parameters, result) of a function with early returns."""
    parameters = tuple(Variable(f"{name}a{i}", random_class(random), random_shape(random)) for i in range(random.randint(1, 2)))
    body = Body(random, name + "v", parameters, callees)
    result = Variable(name + "r", random_class(random), random_shape(random))
    first = body.define(result.name, result.cls, result.shape, body.expressions.make(result.cls, result.shape, 2))
    body.returns = True
    statements = (first, *body.block(random.randint(1, 4)))
    return Function(name, tuple(parameter.name for parameter in parameters), result.name, statements), parameters, result


def random_program(random, name):
    """Its data arrive as arguments; it ends with a show of each variable that is known to be there."""
    helpers = []
    for i in range(random.choice((0, 0, 1, 2))):
        helpers.append(helper(random, f"{name}h{i}", tuple((f.name, p, r) for f, p, r in helpers)))
    data = [Variable(f"x{i}", random_class(random), random_shape(random)) for i in range(random.randint(1, 3))]
    values = tuple(array(random, variable.cls, variable.shape) for variable in data)
    body = Body(random, "v", data, tuple((f.name, p, r) for f, p, r in helpers))
    statements = body.block(random.randint(3, 8))
    shows = tuple(show(variable.name) for variable in body.scope)
    main = Function(name, tuple(variable.name for variable in data), "r", (*statements, *shows, simple("r = 0;")))
    in_files = random.random() < 0.15
    return Program((main, *(dataclasses.replace(f, file=f.name if in_files else "") for f, _, _ in helpers)), values)
