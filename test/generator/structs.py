#===- structs.py - random programs with structs ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fields are variables of the scope, so whatever is made of variables is made of fields, too. Here stands what is done with whole
structs and struct arrays: they are made, copied before they are changed, passed to functions and given back."""

import dataclasses

from expressions import Expressions, Variable
from programs import MOST_TURNS, Body, helper, show
from records import HANDLE, Record, Struct, constructor, constructor_shape, random_array_record, random_record
from tree import Expression, Function, Program, Statement, simple
from values import array, count, random_class, random_shape

HEADS = ("1:numel({})", "1:numel({})", "1:length({})", "numel({}):-1:1", "1:2:numel({})")
TURNS = ("1:3", "1:2", "1:2", "1:7")


@dataclasses.dataclass(frozen=True)
class StructFunction:
    """Parameters and results are variables or structs; a struct in both has one name."""

    name: str
    parameters: tuple
    results: tuple


def constructed(random, record):
    """A struct out of nothing."""
    values = [array(random, field.cls, constructor_shape(record, field)) for field in record.values()]
    return constructor(record, values, handle_value(random, record, ()))


def handle_value(random, record, scope):
    if not record.handle:
        return None
    parameter, result = (dataclasses.replace(each, name=name) for each, name in zip(record.handle, ("a", "r")))
    value = Expressions(random, [*scope, parameter]).make(result.cls, result.shape, 2)
    return Expression("@(a) {0}", (value,))


class StructBody(Body):
    """The statements of a function that has structs. A place may be assigned as a whole where another one has the same record."""

    def __init__(self, random, prefix, parameters, callees, records, functions):
        super().__init__(random, prefix, [each for each in parameters if isinstance(each, Variable)], callees)
        self.records = records
        self.functions = functions
        self.structs = []
        for each in parameters:
            if isinstance(each, Struct):
                self.add(each)

    def add(self, struct):
        """Its fields become variables and its handle may be called."""
        self.structs.append(struct)
        inside = struct.inside()
        if not struct.record.extent:
            self.scope += struct.members()
        if struct.record.handle:
            parameter, result = struct.record.handle
            self.callees += ((f"{struct.name}.{HANDLE}", (parameter,), result),)
        if struct.record.extent:
            for each in inside:
                self.add(each)
        else:
            self.structs += inside

    def block(self, length, nesting=0, in_loop=False):
        structs, callees = len(self.structs), self.callees
        statements = super().block(length, nesting, in_loop)
        if nesting:
            del self.structs[structs:]
            self.callees = callees
        return statements

    def makers(self, nesting, in_loop):
        makers = [*super().makers(nesting, in_loop), (2, self.new_struct), (2, self.copy), (2, self.give_back), (4, self.change), (2, self.listed),
                  (1, self.part), (1, self.new_handle)]
        if nesting < 2:
            makers += [(4, self.copy_and_change), (4, self.element_loop), (1, self.grow_field), (1, self.new_array_in_loop)]
        if self.functions:
            makers += [(4, self.struct_call)]
            if nesting < 2:
                makers += [(2, self.call_in_loop)]
        return makers

    def any_struct(self):
        return self.random.choice(self.structs) if self.structs else None

    def any_array(self):
        """The name of an array is that of a variable: no place inside one is an array."""
        arrays = [struct for struct in self.structs if struct.record.extent]
        return self.random.choice(arrays) if arrays else None

    # --- whole structs ---------------------------------------------------------------------------------------------

    def fresh_struct(self, record):
        return Struct("s" + self.fresh(), record)

    def new_struct(self, *_):
        return self.make_struct(self.fresh_struct(self.random.choice(self.records)))

    def make_struct(self, struct):
        """By a call of struct or, where it is none yet, field by field."""
        record = struct.record
        values = [self.expressions.make(field.cls, constructor_shape(record, field), 1) for field in record.values()]
        handle = handle_value(self.random, record, self.scope)
        if record.extent or self.random.random() < 0.4:
            statements = (simple(struct.name + " = {0};", constructor(record, values, handle)),)
        else:
            statements = tuple(simple(member.name + " = {0};", value) for member, value in zip(struct.members(), values))
            if handle:
                statements += (simple(f"{struct.name}.{HANDLE} = {{0}};", handle),)
        self.add(struct)
        return statements

    def new_array_in_loop(self, *_):
        """Grows with each turn."""
        arrays = [record for record in self.records if record.extent]
        if not arrays:
            return self.new_struct()
        struct = self.fresh_struct(self.random.choice(arrays))
        turn = "k" + struct.name
        self.scope.append(Variable(turn, "double", (1, 1)))
        element = Struct(f"{struct.name}({turn})", struct.record.element())
        body = tuple(simple(member.name + " = {0};", self.expressions.make(member.cls, member.shape, 1)) for member in element.members())
        self.scope.pop()
        self.add(struct)
        return (Statement((f"for {turn} = 1:{struct.record.extent}", "end"), (), (body,)),)

    def copy(self, *_):
        source = self.any_struct()
        if not source:
            return self.new_struct()
        copied = self.fresh_struct(source.record)
        self.add(copied)
        return (simple(f"{copied.name} = {source.name};"),)

    def copy_and_change(self, nesting, _):
        """A copy must not see what a loop does to the original, nor the other way round."""
        source = self.any_struct()
        if not source:
            return self.new_struct()
        copied = self.fresh_struct(source.record)
        self.add(copied)
        changed, kept = self.random.sample((source, copied), 2) if self.random.random() < 0.3 else (source, copied)
        loop = self.loop_over(changed, nesting) if changed.record.extent else self.loop_that_changes(changed, nesting)
        return (simple(f"{copied.name} = {source.name};"), *loop, *shows(kept))

    def give_back(self, *_):
        """A struct takes the value of another one of the same record."""
        pairs = [(a, b) for a in self.structs for b in self.structs if a.record == b.record and a.name != b.name]
        if not pairs:
            return self.copy()
        target, source = self.random.choice(pairs)
        return (simple(f"{target.name} = {source.name};"),)

    def new_handle(self, *_):
        """The field holds another handle of the same kind."""
        holders = [struct for struct in self.structs if struct.record.handle]
        if not holders:
            return self.change()
        holder = self.random.choice(holders)
        return (simple(f"{holder.name}.{HANDLE} = {{0}};", handle_value(self.random, holder.record, self.scope)),)

    # --- fields ----------------------------------------------------------------------------------------------------

    def change(self, *_):
        struct = self.any_struct()
        return self.change_of(struct) if struct else self.new_struct()

    def change_of(self, struct):
        """A field; of an array, of an element that is always there."""
        return self.change_of_field(self.random.choice((struct.inside()[0] if struct.record.extent else struct).members()))

    def change_of_field(self, member):
        partly = count(member.shape) > 1 and member.cls != "char" and self.random.random() < 0.6
        return self.store_to(member) if partly else self.update_of(member)

    def grow_field(self, *_):
        """A new field, which grows in a loop."""
        holders = [struct for struct in self.structs if struct.name.isalnum() and not struct.record.extent]
        if not holders:
            return self.new_struct()
        name, turns = f"{self.random.choice(holders).name}.g{self.fresh()}", self.random.randint(1, 6)
        store = simple(name + "(end+1) = {0};", self.expressions.make("double", (1, 1), 1))
        self.scope.append(Variable(name, "double", (1, turns)))
        return (simple(f"{name} = [];"), Statement((f"for k{self.fresh()} = 1:{turns}", "end"), (), ((store,),)))

    # --- arrays ----------------------------------------------------------------------------------------------------

    def listed(self, *_):
        """What a field is in all elements, or how many there are."""
        source = self.any_array()
        if not source:
            return self.change()
        field, name = self.random.choice(source.record.fields), self.fresh()
        if self.random.random() < 0.3:
            self.scope.append(Variable(name, "double", (1, 1)))
            return (simple(f"{name} = numel({source.name});"),)
        rows, columns = field.shape
        self.scope.append(Variable(name, field.cls, (rows, columns * source.record.extent)))
        return (simple(f"{name} = [{source.name}.{field.name}];"),)

    def part(self, *_):
        """Some of the elements."""
        source = self.any_array()
        if not source:
            return self.copy()
        subscript, extent = self.random.choice((("1:2", 2), ("end-1:end", 2), ("end:-1:1", source.record.extent)))
        part = self.fresh_struct(dataclasses.replace(source.record, extent=extent))
        self.add(part)
        return (simple(f"{part.name} = {source.name}({subscript});"),)

    def element_loop(self, nesting, _):
        source = self.any_array()
        return self.loop_over(source, nesting) if source else self.copy_and_change(nesting, _)

    def loop_over(self, source, nesting):
        """The body sees the element of the turn, and sometimes the one before it."""
        turn, before = "k" + self.fresh(), self.random.random() < 0.2
        places = [f"{turn}-1"] * before + [self.random.choice((turn, turn, turn, f"end-{turn}+1"))]
        elements = [Struct(f"{source.name}({place})", source.record.element()) for place in places]
        head = ("2:numel({})" if before else self.random.choice(HEADS)).format(source.name)
        return self.loop_with(head, elements, self.random.choice(elements[-1].members()), turn, nesting)

    def loop_that_changes(self, struct, nesting):
        """As many turns as the field has elements, mostly."""
        turn, member = "k" + self.fresh(), self.random.choice(struct.members())
        head = f"1:min(numel({member.name}), {MOST_TURNS})" if self.random.random() < 0.6 else self.random.choice(TURNS)
        return self.loop_with(head, [], member, turn, nesting)

    def loop_with(self, head, elements, member, turn, nesting):
        """A loop that changes a field; elements are known in it."""
        scope, known = len(self.scope), len(self.structs)
        self.scope.append(Variable(turn, "double", (1, 1)))
        for element in elements:
            self.add(element)
        change = self.change_of_field(member)
        body = self.inner(nesting, True) if self.random.random() < 0.5 else ()
        del self.scope[scope:]
        del self.structs[known:]
        return (Statement((f"for {turn} = {head}", "end"), (), (self.random.choice(((*change, *body), (*body, *change))),)),)

    # --- functions -------------------------------------------------------------------------------------------------

    def struct_call(self, *_):
        """First come structs that the function wants and that are not there."""
        function = self.random.choice(self.functions)
        statements, values, taken = (), [], {}
        for parameter in function.parameters:
            if isinstance(parameter, Struct):
                made, struct = self.struct_like(parameter.record)
                statements += made
                taken[parameter.name] = struct
                values.append(Expression(struct.name))
            else:
                values.append(self.argument(parameter))
        results = [self.place_of(result, taken) for result in function.results]
        holes = ", ".join("{%d}" % position for position in range(len(values)))
        left = results[0] if len(results) == 1 else f"[{', '.join(results)}]"
        return (*statements, simple(f"{left} = {function.name}({holes});", *values))

    def struct_like(self, record):
        """(statements, struct) of a struct of this record."""
        same = [struct for struct in self.structs if struct.record == record]
        if same:
            return (), self.random.choice(same)
        struct = self.fresh_struct(record)
        return self.make_struct(struct), struct

    def place_of(self, result, taken):
        """A struct that was passed mostly takes the result."""
        if isinstance(result, Struct):
            place = taken.get(result.name)
            if place and self.random.random() < 0.7:
                return place.name
            struct = self.fresh_struct(result.record)
            self.add(struct)
            return struct.name
        name = self.fresh()
        self.scope.append(dataclasses.replace(result, name=name))
        return name

    def call_in_loop(self, nesting, _):
        """The structs of the call are there before the loop."""
        *first, call = self.struct_call()
        turn = "k" + self.fresh()
        return (*first, Statement((f"for {turn} = {self.random.choice(TURNS)}", "end"), (), ((call, *self.inner(nesting, True)),)))


def shows(struct):
    """Of each field; of an array, of a field in all elements."""
    if struct.record.extent:
        return tuple(show(f"[{struct.name}.{field.name}]") for field in struct.record.fields)
    return tuple(show(member.name) for member in struct.members())


def struct_function(random, name, callees, records, functions):
    """(function, how it is called): structs and a value come in; some of the structs, a new one or a value come out."""
    prefix = name + "v"
    structs = [Struct(f"{name}s{i}", record) for i, record in enumerate(random.choices(records, k=random.randint(1, 2)))]
    plain = [Variable(f"{name}a{i}", random_class(random), random_shape(random)) for i in range(random.randint(0, 1))]
    parameters = (*structs, *plain)
    body = StructBody(random, prefix, parameters, callees, records, functions)
    results = [struct for struct in structs if random.random() < 0.6]
    statements = [change for struct in results for change in body.change_of(struct)]
    if not results or random.random() < 0.3:
        more = new_result(random, name, records)
        results.append(more)
        statements += result_made(body, more)
    body.returns = True
    statements += body.block(random.randint(1, 3))
    names = [result.name for result in results]
    head = names[0] if len(names) == 1 else f"[{', '.join(names)}]"
    called = StructFunction(name, parameters, tuple(results))
    return Function(name, tuple(parameter.name for parameter in parameters), head, tuple(statements)), called


def new_result(random, name, records):
    if random.random() < 0.5:
        return Struct(name + "r", random.choice(records))
    return Variable(name + "r", random_class(random), random_shape(random))


def result_made(body, result):
    if isinstance(result, Struct):
        return list(body.make_struct(result))
    return [body.define(result.name, result.cls, result.shape, body.expressions.make(result.cls, result.shape, 2))]


def struct_program(random, name):
    """Structs are among its arguments; what they and all others hold is shown at the end."""
    records = [random_record(random), random.choice((random_record, random_array_record))(random), random_array_record(random)]
    records = random.sample(records, random.randint(1, 3))
    callees = ()
    helpers = []
    if random.random() < 0.3:
        function, parameters, result = helper(random, f"{name}h0", ())
        helpers.append(function)
        callees += ((function.name, parameters, result),)
    called = []
    for i in range(random.choice((0, 1, 1, 2))):
        function, call = struct_function(random, f"{name}t{i}", callees, records, tuple(called))
        helpers.append(function)
        called.append(call)
    data = [Variable("x0", random_class(random), random_shape(random))]
    data += [Struct(f"s{i}", record) for i, record in enumerate(records) if random.random() < 0.7]
    values = tuple(constructed(random, each.record) if isinstance(each, Struct) else array(random, each.cls, each.shape) for each in data)
    body = StructBody(random, "v", data, callees, records, tuple(called))
    statements = (*body.new_struct(), *body.block(random.randint(2, 6)))
    shown = [show(variable.name) for variable in body.scope]
    shown += [each for struct in body.structs if struct.record.extent for each in shows(struct)]
    main = Function(name, tuple(each.name for each in data), "r", (*statements, *shown, simple("r = 0;")))
    return Program((main, *helpers), values)
