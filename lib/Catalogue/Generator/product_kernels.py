"""The kernels of the product set: a kernel function for each operation, class and way to walk its operands, and the rows of its table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import product_complex
import product_conversions
import product_integers
import product_movement
import product_random
import product_reductions
import product_scans
from kernel_rows import is_truth, operations, word

PARTS = (product_complex, product_reductions, product_scans, product_integers, product_conversions, product_movement, product_random)
CLASSES = (("Double", "f64"), ("Single", "f32"))
# How operands of a binary operation are walked: v along its elements, s one element for all.
WALKS = {1: ("v",), 2: ("vv", "vs", "sv")}


def whole(value, name, element):
    """Lines that make an integer of a whole number of at most 53 bits."""
    if element == "f64":
        return [f"%{name} = arith.fptosi {value} : f64 to i64"]
    return [f"%{name}w = arith.extf {value} : f32 to f64", f"%{name} = arith.fptosi %{name}w : f64 to i64"]


def from_whole(element):
    if element == "f64":
        return ["%r = arith.sitofp %i : i64 to f64"]
    return ["%rw = arith.sitofp %i : i64 to f64", "%r = arith.truncf %rw : f64 to f32"]


def shift(element):
    """To the left, or to the right by less than 0; what passes 53 bits is lost."""
    return whole("%x", "xi", element) + [
        f"%size = math.absf %y : {element}", f"%most = arith.constant 63.0 : {element}", f"%none = arith.constant 0.0 : {element}",
        f"%far = arith.cmpf ogt, %size, %most : {element}", f"%near = arith.select %far, %none, %size : {element}"] + whole("%near", "places", element) + [
        f"%back = arith.cmpf olt, %y, %none : {element}", "%right = arith.shrui %xi, %places : i64", "%up = arith.shli %xi, %places : i64",
        f"%mask = arith.constant {2 ** 53 - 1} : i64", "%left = arith.andi %up, %mask : i64", "%some = arith.select %back, %right, %left : i64",
        "%nothing = arith.constant 0 : i64", "%i = arith.select %far, %nothing, %some : i64"] + from_whole(element)


def bitwise(op):
    return lambda element: whole("%x", "xi", element) + whole("%y", "yi", element) + [f"%i = arith.{op} %xi, %yi : i64"] + from_whole(element)


def angle(element):
    pi = {"f64": "3.1415926535897931", "f32": "3.14159274101257324"}[element]
    return [f"%pi = arith.constant {pi} : {element}", f"%none = arith.constant 0.0 : {element}", f"%less = arith.cmpf olt, %x, %none : {element}",
            f"%turn = arith.select %less, %pi, %none : {element}", f"%missing = arith.cmpf uno, %x, %x : {element}",
            f"%r = arith.select %missing, %x, %turn : {element}"]


# Operations that no op has an expansion of, as lines that make %r of %x and %y.
PLAIN = {"angle": angle, "imag": lambda element: [f"%r = arith.constant 0.0 : {element}"],
         "ldivide": lambda element: [f"%r = arith.divf %y, %x : {element}"],
         "xor": lambda _: ["%r = arith.xori %xt, %yt : i1"], "bitshift": shift, "bitand": bitwise("andi"), "bitor": bitwise("ori"),
         "bitxor": bitwise("xori")}
# Those that change nothing.
SAME = ("conj", "real", "uplus")


def compiled(catalogue, operands):
    """The operations that the compiler has an expansion of, and those above."""
    return [r for r in operations(catalogue, operands) if (r.fields["op"] and r.fields["expansion"]) or word(r) in PLAIN or word(r) in SAME]


def is_guarded(catalogue, record):
    """Whether there are operands that have no real result."""
    return record.fields["operands"] == 1 and bool(catalogue.part(record, "domain")["predicate"])


def guard(record, element):
    return [f'%inside = runmat.inside_domain "{record.fields["mnemonic"]}" (%x) : {element} -> i1', "%true = arith.constant true",
            "%outside = arith.xori %inside, %true : i1", "runmat.raise %outside"]


def body(record, element, guarded):
    operands = ["%x", "%y"][:record.fields["operands"]]
    lines, operand_type = guard(record, element) if guarded else [], element
    if record.fields["family"] == "Logic":
        lines.append(f"%zero = arith.constant 0.0 : {element}")
        lines += [f"{x}t = arith.cmpf une, {x}, %zero : {element}" for x in operands]
        operands, operand_type = [x + "t" for x in operands], "i1"
    result = "i1" if is_truth(record) else element
    if word(record) in SAME:
        return f"linalg.yield %x : {element}"
    if word(record) in PLAIN:
        lines += PLAIN[word(record)](element)
    else:
        lines.append(f'%r = runmat.{record.fields["mnemonic"]} {", ".join(operands)} : ({", ".join([operand_type] * len(operands))}) -> {result}')
    if is_truth(record):
        lines += ["%byte = arith.extui %r : i1 to i8", "linalg.yield %byte : i8"]
    else:
        lines.append(f"linalg.yield %r : {element}")
    return "\n    ".join(lines)


def kernel(record, element, walk, name, guarded):
    out_element = "i8" if is_truth(record) else element
    types = [f"tensor<?x{element}>" if w == "v" else f"tensor<{element}>" for w in walk]
    out = f"tensor<?x{out_element}>"
    names = ["%a", "%b"][:len(walk)]
    arguments = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
    maps = ", ".join("#along" if w == "v" else "#same" for w in walk)
    scalars = ", ".join(f"{n}: {element}" for n in ("%x", "%y")[:len(walk)])
    return f"""func.func @{name}({arguments}, %out: {out}, %n: index) -> {out}
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = {len(walk)}, outputs = 1, extents = 1, scalars = 0, flag = {str(guarded).lower()}>}} {{
  %result = linalg.generic {{indexing_maps = [{maps}, #along], iterator_types = ["parallel"]}}
      ins({", ".join(names)} : {", ".join(types)}) outs(%out : {out}) {{
  ^bb0({scalars}, %o: {out_element}):
    {body(record, element, guarded)}
  }} -> {out}
  return %result : {out}
}}
"""


def kernel_name(record, element):
    return f"{word(record)}_{element}"


def module(catalogue):
    text = "#along = affine_map<(i) -> (i)>\n#same = affine_map<(i) -> ()>\n"
    for operands, walks in WALKS.items():
        for record in compiled(catalogue, operands):
            for _, element in CLASSES:
                for walk in walks:
                    text += kernel(record, element, walk, f"{kernel_name(record, element)}_{walk}", is_guarded(catalogue, record))
    return text + "".join(part.module(catalogue) for part in PARTS)


def rows(catalogue):
    """RUNMAT_PRODUCT_UNARY(Sqrt, Double, sqrt_f64, true) and RUNMAT_PRODUCT_BINARY lines: opcode, class, the name that its kernels
    begin with, and of the former whether it has a guard flag. RUNMAT_PRODUCT_EACH_PART(Plus, ComplexDouble, add_f64) where complex numbers take
    the kernel of their parts. A file defines those that it wants."""
    text = ""
    for operands, macro in ((1, "RUNMAT_PRODUCT_UNARY"), (2, "RUNMAT_PRODUCT_BINARY")):
        text += f"#ifdef {macro}\n"
        for record in compiled(catalogue, operands):
            for name, element in CLASSES:
                guarded = f", {str(is_guarded(catalogue, record)).lower()}" if operands == 1 else ""
                text += f'{macro}({record.fields["opcode"]}, {name}, {kernel_name(record, element)}{guarded})\n'
        text += f"#endif\n#undef {macro}\n"
    text += "#ifdef RUNMAT_PRODUCT_EACH_PART\n"
    for record in compiled(catalogue, 2):
        if record.fields["complexRule"] == "EachPart":
            text += "".join(f'RUNMAT_PRODUCT_EACH_PART({record.fields["opcode"]}, Complex{name}, {kernel_name(record, element)})\n'
                            for name, element in CLASSES)
    text += "#endif\n#undef RUNMAT_PRODUCT_EACH_PART\n"
    return text + "".join(part.rows(catalogue) for part in PARTS)
