#===- expressions.py - random expressions of a wanted class and shape ---*- Python -*-===//
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions are made from the wanted result down, so that most of them are valid; an error now and then is a test, too."""

import dataclasses

from tree import Expression, leaf
from values import FLOATS, INTEGERS, array, count, random_class, random_shape, sizes, trimmed

ARITHMETIC = ("({0} + {1})", "({0} - {1})", "({0} .* {1})", "({0} ./ {1})")
FLOAT_PAIRS = ("({0} .^ {1})", "({0} .\\ {1})", "mod({0}, {1})", "rem({0}, {1})", "max({0}, {1})", "min({0}, {1})",
               "atan2({0}, {1})", "hypot({0}, {1})")
SCALAR_PAIRS = ("({0} * {1})", "({0} / {1})", "({0} \\ {1})", "({0} ^ {1})")
INTEGER_PAIRS = ("max({0}, {1})", "min({0}, {1})", "mod({0}, {1})", "rem({0}, {1})", "idivide({0}, {1})", "idivide({0}, {1}, 'floor')",
                 "idivide({0}, {1}, 'ceil')", "idivide({0}, {1}, 'round')")
BIT_PAIRS = ("bitand({0}, {1})", "bitor({0}, {1})", "bitxor({0}, {1})", "bitshift({0}, {1})")
SHIFTS = ("bitshift({0}, 1)", "bitshift({0}, -2)", "bitshift({0}, 7)", "bitshift({0}, -64)", "bitand({0}, 12)", "bitor({0}, 129)", "bitxor({0}, 85)")
COMPARISONS = ("({0} < {1})", "({0} <= {1})", "({0} > {1})", "({0} >= {1})", "({0} == {1})", "({0} ~= {1})")
LOGIC = ("({0} & {1})", "({0} | {1})", "xor({0}, {1})")
SIGNS = ("(-{0})", "abs({0})", "sign({0})", "floor({0})", "ceil({0})", "round({0})", "fix({0})", "(+{0})")
FUNCTIONS = ("exp", "sin", "cos", "tan", "atan", "tanh", "sinh", "cosh", "expm1", "asinh", "erf")
# Functions that leave the reals for some operands: mostly kept inside, sometimes not.
GUARDED = ("sqrt(abs({0}))", "log(abs({0}))", "log2(abs({0}))", "log10(abs({0}))", "log1p(abs({0}))", "asin(cos({0}))",
           "sqrt(abs({0}))", "sqrt({0})", "log({0})", "acos({0})")
COMPLEX_PAIRS = ("({0} + {1})", "({0} - {1})", "({0} .* {1})", "({0} ./ {1})", "({0} .\\ {1})", "({0} .^ {1})", "max({0}, {1})")
COMPLEX_FUNCTIONS = ("(-{0})", "conj({0})", "({0}).'", "({0})'", "({0} .^ 2)", "({0} .^ 3)", "({0} .^ -1)", "exp({0})", "sqrt({0})",
                     "log({0})", "round({0})", "fix({0})", "sign({0})", "(+{0})", "cumsum({0}, 1)", "cumprod({0}, 2)", "sort({0}, 1)")
COMPLEX_REDUCTIONS = ("sum({0}, 1)", "prod({0}, 1)", "mean({0}, 1)", "sum({0}, 1)", "mean({0}, 1)")
PARTS = ("real({0})", "imag({0})", "abs({0})", "angle({0})")
# A gpuArray stays one, and what is computed with it: the class that is shown tells.
MOVES = ("gpuArray({})", "gather({})")
COUNTS = ("numel({})", "size({}, 1)", "size({}, 2)", "length({})", "ndims({})", "size({}, 3)")
QUESTIONS = ("isnan({0})", "isinf({0})", "isfinite({0})")
COMPLEX_QUESTIONS = (*QUESTIONS, "(~{0})", "(abs({0}) > 1)", "(real({0}) < imag({0}))")
SUMS = ("sum", "prod", "mean", "var", "std")
CUMULATIVE = ("cumsum", "cumprod", "cummax", "cummin")


def part(name, subscripts, first=0):
    """An array with holes for its subscripts."""
    return f"{name}({', '.join('{%d}' % (first + i) for i in range(subscripts))})"


@dataclasses.dataclass(frozen=True)
class Variable:
    name: str
    cls: str
    shape: tuple


class Expressions:
    """Makes expressions over the variables of `scope`, a list that the owner changes."""

    def __init__(self, random, scope):
        self.random = random
        self.scope = scope

    def make(self, cls, shape, depth=3):
        shape = trimmed(shape)
        if cls == "complex":
            return self.complex(shape, depth)
        if depth <= 0 or self.random.random() < 0.12:
            return self.leaf(cls, shape)
        if count(shape) == 1 and self.random.random() < 0.3:
            return self.element(cls, depth)
        if self.random.random() < 0.04:
            return self.drawn(cls, shape)
        rules = [(6, self.pair), (3, self.single), (1, self.cast), (2, self.reduction), (1, self.rearranged), (3, self.slice)]
        if self.random.random() < 0.3:
            rules += [(1, self.joined), (1, self.cumulative), (1, self.product)]
        weights, makers = zip(*rules)
        return self.random.choices(makers, weights)[0](cls, shape, depth - 1)

    def leaf(self, cls, shape):
        """A variable where one has this class and shape, mostly; a part of a larger one else, or something new."""
        same = [variable for variable in self.scope if (variable.cls, variable.shape) == (cls, shape)]
        if same and self.random.random() < 0.85:
            name = self.random.choice(same).name
            return leaf(name) if cls == "char" or self.random.random() < 0.97 else leaf(self.random.choice(MOVES).format(name))
        cut = self.part_of_variable(cls, shape) if self.random.random() < 0.5 else None
        return cut or array(self.random, cls, shape)

    def drawn(self, cls, shape):
        """Random numbers of the program's own: who draws too many, too few or others changes all that follow."""
        if cls == "logical":
            return leaf(f"(rand({sizes(shape)}) < 0.5)")
        if cls == "char":
            return self.leaf(cls, shape)
        if cls in INTEGERS:
            return leaf(f"{cls}(randi([-3, 9], {sizes(shape)}))")
        if cls == "double" and len(shape) == 2 and shape[0] == 1 and self.random.random() < 0.5:
            return leaf(f"randperm({shape[1]})")
        draw = self.random.choice(("rand({0}, '{1}')", "randn({0}, '{1}')", "randi(9, {0}, '{1}')", "randn({0}, 'like', {1}(1))"))
        return leaf(draw.format(sizes(shape), cls))

    # --- elementwise -----------------------------------------------------------------------------------------------

    def expanded(self, shape):
        """Two shapes that expand to this one."""
        kind = self.random.random()
        if kind < 0.35:
            return shape, shape
        if kind < 0.7:
            return self.shuffled(shape, (1, 1))
        pairs = [self.random.choice(((extent, extent), (extent, 1), (1, extent))) for extent in shape]
        left, right = zip(*pairs)
        return trimmed(left), trimmed(right)

    def shuffled(self, *items):
        return self.random.sample(items, len(items))

    def pair(self, cls, shape, depth):
        left, right = self.expanded(shape)
        if cls == "logical":
            return self.truth_value(depth) if count(shape) == 1 and self.random.random() < 0.25 else self.comparison(left, right, depth)
        if cls in INTEGERS:
            return self.integer_pair(cls, shape, depth)
        if cls == "char":
            return self.leaf(cls, shape)
        template = self.random.choice(ARITHMETIC if self.random.random() < 0.7 else FLOAT_PAIRS)
        if count(shape) == 1 and self.random.random() < 0.2:
            template, left, right = self.random.choice(SCALAR_PAIRS), (1, 1), (1, 1)
        others = {"double": ("double",) * 8 + ("logical",), "single": ("single",) * 4 + ("double", "logical")}
        classes = self.shuffled(cls, self.random.choice(others[cls]))
        if template == "({0} .^ {1})" and self.random.random() < 0.8:
            return Expression(template, (self.make(classes[0], shape, depth), leaf(self.random.choice(("2", "3", "-1", "0.5", "1.5")))))
        return Expression(template, (self.make(classes[0], left, depth), self.make(classes[1], right, depth)))

    def complex(self, shape, depth):
        """Of doubles; what comes out may have lost its imaginary part, as any complex value may."""
        kind = self.random.random()
        if depth <= 0 or kind < 0.3:
            return self.leaf("complex", shape)
        if kind < 0.65:
            left, right = self.expanded(shape)
            classes = self.shuffled("complex", self.random.choice(("complex", "double")))
            return Expression(self.random.choice(COMPLEX_PAIRS), (self.make(classes[0], left, depth - 1), self.make(classes[1], right, depth - 1)))
        if kind < 0.75 and shape[0] == 1:
            operand = self.make("complex", (self.random.choice((0, 1, 2, 3)), *shape[1:]), depth - 1)
            return Expression(self.random.choice(COMPLEX_REDUCTIONS), (operand,))
        if kind < 0.85:
            makers = [self.rearranged, self.slice, self.joined, self.product] + [self.made_of_parts] * 2
            return (self.element("complex", depth - 1) if count(shape) == 1 and kind < 0.8
                    else self.random.choice(makers)("complex", shape, depth - 1))
        template = self.random.choice(COMPLEX_FUNCTIONS)
        turned = "'" in template
        if turned and len(shape) != 2:
            return self.leaf("complex", shape)
        return Expression(template, (self.make("complex", shape[::-1] if turned else shape, depth - 1),))

    def made_of_parts(self, _, shape, depth):
        parts = self.shuffled(shape, self.random.choice((shape, (1, 1))))
        return Expression("complex({0}, {1})", tuple(self.make("double", part, depth) for part in parts))

    def integer_pair(self, cls, shape, depth):
        """Of one integer class, or one and a scalar double."""
        if self.random.random() < 0.1:
            return Expression(self.random.choice(SHIFTS), (self.make(cls, shape, depth),))
        template = self.random.choice(ARITHMETIC * 2 + INTEGER_PAIRS + BIT_PAIRS)
        array_of = self.make(cls, shape, depth)
        if template in BIT_PAIRS or self.random.random() < 0.5:
            left, right = self.expanded(shape)
            return Expression(template, (self.make(cls, left, depth), self.make(cls, right, depth)))
        return Expression(template, tuple(self.shuffled(array_of, self.make("double", (1, 1), depth))))

    def comparison(self, left, right, depth):
        if self.random.random() < 0.3:
            return Expression(self.random.choice(LOGIC), (self.make("logical", left, depth), self.make("logical", right, depth)))
        cls = random_class(self.random)
        other = cls if cls in INTEGERS else self.random.choice(("double", cls))
        return Expression(self.random.choice(COMPARISONS), (self.make(cls, left, depth), self.make(other, right, depth)))

    def truth_value(self, depth):
        """What a condition of two is worth."""
        sides = tuple(self.side(max(depth - 1, 0)) for _ in range(2))
        return Expression(self.random.choice(("({0} && {1})", "({0} || {1})")), sides)

    def single(self, cls, shape, depth):
        """A function of one operand."""
        if cls == "logical":
            if self.random.random() < 0.5:
                return Expression("(~{0})", (self.make("logical", shape, depth),))
            if "complex" in self.random.classes and self.random.random() < 0.3:
                return Expression(self.random.choice(COMPLEX_QUESTIONS), (self.make("complex", shape, depth),))
            return Expression(self.random.choice(QUESTIONS), (self.make(self.random.choice(FLOATS), shape, depth),))
        if cls == "char":
            return self.leaf(cls, shape)
        kind = self.random.random()
        if cls in INTEGERS or kind < 0.4:
            template = self.random.choice(SIGNS)
        elif cls == "double" and kind < 0.45:
            return Expression(self.random.choice(PARTS), (self.make("complex", shape, depth),))
        elif kind < 0.7:
            template = self.random.choice(FUNCTIONS) + "({0})"
        else:
            template = self.random.choice(GUARDED)
        return Expression(template, (self.make(cls, shape, depth),))

    def cast(self, cls, shape, depth):
        if cls == "char":
            return self.leaf(cls, shape)
        return Expression(cls + "({0})", (self.make(random_class(self.random), shape, depth),))

    # --- whole arrays ----------------------------------------------------------------------------------------------

    def reduction(self, cls, shape, depth):
        """Over one dimension where the result has an extent of one, or over all of them for a scalar."""
        ones = [dim for dim, extent in enumerate((*shape, 1)) if extent == 1]
        if not ones:
            return self.single(cls, shape, depth)
        name, operand_class = self.reduced(cls)
        if count(shape) == 1 and self.random.random() < 0.5:
            operand = self.make(operand_class, random_shape(self.random), depth)
            return Expression(f"{name}({{0}}, {self.skipped(name)}'all')", (operand,))
        if count(shape) == 1 and self.random.random() < 0.3:
            return Expression(f"{name}({self.name_of(operand_class)}(:))")
        dim = self.random.choice(ones)
        extents = list(shape) + [1] * (dim + 1 - len(shape))
        extents[dim] = self.random.choice((0, 1, 2, 3, 5))
        operand = self.make(operand_class, tuple(extents), depth)
        return Expression(f"{name}({{0}}, {self.skipped(name)}{dim + 1})", (operand,))

    def name_of(self, cls):
        """A variable of the class, or else any."""
        same = [variable.name for variable in self.scope if variable.cls == cls]
        return self.random.choice(same or [variable.name for variable in self.scope] or ["pi"])

    def reduced(self, cls):
        """The name of a reduction that gives this class, and the class of its operand."""
        if cls == "logical":
            return self.random.choice(("any", "all")), self.random.choice(("logical", "double"))
        if cls == "double" and self.random.random() < 0.2:
            return self.random.choice(("sum", "sum", "prod", "mean")), self.random.choice(("logical", "char", *INTEGERS))
        if cls in FLOATS and self.random.random() < 0.7:
            return self.random.choice(SUMS[:3] * 3 + SUMS), cls
        return self.random.choice(("max", "min")), cls

    @staticmethod
    def skipped(name):
        return {"max": "[], ", "min": "[], ", "var": "0, ", "std": "1, "}.get(name, "")

    def cumulative(self, cls, shape, depth):
        if cls in ("logical", "char"):
            return self.leaf(cls, shape)
        return Expression(f"{self.random.choice(CUMULATIVE)}({{0}}, {self.random.choice((1, 2))})", (self.make(cls, shape, depth),))

    def product(self, cls, shape, depth):
        if cls not in (*FLOATS, "complex") or len(shape) != 2:
            return self.leaf(cls, shape)
        inner = self.random.choice((1, 2, 3))
        return Expression("({0} * {1})", (self.make(cls, (shape[0], inner), depth), self.make(cls, (inner, shape[1]), depth)))

    def rearranged(self, cls, shape, depth):
        """A transpose, or another shape of as many elements."""
        if len(shape) == 2 and self.random.random() < 0.5:
            return Expression(self.random.choice(("{0}.'", "{0}'", "transpose({0})")), (self.bracketed(cls, (shape[1], shape[0]), depth),))
        source = self.random.choice(((count(shape), 1), (1, count(shape)), shape[::-1]))
        return Expression(f"reshape({{0}}, {sizes(shape)})", (self.make(cls, source, depth),))

    def bracketed(self, cls, shape, depth):
        """An operand that a postfix operator may follow."""
        return Expression("({0})", (self.make(cls, shape, depth),))

    def joined(self, cls, shape, depth):
        """A concatenation along one of the first two dimensions."""
        dim = self.random.choice((0, 1))
        if len(shape) != 2 or shape[dim] < 2:
            return self.leaf(cls, shape)
        cut = self.random.randint(1, shape[dim] - 1)
        first, second = list(shape), list(shape)
        first[dim], second[dim] = cut, shape[dim] - cut
        template = ("[{0}; {1}]", "[{0}, {1}]")[dim]
        return Expression(template, (self.make(cls, tuple(first), depth), self.make(cls, tuple(second), depth)))

    def slice(self, cls, shape, depth):
        """A part of a variable where there is one, or something else."""
        found = self.part_of_variable(cls, shape)
        if found:
            return found
        return self.single(cls, shape, depth) if cls != "complex" else self.leaf(cls, shape)

    def part_of_variable(self, cls, shape):
        """A part of a variable that is large enough, or two parts of one; none where there is no such variable."""
        linear = len(shape) == 2 and 1 in shape and self.random.random() < 0.5
        source, subscripts = (self.linear_slice if linear else self.box)(cls, shape)
        if not source:
            return None
        if cls in ("double", "single") and self.random.random() < 0.5:
            again = [self.subscript(*each) for each in subscripts]
            both = [self.subscript(*each) for each in subscripts] + again
            return Expression(f"({part(source, len(again))} {self.random.choice('+-')} {part(source, len(again), len(again))})", tuple(both))
        return Expression(part(source, len(subscripts)), tuple(self.subscript(*each) for each in subscripts))

    def box(self, cls, shape):
        """A variable, and how many positions of how many each subscript names; the last one may run over several dimensions."""
        wide = []
        for variable in self.scope:
            rank = min(len(variable.shape), len(shape) + self.random.choice((0, 0, 1)))
            extents = (*variable.shape[:rank - 1], count(variable.shape[rank - 1:]))
            wanted = (*shape, *(1,) * (rank - len(shape)))
            if variable.cls == cls and rank >= len(shape) and all(have >= want for have, want in zip(extents, wanted)):
                wide.append((variable.name, list(zip(extents, wanted))))
        return self.random.choice(wide) if wide else (None, None)

    def linear_slice(self, cls, shape):
        """Of a vector of the same direction, or of any matrix for a row. Nothing of a single element is a row, whatever is wanted."""
        total = count(shape)
        dim = 0 if shape[0] != 1 else 1
        wide = [variable for variable in self.scope if variable.cls == cls and count(variable.shape) >= max(total, 2)
                and (len(variable.shape) == 2 and variable.shape[1 - dim] == 1 or dim == 1 and variable.shape[1] != 1)]
        source = self.random.choice(wide) if wide else None
        return (source.name, [(count(source.shape), total, False)]) if source else (None, None)

    def element(self, cls, depth):
        """One element of a variable; a count or a size for a double."""
        arrays = [variable for variable in self.scope if variable.cls == cls and count(variable.shape) > 1]
        if cls == "double" and self.scope and self.random.random() < 0.2:
            return leaf(self.random.choice(COUNTS).format(self.random.choice(self.scope).name))
        if not arrays:
            return self.leaf(cls, (1, 1))
        source = self.random.choice(arrays)
        extents = source.shape if self.random.random() < 0.4 else (count(source.shape),)
        positions = tuple(self.position(extent, depth) for extent in extents)
        return Expression(f"{source.name}({', '.join('{%d}' % i for i in range(len(extents)))})", positions)

    def position(self, extent, depth):
        """A position among so many: a loop's variable where one is in sight, mostly."""
        turns = [variable.name for variable in self.scope if variable.name.startswith("k") and count(variable.shape) == 1]
        kind = self.random.random()
        if turns and kind < 0.7:
            return leaf(self.random.choice(("{}", "{}", "{}", "end-{}+1", "{}+1")).format(self.random.choice(turns)))
        if kind < 0.8:
            return leaf("end")
        if kind < 0.85:
            return Expression("max(1, min({0}, %d))" % extent, (self.make("double", (1, 1), depth - 1),))
        return leaf(self.random.randint(1, extent))

    def subscript(self, have, want, colon=True):
        """`want` positions among `have`; a colon, too, where it gives the same shape as a range does."""
        if colon and have == want and self.random.random() < 0.5:
            return leaf(":")
        if want == 1 and self.random.random() < 0.2:
            return leaf("end")
        if want == 1:
            turns = [variable.name for variable in self.scope if variable.name.startswith("k") and count(variable.shape) == 1]
            return leaf(self.random.choice(turns) if turns and self.random.random() < 0.3 else self.random.randint(1, have))
        if want == 0:
            return leaf(self.random.choice(("1:0", "end+1:end", f"{have + 5}:{have + 4}", "1:-1:2", "0:-1")))
        step = self.random.choice([step for step in (1, 1, 2, 3) if (want - 1) * step < have])
        begin = self.random.randint(1, have - (want - 1) * step)
        end = begin + (want - 1) * step
        forms = ("{b}:{e}", "{e}:-1:{b}", "({b}:{e})", "{b}:end-{r}") if step == 1 else ("{b}:{s}:{e}", "{e}:-{s}:{b}", "{b}:{s}:end-{r}")
        return leaf(self.random.choice(forms).format(b=begin, e=end, r=have - end, s=step))

    def side(self, depth):
        """Of a condition of two: an array is an error there, mostly."""
        return self.condition(depth) if self.random.random() < 0.4 else self.make("logical", (1, 1), depth)

    def condition(self, depth=2):
        """A truth value: mostly a scalar, sometimes an array, a question about a size or two of them."""
        kind = self.random.random()
        if kind < 0.2:
            return self.make("logical", random_shape(self.random), depth)
        if kind < 0.3 and self.scope:
            asked = self.random.choice(("isempty({})", "numel({}) > 2", "size({}, 1) == 1", "any({}(:))", "isscalar({})"))
            return leaf(asked.format(self.random.choice(self.scope).name))
        if kind < 0.45 and depth:
            return Expression(self.random.choice(("{0} && {1}", "{0} || {1}")), (self.side(depth - 1), self.side(depth - 1)))
        return self.make("logical", (1, 1), depth)
