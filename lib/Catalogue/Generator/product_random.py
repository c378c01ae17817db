"""The kernels of the product set that draw random numbers: one for each distribution of the catalogue and class."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re

CLASSES = (("Double", "f64"), ("Single", "f32"))


def distributions(catalogue):
    """Their names, as in random<Distribution::Uniform>."""
    found = (re.match(r"random<Distribution::(\w+)>", r.fields["import"] or "") for r in catalogue.builtins())
    return sorted({match[1] for match in found if match})


def kernel_name(distribution, element):
    return f"random_{distribution.lower()}_{element}"


def kernel(distribution, element):
    """Element k is element `counter` + k of the stream of `seed`."""
    array = f"tensor<?x{element}>"
    return f"""func.func @{kernel_name(distribution, element)}(%out: {array}, %n: index, %seed: f64, %counter: f64) -> {array}
    attributes {{runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0, outputs = 1, extents = 1, scalars = 2, flag = false>}} {{
  %result = linalg.generic {{indexing_maps = [#along], iterator_types = ["parallel"]}} outs(%out : {array}) {{
  ^bb0(%o: {element}):
    %k = linalg.index 0 : index
    %r = runmat.random_element {distribution.lower()} %seed, %counter, %k : {element}
    linalg.yield %r : {element}
  }} -> {array}
  return %result : {array}
}}
"""


def variants(catalogue):
    return [(d, name, element) for d in distributions(catalogue) for name, element in CLASSES]


def module(catalogue):
    return "".join(kernel(d, element) for d, _, element in variants(catalogue))


def rows(catalogue):
    """RUNMAT_PRODUCT_RANDOM(Uniform, Double, random_uniform_f64): distribution, class, kernel."""
    text = "#ifdef RUNMAT_PRODUCT_RANDOM\n"
    text += "".join(f"RUNMAT_PRODUCT_RANDOM({d}, {name}, {kernel_name(d, element)})\n" for d, name, element in variants(catalogue))
    return text + "#endif\n#undef RUNMAT_PRODUCT_RANDOM\n"
