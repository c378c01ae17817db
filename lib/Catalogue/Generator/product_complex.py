"""The elementwise kernels of complex numbers: by the rules of the records, on the parts of elements that are complex<f64> or complex<f32> in memory."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from kernel_rows import is_truth, operations, word

CLASSES = (("ComplexDouble", "f64"), ("ComplexSingle", "f32"))
# Operations whose records have no rule, as they have no op that units would write by parts.
RULES = {"real": "RealPart", "imag": "ImaginaryPart", "conj": "Conjugate", "angle": "Phase", "uplus": "EachPart", "ldivide": "LeftQuotient"}
# Whether each operand of a binary operation is complex, and the member of BinaryKernel that does it.
PAIRS = {(True, True): "compiled", (True, False): "compiledByReal", (False, True): "compiledOfReal"}
WALKS = {1: ("v",), 2: ("vv", "vs", "sv")}


class Site:
    """The body of one kernel under construction. An operand is the names of its parts, one for a real number."""

    def __init__(self, record, element, complexes):
        self.record, self.element, self.lines = record, element, []
        self.zero = None
        self.operands = [self._taken_apart(name, is_complex) for name, is_complex in zip(("%x", "%y"), complexes)]

    def _taken_apart(self, name, is_complex):
        if not is_complex:
            return [name]
        self.lines += [f"{name}r = complex.re {name} : complex<{self.element}>", f"{name}i = complex.im {name} : complex<{self.element}>"]
        return [name + "r", name + "i"]

    def make(self, name, op, operands, result=None):
        kinds = ", ".join([self.element] * len(operands))
        self.lines.append(f"%{name} = runmat.{op} {', '.join(operands)} : ({kinds}) -> {result or self.element}")
        return "%" + name

    def plain(self, name, op, operands, kind=None):
        self.lines.append(f"%{name} = arith.{op} {', '.join(operands)} : {kind or self.element}")
        return "%" + name

    def parts(self, i):
        """Both parts of an operand, that of a real one 0."""
        if len(self.operands[i]) == 2:
            return self.operands[i]
        if not self.zero:
            self.zero = self.plain("zero", "constant", ["0.0"])
        return self.operands[i] + [self.zero]

    def text(self, name, operands):
        return [self.make("zr", f'function_part "{name}"', operands), self.make("zi", f'function_part "{name}" imaginary', operands)]


def on_parts(site, op, result=None):
    """The op on the real parts and on the imaginary ones."""
    pairs = zip(*(site.parts(i) for i in range(len(site.operands))))
    return [site.make(f"p{n}", op, list(pair), result) for n, pair in enumerate(pairs)]


def multiply(site, name, a, b):
    rr, ii, ri, ir = (site.plain(f"{name}{p}{q}", "mulf", [a[p], b[q]]) for p, q in ((0, 0), (1, 1), (0, 1), (1, 0)))
    return [site.plain(name + "r", "subf", [rr, ii]), site.plain(name + "i", "addf", [ri, ir])]


def product(site):
    """With a real number by parts: a zero beside it would make NaN of infinity."""
    a, b = site.operands
    if len(a) == 1 or len(b) == 1:
        return [site.plain(f"z{n}", "mulf", [a[n % len(a)], b[n % len(b)]]) for n in range(2)]
    return multiply(site, "z", a, b)


def square(site):
    """By repeated squaring from 1, which infinities and zeros show; a number without an imaginary part has the square of a real one."""
    z = site.operands[0]
    one, zero = site.plain("one", "constant", ["1.0"]), site.plain("zero", "constant", ["0.0"])
    general = multiply(site, "q", [one, zero], multiply(site, "p", z, z))
    real = site.plain("real", "mulf", [z[0], z[0]])
    is_real = site.plain("isreal", "cmpf oeq,", [z[1], zero])
    return [site.plain(f"z{n}", "select", [is_real, own, other]) for n, (own, other) in enumerate(zip((real, zero), general))]


def quotient(site, dividend=0, divisor=1):
    if len(site.operands[divisor]) == 1:
        return [site.plain(f"z{n}", "divf", [part] + site.operands[divisor]) for n, part in enumerate(site.parts(dividend))]
    return site.text("quotient", site.parts(dividend) + site.parts(divisor))


def joined(op):
    return lambda site: [site.plain("t", op, on_parts(site, word(site.record), "i1"), "i1")]


def is_zero(site):
    zero = site.plain("zero", "constant", ["0.0"])
    return [site.plain("t", "andi", [site.plain(f"t{n}", "cmpf oeq,", [f"{part}, {zero}"]) for n, part in enumerate(site.operands[0])], "i1")]


# By rule, the names of the parts of the result, or of one result that is real.
FORMULAS = {
    "EachPart": lambda site: on_parts(site, word(site.record)), "Product": product, "Quotient": quotient, "LeftQuotient": lambda site: quotient(site, 1, 0),
    "Text": lambda site: site.text(word(site.record), site.operands[0]),
    "Magnitude": lambda site: [site.make("z", "hypot", site.operands[0])],
    "Phase": lambda site: [site.make("z", "atan2", site.operands[0][::-1])],
    "RealPart": lambda site: site.operands[0][:1], "ImaginaryPart": lambda site: site.operands[0][1:],
    "Conjugate": lambda site: [site.operands[0][0], site.make("zi", "neg", site.operands[0][1:])],
    "OfTruth": is_zero, "BothParts": joined("andi"), "EitherPart": joined("ori"),
    "Square": square,
    "OfRealParts": lambda site: [site.make("t", word(site.record), [parts[0] for parts in site.operands], "i1")]}


def rule(record):
    return RULES.get(word(record), record.fields["complexRule"])


def compiled(catalogue, operands):
    """The operations on complex numbers that have a formula here."""
    return [r for r in operations(catalogue, operands) if r.fields["complexKernel"] and rule(r) in FORMULAS]


def takes_kernel_of_parts(record):
    """What does the same with each part of a number takes the kernel of real ones, on twice as many."""
    return record.fields["operands"] == 1 and rule(record) == "EachPart"


def body(record, element, complexes, formula):
    """The lines, and the type of the result."""
    site = Site(record, element, complexes)
    result = FORMULAS[formula](site)
    if is_truth(record):
        return site.lines + [f"%byte = arith.extui {result[0]} : i1 to i8", "linalg.yield %byte : i8"], "i8"
    if len(result) == 1:
        return site.lines + [f"linalg.yield {result[0]} : {element}"], element
    kind = f"complex<{element}>"
    return site.lines + [f"%z = complex.create {', '.join(result)} : {kind}", f"linalg.yield %z : {kind}"], kind


def kernel(name, record, element, complexes, walk, formula=None):
    lines, result = body(record, element, complexes, formula or rule(record))
    kinds = [f"complex<{element}>" if is_complex else element for is_complex in complexes]
    types = [f"tensor<?x{kind}>" if w == "v" else f"tensor<{kind}>" for kind, w in zip(kinds, walk)]
    out = f"tensor<?x{result}>"
    names = ["%a", "%b"][:len(walk)]
    arguments = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
    maps = ", ".join("#along" if w == "v" else "#same" for w in walk)
    scalars = ", ".join(f"{n}: {kind}" for n, kind in zip(("%x", "%y"), kinds))
    text = "\n    ".join(lines)
    return f"""func.func @{name}_{walk}({arguments}, %out: {out}, %n: index) -> {out}
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = {len(walk)}, outputs = 1, extents = 1, scalars = 0, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [{maps}, #along], iterator_types = ["parallel"]}}
      ins({", ".join(names)} : {", ".join(types)}) outs(%out : {out}) {{
  ^bb0({scalars}, %o: {result}):
    {text}
  }} -> {out}
  return %result : {out}
}}
"""


def kernel_name(record, element, complexes):
    """mul_zf64 of two complex numbers; mul_zf64_f64 and mul_f64_zf64 of one beside a real one."""
    kinds = [f"zf{element[1:]}" if is_complex else element for is_complex in complexes]
    return "_".join([word(record)] + (kinds[:1] if all(complexes) else kinds))


def variants(catalogue):
    """(record, class, element, which operands are complex) of each kernel."""
    for operands, pairs in ((1, ((True,),)), (2, PAIRS)):
        for record in compiled(catalogue, operands):
            if not takes_kernel_of_parts(record):
                yield from ((record, name, element, complexes) for name, element in CLASSES for complexes in pairs)


def squares(catalogue):
    """The powers of which the exponent 2 has a kernel of its own: the reference set does the others, which are long decisions."""
    return [r for r in operations(catalogue, 2) if r.fields["complexRule"] == "Power"]


def square_name(element):
    return f"square_zf{element[1:]}"


def module(catalogue):
    return "".join(kernel(square_name(element), record, element, (True,), "v", "Square")
                   for record in squares(catalogue) for _, element in CLASSES) + "".join(kernel(kernel_name(record, element, complexes), record, element, complexes, walk)
                   for record, _, element, complexes in variants(catalogue) for walk in WALKS[len(complexes)])


def section(macro, rows):
    return f"#ifdef {macro}\n" + "".join(f"{macro}({', '.join(row)})\n" for row in rows) + f"#endif\n#undef {macro}\n"


def rows(catalogue):
    """RUNMAT_PRODUCT_COMPLEX_UNARY(Exp, ComplexDouble, exp_zf64); RUNMAT_PRODUCT_COMPLEX_PARTS(Negate, ComplexDouble, neg_f64) where the kernel
    is that of real numbers; RUNMAT_PRODUCT_COMPLEX_BINARY(Times, ComplexDouble, mul_zf64, compiled), with the member that the kernel is;
    RUNMAT_PRODUCT_COMPLEX_SQUARE(ComplexDouble, square_zf64)."""
    found = [(r.fields["opcode"], name, kernel_name(r, element, complexes), complexes) for r, name, element, complexes in variants(catalogue)]
    parts = [(r.fields["opcode"], name, f"{word(r)}_{element}")
             for r in compiled(catalogue, 1) if takes_kernel_of_parts(r) for name, element in CLASSES]
    return (section("RUNMAT_PRODUCT_COMPLEX_UNARY", [row[:3] for row in found if len(row[3]) == 1])
            + section("RUNMAT_PRODUCT_COMPLEX_PARTS", parts)
            + section("RUNMAT_PRODUCT_COMPLEX_BINARY", [(*row[:3], PAIRS[row[3]]) for row in found if len(row[3]) == 2])
            + section("RUNMAT_PRODUCT_COMPLEX_SQUARE", [(name, square_name(element)) for _ in squares(catalogue) for name, element in CLASSES]))
