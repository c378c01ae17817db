//===- Scalars.td - scalars in registers -------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SCALARS_TD
#define RUNMAT_PASSES_SCALARS_TD

include "mlir/Pass/PassBase.td"

def SplitArrays : Pass<"runmat-split-arrays", "::mlir::func::FuncOp"> {
  let summary = "turns small arrays in loops into their elements";
  let description = [{
    Of a matrix of 2 to 36 doubles, singles or truth values whose extents are known, an operator in a loop costs a launch or a call of
    the runtime, which take far longer than the arithmetic. Elementwise operators, products, reductions, joins, parts by written
    subscripts and systems of two to four equations are computed element by element here, in the order of docs/numerics.md, and loops,
    branches and side exits hand on the elements. Where something else reads the array it is joined. What a subscript of the running
    loop reads stays in memory, so does what is computed from memory and joined there again at once, and everything where it would be
    more than 4096 operations of scalars.

    Before:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [2, 1]>
    func.func @f(%n: !s, %x: !v, %d: !s) -> !v {
      %one = runmat.constant 1.0 : f64 -> !s
      %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v) {
        %next = runmat.mul %c, %d : (!v, !s) -> !v
        runmat.yield %next : !v
      }
      return %y : !v
    }
    ```
    After:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [2, 1]>
    func.func @f(%n: !s, %x: !v, %d: !s) -> !v {
      %c0 = arith.constant 0 : index
      %x0 = runmat.load %x[%c0] : <double, [2, 1]> -> f64
      %b0 = runmat.box %x0 : f64 -> <double, [1, 1]>
      %c1 = arith.constant 1 : index
      %x1 = runmat.load %x[%c1] : <double, [2, 1]> -> f64
      %b1 = runmat.box %x1 : f64 -> <double, [1, 1]>
      %one = runmat.constant 1.0 : f64 -> !s
      %y:2 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%p = %b0 : !s, %q = %b1 : !s) {
        %next = runmat.mul %p, %d : (!s, !s) -> !s
        %other = runmat.mul %q, %d : (!s, !s) -> !s
        runmat.yield %next, %other : !s, !s
      }
      %r = runmat.concatenate %y#0, %y#1 along 0 : (!s, !s) -> !v
      return %r : !v
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [Statistic<"split", "split-ops", "Number of operations that are computed by elements">];
}

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
