//===- Typing.td - types of values, and units of them ------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TYPING_TD
#define RUNMAT_PASSES_TYPING_TD

include "mlir/Pass/PassBase.td"

def InferTypes : Pass<"runmat-infer-types", "::mlir::func::FuncOp"> {
  let summary = "gives every value a class and extents, from the types of the arguments";
  let description = [{
    A sparse analysis on MLIR's solver: types flow from operands to results by each op's rule (`TypeRuleInterface`), and join where control
    flow does (`RegionBranchOpInterface`). A rule is applied again only when the type of an operand has changed, so the work is linear in
    the number of ops, however deep loops are nested. A variable whose class changes around a loop stays `any`. What cannot be typed is left
    as it is, with a remark at its place, so that form-units can end the unit before it. Then one walk writes the types, and widens what is
    handed on to the type that it is joined to. Whole numbers flow beside the types of scalars, from constants and from sizes of arrays with
    known extents: those of ranges and of `zeros(…)` follow from them.

    Before:
    ```mlir
    func.func @f(%s: !runmat.array<double, [1, 1]>, %a: !runmat.array<double, [1, *]>, %n: !runmat.array<double, [1, 1]>) -> !runmat.any {
      %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
      %r = "runmat.for"(%one, %one, %n, %s) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
      ^bb0(%i: !runmat.any, %x: !runmat.any):
        %y = runmat.add %x, %a : (!runmat.any, !runmat.array<double, [1, *]>) -> !runmat.any
        runmat.yield %y : !runmat.any
      }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.any
      return %r : !runmat.any
    }
    ```
    After:
    ```mlir
    func.func @f(%s: !runmat.array<double, [1, 1]>, %a: !runmat.array<double, [1, *]>, %n: !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, ?]> {
      %0 = runmat.constant 1.000000e+00 : f64 -> !runmat.array<double, [1, 1]>
      %1 = runmat.widen %s : (!runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, ?]>
      %2 = runmat.for %arg3: !runmat.array<double, [1, 1]> = %0, %0, %n : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]> carry(%arg4 = %1 : !runmat.array<double, [1, ?]>) {
        %3 = runmat.add %arg4, %a : (!runmat.array<double, [1, ?]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
        %4 = runmat.widen %3 : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, ?]>
        runmat.yield %4 : !runmat.array<double, [1, ?]>
      }
      return %2 : !runmat.array<double, [1, ?]>
    }
    ```
  }];
  let statistics = [Statistic<"ruleApplications", "rule-applications", "Number of times that a type rule was asked">,
                    Statistic<"typed", "typed-values", "Number of values given a type">,
                    Statistic<"untyped", "untyped-values", "Number of values left untyped">];
}

def TrackGpuArrays : Pass<"runmat-track-gpu-arrays", "::mlir::func::FuncOp"> {
  let summary = "finds the variables that are gpuArrays, from the arguments that are";
  let description = [{
    Another analysis on the solver that finds the types. Arguments with `runmat.gpu_array` are gpuArrays; so is what is computed from one of
    its `getDataOperands` (neither subscripts nor extents; questions about shapes and `runmat.gather`, which ends here, have none). The
    names go to `runmat.gpu_arrays` of the unit. A statement after which a variable is a gpuArray at one time and none at another is marked
    `runmat.interpreted`, so that form-units ends the unit before it.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    !s = !runmat.array<double, [1, 1]>
    func.func @f(%g: !v {runmat.gpu_array}, %h: !v) {
      runmat.statement 0 [] ()
      %a = runmat.add %g, %h : (!v, !v) -> !v
      %b = runmat.numel %a : (!v) -> !s
      %c = runmat.gather %a : (!v) -> !v
      runmat.statement 1 ["a", "b", "c"] (%a, %b, %c) : !v, !s, !v
      return
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    !s = !runmat.array<double, [1, 1]>
    func.func @f(%g: !v, %h: !v) attributes {runmat.gpu_arrays = ["a"]} {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.add %g, %h : (!v, !v) -> !v
      %2 = runmat.numel %1 : (!v) -> !s
      %3 = runmat.statement 1 ["a", "b", "c"] (%1, %2, %1) : !v, !s, !v
      return
    }
    ```
  }];
  let statistics = [Statistic<"gpuArrays", "gpu-arrays", "Number of variables that are gpuArrays">,
                    Statistic<"interpreted", "interpreted-statements", "Number of statements left to the interpreter">];
}

def FormUnits : Pass<"runmat-form-units", "::mlir::func::FuncOp"> {
  let summary = "ends the unit before its first statement that is not typed";
  let description = [{
    A unit is a maximal run of typed statements. Everything from the first untyped statement on is dropped; the function returns the
    variables that are live there, and records in `runmat.end` the statement and in `runmat.outputs` their names.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %w: !runmat.any) {
      runmat.statement 0 [] ()
      %y = runmat.add %x, %x : (!v, !v) -> !v
      runmat.statement 1 ["y"] (%y) : !v
      %z = runmat.abs %w : (!runmat.any) -> !runmat.any
      runmat.statement 2 ["y", "z"] (%y, %z) : !v, !runmat.any
      return
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %w: !runmat.any) -> !v attributes {runmat.end = 1 : i64, runmat.outputs = ["y"]} {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.add %x, %x : (!v, !v) -> !v
      return %1 : !v
    }
    ```
  }];
  let statistics = [Statistic<"dropped", "dropped-statements", "Number of statements left to the interpreter">];
}

#endif // RUNMAT_PASSES_TYPING_TD
