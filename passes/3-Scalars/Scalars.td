//===- Scalars.td - scalars in registers -------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SCALARS_TD
#define RUNMAT_PASSES_SCALARS_TD

include "mlir/Pass/PassBase.td"

def Scalarise : Pass<"runmat-scalarise", "::mlir::func::FuncOp"> {
  let summary = "turns 1x1 arrays into SSA scalars, through loops and branches";
  let description = [{
    Runs before any buffer exists, so that scalar code compiles to registers. An op that leaves the reals for some operands gets a
    guard in front. Subscripts become positions behind guards: of one element, or of a slice.

    Before:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: !s) -> !v {
      %b = runmat.sqrt %a : (!s) -> !s
      %c = runmat.add %b, %b : (!s, !s) -> !s
      %y = runmat.mul %x, %c : (!v, !s) -> !v
      return %y : !v
    }
    ```
    After:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %a: !s) -> !v {
      %0 = runmat.unbox %a : <double, [1, 1]> -> f64
      %1 = runmat.inside_domain "sqrt"(%0) : f64 -> i1
      runmat.guard %1, "domain of sqrt"
      %2 = runmat.sqrt %0 : (f64) -> f64
      %3 = runmat.add %2, %2 : (f64, f64) -> f64
      %4 = runmat.mul %x, %3 : (!v, f64) -> !v
      return %4 : !v
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"scalarised", "scalarised-values", "Number of arrays turned into scalars">];
}

#endif // RUNMAT_PASSES_SCALARS_TD
