"""The scans of the product set: a kernel for each cumulative function and element in memory, and the rows of their table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

CLASSES = {"Double": "f64", "Single": "f32", "Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64", "UInt8": "u8", "UInt16": "u16",
           "UInt32": "u32", "UInt64": "u64", "Logical": "u8"}
EXTREMES = {"max": ("maxsi", "maxui"), "min": ("minsi", "minui")}


def scans(catalogue):
    """(opcode, combiner) of each scan that the records name."""
    found = []
    for record in catalogue.builtins():
        combiner = re.search(r"^scanned<Combiner::(\w+)>", record.fields["import"] or "")
        if combiner:
            found.append((re.search(r"ScanOpcode::(\w+)", record.fields["function"]).group(1), combiner.group(1).lower()))
    return found


def memory(element):
    return element.replace("u", "i")


def widened(combiner, element):
    """The exact result in twice the width, clamped: what a signed sum or a product of an integer class saturates to."""
    bits, is_signed = int(element[1:]), element[0] == "i"
    narrow, wide = f"i{bits}", f"i{2 * bits}"
    extend = "extsi" if is_signed else "extui"
    lines = [f"%v = arith.{extend} %acc : {narrow} to {wide}", f"%w = arith.{extend} %x : {narrow} to {wide}",
             f'%exact = arith.{"addi" if combiner == "sum" else "muli"} %v, %w : {wide}']
    if is_signed:
        lines += [f"%largest = arith.constant {2 ** (bits - 1) - 1} : {wide}", f"%least = arith.constant {-2 ** (bits - 1)} : {wide}",
                  f"%below = arith.minsi %exact, %largest : {wide}", f"%inside = arith.maxsi %below, %least : {wide}"]
    else:
        lines += [f"%largest = arith.constant {2 ** bits - 1} : {wide}", f"%inside = arith.minui %exact, %largest : {wide}"]
    return lines + [f"%r = arith.trunci %inside : {wide} to {narrow}"]


def saturated_sum(element):
    """In the width of the class: a sum that wraps round shows in its sign, or in being smaller than a part."""
    kind = memory(element)
    lines = [f"%s = arith.addi %acc, %x : {kind}"]
    if element[0] == "u":
        return lines + [f"%wraps = arith.cmpi ult, %s, %x : {kind}", f"%largest = arith.constant -1 : {kind}",
                        f"%r = arith.select %wraps, %largest, %s : {kind}"]
    bits = int(element[1:])
    return lines + [f"%p = arith.xori %acc, %s : {kind}", f"%q = arith.xori %x, %s : {kind}", f"%both = arith.andi %p, %q : {kind}",
                    f"%zero = arith.constant 0 : {kind}", f"%wraps = arith.cmpi slt, %both, %zero : {kind}",
                    f"%last = arith.constant {bits - 1} : {kind}", f"%sign = arith.shrsi %x, %last : {kind}",
                    f"%largest = arith.constant {2 ** (bits - 1) - 1} : {kind}", f"%bound = arith.xori %sign, %largest : {kind}",
                    f"%r = arith.select %wraps, %bound, %s : {kind}"]


def step(combiner, element):
    if element[0] == "f":
        return [f"%r = runmat.combine {combiner} %acc, %x : {element}"]
    if combiner in EXTREMES:
        return [f'%r = arith.{EXTREMES[combiner][element[0] == "u"]} %acc, %x : {memory(element)}']
    if combiner == "sum" and (element[0] == "u" or element == "i64"):
        return saturated_sum(element)
    return widened(combiner, element)


def kernel(combiner, element):
    kind = memory(element)
    array, whole = f"tensor<?x?x?x{kind}>", "affine_map<(k, j, i) -> (k, j, i)>"
    text = "\n    ".join(step(combiner, element))
    return f"""func.func @{kernel_name(combiner, element)}(%a: {array}, %out: {array}, %d0: index, %d1: index, %d2: index, %backward: i64) -> {array}
    attributes {{runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [{whole}, {whole}], iterator_types = ["parallel", "reduction", "parallel"]}}
      ins(%a : {array}) outs(%out : {array}) {{
  ^bb0(%x: {kind}, %acc: {kind}):
    {text}
    linalg.yield %r : {kind}
  }} -> {array}
  return %result : {array}
}}
"""


def kernel_name(combiner, element):
    return f"cum{combiner}_{element}"


def variants(catalogue):
    """(opcode, class, combiner, element). A product of 64-bit integers needs 128 bits; sums of logicals are sums of doubles."""
    for opcode, combiner in scans(catalogue):
        for name, element in CLASSES.items():
            if not (combiner == "prod" and element in ("i64", "u64")) and not (combiner not in EXTREMES and name == "Logical"):
                yield opcode, name, combiner, element


def kernels(catalogue):
    """Classes share kernels."""
    return sorted({(combiner, element) for _, _, combiner, element in variants(catalogue)})


def module(catalogue):
    return "".join(kernel(*parts) for parts in kernels(catalogue))


def rows(catalogue):
    """RUNMAT_PRODUCT_SCAN_KERNEL(cumsum_f64, 8, true) of each kernel: bytes of an element, whether its lines are cut into blocks; and
    RUNMAT_PRODUCT_SCAN(Sum, Double, cumsum_f64): opcode, class, kernel."""
    text = "#ifdef RUNMAT_PRODUCT_SCAN_KERNEL\n"
    for combiner, element in kernels(catalogue):
        text += f'RUNMAT_PRODUCT_SCAN_KERNEL({kernel_name(combiner, element)}, {int(element[1:]) // 8}, {str(element[0] == "f").lower()})\n'
    text += "#endif\n#undef RUNMAT_PRODUCT_SCAN_KERNEL\n#ifdef RUNMAT_PRODUCT_SCAN\n"
    for opcode, name, combiner, element in variants(catalogue):
        text += f"RUNMAT_PRODUCT_SCAN({opcode}, {name}, {kernel_name(combiner, element)})\n"
    return text + "#endif\n#undef RUNMAT_PRODUCT_SCAN\n"
