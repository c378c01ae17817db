#===- arguments.py - random functions with any number of arguments ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions that are called with fewer arguments than they have, with lists of them, with options by name or in structs, and with texts
that choose what they do; they give as many results as are asked for and return from within loops. Some stand in files of their own."""

import dataclasses

from calls import CallingBody, Callee, combined, result_type, small_shape
from expressions import Variable
from programs import helper, show
from tree import Expression, Function, Program, Statement, leaf, simple
from values import FLOATS, array, random_class, random_shape

# Tests of whether parameter p, which has the number n, is given.
MISSING = ("nargin < {n}", "nargin < {n}", "nargin <= {m}", "~exist('{p}', 'var')")
MISSING_OR_EMPTY = ("nargin < {n} || isempty({p})", "~exist('{p}', 'var') || isempty({p})")
GIVEN = ("nargin > {m}", "nargin >= {n}", "exist('{p}', 'var')", "exist('{p}', 'var') == 1")
WORDS = ("scale", "shift", "limit", "Gain")
MODES = ("add", "mul", "both", "none")
LIST_HEADS = ("1:numel(varargin)",) * 5 + ("1:length(varargin)", "1:nargin-{fixed}") * 2 + (
    "1:size(varargin, 2)", "numel(varargin):-1:1", "1:2:numel(varargin)", "2:numel(varargin)")
UNUSUAL = 0.02
MOST_OF_LIST = 100


@dataclasses.dataclass(frozen=True)
class Taken:
    """What a function takes: its parameters, the statements that make variables of them, and how arguments are made for it.

    `used` makes statements that change the result, once it is there. Others can hand on a list of up to `most` like `element`.
    """

    parameters: tuple
    statements: tuple
    arguments: object
    used: object = lambda result: ()
    element: object = None
    fixed: tuple = ()
    most: int = 0


def branch(condition, block, other=()):
    """An if of several lines, or of one where there is but a simple statement."""
    if other:
        return Statement((f"if {condition}", "else", "end"), (), (tuple(block), tuple(other)))
    return Statement((f"if {condition}", "end"), (), (tuple(block),))


def set_to(variable, value):
    return simple(variable.name + " = {0};", value)


class FunctionBody(CallingBody):
    """Makes one function. A parameter is in the scope from where it has a value for sure."""

    def __init__(self, random, name, called):
        super().__init__(random, name + "v", (), (), called)
        self.name = name
        self.parameters = 0
        self.plain = random.random() < 0.85

    def makers(self, nesting, in_loop):
        """Mostly without what the compiler leaves to the interpreter: that would keep every call of the function out."""
        left = (self.shown, self.moved_condition, self.handle, self.call_through_cell, self.call_of_handle, self.call_for_each, self.call_by_name)
        return [maker for maker in super().makers(nesting, in_loop) if not self.plain or maker[1] not in left]

    def value(self, variable, depth=2):
        return self.expressions.make(variable.cls, variable.shape, depth)

    def parameter(self, cls=None, shape=None):
        self.parameters += 1
        return Variable(f"{self.name}a{self.parameters}", cls or random_class(self.random), shape or self.some_shape())

    def parameter_like(self, result):
        if self.random.random() < 0.6:
            return self.parameter(result.cls, self.random.choice((result.shape, result.shape, (1, 1))))
        return self.parameter()

    def some_shape(self):
        return (1, 1) if self.random.random() < 0.5 else small_shape(self.random)

    def first_parameters(self, result, least=1):
        """They are always given; the result can be made of them, mostly. One without a name is there to be counted."""
        fixed = [self.parameter_like(result) for _ in range(self.random.randint(least, least + 1))]
        if fixed and self.random.random() < 0.08:
            fixed[0] = dataclasses.replace(fixed[0], name="~")
        self.scope += [each for each in fixed if each.name != "~"]
        return tuple(fixed)

    def option(self, result):
        """A variable that holds an option."""
        types = ((result.cls, result.shape), (result.cls, (1, 1)), ("double", (1, 1)), ("double", (1, 1)), result_type(self.random))
        return Variable(self.fresh(), *self.random.choice(types))

    def defaults_of(self, options):
        """Statements that give each of them a value."""
        statements = [self.define(option.name, option.cls, option.shape, self.value(option, 1)) for option in options]
        return tuple(statements)

    def changed(self, result, item):
        """The result with another value in it."""
        return set_to(result, combined(self.random, result.cls, leaf(result.name), item))

    def sometimes_return(self):
        return (simple("return"),) if self.random.random() < 0.3 else ()

    # --- parameters ------------------------------------------------------------------------------------------------

    def fewer(self, result):
        """Parameters that need not be given: they have defaults, or are read where they are there."""
        fixed = self.first_parameters(result, 0)
        others = [self.parameter_like(result) for _ in range(self.random.randint(1, 3))]
        alike = len({(each.cls, each.shape) for each in others}) == 1
        element, most = (dataclasses.replace(others[0], name=""), len(others)) if alike else (None, 0)
        if self.random.random() < 0.15:
            return self.by_number(fixed, others)
        tests = {each.name: self.random.choice(MISSING * 2 + MISSING_OR_EMPTY * 2) for each in others}
        guarded = others.pop() if self.random.random() < 0.25 else None
        statements = tuple(self.default_of(each, tests[each.name], number) for number, each in enumerate(others, len(fixed) + 1))
        if self.random.random() < 0.1:
            statements = (simple(f"narginchk({len(fixed)}, {self.parameters});"), *statements)
        empty = {each.name for each in others if "isempty" in tests[each.name]}
        parameters = (*fixed, *others, *([guarded] if guarded else []))
        arguments = FewerArguments(parameters, len(fixed), empty)
        return Taken(parameters, statements, arguments, lambda result: self.guarded_use(guarded, result), element, fixed, most)

    def default_of(self, variable, test, number):
        default = self.value(variable, 1)
        self.scope.append(variable)
        condition = test.format(n=number, m=number - 1, p=variable.name)
        if self.random.random() < 0.7:
            return simple(f"if {condition}, {variable.name} = {{0}}; end", default)
        return branch(condition, [set_to(variable, default)])

    def guarded_use(self, variable, result):
        if not variable:
            return ()
        test = self.random.choice(GIVEN).format(n=self.parameters, m=self.parameters - 1, p=variable.name)
        known = len(self.scope)
        self.scope.append(variable)
        block = (set_to(result, self.value(result)), *self.block(1, 1), *self.sometimes_return())
        del self.scope[known:]
        return (branch(test, block),)

    def by_number(self, fixed, others):
        """A switch gives all those that are missing."""
        first, blocks, before = len(fixed), [], self.scope[:]
        for given in range(len(others)):
            self.scope[:] = [*before, *others[:given]]
            blocks.append(tuple(set_to(each, self.value(each, 1)) for each in others[given:]))
        self.scope[:] = [*before, *others]
        lines = [f"case {number}" for number in range(first, first + len(others))]
        switch = Statement((f"switch nargin, {lines[0]}", *lines[1:], "end"), (), tuple(blocks))
        return Taken((*fixed, *others), (switch,), FewerArguments((*fixed, *others), first, ()))

    def list_of_them(self, result):
        """varargin, with elements that can be combined with the result."""
        fixed = self.first_parameters(result)
        element = Variable("", result.cls, self.random.choice((result.shape, (1, 1))))
        least = self.random.choice((0, 0, 1, 2))
        makers = [lambda: self.list_loop(result, element, len(fixed))] * 3 + [lambda: self.picked(result, element, len(fixed), least)] * 3
        makers += [self.list_counted, lambda: self.handed_on(result, element), lambda: self.list_changed(element, least)]
        makers += [lambda: self.list_joined(result, element)]

        def used(_):
            chosen = self.random.choices(makers, k=self.random.randint(1, 3))
            return tuple(statement for maker in chosen for statement in maker())

        parameters = (*fixed, Variable("varargin", "", ()))
        return Taken(parameters, (), ListOfArguments(fixed, element, least), used, element, fixed, MOST_OF_LIST)

    def list_loop(self, result, element, fixed):
        """Over all of them or some; it may be left early."""
        turn, known = self.turn(), len(self.scope)
        head = f"for {turn} = {self.random.choice(LIST_HEADS).format(fixed=fixed)}"
        if self.random.random() < 0.07:
            # Nothing else may change what ends the loop.
            head = f"{turn} = 0; while {turn} < numel(varargin), {turn} = {turn} + 1;"
        else:
            self.scope.append(Variable(turn, "double", (1, 1)))
        body = self.use_of_element(result, element, turn)
        if self.random.random() < 0.06:
            item = combined(self.random, element.cls, leaf("varargin{%s}" % turn), self.expressions.make(element.cls, (1, 1), 1))
            change = simple(f"varargin{{{{{turn}}}}} = {{0}};", item)
            body = self.random.choice(((change, *body), (*body, change)))
        if self.random.random() < 0.12:
            body += (simple(f"if {{0}}, {self.random.choice(('return', 'break', 'continue'))}, end", self.leaving_condition(turn)),)
        if self.random.random() < 0.3:
            body += self.block(1, 1, True)
        del self.scope[known:]
        loop = Statement((head, "end"), (), (body,))
        return (loop, self.changed(result, leaf(f"sum({turn}, 'all')"))) if self.random.random() < 0.12 else (loop,)

    def use_of_element(self, result, element, position):
        """Where it stands, or by way of a variable."""
        item = leaf("varargin{%s}" % position)
        if self.random.random() < 0.5:
            return (self.changed(result, item),)
        name = self.fresh()
        first = self.define(name, element.cls, element.shape, item)
        return first, self.changed(result, self.expressions.make(element.cls, element.shape, 1)), self.changed(result, leaf(name))

    def picked(self, result, element, fixed, least):
        """One of them, where there are so many."""
        number = self.random.randint(1, 3)
        test = self.random.choice((f"nargin > {fixed + number - 1}", f"numel(varargin) >= {number}", f"length(varargin) > {number - 1}",
                                   "~isempty(varargin)"))
        if test == "~isempty(varargin)":
            number = 1
        position = self.random.choice((number, number, "end"))
        if number <= least and self.random.random() < 0.7:
            return self.use_of_element(result, element, position)
        known = len(self.scope)
        block = (*self.use_of_element(result, element, position), *self.sometimes_return())
        del self.scope[known:]
        other = (set_to(result, self.value(result)),) if self.random.random() < 0.4 else ()
        return (branch(test, block, other),)

    def list_counted(self):
        value = self.random.choice(("nargin", "numel(varargin)", "length(varargin)", "nargin * 2 - 1", "size(varargin, 2)"))
        return (self.define(self.fresh(), "double", (1, 1), leaf(value)),)

    def list_changed(self, element, least):
        value = self.value(element, 1)
        if least and self.random.random() < 0.6:
            change = f"varargin{{{{{self.random.randint(1, least)}}}}} = {{0}};"
            if self.random.random() < 0.3:
                return (simple(f"if {{1}}, {change} end", value, self.expressions.condition(1)),)
            return (simple(change, value),)
        if self.random.random() < 0.6:
            return (branch("numel(varargin) > 2", [simple("varargin(1) = [];")]),)
        return (simple("varargin{{end+1}} = {0};", value),)

    def list_joined(self, result, element):
        if element.cls not in FLOATS or len(element.shape) != 2:
            return self.list_counted()
        item = self.random.choice(("sum([varargin{:}], 'all')", "sum(sum([varargin{:}]))"))
        return (self.changed(result, leaf(item)),)

    def handed_on(self, result, element):
        """To another function that takes a list, or to one of the language."""
        takers = [callee for callee in self.called if callee.element and (callee.element.cls, callee.element.shape) == (element.cls, element.shape)]
        if takers:
            taker = self.random.choice(takers)
            values = [self.value(each, 1) for each in taker.fixed]
            words = ["{%d}" % position for position in range(len(values))] + [self.random.choice(("varargin{{:}}", "varargin{{2:end}}"))]
            given = taker.results[0]
            template = f"{taker.name}({', '.join(words)})"
            value = Expression(template, tuple(values)) if values else leaf(template.format())
            if taker.most < MOST_OF_LIST:
                return (branch(f"numel(varargin) <= {taker.most}", [simple(self.fresh() + " = {0};", value)]),)
            return (self.define(self.fresh(), given.cls, given.shape, value),)
        if result.cls in FLOATS and element.shape == result.shape:
            called = self.random.choice(("max", "min", "plus", "times"))
            return (branch("numel(varargin) == 2", [self.changed(result, leaf(called + "(varargin{:})"))]),)
        return self.list_counted()

    def by_word(self, result):
        """Options by name, in any order."""
        fixed = self.first_parameters(result)
        words = self.random.sample(WORDS, self.random.randint(1, 3))
        options = [self.option(result) for _ in words]
        flag = Variable(self.fresh(), "logical", (1, 1)) if self.random.random() < 0.15 else None
        known = [*options, *([flag] if flag else [])]
        defaults = self.defaults_of(known)
        turn = "k" + self.fresh()
        lowered = self.random.random() < 0.4
        one_by_one = flag or self.random.random() < 0.15
        blocks = [(set_to(option, leaf("varargin{%s+1}" % turn)),) for option in options]
        if flag:
            blocks.append((set_to(flag, leaf("true")), simple(f"{turn} = {turn} - 1;")))
        loop_words = [*words, *(["flip"] if flag else [])]
        # What counts the turns stands in the head, where shrinking leaves it.
        head = f"{turn} = -1; while {turn} + 2 <= numel(varargin), {turn} = {turn} + 2;" if one_by_one else f"for {turn} = 1:2:numel(varargin)"
        choice = self.chosen_by(f"varargin{{{{{turn}}}}}", loop_words, blocks, lowered)
        loop = Statement((head, "end"), (), ((choice,),))
        arguments = WordsAndValues(fixed, tuple(zip(words, options)), bool(flag), lowered)
        return Taken((*fixed, Variable("varargin", "", ())), (*defaults, loop), arguments)

    def chosen_by(self, subject, words, blocks, lowered, other=None):
        """A switch over texts, or comparisons one after the other; what is none of them is an error."""
        if other is None:
            other = (simple("error('generated:option', 'no option');"),) if self.random.random() < 0.7 else ()
        if self.random.random() < 0.5:
            head = f"switch lower({subject})" if lowered else f"switch {subject}"
            cases = [f"case '{word.lower() if lowered else word}'" for word in words]
            if self.random.random() < 0.3:
                cases[-1] = f"case {{{{{cases[-1][5:]}, 'another'}}}}"
            ends = ("otherwise", "end") if other else ("end",)
            return Statement((f"{head}, {cases[0]}", *cases[1:], *ends), (), (*blocks, other) if other else tuple(blocks))
        compare = "strcmpi" if lowered else "strcmp"
        tests = [f"{compare}({subject}, '{word}')" for word in words]
        ends = ("else", "end") if other else ("end",)
        return Statement((f"if {tests[0]}", *(f"elseif {test}" for test in tests[1:]), *ends), (), (*blocks, other) if other else tuple(blocks))

    def by_struct(self, result):
        """Options in the fields of a struct; those that are not there have defaults."""
        fixed = self.first_parameters(result)
        place = f"{self.name}o"
        words = self.random.sample(WORDS, self.random.randint(1, 3))
        fields = [dataclasses.replace(self.option(result), name=f"{place}.{word}") for word in words]
        statements = []
        optional = self.random.random() < 0.6
        if optional:
            test = self.random.choice(MISSING).format(n=len(fixed) + 1, m=len(fixed), p=place)
            made = self.random.choice((0, 1, 1, 1)) and self.random.randint(1, len(fields))
            words_given = ", ".join(f"'{word}', {{{position}}}" for position, word in enumerate(words[:made]))
            values = [self.value(field, 1) for field in fields[:made]]
            statements.append(branch(test, [simple(f"{place} = struct({words_given});", *values)]))
        needed = []
        for word, field in zip(words, fields):
            statements += self.field_of(place, word, field, needed)
        # A field that has no default is always given.
        if optional and needed:
            statements = statements[1:]
        parameters = (*fixed, Variable(place, "", ()))
        return Taken(parameters, tuple(statements), StructOfOptions(fixed, tuple(zip(words, fields)), optional and not needed, tuple(needed)))

    def field_of(self, place, word, field, needed):
        asked, kind = f"isfield({place}, '{word}')", self.random.random()
        default = self.value(field, 1)
        if kind < 0.1:
            needed.append(word)
            self.scope.append(field)
            return ()
        if kind < 0.35:
            self.scope.append(field)
            return (branch(f"~{asked}", [set_to(field, default)]),)
        option = dataclasses.replace(field, name=self.fresh())
        self.scope.append(option)
        taken = set_to(option, leaf(field.name))
        if kind < 0.7:
            return (branch(asked, [taken], [set_to(option, default)]),)
        return set_to(option, default), branch(asked, [taken])

    def by_mode(self, result):
        """A text chooses what is done."""
        fixed = self.first_parameters(result)
        how = f"{self.name}how"
        modes = self.random.sample(MODES, self.random.randint(2, 3))
        optional = self.random.random() < 0.7
        statements = ()
        if optional:
            test = self.random.choice(MISSING + MISSING_OR_EMPTY).format(n=len(fixed) + 1, m=len(fixed), p=how)
            statements = (simple(f"if {test}, {how} = '{self.random.choice(modes)}'; end"),)
        lowered = self.random.random() < 0.3

        def used(result):
            blocks = []
            for _ in modes:
                known = len(self.scope)
                blocks.append((*self.block(self.random.choice((0, 0, 1)), 1), set_to(result, self.value(result)), *self.sometimes_return()))
                del self.scope[known:]
            other = (set_to(result, self.value(result)),) if self.random.random() < 0.5 else None
            return (self.chosen_by(how, modes, blocks, lowered, other),)

        return Taken((*fixed, Variable(how, "", ())), statements, TextOfMode(fixed, tuple(modes), optional, lowered), used)

    # --- results and returns ---------------------------------------------------------------------------------------

    def leaving_condition(self, turn):
        if self.random.random() < 0.6:
            return leaf(f"{turn} {self.random.choice(('>', '==', '>='))} {self.random.randint(1, 4)}")
        return self.expressions.condition(1)

    def left_early(self, result):
        """A loop, and often one inside, that return from where they are."""
        turn, known = self.turn(), len(self.scope)
        self.scope.append(Variable(turn, "double", (1, 1)))
        body = [set_to(result, self.value(result))]
        if self.random.random() < 0.5:
            body += self.left_inside(result, turn)
        place = self.random.randint(0, len(body))
        body.insert(place, self.leave(result, turn))
        del self.scope[known:]
        loop = Statement((f"for {turn} = 1:{self.random.choice(('3', '4', '6', '0'))}", "end"), (), (tuple(body),))
        return (loop, set_to(result, self.value(result))) if self.random.random() < 0.6 else (loop,)

    def left_inside(self, result, outer):
        turn = self.turn()
        self.scope.append(Variable(turn, "double", (1, 1)))
        body = (self.changed(result, self.value(result, 1)), self.leave(result, turn))
        self.scope.pop()
        return [Statement((f"for {turn} = 1:{self.random.choice((outer, '2', '3'))}", "end"), (), (body,))]

    def leave(self, result, turn):
        """What follows in an else is not reached, either."""
        condition = self.leaving_condition(turn)
        if self.random.random() < 0.5:
            return simple("if {0}, return, end", condition)
        block = (set_to(result, self.value(result, 1)), simple("return"))
        if self.random.random() < 0.5:
            return Statement(("if {0}", "end"), (condition,), (block,))
        blocks = ((set_to(result, self.value(result, 1)),), block)
        return Statement(("if {0}", "else", "end"), (condition,), self.random.choice((blocks, blocks[::-1])))

    def as_asked_for(self, result):
        """(head, results, statements): further results are made where they are asked for."""
        others = [Variable(f"{self.name}q{number}", *result_type(self.random)) for number in range(self.random.randint(1, 2))]
        statements = []
        for number, other in enumerate(others, 1):
            made = set_to(other, self.value(other))
            statements.append(branch(f"nargout > {number}", [made]) if self.random.random() < 0.6 else made)
        return f"[{', '.join(each.name for each in (result, *others))}]", (result, *others), tuple(statements)

    def list_of_results(self, result):
        """varargout, alone or behind the result."""
        behind = self.random.random() < 0.4
        cls, shape = result_type(self.random)
        given = Variable("", cls, shape)
        makers = (self.filled_by_loop, self.filled_by_loop, self.filled_one_by_one, self.filled_one_by_one, self.filled_at_once)
        most, statements = self.random.choice(makers)(given, behind)
        head = f"[{result.name}, varargout]" if behind else "varargout"
        return head, (*((result,) if behind else ()), *(given,) * most), statements

    def filled_by_loop(self, given, behind):
        turn, known = self.turn(), len(self.scope)
        self.scope.append(Variable(turn, "double", (1, 1)))
        store = simple(f"varargout{{{{{turn}}}}} = {{0}};", self.value(given))
        del self.scope[known:]
        last = "nargout-1" if behind else self.random.choice(("nargout", "max(nargout, 1)", "max(1, nargout)"))
        first = (simple(f"varargout = cell(1, {last});"),) if self.random.random() < 0.15 else ()
        return 3, (*first, Statement((f"for {turn} = 1:{last}", "end"), (), ((store,),)))

    def filled_one_by_one(self, given, behind):
        """All that follow one that is made for who asks for it are made so."""
        most = self.random.randint(1, 3)
        always = self.random.randint(1 - behind, most)
        stores = [simple(f"varargout{{{{{number}}}}} = {{0}};", self.value(given)) for number in range(1, most + 1)]
        return most, tuple(store if number <= always else branch(f"nargout > {number - 1 + behind}", [store])
                           for number, store in enumerate(stores, 1))

    def filled_at_once(self, given, _):
        most = self.random.randint(1, 3)
        holes = ", ".join("{%d}" % position for position in range(most))
        return most, (simple(f"varargout = {{{{{holes}}}}};", *(self.value(given) for _ in range(most))),)


# --- arguments -------------------------------------------------------------------------------------------------------


@dataclasses.dataclass(frozen=True)
class FewerArguments:
    """The first of the parameters, or one too few or too many; those of `empty` may be []."""

    parameters: tuple
    least: int
    empty: object

    def __call__(self, body):
        random = body.random
        number = random.randint(self.least, len(self.parameters))
        if random.random() < UNUSUAL:
            number = random.choice((max(self.least - 1, 0), len(self.parameters) + 1))
        given = (*self.parameters, self.parameters[-1])[:number]
        return (), tuple(leaf("[]") if each.name in self.empty and random.random() < 0.25 else body.given(each.cls, each.shape) for each in given)


def fixed_arguments(body, fixed):
    return tuple(body.given(each.cls, each.shape) for each in fixed)


@dataclasses.dataclass(frozen=True)
class ListOfArguments:
    fixed: tuple
    element: Variable
    least: int

    def __call__(self, body):
        number = body.random.randint(self.least, self.least + body.random.choice((1, 2, 2, 3)))
        shapes = [self.element.shape] if body.random.random() < 0.8 else [self.element.shape, (1, 1)]
        others = tuple(body.given(self.element.cls, body.random.choice(shapes)) for _ in range(number))
        return (), (*fixed_arguments(body, self.fixed), *others)


@dataclasses.dataclass(frozen=True)
class WordsAndValues:
    """Some of the options in any order, one of them perhaps twice."""

    fixed: tuple
    options: tuple
    flag: bool
    lowered: bool

    def __call__(self, body):
        random = body.random
        pairs = [(leaf(f"'{written(random, word, self.lowered)}'"), body.given(option.cls, option.shape))
                 for word, option in random.choices(self.options, k=random.choice((0, 1, 1, 2, 3)))]
        if self.flag and random.random() < 0.5:
            pairs.insert(random.randint(0, len(pairs)), (leaf("'flip'"),))
        words = [value for pair in pairs for value in pair]
        if random.random() < UNUSUAL:
            words.append(random.choice((leaf("'no such'"), leaf("'scale'"))))
        return (), (*fixed_arguments(body, self.fixed), *words)


@dataclasses.dataclass(frozen=True)
class StructOfOptions:
    """A struct made in the call or before it, or none at all."""

    fixed: tuple
    options: tuple
    optional: bool
    needed: tuple

    def __call__(self, body):
        random, first = body.random, fixed_arguments(body, self.fixed)
        if self.optional and random.random() < 0.3:
            return (), first
        given = [(word, body.given(option.cls, option.shape)) for word, option in self.options if word in self.needed or random.random() < 0.6]
        words = ", ".join(f"'{word}', {{{position}}}" for position, (word, _) in enumerate(given))
        made = Expression(f"struct({words})", tuple(value for _, value in given))
        if given and random.random() < 0.5:
            return (), (*first, made)
        name = "o" + body.fresh()
        if not given or random.random() < 0.5:
            return (simple(name + " = {0};", made),), (*first, leaf(name))
        return tuple(simple(f"{name}.{word} = {{0}};", value) for word, value in given), (*first, leaf(name))


@dataclasses.dataclass(frozen=True)
class TextOfMode:
    fixed: tuple
    modes: tuple
    optional: bool
    lowered: bool

    def __call__(self, body):
        random, first = body.random, fixed_arguments(body, self.fixed)
        if self.optional and random.random() < 0.3:
            return (), first
        mode = random.choice((*self.modes, "another") if random.random() < 2 * UNUSUAL else self.modes)
        text = leaf(f"'{written(random, mode, self.lowered)}'")
        if random.random() < 0.75:
            return (), (*first, text)
        name = "t" + body.fresh()
        if random.random() < 0.6:
            return (simple(name + " = {0};", text),), (*first, leaf(name))
        other = leaf(f"'{random.choice(self.modes)}'")
        return (simple(f"if {{0}}, {name} = {{1}}; else, {name} = {{2}}; end", body.expressions.condition(1), text, other),), (*first, leaf(name))


def written(random, word, lowered):
    """In other letters, where those do not matter."""
    return random.choice((word, word.upper(), word.lower())) if lowered else word


# --- programs --------------------------------------------------------------------------------------------------------


def argument_function(random, name, called, file):
    """(function, how it is called)."""
    body = FunctionBody(random, name, called)
    result = Variable(name + "r", *result_type(random))
    form = random.choices((body.fewer, body.list_of_them, body.by_word, body.by_struct, body.by_mode), (4, 4, 2, 3, 2))[0]
    taken = form(result)
    statements = [*taken.statements, body.define(result.name, result.cls, result.shape, body.value(result)), *taken.used(result)]
    body.returns = True
    head, results, made = result.name, (result,), ()
    kind = random.random()
    if kind < 0.3:
        # A result that is not there yet where the function returns is an error of who asks for it.
        head, results, made = (body.as_asked_for if kind < 0.17 else body.list_of_results)(result)
    if random.random() < 0.4:
        made += body.left_early(result)
    if random.random() < 0.6:
        made += body.block(random.randint(1, 2))
    parameters = tuple(parameter.name for parameter in taken.parameters)
    function = Function(name, parameters, head, (*statements, *made), file)
    return function, Callee(name, taken.arguments, results, file, taken.element, taken.fixed, taken.most)


def argument_functions(random, name):
    """Some of them in files of their own, where another one may stand behind them."""
    made = []
    for number in range(random.randint(1, 3)):
        own = f"{name}g{number}"
        file = own if random.random() < 0.2 else ""
        names = [own + "s", own] if file and random.random() < 0.3 else [own]
        for each in names:
            called = tuple(callee for _, callee in made if callee.seen_from(file))
            made.append(argument_function(random, each, called, file))
    return made


def argument_program(random, name):
    """Calls what it defines, in loops and outside; whatever came of it is shown at the end."""
    made = argument_functions(random, name)
    called = tuple(callee for _, callee in made if callee.seen_from(""))
    helpers = [helper(random, f"{name}h0", ())] if random.random() < 0.2 else []
    data = [Variable(f"x{i}", random_class(random), random_shape(random)) for i in range(random.randint(1, 2))]
    values = tuple(array(random, variable.cls, variable.shape) for variable in data)
    body = CallingBody(random, "v", data, tuple((f.name, p, r) for f, p, r in helpers), called)
    statements = (*body.call_alone(), *body.call_in_loop(0, False), *body.block(random.randint(2, 5)))
    shown = tuple(show(variable.name) for variable in body.scope)
    main = Function(name, tuple(variable.name for variable in data), "r", (*statements, *shown, simple("r = 0;")))
    return Program((main, *(function for function, _ in made), *(function for function, _, _ in helpers)), values)
