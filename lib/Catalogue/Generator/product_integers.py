"""The elementwise kernels of the product set on integers and logicals, and the rows of their table.

Operands are read in their class. Where the exact result shows in the class or in twice its width, the body computes there; elsewhere, and
beside a double, it is the operation on doubles, rounded and saturated, as the class rules define it."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

from kernel_rows import operations, word
from product_reductions import number
from product_scans import memory, saturated_sum, widened

CLASSES = {"Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64", "UInt8": "u8", "UInt16": "u16", "UInt32": "u32", "UInt64": "u64",
           "Logical": "u8"}
PREDICATES = {"eq": "eq", "ne": "ne", "lt": "lt", "le": "le", "gt": "gt", "ge": "ge"}
# What an operation is with its operands exchanged.
MIRRORED = {"lt": "gt", "le": "ge", "gt": "lt", "ge": "le"}
REMAINDERS = ("mod", "rem")
ORDERED = ("sub", "div", "power", "bitshift") + REMAINDERS
EXTREMES = {"maximum": "max", "minimum": "min"}
LOGIC = {"and": "andi", "or": "ori", "xor": "xori"}
BITS = {"bitand": "andi", "bitor": "ori", "bitxor": "xori"}
ARITHMETIC = ("add", "sub", "mul", "div", "ldivide", "power", "maximum", "minimum", "bitshift") + tuple(BITS) + REMAINDERS
# Operands: v all elements of an array, e one element of the class, d a double. The array comes first, and r says that it is y.
WALKS = ("vv", "ve", "ver", "vd", "vdr")


def bits(element):
    return int(element[1:])


def is_signed(element):
    return element[0] == "i"


def limits(element):
    return (-2 ** (bits(element) - 1), 2 ** (bits(element) - 1) - 1) if is_signed(element) else (0, 2 ** bits(element) - 1)


def has(mnemonic, element, walk):
    """Powers of 64 bits are many products, and their remainders beside a double that is none are not computed here; a truth value beside a
    double is one beside an element."""
    if bits(element) == 64 and (mnemonic == "power" or (mnemonic in REMAINDERS and "d" in walk)):
        return False
    return "d" not in walk or mnemonic not in LOGIC


def is_guarded(mnemonic, element, walk):
    """Beside a double 64-bit integers are computed in doubles as long as operands and result are short of 2^51; else the flag is raised."""
    return bits(element) == 64 and "d" in walk and not (mnemonic in BITS or mnemonic == "bitshift")


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


def sizes(element):
    """Lines that make the sizes %xs and %ys of both operands, which have no sign."""
    if not is_signed(element):
        return [], "%x", "%y"
    kind = memory(element)
    return [f"%zero = arith.constant 0 : {kind}", f"%xn = arith.subi %zero, %x : {kind}", f"%xs = arith.maxsi %x, %xn : {kind}",
            f"%yn = arith.subi %zero, %y : {kind}", f"%ys = arith.maxsi %y, %yn : {kind}"], "%xs", "%ys"


def rest(element):
    """The rest %rest of a quotient of sizes; of short integers that of doubles, whose quotient no whole number is nearer to. By 0 it is
    that of another divisor."""
    lines, x, y = sizes(element)
    kind = memory(element)
    lines += ([] if is_signed(element) else [f"%zero = arith.constant 0 : {kind}"]) + [
        f"%none = arith.cmpi eq, %y, %zero : {kind}", f"%one = arith.constant 1 : {kind}", f"%d = arith.select %none, %one, {y} : {kind}"]
    if bits(element) == 64:
        return lines + [f"%rest = arith.remui {x}, %d : i64"]
    widen = [f"%xw = arith.extui {x} : {kind} to i64", f"%dw = arith.extui %d : {kind} to i64", "%xf = arith.uitofp %xw : i64 to f64",
             "%df = arith.uitofp %dw : i64 to f64"]
    if bits(element) < 32:
        widen = [f"%xw = arith.extui {x} : {kind} to i32", f"%dw = arith.extui %d : {kind} to i32", "%xf = arith.sitofp %xw : i32 to f64",
                 "%df = arith.sitofp %dw : i32 to f64"]
    elif bits(element) == 32:
        widen = [f"%xf = arith.uitofp {x} : i32 to f64", "%df = arith.uitofp %d : i32 to f64"]
    lines += widen + ["%q = arith.divf %xf, %df : f64", "%t = math.trunc %q : f64", "%p = arith.mulf %t, %df : f64", "%rf = arith.subf %xf, %p : f64"]
    if bits(element) == 32:
        return lines + ["%rest = arith.fptoui %rf : f64 to i32"]
    return lines + ["%rw = arith.fptosi %rf : f64 to i32", f"%rest = arith.trunci %rw : i32 to {kind}"]


def remainder(mnemonic, element):
    """With the sign of x (rem) or of y (mod); by 0 it is 0 or x."""
    kind = memory(element)
    lines, r = rest(element), "%rest"
    if is_signed(element):
        lines += [f"%xless = arith.cmpi slt, %x, %zero : {kind}", f"%minus = arith.subi %zero, %rest : {kind}",
                  f"%signed = arith.select %xless, %minus, %rest : {kind}"]
        r = "%signed"
    if is_signed(element) and mnemonic == "mod":
        lines += [f"%signs = arith.xori %x, %y : {kind}", f"%differ = arith.cmpi slt, %signs, %zero : {kind}",
                  f"%some = arith.cmpi ne, %rest, %zero : {kind}", "%moves = arith.andi %differ, %some : i1", f"%moved = arith.addi %signed, %y : {kind}",
                  f"%modulus = arith.select %moves, %moved, %signed : {kind}"]
        r = "%modulus"
    by_none = "%x" if mnemonic == "mod" else "%zero"
    return lines + [f"%r = arith.select %none, {by_none}, {r} : {kind}"]


def shifted(element, count):
    """%x shifted by %count places, at most as many as it has: to the left, or to the right if %back."""
    kind, width = memory(element), bits(element)
    lines = [f"%zero = arith.constant 0 : {kind}", f"%width = arith.constant {width} : {kind}", f"%far = arith.cmpi uge, {count}, %width : {kind}",
             f"%near = arith.select %far, %zero, {count} : {kind}", f"%up = arith.shli %x, %near : {kind}",
             f"%left = arith.select %far, %zero, %up : {kind}"]
    if is_signed(element):
        return lines + [f"%last = arith.constant {width - 1} : {kind}", f"%most = arith.select %far, %last, %near : {kind}",
                        f"%right = arith.shrsi %x, %most : {kind}", f"%r = arith.select %back, %right, %left : {kind}"]
    return lines + [f"%down = arith.shrui %x, %near : {kind}", f"%right = arith.select %far, %zero, %down : {kind}",
                    f"%r = arith.select %back, %right, %left : {kind}"]


def shift(element):
    kind = memory(element)
    if not is_signed(element):
        return ["%back = arith.constant false"] + shifted(element, "%y")
    return [f"%none = arith.constant 0 : {kind}", f"%back = arith.cmpi slt, %y, %none : {kind}", f"%minus = arith.subi %none, %y : {kind}",
            f"%count = arith.select %back, %minus, %y : {kind}"] + shifted(element, "%count")


def shift_by_double(element):
    """Places beyond the width are as many as the width; a part of a place is none."""
    kind, width = memory(element), bits(element)
    lines = ["%nowhere = arith.constant 0.0 : f64", "%back = arith.cmpf olt, %y, %nowhere : f64", "%size = math.absf %y : f64",
             f"%end = arith.constant {width}.0 : f64", "%beyond = arith.cmpf oge, %size, %end : f64",
             "%places = arith.select %beyond, %end, %size : f64"]
    wide = "i64" if width == 64 else "i32"
    lines.append(f"%count{'' if wide == kind else 'w'} = arith.fptosi %places : f64 to {wide}")
    if wide != kind:
        lines.append(f"%count = arith.trunci %countw : i32 to {kind}")
    return lines + shifted(element, "%count")


def in_the_class(element, value, name):
    """Lines that make `name` of a double in the class."""
    lines = rounded_to_words(element, value) if bits(element) == 64 else rounded(element, value, False)
    result = lines.pop().split()[1]
    return [" ".join(name if word == result else word for word in line.split(" ")) for line in lines]


def bits_beside_double(mnemonic, element, walk):
    kind, is_array_second = memory(element), walk.endswith("r")
    if mnemonic == "bitshift" and not is_array_second:
        return shift_by_double(element)
    x, y = ("%c", "%y") if is_array_second else ("%x", "%c")
    lines = in_the_class(element, "%x" if is_array_second else "%y", "%c")
    if mnemonic == "bitshift":
        names = {"%x": "%c", "%y": "%y", "%r": "%r"}
        return lines + [re.sub(r"%\w+", lambda found: names.get(found.group(), found.group() + "p"), line) for line in shift(element)]
    return lines + [f"%r = arith.{BITS[mnemonic]} {x}, {y} : {kind}"]


def rounded_to_words(element, value):
    """A double as an integer of 64 bits: the ends of the class are no doubles, or not what a double converts from."""
    least, beyond = limits(element)[0], limits(element)[1] + 1
    return [f"%beyond = arith.constant {beyond}.0 : f64", f"%least = arith.constant {least}.0 : f64", "%none = arith.constant 0.0 : f64",
            f"%some = arith.cmpf ord, {value}, {value} : f64", f"%known = arith.select %some, {value}, %none : f64",
            "%whole = runmat.round %known : (f64) -> f64", "%above = arith.cmpf oge, %whole, %beyond : f64",
            "%below = arith.cmpf olt, %whole, %least : f64", "%lower = arith.select %above, %none, %whole : f64",
            "%inside = arith.select %below, %least, %lower : f64",
            f'%i = arith.{"fptosi" if is_signed(element) else "fptoui"} %inside : f64 to i64',
            f"%largest = arith.constant {limits(element)[1] if is_signed(element) else -1} : i64", "%r = arith.select %above, %largest, %i : i64",
            "linalg.yield %r : i64"]


# A double of this size has units in its last place: in its bits stands the whole number that is added to it, as long as that is short of 2^51.
MAGIC = 6755399441055744.0
MAGIC_BITS = 0x4338000000000000


def short_double(element):
    """Lines that make the double %f of the integer of 64 bits that is the array's element, %v, and raise the flag if it is not short."""
    offset = 2 ** 51 if is_signed(element) else 0
    return [f"%offset = arith.constant {offset} : i64", "%above = arith.addi %v, %offset : i64", f"%ends = arith.constant {52 if offset else 51} : i64",
            "%beyond = arith.shrui %above, %ends : i64", "%zero = arith.constant 0 : i64", "%islong = arith.cmpi ne, %beyond, %zero : i64",
            "runmat.raise %islong", f"%bits = arith.constant {MAGIC_BITS} : i64", f"%magic = arith.constant {MAGIC:.1f} : f64",
            "%vb = arith.addi %v, %bits : i64", "%vm = arith.bitcast %vb : i64 to f64", "%f = arith.subf %vm, %magic : f64"]


def with_error(mnemonic, x, y):
    """Lines that make the result %p of doubles and a double %e of the sign of what it lacks."""
    if mnemonic in EXTREMES:
        return [f"%p = runmat.{mnemonic} {x}, {y} : (f64, f64) -> f64", "%e = arith.constant 0.0 : f64"]
    if mnemonic == "mul":
        return [f"%p = arith.mulf {x}, {y} : f64", "%minus = arith.negf %p : f64", f"%e = math.fma {x}, {y}, %minus : f64"]
    if mnemonic == "div":
        return [f"%p = arith.divf {x}, {y} : f64", "%minus = arith.negf %p : f64", f"%rest = math.fma %minus, {y}, {x} : f64",
                "%nowhere = arith.constant 0.0 : f64", f"%less = arith.cmpf olt, {y}, %nowhere : f64", "%turned = arith.negf %rest : f64",
                "%e = arith.select %less, %turned, %rest : f64"]
    lines = []
    if mnemonic == "sub":
        lines, y = [f"%other = arith.negf {y} : f64"], "%other"
    return lines + [f"%p = arith.addf {x}, {y} : f64", f"%yp = arith.subf %p, {x} : f64", "%xp = arith.subf %p, %yp : f64",
                    f"%ye = arith.subf {y}, %yp : f64", f"%xe = arith.subf {x}, %xp : f64", "%e = arith.addf %xe, %ye : f64"]


def rounded_with_error(element):
    """%p and the error %e in the class: the half that a sum falls short of is no half."""
    lines = ["%size = math.absf %p : f64", f"%most = arith.constant {2 ** 51}.0 : f64", "%isshort = arith.cmpf olt, %size, %most : f64",
             "%true = arith.constant true", "%isbeyond = arith.xori %isshort, %true : i1", "runmat.raise %isbeyond",
             "%whole = runmat.round %p : (f64) -> f64", "%t = math.trunc %p : f64", "%part = arith.subf %p, %t : f64", "%parts = math.absf %part : f64",
             "%half = arith.constant 0.5 : f64", "%ishalf = arith.cmpf oeq, %parts, %half : f64", "%toward = arith.mulf %e, %part : f64",
             "%naught = arith.constant 0.0 : f64", "%lacks = arith.cmpf olt, %toward, %naught : f64", "%isless = arith.andi %ishalf, %lacks : i1",
             "%exact = arith.select %isless, %t, %whole : f64", "%em = arith.addf %exact, %magic : f64", "%eb = arith.bitcast %em : f64 to i64",
             "%i = arith.subi %eb, %bits : i64"]
    if is_signed(element):
        return lines + ["linalg.yield %i : i64"]
    return lines + ["%r = arith.maxsi %i, %zero : i64", "linalg.yield %r : i64"]


def wide_beside_double(mnemonic, element, walk):
    array = "%y" if walk.endswith("r") else "%x"
    lines = [line.replace("%v,", f"{array},") for line in short_double(element)]
    x, y = ("%x", "%f") if walk.endswith("r") else ("%f", "%y")
    if mnemonic in PREDICATES:
        return lines + [f"%t = runmat.{mnemonic} {x}, {y} : (f64, f64) -> i1"] + from_truth("%t")
    return lines + with_error(mnemonic, x, y) + rounded_with_error(element)


def exchanged(lines):
    """The lines with their operands exchanged."""
    return [" ".join({"%x": "%y", "%y": "%x", "%x,": "%y,", "%y,": "%x,"}.get(word, word) for word in line.split(" ")) for line in lines]


def body(mnemonic, element, walk):
    if mnemonic == "ldivide":
        return exchanged(body("div", element, walk))
    if mnemonic in BITS or mnemonic == "bitshift":
        if "d" in walk:
            lines = bits_beside_double(mnemonic, element, walk)
        elif mnemonic == "bitshift":
            lines = shift(element)
        else:
            lines = [f"%r = arith.{BITS[mnemonic]} %x, %y : {memory(element)}"]
        return lines + [f"linalg.yield %r : {memory(element)}"]
    if is_guarded(mnemonic, element, walk):
        return wide_beside_double(mnemonic, element, walk)
    if "d" in walk:
        lines = doubled(element, "%y" if walk.endswith("r") else "%x", "d")
        return lines + by_doubles(mnemonic, element, *(("%x", "%d") if walk.endswith("r") else ("%d", "%y")), False)
    if bits(element) == 64 and mnemonic == "div":
        return quotient(element) + ["linalg.yield %r : i64"]
    if mnemonic == "mul" and bits(element) in PRODUCTS:
        return PRODUCTS[bits(element)](element) + [f"linalg.yield %r : {memory(element)}"]
    if mnemonic in REMAINDERS:
        return remainder(mnemonic, element) + [f"linalg.yield %r : {memory(element)}"]
    if mnemonic in ("div", "power"):
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
                       out, text, is_guarded(mnemonic, element, walk))


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


TRUTHS = {"never": ["%t = arith.constant false"], "always": ["%t = arith.constant true"], "isZero": ["%t = arith.cmpi eq, %x, %zero : KIND"]}


def unary_body(name, element):
    kind = memory(element)
    least, largest = limits(element)
    zero = [f"%zero = arith.constant 0 : {kind}"]
    if name in TRUTHS:
        return zero + [line.replace("KIND", kind) for line in TRUTHS[name]] + from_truth("%t")
    negated = zero + [f"%s = arith.subi %zero, %x : {kind}", f"%least = arith.constant {least} : {kind}",
                      f"%largest = arith.constant {largest} : {kind}", f"%wraps = arith.cmpi eq, %x, %least : {kind}",
                      f"%m = arith.select %wraps, %largest, %s : {kind}"]
    one = [f"%one = arith.constant 1 : {kind}"]
    lines, result = {
        ("identity", True): ([], "%x"), ("identity", False): ([], "%x"), ("zeroOf", True): (zero, "%zero"), ("zeroOf", False): (zero, "%zero"),
        ("negate", True): (negated, "%m"), ("negate", False): (zero, "%zero"), ("magnitude", False): ([], "%x"),
        ("magnitude", True): (negated + [f"%r = arith.maxsi %x, %m : {kind}"], "%r"),
        ("signOfInteger", True): (one + [f"%minus = arith.constant -1 : {kind}", f"%p = arith.minsi %x, %one : {kind}",
                                f"%r = arith.maxsi %p, %minus : {kind}"], "%r"),
        ("signOfInteger", False): (one + [f"%r = arith.minui %x, %one : {kind}"], "%r")}[name, is_signed(element)]
    return lines + [f"linalg.yield {result} : {kind}"]


def unary_kernel(name, element):
    kind = memory(element)
    return elementwise(f"{name}_{element}_v", (f"tensor<?x{kind}>",), (f"%x: {kind}",), "i8" if name in TRUTHS else kind,
                       "\n    ".join(unary_body(name, element)))


def binary(catalogue):
    """(opcode, mnemonic) of each operation on integers that is computed here."""
    known = set(PREDICATES) | set(LOGIC) | set(ARITHMETIC)
    return [(r.fields["opcode"], word(r)) for r in operations(catalogue, 2) if r.fields["integerKernel"] and word(r) in known]


def unary(catalogue):
    """(opcode, what the reference set calls it) of each operation on an integer."""
    return [(r.fields["opcode"], re.search(r"<T, (\w+)<T>>", r.fields["integerKernel"]).group(1)) for r in operations(catalogue, 1)
            if r.fields["integerKernel"]]


def elements():
    return sorted(set(CLASSES.values()))


def is_made(mnemonic, element, walk):
    """An exchange of operands that changes nothing, or gives another operation, needs no kernel."""
    if mnemonic == "ldivide":
        return walk == "vv"
    return has(mnemonic, element, walk) and (not walk.endswith("r") or mnemonic in ORDERED)


def entries(mnemonic, element, walk):
    if mnemonic == "ldivide" and walk != "vv":
        return entries("div", element, {"ve": "ver", "ver": "ve", "vd": "vdr", "vdr": "vd"}[walk])
    if walk.endswith("r") and mnemonic not in ORDERED:
        mnemonic, walk = MIRRORED.get(mnemonic, mnemonic), walk[:-1]
    return f"{mnemonic}_{element}_{walk}"


def module(catalogue):
    text = ""
    for element in elements():
        text += "".join(kernel(m, element, walk) for _, m in binary(catalogue) for walk in WALKS if is_made(m, element, walk))
        text += "".join(unary_kernel(name, element) for name in sorted({name for _, name in unary(catalogue)}))
    return text


def variants(catalogue):
    """(opcode, class, mnemonic, element): of logicals those operations whose result is one."""
    for opcode, mnemonic in binary(catalogue):
        for name, element in CLASSES.items():
            if has(mnemonic, element, "vv") and (name != "Logical" or mnemonic not in ARITHMETIC):
                yield opcode, name, mnemonic, element


def rows(catalogue):
    """RUNMAT_PRODUCT_INTEGER_UNARY(Abs, Int8, magnitude_i8), and for each operation, class, whether beside a double it may raise a flag, and
    five kernels: of two arrays, of an array and an element in either order, of an array and a double in either order. ..._EXACT has the
    first three alone."""
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
                flag = f"{str(is_guarded(mnemonic, element, 'vd')).lower()}, " if beside else ""
                text += f"{macro}({opcode}, {name}, {flag}{names})\n"
        text += f"#endif\n#undef {macro}\n"
    return text
