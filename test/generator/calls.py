#===- calls.py - how functions are called that take any number of arguments ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of functions that take and give more or less: alone, in values and conditions, in loops, through handles and through cells."""

import dataclasses

from expressions import Variable
from programs import Body
from tree import Expression, Statement, leaf, simple
from values import FLOATS, INTEGERS, count, random_class, random_shape

TURNS = ("1:3", "1:3", "1:2", "1:5", "1:8", "4:-1:1", "1:0")
MOST_RESULT_ELEMENTS = 200
# What makes a value of a class out of two, one of which may be a scalar.
COMBINED = {"logical": ("({0} | {1})", "({0} & {1})", "xor({0}, {1})"),
            "complex": ("({0} + {1})", "({0} - {1})", "({0} .* {1})"),
            "char": ("{1}",)}
OF_NUMBERS = ("({0} + {1})", "({0} + {1})", "({0} - {1})", "({0} .* {1})", "max({0}, {1})", "min({0}, {1})")


@dataclasses.dataclass(frozen=True)
class Callee:
    """A function and how it is called: `arguments` makes them for a body, with statements that come before the call.

    From one to all of the results may be asked for. Functions that stand in a `file` see those of their file and the names of files.
    Behind arguments like `fixed` may come others like `element`, up to `most`.
    """

    name: str
    arguments: object
    results: tuple
    file: str = ""
    element: object = None
    fixed: tuple = ()
    most: int = 0

    def seen_from(self, file):
        return self.file in (file, self.name)


def result_type(random):
    """Of what is no text, scalars mostly: calls of their functions are what loops are made of."""
    cls = random_class(random)
    while cls == "char":
        cls = random_class(random)
    return cls, (1, 1) if random.random() < 0.4 else small_shape(random)


def small_shape(random):
    shape = random_shape(random)
    while count(shape) > MOST_RESULT_ELEMENTS:
        shape = random_shape(random)
    return shape


def combined(random, cls, *sides):
    return Expression(random.choice(COMBINED.get(cls, OF_NUMBERS)), sides)


def call(name, values):
    return Expression(f"{name}({', '.join('{%d}' % position for position in range(len(values)))})", tuple(values))


class CallingBody(Body):
    """The statements of a function that calls such functions."""

    def __init__(self, random, prefix, parameters, callees, called):
        super().__init__(random, prefix, parameters, callees)
        self.called = called
        self.depth = 0

    def makers(self, nesting, in_loop):
        makers = super().makers(nesting, in_loop)
        if self.called:
            makers += [(8, self.call_alone), (4, self.call_in_value), (1, self.call_in_condition), (1, self.call_by_name), (1, self.call_of_handle)]
            makers += [(1, self.call_through_cell), (1, self.call_for_each), (1, self.call_for_nothing)]
            if nesting < 2:
                makers += [(6, self.call_in_loop)]
        return makers

    def turn(self):
        """The name of a loop's variable; one with a k is a position of arrays, too, which may have fewer elements."""
        return self.random.choice("kiii") + self.fresh()

    def some_call(self):
        """(statements that come first, callee, the call)."""
        callee = self.random.choice(self.called)
        before, values = callee.arguments(self)
        return before, callee, call(callee.name, values)

    def given(self, cls, shape):
        """An argument of this class and shape, mostly; sometimes it is a call itself."""
        if self.random.random() < 0.02:
            return self.expressions.make(random_class(self.random), small_shape(self.random), 1)
        same = [callee for callee in self.called if (callee.results[0].cls, callee.results[0].shape) == (cls, shape)]
        if same and not self.depth and self.random.random() < 0.15:
            self.depth += 1
            callee = self.random.choice(same)
            before, values = callee.arguments(self)
            self.depth -= 1
            if not before:
                return call(callee.name, values)
        return self.expressions.make(cls, shape, self.random.choice((0, 1, 1, 2)))

    # --- straight lines --------------------------------------------------------------------------------------------

    def call_alone(self, *_):
        """Its results are variables; some may be ignored."""
        before, callee, value = self.some_call()
        return (*before, self.results_of(callee, value))

    def results_of(self, callee, value):
        asked = self.random.randint(1, len(callee.results))
        places = [self.place_of(result) for result in callee.results[:asked]]
        for position in range(asked - 1):
            if self.random.random() < 0.2:
                places[position] = dataclasses.replace(places[position], name="~")
        if asked > 1 and self.random.random() < 0.02:
            places.append(Variable(self.fresh(), "", ()))
        known = [variable.name for variable in self.scope]
        self.scope += [place for place in places if place.cls and place.name.isalnum() and place.name not in known]
        names = [place.name for place in places]
        return simple(names[0] + " = {0};", value) if asked == 1 else simple(f"[{', '.join(names)}] = {{0}};", value)

    def place_of(self, result):
        """A new variable, mostly; else one that is there, or an element of one."""
        kind = self.random.random()
        same = [variable for variable in self.scope if (variable.cls, variable.shape) == (result.cls, result.shape)]
        if same and kind < 0.25:
            return self.random.choice(same)
        arrays = [variable for variable in self.scope if variable.cls == result.cls and count(variable.shape) > 1]
        if arrays and result.shape == (1, 1) and kind < 0.4:
            array = self.random.choice(arrays)
            return dataclasses.replace(result, name=f"{array.name}({self.random.randint(1, count(array.shape))})")
        return dataclasses.replace(result, name=self.fresh())

    def call_for_nothing(self, *_):
        """No result is asked for."""
        before, _, value = self.some_call()
        return (*before, simple("{0};", value))

    def call_in_value(self, *_):
        """As an operand."""
        before, callee, value = self.some_call()
        result = callee.results[0]
        other = self.expressions.make(result.cls, self.random.choice((result.shape, (1, 1))), 2)
        sides = self.random.sample((value, other), 2)
        return (*before, self.define(self.fresh(), result.cls, result.shape, combined(self.random, result.cls, *sides)))

    def call_in_condition(self, nesting, in_loop):
        if nesting > 1:
            return self.call_alone()
        before, callee, value = self.some_call()
        compared = "abs({0})" if callee.results[0].cls == "complex" else "{0}"
        condition = Expression(f"all({compared} > {self.random.choice((0, 1, 2))}, 'all')", (value,))
        return (*before, Statement(("if {0}", "end"), (condition,), (self.inner(nesting, in_loop),)))

    def call_by_name(self, *_):
        callee = self.random.choice(self.called)
        before, values = callee.arguments(self)
        result = callee.results[0]
        # A function that stands in the program has no name for who calls by text.
        named = self.random.choice((f"@{callee.name}", f"'{callee.name}'")) if callee.file else f"@{callee.name}"
        return (*before, self.define(self.fresh(), result.cls, result.shape, call("feval", (leaf(named), *values))))

    def call_through_cell(self, *_):
        """The arguments are what a cell holds."""
        callee = self.random.choice(self.called)
        before, values = callee.arguments(self)
        cell, result = "c" + self.fresh(), callee.results[0]
        holes = ", ".join("{%d}" % position for position in range(len(values)))
        value = leaf(f"{callee.name}({cell}{{:}})")
        return (*before, simple(f"{cell} = {{{{{holes}}}}};", *values), self.define(self.fresh(), result.cls, result.shape, value))

    def call_of_handle(self, *_):
        """An anonymous function with a number for one of the arguments."""
        handle, before, callee, value = self.handle_of_call()
        result = callee.results[0]
        given = call(handle, (self.expressions.make("double", (1, 1), 1),))
        return (*before, value, self.define(self.fresh(), result.cls, result.shape, given))

    def handle_of_call(self):
        """(name, statements before it, callee, the statement that makes it)."""
        handle, parameter = "g" + self.fresh(), "n" + self.fresh()
        self.scope.append(Variable(parameter, "double", (1, 1)))
        before, callee, value = self.some_call()
        self.scope[:] = [variable for variable in self.scope if variable.name != parameter]
        if before:
            before = (simple(f"{parameter} = 1;"), *before)
        return handle, before, callee, simple(f"{handle} = @({parameter}) {{0}};", value)

    def call_for_each(self, *_):
        """The results of several calls in a row, where each is a number."""
        handle, before, callee, value = self.handle_of_call()
        result, turns = callee.results[0], self.random.randint(1, 4)
        if result.shape != (1, 1) or result.cls not in (*FLOATS, *INTEGERS, "logical"):
            return (*before, value)
        return (*before, value, self.define(self.fresh(), result.cls, (1, turns), leaf(f"arrayfun({handle}, 1:{turns})")))

    # --- loops -----------------------------------------------------------------------------------------------------

    def call_in_loop(self, nesting, _):
        """Each turn adds what it calls to a variable; what comes before the calls is before the loop, mostly."""
        callee = self.random.choice(self.called)
        total = dataclasses.replace(callee.results[0], name=self.fresh())
        first = self.define(total.name, total.cls, total.shape, self.expressions.make(total.cls, total.shape, 1))
        turn, outside = self.turn(), len(self.scope)
        self.scope.append(Variable(turn, "double", (1, 1)))
        outer, body = (), ()
        made = [callee.arguments(self) for _ in range(self.random.choice((1, 1, 2, 3)))]
        if self.random.random() < 0.2:
            body += self.inner(nesting, True)
        for before, values in made:
            if self.random.random() < 0.2 or any(turn in str(part) for statement in before for part in statement.expressions):
                body += before
            else:
                outer += before
            body += self.added(total, callee, call(callee.name, values))
        if self.random.random() < 0.2:
            body += self.inner(nesting, True)
        del self.scope[outside:]
        return (first, *outer, Statement((f"for {turn} = {self.random.choice(TURNS)}", "end"), (), (body,)))

    def added(self, total, callee, value):
        """In one statement, or by way of variables for all results."""
        if self.random.random() < 0.6:
            return (simple(total.name + " = {0};", combined(self.random, total.cls, leaf(total.name), value)),)
        known = len(self.scope)
        statement = self.results_of(callee, value)
        fitting = [leaf(variable.name) for variable in self.scope[known:] if (variable.cls, variable.shape) == (total.cls, total.shape)]
        if not fitting:
            return (statement,)
        return (statement, simple(total.name + " = {0};", combined(self.random, total.cls, leaf(total.name), self.random.choice(fitting))))
