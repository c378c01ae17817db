#===- values.py - random shapes, literals and arrays to begin with ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the data of a program comes from: extents with 0 and 1 among them, numbers with NaN, Inf and -0 among them."""

import math
import random

from tree import Expression, leaf

FLOATS = ("double", "single")
INTEGERS = ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")
NUMBERS = ("0", "1", "2", "3", "-1", "-2", "0.5", "0.1", "-2.5", "7", "100", "1e-3", "-0", "pi")
EXTREMES = ("NaN", "Inf", "-Inf", "1e308", "-1e-310", "1e20", "200", "-300")
LITERAL_ELEMENTS = 12

# One block of a reduction is 2048 elements; some vectors are longer, and a few are work for two threads.
EXTENTS = (0, 1, 1, 2, 2, 3, 3, 4, 5)
LONG_EXTENTS = (33, 33, 33, 70, 70, 2049, 4500, 20000)


# Many of the programs keep to the classes that most code is written in, so that long runs of statements are one unit.
COMMON_CLASSES = ("double",) * 5 + ("single",) * 3 + ("logical",)
COMPLEX_CLASSES = ("double",) * 3 + ("complex",) * 4 + ("single", "logical")
INTEGER_CLASSES = ("double",) * 2 + INTEGERS + ("int64", "uint64") * 2
ALL_CLASSES = ("double",) * 7 + ("single",) * 4 + ("logical",) * 2 + ("char", "complex") + INTEGERS


class Source(random.Random):
    """The random choices of one program, and the classes that it uses."""

    def __init__(self, seed):
        super().__init__(seed)
        self.classes = self.choice((COMMON_CLASSES,) * 3 + (COMPLEX_CLASSES,) + (ALL_CLASSES,) * 2 + (INTEGER_CLASSES,))


def random_class(random):
    return random.choice(random.classes)


def random_shape(random):
    kind = random.random()
    if kind < 0.25:
        return (1, 1)
    if kind < 0.5:
        extent = random.choice(LONG_EXTENTS if random.random() < 0.15 else EXTENTS)
        return random.choice(((1, extent), (extent, 1)))
    if kind < 0.9:
        return (random.choice(EXTENTS), random.choice(EXTENTS))
    return trimmed((random.choice(EXTENTS), random.choice(EXTENTS), random.choice(EXTENTS)))


def trimmed(shape):
    """Without trailing extents of one beyond the second, as the language keeps sizes."""
    while len(shape) > 2 and shape[-1] == 1:
        shape = shape[:-1]
    return shape


def count(shape):
    return math.prod(shape)


def sizes(shape):
    return ", ".join(map(str, shape))


def number(random):
    return random.choice(EXTREMES if random.random() < 0.08 else NUMBERS)


def scalar(random, cls):
    if cls == "logical":
        return leaf(random.choice(("true", "false")))
    if cls == "char":
        return leaf(random.choice(("'a'", "'0'", "'~'")))
    return leaf(number(random)) if cls == "double" else leaf(f"{cls}({number(random)})")


def literal(random, shape):
    """A matrix in brackets."""
    rows, columns = shape
    return leaf("[" + "; ".join(" ".join(number(random) for _ in range(columns)) for _ in range(rows)) + "]")


def ramp(random, shape):
    """1:n or a part of it in this shape, scaled; of a length that no literal could have."""
    total = count(shape)
    begin = random.choice((1, 1, 0, -2))
    text = f"({begin}:{begin + total - 1})"
    if shape != (1, total):
        text = f"reshape({text}, {sizes(shape)})"
    return leaf(text + random.choice(("", "", " / 7", " * 0.25")))


def doubles(random, shape):
    choices = [lambda: ramp(random, shape), lambda: ramp(random, shape), lambda: leaf(f"zeros({sizes(shape)})"),
               lambda: leaf(f"ones({sizes(shape)})")]
    if len(shape) == 2 and 0 < count(shape) <= LITERAL_ELEMENTS:
        choices += [lambda: literal(random, shape)] * 4
    if len(shape) == 2 and shape[0] == 1 and shape[1] > 1:
        choices.append(lambda: leaf(f"linspace({number(random)}, {number(random)}, {shape[1]})"))
    return random.choice(choices)()


def array(random, cls, shape):
    """An array out of nothing. The class `complex` is ours: a complex double."""
    if cls == "complex":
        return Expression("complex({0}, {1})", (array(random, "double", shape), array(random, "double", shape)))
    if count(shape) == 1 and random.random() < 0.9:
        return scalar(random, cls)
    if cls == "double":
        return doubles(random, shape)
    if cls == "logical":
        if random.random() < 0.2:
            return leaf(f"{random.choice(('true', 'false'))}({sizes(shape)})")
        return Expression("({0} > {1})", (doubles(random, shape), leaf(number(random))))
    if cls == "char":
        return Expression("char(65 + mod({0}, 50))", (ramp(random, shape),))
    return Expression(cls + "({0})", (doubles(random, shape),))
