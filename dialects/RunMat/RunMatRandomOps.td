//===- RunMatRandomOps.td - random numbers -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RANDOM_OPS_TD
#define RUNMAT_RANDOM_OPS_TD

include "dialects/RunMat/RunMatBase.td"

def RunMat_RandomOp : RunMat_TypedOp<"random",
    "::runmat::inferRandom(*this, operands)",
    [AttrSizedOperandSegments, DeclareOpInterfaceMethods<RunMat_Generator, ["isCheap"]>, DeclareOpInterfaceMethods<RunMat_Extents>],
    ".take_back(getPrototype() ? 1 : 0)"> {
  let summary = "rand(...) or randn(...): numbers of a stream";
  let description = [{
    Element k in column-major order is element `counter` + k of the stream of `seed` (docs/numerics.md), so the op is pure; what
    it leaves as the counter of the next one is the importer's to add. With `like`, `extents` is one array and its extents are
    meant. With a prototype, the class is that of the prototype.
  }];
  let arguments = (ins RunMat_DistributionAttr:$distribution, RunMat_ElementClassAttr:$element_class, RunMat_Value:$seed,
                   RunMat_Value:$counter, Variadic<RunMat_Value>:$extents, Optional<RunMat_Value>:$prototype, UnitAttr:$like);
  let assemblyFormat = [{
    $distribution `as` $element_class `of` $seed `from` $counter (`like` $like^)? `(` $extents `)` (`as` $prototype^)? attr-dict
    `:` functional-type(operands, results)
  }];
}

def RunMat_RandomElementOp : RunMat_Op<"random_element", [Pure]> {
  let summary = "element `counter` + `position` of the stream of `seed`";
  let description = "Seed and counter are whole numbers.";
  let arguments = (ins RunMat_DistributionAttr:$distribution, F64:$seed, F64:$counter, Index:$position);
  let results = (outs AnyTypeOf<[F64, F32]>:$result);
  let assemblyFormat = "$distribution $seed `,` $counter `,` $position attr-dict `:` type($result)";
}

#endif // RUNMAT_RANDOM_OPS_TD
