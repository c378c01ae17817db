"""The reductions of the product set: two kernels for each reduction, element in memory and treatment of NaN, and the rows of their table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

# The classes of elements in memory: the name in kernels, the type there, the op that makes an i32 of it and the one that makes an f64.
ELEMENTS = {
    "f64": ("f64", None, None), "f32": ("f32", None, None), "i8": ("i8", "extsi", "sitofp"), "u8": ("i8", "extui", "uitofp"),
    "i16": ("i16", "extsi", "sitofp"), "u16": ("i16", "extui", "uitofp"), "i32": ("i32", None, "sitofp"), "u32": ("i32", None, "uitofp"), "i64": ("i64", None, None), "u64": ("i64", None, None)}
CLASSES = {"Double": "f64", "Single": "f32", "Int8": "i8", "Int16": "i16", "Int32": "i32", "UInt8": "u8", "UInt16": "u16", "UInt32": "u32",
           "Int64": "i64", "UInt64": "u64", "Logical": "u8", "Char": "u16"}
# Slices lie along memory, or side by side across it.
WALKS = {"along": ("(j, i)", "(j)", '["parallel", "reduction"]'), "across": ("(k, j, i)", "(k, i)", '["parallel", "reduction", "parallel"]')}
SETTLED = {"any": "ByTrue", "all": "ByFalse"}
TESTS = {"any": "one", "all": "une"}
EXTREMES = ("max", "min")
# A sum of 64-bit integers is exact: one that wraps round, and one of the upper halves that says how often.
WHOLE_SUMS = {"Int64": (("sum", "i64", False), ("highs", "i64", False)), "UInt64": (("sum", "i64", False), ("highs", "u64", False))}
# What an element that is left out gives instead.
NEUTRAL = {"sum": "0.0", "prod": "1.0"}


def reductions(catalogue):
    """(opcode, combiner) of each reduction that the records name."""
    found = []
    for record in catalogue.builtins():
        combiner = re.search(r"^(?:reduction|extremum)<.*Combiner::(\w+)>", record.fields["import"] or "")
        if combiner:
            found.append((re.search(r"Op::(\w+)", record.fields["function"]).group(1), combiner.group(1).lower()))
    return found


def number(element):
    """Lines that make the number %v of element %x, and its type."""
    memory, widen, convert = ELEMENTS[element]
    if not convert:
        return [], "%x", memory
    wide = [f"%w = arith.{widen} %x : {memory} to i32"] if widen else []
    return wide + [f'%v = arith.{convert} {"%w" if wide else "%x"} : i32 to f64'], "%v", "f64"


def test(combiner, element):
    memory = ELEMENTS[element][0]
    is_float = memory.startswith("f")
    compare = f"arith.cmpf {TESTS[combiner]}, %x, %zero" if is_float else "arith.cmpi ne, %x, %zero"
    return [f'%zero = arith.constant {"0.0" if is_float else "0"} : {memory}', f"%t = {compare} : {memory}", "%none = arith.constant 0 : i8",
            "%before = arith.cmpi ne, %acc, %none : i8", f"%c = runmat.combine {combiner} %before, %t : i1",
            "%byte = arith.extui %c : i1 to i8", "linalg.yield %byte : i8"], "i8"


def is_in_class(combiner, element):
    return combiner in EXTREMES and element[0] in "iu"


def extreme(combiner, element):
    """An unsigned integer with its first bit turned is in the order of signed ones: so are the results."""
    kind = ELEMENTS[element][0]
    lines, value = [], "%x"
    if element[0] == "u":
        lines = [f"%first = arith.constant {-2 ** (int(element[1:]) - 1)} : {kind}", f"%v = arith.xori %x, %first : {kind}"]
        value = "%v"
    return lines + [f"%r = runmat.combine {combiner} %acc, {value} : {kind}", f"linalg.yield %r : {kind}"], kind


def highs(element):
    return ["%half = arith.constant 32 : i64", f'%v = arith.{"shrsi" if element[0] == "i" else "shrui"} %x, %half : i64',
            "%r = runmat.combine sum %acc, %v : i64", "linalg.yield %r : i64"], "i64"


def body(combiner, element, omits):
    """The lines, and the type of results."""
    if combiner == "highs":
        return highs(element)
    if combiner in TESTS:
        return test(combiner, element)
    if is_in_class(combiner, element):
        return extreme(combiner, element)
    lines, value, kind = number(element.replace("c", "u"))
    if omits:
        lines += [f"%isnan = arith.cmpf uno, {value}, {value} : {kind}", f"%neutral = arith.constant {NEUTRAL[combiner]} : {kind}",
                  f"%kept = arith.select %isnan, %neutral, {value} : {kind}"]
        value = "%kept"
    return lines + [f"%r = runmat.combine {combiner} %acc, {value} : {kind}", f"linalg.yield %r : {kind}"], kind


def kernel(name, combiner, element, omits, walk):
    whole, kept, iterators = WALKS[walk]
    rank = whole.count(",") + 1
    lines, result = body(combiner, element, omits)
    shape = lambda n, kind: f'tensor<{"?x" * n}{kind}>'  # noqa: E731
    memory = ELEMENTS[element.replace("c", "u")][0]
    operand, out = shape(rank, memory), shape(rank - 1, result)
    extents = ", ".join(f"%d{i}: index" for i in range(rank))
    text = "\n    ".join(lines)
    return f"""func.func @{name}_{walk}(%a: {operand}, %out: {out}, {extents}) -> {out}
    attributes {{runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = {rank}, scalars = 0, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [affine_map<{whole} -> {whole}>, affine_map<{whole} -> {kept}>], iterator_types = {iterators}}}
      ins(%a : {operand}) outs(%out : {out}) {{
  ^bb0(%x: {memory}, %acc: {result}):
    {text}
  }} -> {out}
  return %result : {out}
}}
"""


def element_of(combiner, name):
    """Whether an element is zero does not depend on its sign. The extreme of letters is a double."""
    element = CLASSES[name]
    if combiner in EXTREMES and name == "Char":
        return "c" + element[1:]
    return "i" + element[1:] if combiner in TESTS and element.startswith("u") else element


def variants(catalogue):
    """(opcode, class, omits NaN, combiner, element): an integer is never NaN."""
    for opcode, combiner in reductions(catalogue):
        for name in CLASSES:
            element = element_of(combiner, name)
            # Sums and products of 64-bit integers need more than a double.
            if element[1:] == "64" and element[0] != "f" and combiner in NEUTRAL:
                continue
            yield opcode, name, False, combiner, element
            if combiner in NEUTRAL and element.startswith("f"):
                yield opcode, name, True, combiner, element


def kernel_name(combiner, element, omits):
    return f'{combiner}_{"numbers_" if omits else ""}{element}'


def kernels(catalogue):
    """Name to what it is made of; classes share kernels."""
    found = [(combiner, element, omits) for _, _, omits, combiner, element in variants(catalogue)]
    return {kernel_name(*parts): parts for parts in found + [parts for pair in WHOLE_SUMS.values() for parts in pair]}


def facts(combiner, element, _):
    """The bytes of a result, which partial result settles it, and whether the first bits of results are turned."""
    bits = 8 if combiner in TESTS else int(body(combiner, element, False)[1][1:])
    turned = is_in_class(combiner, element) and element[0] == "u"
    return f'{bits // 8}, {SETTLED.get(combiner, "Never")}, {str(turned).lower()}'


def module(catalogue):
    return "".join(kernel(name, *parts, walk) for name, parts in kernels(catalogue).items() for walk in WALKS)


def rows(catalogue):
    """RUNMAT_PRODUCT_REDUCTION_KERNEL(sum_f64, 8, Never, false) of each kernel, RUNMAT_PRODUCT_REDUCTION(Sum, Double, false, sum_f64): opcode, class,
    whether NaN is left out, kernel; and RUNMAT_PRODUCT_WHOLE_SUM(Int64, true, sum_i64, highs_i64): class, whether it has a sign, kernels."""
    text = "#ifdef RUNMAT_PRODUCT_REDUCTION_KERNEL\n"
    text += "".join(f"RUNMAT_PRODUCT_REDUCTION_KERNEL({name}, {facts(*parts)})\n" for name, parts in kernels(catalogue).items())
    text += "#endif\n#undef RUNMAT_PRODUCT_REDUCTION_KERNEL\n#ifdef RUNMAT_PRODUCT_REDUCTION\n"
    for opcode, name, omits, combiner, element in variants(catalogue):
        text += f"RUNMAT_PRODUCT_REDUCTION({opcode}, {name}, {str(omits).lower()}, {kernel_name(combiner, element, omits)})\n"
    text += "#endif\n#undef RUNMAT_PRODUCT_REDUCTION\n#ifdef RUNMAT_PRODUCT_WHOLE_SUM\n"
    for name, pair in WHOLE_SUMS.items():
        text += f'RUNMAT_PRODUCT_WHOLE_SUM({name}, {str(name[0] == "I").lower()}, {", ".join(kernel_name(*parts) for parts in pair)})\n'
    return text + "#endif\n#undef RUNMAT_PRODUCT_WHOLE_SUM\n"
