"""The elementwise kernels of the product set on integers and logicals, and the rows of their table.

Operands are read in their class. Where the exact result shows in the class or in twice its width, the body computes there; elsewhere, and
beside a double, it is the operation on doubles, rounded and saturated, as the class rules define it."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from kernel_rows import operations
from product_reductions import number
from product_scans import memory, saturated_sum, widened

CLASSES = {"Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64", "UInt8": "u8", "UInt16": "u16", "UInt32": "u32", "UInt64": "u64",
           "Logical": "u8"}
PREDICATES = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}
# What an operation is with its operands exchanged.
MIRRORED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
ORDERED = ("sub", "div")
EXTREMES = {"maximum": "max", "minimum": "min"}
LOGIC = {"and": "andi", "or": "ori"}
ARITHMETIC = ("add", "sub", "mul", "div", "maximum", "minimum")
# Operands: v all elements of an array, e one element of the class, d a double. The array comes first, and r says that it is y.
WALKS = ("vv", "ve", "ver", "vd", "vdr")


def bits(element):
    return int(element[1:])


def is_signed(element):
    return element[0] == "i"


def limits(element):
    return (-2 ** (bits(element) - 1), 2 ** (bits(element) - 1) - 1) if is_signed(element) else (0, 2 ** bits(element) - 1)


def has(mnemonic, element, walk):
    """A 64-bit integer beside a double that is none is more than a double; a truth value beside a double is one beside an element."""
    return "d" not in walk or not (bits(element) == 64 or mnemonic in LOGIC)


def from_truth(value):
    return [f"%byte = arith.extui {value} : i1 to i8", "linalg.yield %byte : i8"]


def doubled(element, value, name):
    """Lines that make the double %`name` of an element."""
    lines, result, _ = number(element)
    rename = {"%x": value, "%w": f"%{name}w", result: f"%{name}"}
    return [" ".join(rename.get(word, word) for word in line.split(" ")) for line in lines]


def rounded(element, value, is_whole):
    """A double in the class."""
    least, largest = limits(element)
    lines = [f"%largest = arith.constant {largest}.0 : f64", f"%least = arith.constant {least}.0 : f64", "%none = arith.constant 0.0 : f64",
             f"%above = arith.cmpf ogt, {value}, %largest : f64", f"%lower = arith.select %above, %largest, {value} : f64",
             "%below = arith.cmpf olt, %lower, %least : f64", "%inside = arith.select %below, %least, %lower : f64"]
    whole = "%inside"
    if not is_whole:
        lines += [f"%missing = arith.cmpf uno, {value}, {value} : f64", "%kept = arith.select %missing, %none, %inside : f64",
                  "%whole = runmat.round %kept : (f64) -> f64"]
        whole = "%whole"
    lines.append(f'%i = arith.{"fptosi" if is_signed(element) or bits(element) < 32 else "fptoui"} {whole} : f64 to i32')
    if bits(element) == 32:
        return lines + ["linalg.yield %i : i32"]
    return lines + [f"%r = arith.trunci %i : i32 to {memory(element)}", f"linalg.yield %r : {memory(element)}"]


def by_doubles(mnemonic, element, x, y, is_whole):
    if mnemonic in PREDICATES:
        return [f"%t = runmat.{mnemonic} {x}, {y} : (f64, f64) -> i1"] + from_truth("%t")
    return [f"%q = runmat.{mnemonic} {x}, {y} : (f64, f64) -> f64"] + rounded(element, "%q", is_whole)


def difference(element):
    kind = memory(element)
    if not is_signed(element):
        return [f"%s = arith.subi %x, %y : {kind}", f"%wraps = arith.cmpi ult, %x, %y : {kind}", f"%none = arith.constant 0 : {kind}",
                f"%r = arith.select %wraps, %none, %s : {kind}"]
    last, largest = bits(element) - 1, limits(element)[1]
    return [f"%s = arith.subi %x, %y : {kind}", f"%p = arith.xori %x, %y : {kind}", f"%q = arith.xori %x, %s : {kind}",
            f"%both = arith.andi %p, %q : {kind}", f"%zero = arith.constant 0 : {kind}", f"%wraps = arith.cmpi slt, %both, %zero : {kind}",
            f"%last = arith.constant {last} : {kind}", f"%sign = arith.shrsi %x, %last : {kind}", f"%largest = arith.constant {largest} : {kind}",
            f"%bound = arith.xori %sign, %largest : {kind}", f"%r = arith.select %wraps, %bound, %s : {kind}"]


def chosen_product(element):
    """The lower word %low of a product, if it %fits, else the end of the class."""
    kind = memory(element)
    if not is_signed(element):
        return [f"%largest = arith.constant -1 : {kind}", f"%r = arith.select %fits, %low, %largest : {kind}"]
    return [f"%signs = arith.xori %x, %y : {kind}", f"%last = arith.constant {bits(element) - 1} : {kind}",
            f"%sign = arith.shrsi %signs, %last : {kind}", f"%largest = arith.constant {limits(element)[1]} : {kind}",
            f"%bound = arith.xori %sign, %largest : {kind}", f"%r = arith.select %fits, %low, %bound : {kind}"]


def product_of_words(element):
    """Of 16 bits: CPUs have the upper word of products with a sign, to which what the first bits weigh is added where there is none."""
    lines = ["%low = arith.muli %x, %y : i16", "%xw = arith.extsi %x : i16 to i32", "%yw = arith.extsi %y : i16 to i32",
             "%p = arith.muli %xw, %yw : i32", "%word = arith.constant 16 : i32", "%upper = arith.shrui %p, %word : i32",
             "%high = arith.trunci %upper : i32 to i16"]
    if is_signed(element):
        return lines + ["%end = arith.constant 15 : i16", "%rest = arith.shrsi %low, %end : i16",
                        "%fits = arith.cmpi eq, %high, %rest : i16"] + chosen_product(element)
    return lines + ["%end = arith.constant 15 : i16", "%xs = arith.shrsi %x, %end : i16", "%ys = arith.shrsi %y, %end : i16",
                    "%xy = arith.andi %xs, %y : i16", "%yx = arith.andi %ys, %x : i16", "%some = arith.addi %high, %xy : i16",
                    "%all = arith.addi %some, %yx : i16", "%zero = arith.constant 0 : i16",
                    "%fits = arith.cmpi eq, %all, %zero : i16"] + chosen_product(element)


def product_beside_singles(element):
    """Of 32 bits: what is short of the end of the class by more than singles are off fits; doubles say what is near the end or beyond."""
    sign = "s" if is_signed(element) else "u"
    near = limits(element)[1] // 2000 * 2000 - 2000
    lines = [f"%xf = arith.{sign}itofp %x : i32 to f32", f"%yf = arith.{sign}itofp %y : i32 to f32", "%pf = arith.mulf %xf, %yf : f32",
             "%size = math.absf %pf : f32", f"%near = arith.constant {near}.0 : f32", "%isshort = arith.cmpf ole, %size, %near : f32",
             "%low = arith.muli %x, %y : i32"]
    lines += doubled(element, "%x", "d") + doubled(element, "%y", "e") + by_doubles("mul", element, "%d", "%e", True)[:-1]
    return lines + ["%r = arith.select %isshort, %low, %i {runmat.usually} : i32"]


def product_of_halves(element):
    """Of 64 bits: operands of 32 have a product of one word; that of others is computed in two."""
    half = ["%half = arith.constant 32 : i64", "%none = arith.constant 0 : i64"]
    if is_signed(element):
        half += ["%bias = arith.constant 2147483648 : i64", "%xb = arith.addi %x, %bias : i64", "%yb = arith.addi %y, %bias : i64",
                 "%xyb = arith.ori %xb, %yb : i64", "%xl = arith.shli %x, %half : i64", "%xs = arith.shrsi %xl, %half : i64",
                 "%yl = arith.shli %y, %half : i64", "%ys = arith.shrsi %yl, %half : i64"]
    else:
        half += ["%xyb = arith.ori %x, %y : i64", "%lower = arith.constant 4294967295 : i64", "%xs = arith.andi %x, %lower : i64",
                 "%ys = arith.andi %y, %lower : i64"]
    half += ["%upper = arith.shrui %xyb, %half : i64", "%areshort = arith.cmpi eq, %upper, %none : i64", "%short = arith.muli %xs, %ys : i64"]
    if is_signed(element):
        whole = ["%low, %high = arith.mulsi_extended %x, %y : i64", "%end = arith.constant 63 : i64", "%rest = arith.shrsi %low, %end : i64",
                 "%fits = arith.cmpi eq, %high, %rest : i64"]
    else:
        whole = ["%low, %high = arith.mului_extended %x, %y : i64", "%fits = arith.cmpi eq, %high, %none : i64"]
    whole += [line.replace("%r =", "%long =") for line in chosen_product(element)]
    return half + whole + ["%r = arith.select %areshort, %short, %long {runmat.usually} : i64"]


PRODUCTS = {16: product_of_words, 32: product_beside_singles, 64: product_of_halves}


def quotient(element):
    """Of 64 bits: that of the sizes, half away from zero; by 0 what is not 0 saturates."""
    lines = ["%zero = arith.constant 0 : i64", "%one = arith.constant 1 : i64", "%none = arith.cmpi eq, %y, %zero : i64",
             "%nothing = arith.cmpi eq, %x, %zero : i64"]
    x, y = "%x", "%y"
    if is_signed(element):
        lines += ["%xn = arith.subi %zero, %x : i64", "%xs = arith.maxsi %x, %xn : i64", "%yn = arith.subi %zero, %y : i64",
                  "%ys = arith.maxsi %y, %yn : i64"]
        x, y = "%xs", "%ys"
    lines += [f"%d = arith.select %none, %one, {y} : i64", f"%q = arith.divui {x}, %d : i64", "%p = arith.muli %q, %d : i64",
              f"%rest = arith.subi {x}, %p : i64", "%lack = arith.subi %d, %rest : i64", "%up = arith.cmpi uge, %rest, %lack : i64",
              "%more = arith.extui %up : i1 to i64", "%s = arith.addi %q, %more : i64"]
    if not is_signed(element):
        return lines + ["%largest = arith.constant -1 : i64", "%limit = arith.select %nothing, %zero, %largest : i64",
                        "%r = arith.select %none, %limit, %s : i64"]
    return lines + [f"%largest = arith.constant {limits(element)[1]} : i64", "%last = arith.constant 63 : i64",
                    "%signs = arith.xori %x, %y : i64", "%sign = arith.shrsi %signs, %last : i64",
                    "%below = arith.cmpi slt, %signs, %zero : i64", "%minus = arith.subi %zero, %s : i64",
                    "%plus = arith.minui %s, %largest : i64", "%signed = arith.select %below, %minus, %plus : i64",
                    "%xsign = arith.shrsi %x, %last : i64", "%bound = arith.xori %xsign, %largest : i64",
                    "%limit = arith.select %nothing, %zero, %bound : i64", "%r = arith.select %none, %limit, %signed : i64"]


def renamed(lines, **names):
    """Lines of a scan's step, for the operands of an operation."""
    return [" ".join(f"%{names[word.strip('%,')]}{',' * word.endswith(',')}" if word.strip("%,") in names and word[0] == "%" else word
                     for word in line.split(" ")) for line in lines]


def in_class(mnemonic, element):
    kind, sign = memory(element), "s" if is_signed(element) else "u"
    if mnemonic in PREDICATES:
        predicate = PREDICATES[mnemonic]
        return [f'%t = arith.cmpi {predicate if predicate in ("eq", "ne") else sign + predicate}, %x, %y : {kind}'] + from_truth("%t")
    if mnemonic in LOGIC:
        return [f"%zero = arith.constant 0 : {kind}", f"%xt = arith.cmpi ne, %x, %zero : {kind}", f"%yt = arith.cmpi ne, %y, %zero : {kind}",
                f"%t = arith.{LOGIC[mnemonic]} %xt, %yt : i1"] + from_truth("%t")
    if mnemonic in EXTREMES:
        lines = [f"%r = arith.{EXTREMES[mnemonic]}{sign}i %x, %y : {kind}"]
    elif mnemonic == "sub":
        lines = difference(element)
    else:
        whole = element == "i64" or not is_signed(element)
        step = saturated_sum(element) if mnemonic == "add" and whole else widened("sum" if mnemonic == "add" else "prod", element)
        lines = renamed(step, acc="x", x="y")
    return lines + [f"linalg.yield %r : {kind}"]


def body(mnemonic, element, walk):
    if "d" in walk:
        lines = doubled(element, "%y" if walk.endswith("r") else "%x", "d")
        return lines + by_doubles(mnemonic, element, *(("%x", "%d") if walk.endswith("r") else ("%d", "%y")), False)
    if bits(element) == 64 and mnemonic == "div":
        return quotient(element) + ["linalg.yield %r : i64"]
    if mnemonic == "mul" and bits(element) in PRODUCTS:
        return PRODUCTS[bits(element)](element) + [f"linalg.yield %r : {memory(element)}"]
    if mnemonic == "div":
        return doubled(element, "%x", "d") + doubled(element, "%y", "e") + by_doubles(mnemonic, element, "%d", "%e", False)
    return in_class(mnemonic, element)


def kernel(mnemonic, element, walk):
    kind = memory(element)
    out = "i8" if mnemonic in PREDICATES or mnemonic in LOGIC else kind
    other = "f64" if "d" in walk else kind
    second = f"tensor<?x{kind}>" if walk == "vv" else f"tensor<{other}>"
    scalars = ("%x", kind, "%y", other) if not walk.endswith("r") else ("%y", kind, "%x", other)
    text = "\n    ".join(body(mnemonic, element, walk))
    return elementwise(f"{mnemonic}_{element}_{walk}", (f"tensor<?x{kind}>", second), (f"{scalars[0]}: {scalars[1]}", f"{scalars[2]}: {scalars[3]}"),
                       out, text)


def elementwise(name, types, scalars, out, text, guarded=False):
    names = ["%a", "%b"][:len(types)]
    arguments = ", ".join(f"{n}: {t}" for n, t in zip(names, types))
    maps = ", ".join("#along" if "?" in t else "#same" for t in types)
    return f"""func.func @{name}({arguments}, %out: tensor<?x{out}>, %n: index) -> tensor<?x{out}>
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = {len(types)}, outputs = 1, extents = 1, scalars = 0, flag = {str(guarded).lower()}>}} {{
  %result = linalg.generic {{indexing_maps = [{maps}, #along], iterator_types = ["parallel"]}}
      ins({", ".join(names)} : {", ".join(types)}) outs(%out : tensor<?x{out}>) {{
  ^bb0({", ".join(scalars)}, %o: {out}):
    {text}
  }} -> tensor<?x{out}>
  return %result : tensor<?x{out}>
}}
"""


def unary_body(mnemonic, element):
    kind = memory(element)
    least, largest = limits(element)
    zero = [f"%zero = arith.constant 0 : {kind}"]
    if mnemonic == "not":
        return zero + [f"%t = arith.cmpi eq, %x, %zero : {kind}"] + from_truth("%t")
    negated = zero + [f"%s = arith.subi %zero, %x : {kind}", f"%least = arith.constant {least} : {kind}",
                      f"%largest = arith.constant {largest} : {kind}", f"%wraps = arith.cmpi eq, %x, %least : {kind}",
                      f"%m = arith.select %wraps, %largest, %s : {kind}"]
    one = [f"%one = arith.constant 1 : {kind}"]
    lines, result = {
        ("neg", True): (negated, "%m"), ("neg", False): (zero, "%zero"), ("abs", False): ([], "%x"),
        ("abs", True): (negated + [f"%r = arith.maxsi %x, %m : {kind}"], "%r"),
        ("sign", True): (one + [f"%minus = arith.constant -1 : {kind}", f"%p = arith.minsi %x, %one : {kind}",
                                f"%r = arith.maxsi %p, %minus : {kind}"], "%r"),
        ("sign", False): (one + [f"%r = arith.minui %x, %one : {kind}"], "%r")}[mnemonic, is_signed(element)]
    return lines + [f"linalg.yield {result} : {kind}"]


def unary_kernel(mnemonic, element):
    kind = memory(element)
    return elementwise(f"{mnemonic}_{element}_v", (f"tensor<?x{kind}>",), (f"%x: {kind}",), "i8" if mnemonic == "not" else kind,
                       "\n    ".join(unary_body(mnemonic, element)))


def binary(catalogue):
    """(opcode, mnemonic) of each operation on integers that is computed here."""
    known = set(PREDICATES) | set(LOGIC) | set(ARITHMETIC)
    return [(r.fields["opcode"], r.fields["mnemonic"]) for r in operations(catalogue, 2)
            if r.fields["integerKernel"] and r.fields["mnemonic"] in known]


def unary(catalogue):
    return [(r.fields["opcode"], r.fields["mnemonic"]) for r in operations(catalogue, 1)
            if r.fields["integerKernel"] and r.fields["mnemonic"] in ("abs", "neg", "not", "sign")]


def elements():
    return sorted(set(CLASSES.values()))


def is_made(mnemonic, element, walk):
    """An exchange of operands that changes nothing, or gives another operation, needs no kernel."""
    return has(mnemonic, element, walk) and (not walk.endswith("r") or mnemonic in ORDERED)


def entries(mnemonic, element, walk):
    if walk.endswith("r") and mnemonic not in ORDERED:
        mnemonic, walk = MIRRORED.get(mnemonic, mnemonic), walk[:-1]
    return f"{mnemonic}_{element}_{walk}"


def module(catalogue):
    text = ""
    for element in elements():
        text += "".join(kernel(m, element, walk) for _, m in binary(catalogue) for walk in WALKS if is_made(m, element, walk))
        text += "".join(unary_kernel(m, element) for _, m in unary(catalogue))
    return text


def variants(catalogue):
    """(opcode, class, mnemonic, element): of logicals those operations whose result is one."""
    for opcode, mnemonic in binary(catalogue):
        for name, element in CLASSES.items():
            if has(mnemonic, element, "vv") and (name != "Logical" or mnemonic not in ARITHMETIC):
                yield opcode, name, mnemonic, element


def rows(catalogue):
    """RUNMAT_PRODUCT_INTEGER_UNARY(Abs, Int8, abs_i8), and for each operation, class, five kernels: of two arrays, of an array and an element
    in either order, of an array and a double in either order. ..._EXACT has the first three alone."""
    text = "#ifdef RUNMAT_PRODUCT_INTEGER_UNARY\n"
    for opcode, mnemonic in unary(catalogue):
        text += "".join(f"RUNMAT_PRODUCT_INTEGER_UNARY({opcode}, {name}, {mnemonic}_{element})\n" for name, element in CLASSES.items()
                        if name != "Logical")
    text += "#endif\n#undef RUNMAT_PRODUCT_INTEGER_UNARY\n"
    for macro, beside in (("RUNMAT_PRODUCT_INTEGER", True), ("RUNMAT_PRODUCT_INTEGER_EXACT", False)):
        text += f"#ifdef {macro}\n"
        for opcode, name, mnemonic, element in variants(catalogue):
            if (has(mnemonic, element, "vd") and name != "Logical") == beside:
                names = ", ".join(entries(mnemonic, element, walk) for walk in WALKS[:5 if beside else 3])
                text += f"{macro}({opcode}, {name}, {names})\n"
        text += f"#endif\n#undef {macro}\n"
    return text
