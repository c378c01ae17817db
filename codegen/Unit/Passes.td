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
    must know of the unit is left in the attribute `runmat.unit`. It decides nothing: each op has one form, where to leave to and whose
    references end where is written in the IR.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v attributes {runmat.outputs = ["x"], runmat.end = 1 : i64} {
      return %x : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !llvm.ptr, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: !llvm.ptr) -> i32 attributes {passthrough = ["runmat-unit"], runmat.end = 1 : i64, runmat.outputs = ["x"], runmat.unit = {calls = [], exits = [], sites = []}} {
      %0 = llvm.getelementptr %arg1[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
      %2 = llvm.getelementptr %arg2[0] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      llvm.store %1, %2 : !llvm.ptr, !llvm.ptr
      %3 = llvm.mlir.constant(0 : i32) : i32
      return %3 : i32
    }
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect", "::mlir::cf::ControlFlowDialect"];
  let statistics = [Statistic<"units", "units", "Number of units lowered">,
                    Statistic<"exits", "exits", "Number of exits in their tables">,
                    Statistic<"calls", "calls", "Number of call sites in their tables">];
}

#endif // RUNMAT_CODEGEN_UNIT_PASSES_TD
