"""The kernels of the product set that convert elements from class to class, and the rows of their table."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
from product_integers import bits, elementwise, from_truth, is_signed, limits, rounded, rounded_to_words
from product_scans import memory

# Logicals are read as what they are in memory; to become one is a test. Letters are integers.
SOURCES = {"Double": "f64", "Single": "f32", "Int8": "i8", "Int16": "i16", "Int32": "i32", "Int64": "i64", "UInt8": "u8", "UInt16": "u16",
           "UInt32": "u32", "UInt64": "u64", "Logical": "u8", "Char": "u16"}
TARGETS = {**SOURCES, "Logical": "truth"}


def is_float(element):
    return element[0] == "f"


def truth(source):
    """NaN has no truth value."""
    kind = memory(source)
    if not is_float(source):
        return [f"%zero = arith.constant 0 : {kind}", f"%t = arith.cmpi ne, %x, %zero : {kind}"] + from_truth("%t")
    return [f"%missing = arith.cmpf uno, %x, %x : {kind}", "runmat.raise %missing", f"%zero = arith.constant 0.0 : {kind}",
            f"%t = arith.cmpf une, %x, %zero : {kind}"] + from_truth("%t")


def floated(source, target):
    if is_float(source):
        return [f'%r = arith.{"extf" if target == "f64" else "truncf"} %x : {source} to {target}', f"linalg.yield %r : {target}"]
    kind, op = memory(source), "sitofp" if is_signed(source) else "uitofp"
    if bits(source) >= 32:
        return [f"%r = arith.{op} %x : {kind} to {target}", f"linalg.yield %r : {target}"]
    return [f'%w = arith.{"extsi" if is_signed(source) else "extui"} %x : {kind} to i32', f"%r = arith.sitofp %w : i32 to {target}",
            f"linalg.yield %r : {target}"]


def wholes(source, target):
    lines, value = [], "%x"
    if source == "f32":
        lines, value = ["%wide = arith.extf %x : f32 to f64"], "%wide"
    return lines + (rounded_to_words(target, value) if bits(target) == 64 else rounded(target, value, False))


def saturated(source, target):
    """What both classes hold is clamped in the class of the source."""
    kind, out, value, lines = memory(source), memory(target), "%x", []
    least, largest = limits(source)
    sign = "s" if is_signed(source) else "u"
    if limits(target)[1] < largest:
        lines += [f"%largest = arith.constant {limits(target)[1]} : {kind}", f"%lower = arith.min{sign}i %x, %largest : {kind}"]
        value = "%lower"
    if limits(target)[0] > least:
        lines += [f"%least = arith.constant {limits(target)[0]} : {kind}", f"%inside = arith.maxsi {value}, %least : {kind}"]
        value = "%inside"
    if bits(source) != bits(target):
        op = "trunci" if bits(target) < bits(source) else f"ext{sign}i"
        lines.append(f"%r = arith.{op} {value} : {kind} to {out}")
        value = "%r"
    return lines + [f"linalg.yield {value} : {out}"]


def body(source, target):
    if target == "truth":
        return truth(source)
    if is_float(target):
        return floated(source, target)
    return wholes(source, target) if is_float(source) else saturated(source, target)


def kernel_name(source, target):
    return f"convert_{source}_{target}"


def is_guarded(source, target):
    return target == "truth" and is_float(source)


def kernel(source, target):
    out = "i8" if target == "truth" else memory(target)
    return elementwise(kernel_name(source, target), (f"tensor<?x{memory(source)}>",), (f"%x: {memory(source)}",), out,
                       "\n    ".join(body(source, target)), is_guarded(source, target))


def variants():
    """(class, class, element, element) wherever elements change."""
    for source, read in SOURCES.items():
        for target, written in TARGETS.items():
            if source != target and read != written:
                yield source, target, read, written


def module(_):
    return "".join(kernel(*pair) for pair in sorted({(read, written) for _, _, read, written in variants()}))


def rows(_):
    """RUNMAT_PRODUCT_CONVERSION_KERNEL(convert_f64_truth, true): whether it has a guard flag; RUNMAT_PRODUCT_CONVERSION(Double, Logical,
    convert_f64_truth): from, to, kernel."""
    text = "#ifdef RUNMAT_PRODUCT_CONVERSION_KERNEL\n"
    for pair in sorted({(read, written) for _, _, read, written in variants()}):
        text += f"RUNMAT_PRODUCT_CONVERSION_KERNEL({kernel_name(*pair)}, {str(is_guarded(*pair)).lower()})\n"
    text += "#endif\n#undef RUNMAT_PRODUCT_CONVERSION_KERNEL\n#ifdef RUNMAT_PRODUCT_CONVERSION\n"
    for source, target, read, written in variants():
        text += f"RUNMAT_PRODUCT_CONVERSION({source}, {target}, {kernel_name(read, written)})\n"
    return text + "#endif\n#undef RUNMAT_PRODUCT_CONVERSION\n"
