//===- RunMatAttributes.td - attributes of the dialect -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_ATTRIBUTES_TD
#define RUNMAT_ATTRIBUTES_TD

include "mlir/IR/AttrTypeBase.td"
include "dialects/RunMat/RunMatEnums.td"

def RunMat_KernelAttr : AttrDef<RunMat_Dialect, "Kernel"> {
  let mnemonic = "kernel";
  let summary = "signature of a kernel function, see docs/kernel-contract.md";
  let parameters = (ins EnumParameter<RunMat_KernelKind>:$kind, "unsigned":$inputs,
                    "unsigned":$outputs, "unsigned":$extents,
                    "unsigned":$scalars, "bool":$flag);
  let assemblyFormat = "`<` struct(params) `>`";
}

#endif // RUNMAT_ATTRIBUTES_TD
