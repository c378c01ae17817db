//===- Passes.td - from unit functions to the unit ABI -----*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_CODEGEN_UNIT_PASSES_TD
#define RUNMAT_CODEGEN_UNIT_PASSES_TD

include "mlir/Pass/PassBase.td"

def LowerUnits : Pass<"runmat-lower-units", "::mlir::ModuleOp"> {
  let summary = "gives unit functions the ABI of runmat/unit.h";
  let description = [{
    Array handles become pointers, ops on them calls through the context's function table, guards branches to exit blocks. What the engine
    must know of the unit is left in the attribute `runmat.unit`.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect"];
}

#endif // RUNMAT_CODEGEN_UNIT_PASSES_TD
