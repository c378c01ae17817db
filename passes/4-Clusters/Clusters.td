//===- Clusters.td - what runs together --------------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_TD
#define RUNMAT_PASSES_CLUSTERS_TD

include "mlir/Pass/PassBase.td"

def HoistCalls : Pass<"runmat-hoist-calls", "::mlir::func::FuncOp"> {
  let summary = "computes operations of the runtime that are the same in every turn once before the loop";
  let description = [{
    With what only makes their operands. Nothing is computed that the program does not compute: a loop that may not turn at all is put into
    a branch that is taken when it does. Only what each turn does moves, not what stands in a branch of it.

    Before:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m, %b: !m, %first: f64, %last: f64) -> !m {
      %r = runmat.for %k: f64 = %first, %first, %last : f64, f64, f64 carry(%s = %a : !m) {
        %p = runmat.mtimes %a, %b : (!m, !m) -> !m
        %n = runmat.add %s, %p : (!m, !m) -> !m
        runmat.yield %n : !m
      }
      return %r : !m
    }
    ```
    After:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m, %b: !m, %first: f64, %last: f64) -> !m {
      %0 = runmat.count %first, %first, %last
      %c0 = arith.constant 0 : index
      %1 = arith.cmpi ne, %0, %c0 : index
      %2 = runmat.if %1 : i1 -> !m {
        %3 = runmat.mtimes %a, %b : (!m, !m) -> !m
        %4 = runmat.for %arg4: f64 = %first, %first, %last : f64, f64, f64 carry(%arg5 = %a : !m) {
          %5 = runmat.add %arg5, %3 : (!m, !m) -> !m
          runmat.yield %5 : !m
        }
        runmat.yield %4 : !m
      } else {
        runmat.yield %a : !m
      }
      return %2 : !m
    }
    ```
  }];
  let statistics = [Statistic<"hoisted", "hoisted-calls", "Number of operations moved out of a loop">];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
}

def FormClusters : Pass<"runmat-form-clusters", "::mlir::func::FuncOp"> {
  let summary = "groups array ops that run as one kernel";
  let description = [{
    Inside a segment (the ops between two calls or loops) elementwise ops over the same extents become one cluster with several
    outputs; a reduction takes in the elementwise ops that only it reads; ranges, fills and casts are recomputed where they are
    read. A slice is read where its array is, in each segment anew, until the array changes; a copy is made of one that other ops or
    loops read. Values that nothing outside their cluster reads are never stored. Extents that must agree are checked by the cluster. What
    `runmat.discard` alone reads is computed where it may be an error; of what is made from positions only the number of elements is
    guarded then.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      runmat.statement 0 [] ()
      %y = runmat.mul %x, %s : (!v, f64) -> !v
      %z = runmat.add %y, %x : (!v, !v) -> !v
      return %z : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v, %s: f64) -> !v {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %2 = runmat.cluster  elementwise over(%1, %c1) -> !v {
        %3 = runmat.mul %x, %s : (!v, f64) -> !v
        %4 = runmat.add %3, %x : (!v, !v) -> !v
        runmat.yield %4 : !v
      }
      return %2 : !v
    }
    ```
  }];
  let statistics = [Statistic<"clusters", "clusters", "Number of clusters formed">,
                    Statistic<"fused", "fused-ops", "Number of ops inside clusters">];
}

def AssignExits : Pass<"runmat-assign-exits", "::mlir::func::FuncOp"> {
  let summary = "gives every op that may fail the statement at which the interpreter resumes";
  let description = [{
    It is the first statement of the segment: all that is live there is available without storing an intermediate for it, and
    nothing with an effect lies between. An op that has a statement already keeps it: a return of the unit's function leaves with all
    that was computed. Statements that no op exits to are removed.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v {
      %e = runmat.statement 0 [] ()
      %n = runmat.extent %x, 0 : !v
      %one = arith.constant 1 : index
      %y = runmat.cluster elementwise over (%n, %one) -> !v {
        %z = runmat.sqrt %x : (!v) -> !v
        runmat.yield %z : !v
      }
      runmat.statement 1 ["y"] (%y) : !v
      return %y : !v
    }
    ```
    After:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%x: !v) -> !v {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.extent %x, 0 : !v
      %c1 = arith.constant 1 : index
      %2 = runmat.cluster  elementwise over(%1, %c1) exit %0 -> !v {
        %3 = runmat.sqrt %x : (!v) -> !v
        runmat.yield %3 : !v
      }
      return %2 : !v
    }
    ```
  }];
  let statistics = [Statistic<"exits", "exits", "Number of ops that got a statement to leave to">,
                    Statistic<"polls", "polls", "Number of looks at the interrupt">];
}

def ChainSweeps : Pass<"runmat-chain-sweeps", "::mlir::func::FuncOp"> {
  let summary = "marks clusters that go over the same slices one after the other, and can do so slice by slice";
  let description = [{
    A softmax of columns reads its argument for the maximum, again for the exponentials, those for their sum and again for the
    quotient. Slice by slice the last three find in the cache what the one before left there. The members of a chain have one domain
    and reduce the same dimensions of it; what they read of each other is of the same slice; reductions of the whole domain may be
    in one chain, what needs their results not. Between two members nothing looks at elements.

    Before:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !r = !runmat.array<double, [1, *]>
    func.func @f(%x: !m) -> !m {
      %e = runmat.statement 0 [] ()
      %h = runmat.extent %x, 0 : !m
      %w = runmat.extent %x, 1 : !m
      %s = runmat.cluster reduction over (%h, %w) exit %e -> !r {
        %0 = runmat.reduce sum %x over [0] : (!m) -> !r
        runmat.yield %0 : !r
      }
      %y = runmat.cluster elementwise over (%h, %w) exit %e -> !m {
        %0 = runmat.div %x, %s : (!m, !r) -> !m
        runmat.yield %0 : !m
      }
      return %y : !m
    }
    ```
    After:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !r = !runmat.array<double, [1, *]>
    func.func @f(%x: !m) -> !m {
      %0 = runmat.statement 0 [] ()
      %1 = runmat.extent %x, 0 : !m
      %2 = runmat.extent %x, 1 : !m
      %3 = runmat.cluster  reduction over(%1, %2) exit %0 -> !r {
        %5 = runmat.reduce sum %x over [0] : (!m) -> !r
        runmat.yield %5 : !r
      } {chained}
      %4 = runmat.cluster  elementwise over(%1, %2) exit %0 -> !m {
        %5 = runmat.div %x, %3 : (!m, !r) -> !m
        runmat.yield %5 : !m
      }
      return %4 : !m
    }
    ```
  }];
  let statistics = [Statistic<"chained", "chained-clusters", "Number of clusters that may run together with the next one">];
}

#endif // RUNMAT_PASSES_CLUSTERS_TD
