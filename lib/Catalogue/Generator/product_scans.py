"""The scans of the product set: a kernel for each cumulative function and element in memory, and the rows of their table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

CLASSES = {"Double": "f64", "Single": "f32", "Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64", "UInt8": "u8", "UInt16": "u16",
           "UInt32": "u32", "UInt64": "u64", "Logical": "u8"}
# Sums with a sign, in blocks: those that nothing saturates wrap round, and a reduction tells whether one did; those of what is not less than 0
# are capped, as the sum of two such numbers wraps round into the sign alone.
IN_BLOCKS = ("wrapped", "capped")
SIGNED = {"Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64"}
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


def wide_product(element):
    """Of 64 bits, in two words."""
    if element[0] == "u":
        return ["%low, %high = arith.mului_extended %acc, %x : i64", "%zero = arith.constant 0 : i64", "%fits = arith.cmpi eq, %high, %zero : i64",
                "%largest = arith.constant -1 : i64", "%r = arith.select %fits, %low, %largest : i64"]
    return ["%low, %high = arith.mulsi_extended %acc, %x : i64", "%last = arith.constant 63 : i64", "%rest = arith.shrsi %low, %last : i64",
            "%fits = arith.cmpi eq, %high, %rest : i64", "%signs = arith.xori %acc, %x : i64", "%sign = arith.shrsi %signs, %last : i64",
            f"%largest = arith.constant {2 ** 63 - 1} : i64", "%bound = arith.xori %sign, %largest : i64",
            "%r = arith.select %fits, %low, %bound : i64"]


def signed_sum(element):
    """Against the limit that the next element sets, so that each step waits for one comparison of the one before."""
    kind, last, largest = memory(element), int(element[1:]) - 1, 2 ** (int(element[1:]) - 1) - 1
    return [f"%last = arith.constant {last} : {kind}", f"%largest = arith.constant {largest} : {kind}", f"%sign = arith.shrsi %x, %last : {kind}",
            f"%bound = arith.xori %sign, %largest : {kind}", f"%limit = arith.subi %bound, %x : {kind}",
            f"%turned = arith.xori %limit, %sign : {kind}", f"%before = arith.xori %acc, %sign : {kind}",
            f"%wraps = arith.cmpi sgt, %before, %turned : {kind}", f"%s = arith.addi %acc, %x : {kind}",
            f"%r = arith.select %wraps, %bound, %s : {kind}"]


def step(combiner, element):
    if combiner == "wrapped":
        return [f"%r = arith.addi %acc, %x : {memory(element)}"]
    if combiner == "capped":
        return [f"%s = arith.addi %acc, %x : {memory(element)}", f"%largest = arith.constant {2 ** (int(element[1:]) - 1) - 1} : {memory(element)}",
                f"%r = arith.minui %s, %largest : {memory(element)}"]
    if element[0] == "f":
        return [f"%r = runmat.combine {combiner} %acc, %x : {element}"]
    if combiner in EXTREMES:
        return [f'%r = arith.{EXTREMES[combiner][element[0] == "u"]} %acc, %x : {memory(element)}']
    if combiner == "sum":
        return saturated_sum(element) if element[0] == "u" else signed_sum(element)
    if combiner == "prod" and element[1:] == "64":
        return wide_product(element)
    return widened(combiner, element)


def kernel(combiner, element):
    kind = memory(element)
    array, whole = f"tensor<?x?x?x{kind}>", "affine_map<(k, j, i) -> (k, j, i)>"
    text = "\n    ".join(step(combiner, element))
    return f"""func.func @{kernel_name(combiner, element)}(%a: {array}, %out: {array}, %d0: index, %d1: index, %d2: index, %block: i64) -> {array}
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
    """(opcode, class, combiner, element). Sums of logicals are sums of doubles."""
    for opcode, combiner in scans(catalogue):
        for name, element in CLASSES.items():
            if combiner in EXTREMES or name != "Logical":
                yield opcode, name, combiner, element


def kernels(catalogue):
    """Classes share kernels."""
    found = {(combiner, element) for _, _, combiner, element in variants(catalogue)}
    return sorted(found | {(combiner, element) for element in SIGNED.values() for combiner in IN_BLOCKS})


def is_blocked(combiner, element):
    """Whether blocks of a line can be computed side by side: the order of floats is one of blocks, and that of other steps does not show
    where nothing but the upper end saturates."""
    return element[0] in "fu" or combiner in EXTREMES or combiner in IN_BLOCKS


def overflow_kernel(element):
    """Whether a sum that wraps round does so anywhere between neighbours: less than 0 then. The reduction takes the line and the line without its
    first element."""
    kind = memory(element)
    array = f"tensor<?x{kind}>"
    return f"""func.func @overflow_{element}(%a: {array}, %b: {array}, %out: tensor<{kind}>, %n: index) -> tensor<{kind}>
    attributes {{runmat.kernel = #runmat.kernel<kind = reduction, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}}
      ins(%a, %b : {array}, {array}) outs(%out : tensor<{kind}>) {{
  ^bb0(%before: {kind}, %sum: {kind}, %acc: {kind}):
    %x = arith.subi %sum, %before : {kind}
    %p = arith.xori %before, %sum : {kind}
    %q = arith.xori %x, %sum : {kind}
    %both = arith.andi %p, %q : {kind}
    %r = runmat.combine min %acc, %both : {kind}
    linalg.yield %r : {kind}
  }} -> tensor<{kind}>
  return %result : tensor<{kind}>
}}
"""


def module(catalogue):
    return "".join(kernel(*parts) for parts in kernels(catalogue)) + "".join(map(overflow_kernel, SIGNED.values()))


def rows(catalogue):
    """RUNMAT_PRODUCT_SCAN_KERNEL(cumsum_f64, 8, true) of each kernel: bytes of an element, whether its lines are cut into blocks; and
    RUNMAT_PRODUCT_SCAN(Sum, Double, cumsum_f64): opcode, class, kernel. RUNMAT_PRODUCT_SUM_IN_BLOCKS(Int8, cumwrapped_i8,
    cumcapped_i8, overflow_i8): class, its sums that wrap round, those that are capped, the kernel that tells whether the former did."""
    text = "#ifdef RUNMAT_PRODUCT_SCAN_KERNEL\n"
    for combiner, element in kernels(catalogue):
        text += f'RUNMAT_PRODUCT_SCAN_KERNEL({kernel_name(combiner, element)}, {int(element[1:]) // 8}, {str(is_blocked(combiner, element)).lower()})\n'
    text += "#endif\n#undef RUNMAT_PRODUCT_SCAN_KERNEL\n#ifdef RUNMAT_PRODUCT_SCAN\n"
    for opcode, name, combiner, element in variants(catalogue):
        text += f"RUNMAT_PRODUCT_SCAN({opcode}, {name}, {kernel_name(combiner, element)})\n"
    text += "#endif\n#undef RUNMAT_PRODUCT_SCAN\n#ifdef RUNMAT_PRODUCT_SUM_IN_BLOCKS\n"
    for name, element in SIGNED.items():
        sums = ", ".join(kernel_name(combiner, element) for combiner in IN_BLOCKS)
        text += f"RUNMAT_PRODUCT_SUM_IN_BLOCKS({name}, {sums}, overflow_{element})\n"
    return text + "#endif\n#undef RUNMAT_PRODUCT_SUM_IN_BLOCKS\n"
