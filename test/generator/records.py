#===- records.py - what random structs hold ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Types of structs and struct arrays, and the text that makes one. Each field is a variable whose name is the way to it."""

import dataclasses

from expressions import Variable
from tree import Expression
from values import random_class, random_shape

FIELDS = ("x", "v", "k", "n", "log", "on", "dt")
INNER = "inner"
HANDLE = "f"
EXTENTS = (2, 3, 4, 5, 12, 40)
ELEMENT_SHAPES = ((1, 1),) * 6 + ((1, 3), (2, 1), (2, 2))


@dataclasses.dataclass(frozen=True)
class Record:
    """The fields by name, those of the struct inside behind the others; `handle` has a parameter and a result. An array has an extent."""

    fields: tuple
    inner: tuple = ()
    handle: tuple = ()
    extent: int = 0

    def element(self):
        return dataclasses.replace(self, extent=0)

    def values(self):
        """The fields that hold values, in the order of the holes of `constructor`."""
        return (*self.fields, *(dataclasses.replace(field, name=f"{INNER}.{field.name}") for field in self.inner))


@dataclasses.dataclass(frozen=True)
class Struct:
    """A record at a place: a variable, a field or an element."""

    name: str
    record: Record

    def members(self):
        return [dataclasses.replace(field, name=f"{self.name}.{field.name}") for field in self.record.values()]

    def inside(self):
        """The structs that are a part of this one."""
        if self.record.extent:
            return [Struct(f"{self.name}({position})", self.record.element()) for position in ("1", "end")]
        return [Struct(f"{self.name}.{INNER}", Record(self.record.inner))] if self.record.inner else []


def random_record(random):
    """Of one struct, which may have a struct and a handle inside."""
    fields = named_fields(random, random.randint(2, 4), lambda: random_shape(random))
    inner = named_fields(random, random.randint(1, 2), lambda: random_shape(random)) if random.random() < 0.4 else ()
    handle = named_fields(random, 2, lambda: random_shape(random)) if random.random() < 0.4 else ()
    return Record(fields, inner, handle)


def random_array_record(random):
    """The first field is a scalar, so that each element may have a value of its own."""
    first, *others = named_fields(random, random.randint(1, 3), lambda: random.choice(ELEMENT_SHAPES))
    return Record((dataclasses.replace(first, shape=(1, 1)), *others), extent=random.choice(EXTENTS))


def named_fields(random, number, shape):
    return tuple(Variable(name, random_class(random), shape()) for name in random.sample(FIELDS, number))


def constructor(record, values, handle=None):
    """A call of struct. A scalar field of an array takes its values from a row."""
    holes = ["{%d}" % position for position in range(len(values))]
    cells = [f"num2cell({hole})" if record.extent and field.shape == (1, 1) else hole for field, hole in zip(record.values(), holes)]
    words = [f"'{field.name}', {cell}" for field, cell in zip(record.fields, cells)]
    if record.inner:
        inner = ", ".join(f"'{field.name}', {cell}" for field, cell in zip(record.inner, cells[len(record.fields):]))
        words.append(f"'{INNER}', struct({inner})")
    if record.handle:
        words.append(f"'{HANDLE}', {{{len(values)}}}")
    return Expression(f"struct({', '.join(words)})", (*values, handle) if record.handle else tuple(values))


def constructor_shape(record, field):
    """The shape of the value for a field of `constructor`."""
    return (1, record.extent) if record.extent and field.shape == (1, 1) else field.shape
