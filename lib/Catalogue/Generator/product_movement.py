"""The kernels of the product set that move elements: by their size in memory, whatever their class is."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

BITS = (8, 16, 32, 64)


def reversal(bits):
    kind = f"i{bits}"
    array = f"tensor<?x{kind}>"
    return f"""func.func @reverse_{kind}(%a: {array}, %out: {array}, %n: index, %last: index) -> {array}
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>}} {{
  %back = arith.constant -1 : index
  %w = runmat.window %a at %last by (%back) : ({array}) -> {array}
  %result = linalg.generic {{indexing_maps = [#along, #along], iterator_types = ["parallel"]}}
      ins(%w : {array}) outs(%out : {array}) {{
  ^bb0(%x: {kind}, %o: {kind}):
    linalg.yield %x : {kind}
  }} -> {array}
  return %result : {array}
}}
"""


def transposition(bits):
    """Columns of the result are rows of the operand. Extents: of the result."""
    kind = f"i{bits}"
    array = f"tensor<?x?x{kind}>"
    return f"""func.func @transpose_{kind}(%a: {array}, %out: {array}, %d0: index, %d1: index) -> {array}
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> (j, i)>], iterator_types = ["parallel", "parallel"]}}
      ins(%a : {array}) outs(%out : {array}) {{
  ^bb0(%x: {kind}, %o: {kind}):
    linalg.yield %x : {kind}
  }} -> {array}
  return %result : {array}
}}
"""


def moves_backward(catalogue):
    """Whether a record turns arrays round."""
    return any((r.fields["import"] or "").startswith("flipped") for r in catalogue.builtins())


def module(catalogue):
    return ("".join(map(reversal, BITS)) if moves_backward(catalogue) else "") + "".join(map(transposition, BITS))


def rows(catalogue):
    """RUNMAT_PRODUCT_REVERSAL(1, reverse_i8) and RUNMAT_PRODUCT_TRANSPOSITION(1, transpose_i8): bytes of an element, kernel."""
    rows = "".join(f"RUNMAT_PRODUCT_REVERSAL({bits // 8}, reverse_i{bits})\n" for bits in BITS) if moves_backward(catalogue) else ""
    text = "#ifdef RUNMAT_PRODUCT_REVERSAL\n" + rows + "#endif\n#undef RUNMAT_PRODUCT_REVERSAL\n#ifdef RUNMAT_PRODUCT_TRANSPOSITION\n"
    text += "".join(f"RUNMAT_PRODUCT_TRANSPOSITION({bits // 8}, transpose_i{bits})\n" for bits in BITS)
    return text + "#endif\n#undef RUNMAT_PRODUCT_TRANSPOSITION\n"
