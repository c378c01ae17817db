//===- RunMatKernelOps.td - ops inside kernel bodies -------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_KERNEL_OPS_TD
#define RUNMAT_KERNEL_OPS_TD

include "dialects/RunMat/RunMatBase.td"

def RunMat_WindowOp : RunMat_Op<"window", [Pure]> {
  let summary = "a kernel's view of a regular part of an input";
  let description = [{
    Element (..., c1, c0) of the result is that at `offset` + ... + c1 * strides[n-2] + c0 * strides[n-1] of the input, counted in
    elements in memory. Strides may be negative. Offset and strides are scalars of the kernel or constants.
  }];
  let arguments = (ins AnyRankedTensor:$input, Index:$offset, Variadic<Index>:$strides);
  let results = (outs AnyRankedTensor:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$input `at` $offset `by` `(` $strides `)` attr-dict `:` functional-type($input, $result)";
}

def RunMat_RaiseOp : RunMat_Op<"raise"> {
  let summary = "sets the kernel's guard flag when the condition holds for any element";
  let arguments = (ins I1:$condition);
  let assemblyFormat = "$condition attr-dict";
}

def RunMat_Combined : AnyTypeOf<[F64, F32, I1, I8, I16, I32, I64]>;

def RunMat_CombineOp : RunMat_Op<"combine", [Pure, AllTypesMatch<["accumulator", "value", "result"]>]> {
  let summary = "joins one more value into a reduction";
  let description = [{
    Which value is joined when is fixed by docs/numerics.md, not by the order of this op in memory. max and min skip NaN; of integers
    they are those of signed ones. A sum of integers wraps round.
  }];
  let arguments = (ins RunMat_CombinerAttr:$combiner, RunMat_Combined:$accumulator, RunMat_Combined:$value);
  let results = (outs RunMat_Combined:$result);
  let hasVerifier = 1;
  let assemblyFormat = "$combiner $accumulator `,` $value attr-dict `:` type($result)";
}

#endif // RUNMAT_KERNEL_OPS_TD
