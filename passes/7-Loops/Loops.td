//===- Loops.td - loops of the language as scf -------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LOOPS_TD
#define RUNMAT_PASSES_LOOPS_TD

include "mlir/Pass/PassBase.td"

def ThreadLoops : Pass<"runmat-thread-loops", "::mlir::ModuleOp"> {
  let summary = "lets threads make the turns of a loop that do not need each other";
  let description = [{
    The turns of a `for` with loops in it become a function as well, where each computes all the variables that it reads itself, and where each changes
    and reads elements of the changed arrays that no other turn does: the element of the loop, plus a constant, is one of their
    subscripts. The loop goes on behind the turns that threads have made, which is the last one, or the first where threads were not worth it
    or gave up because a guard did not hold.

    Before:
    ```mlir
    !v = !runmat.array<double, [*, 1]>
    func.func @f(%a: !v, %rows: index, %n: f64) {
      %one = runmat.constant 1.0 : f64 -> f64
      %own = runmat.own %a : <double, [*, 1]>
      %p = runmat.elements %own : <double, [*, 1]>
      runmat.for %i: f64 = %one, %one, %n : f64, f64, f64 {
        %e = runmat.statement 1 [] ()
        %row = runmat.subscript %i
        %inside = arith.cmpi ult, %row, %rows : index
        runmat.guard %inside, "index" exit %e
        runmat.for %j: f64 = %one, %one, %n : f64, f64, f64 {
          runmat.write %p[%row] = %j : f64
        }
      }
      return
    }
    ```
    After:
    ```mlir
    func.func private @f_turns(%arg0: index, %arg1: index, %arg2: index, %arg3: !runmat.elements, %arg4: f64) attributes {runmat.turns} {
      %0 = runmat.constant 1.000000e+00 : f64 -> f64
      %1 = arith.index_cast %arg0 : index to i64
      %c0_i64 = arith.constant 0 : i64
      %2 = arith.addi %1, %c0_i64 : i64
      %3 = arith.sitofp %2 : i64 to f64
      %4 = arith.mulf %3, %0 : f64
      %5 = arith.addf %0, %4 : f64
      %6 = arith.index_cast %arg1 : index to i64
      %c-1_i64 = arith.constant -1 : i64
      %7 = arith.addi %6, %c-1_i64 : i64
      %8 = arith.sitofp %7 : i64 to f64
      %9 = arith.mulf %8, %0 : f64
      %10 = arith.addf %0, %9 : f64
      runmat.for %arg5: f64 = %5, %0, %10 : f64, f64, f64 {
        %11 = runmat.subscript %arg5
        %12 = arith.cmpi ult, %11, %arg2 : index
        runmat.guard %12, "index"
        runmat.for %arg6: f64 = %0, %0, %arg4 : f64, f64, f64 {
          runmat.write %arg3[%11] = %arg6 : f64
          runmat.yield
        }
        runmat.yield
      }
      %c0 = arith.constant 0 : index
      return
    }
    func.func @f(%arg0: !runmat.array<double, [*, 1]>, %arg1: index, %arg2: f64) {
      %0 = runmat.constant 1.000000e+00 : f64 -> f64
      %1 = runmat.own %arg0 : <double, [*, 1]>
      %2 = runmat.elements %1 : <double, [*, 1]>
      %3 = runmat.count %0, %0, %arg2
      %4 = runmat.count %0, %0, %arg2
      %5 = arith.index_cast %4 : index to i64
      %6 = arith.sitofp %5 : i64 to f64
      %cst = arith.constant 1.000000e+00 : f64
      %7 = arith.mulf %6, %cst : f64
      %cst_0 = arith.constant 4.000000e+00 : f64
      %8 = arith.addf %7, %cst_0 : f64
      %9 = runmat.thread @f_turns(%arg1, %2, %arg2 : index, !runmat.elements, f64) of %3 work %8 changes(%1 : !runmat.array<double, [*, 1]>)
      %10 = arith.index_cast %9 : index to i64
      %11 = arith.sitofp %10 : i64 to f64
      %12 = arith.mulf %11, %0 : f64
      %13 = arith.addf %0, %12 : f64
      runmat.for %arg3: f64 = %13, %0, %arg2 : f64, f64, f64 {
        %14 = runmat.statement 1 [] ()
        %15 = runmat.subscript %arg3
        %16 = arith.cmpi ult, %15, %arg1 : index
        runmat.guard %16, "index" exit %14
        runmat.for %arg4: f64 = %0, %0, %arg2 : f64, f64, f64 {
          runmat.write %2[%15] = %arg4 : f64
          runmat.yield
        }
        runmat.yield
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::func::FuncDialect"];
  let statistics = [Statistic<"threaded", "threaded-loops", "Number of loops whose turns threads may make">];
}

def VersionLoops : Pass<"runmat-version-loops", "::mlir::func::FuncOp"> {
  let summary = "checks the subscripts of an innermost loop before it, and runs it without their guards where all are inside";
  let description = [{
    For subscripts that are sums of the loop's element, constants and values from outside: inside in the first turn and in the last is
    inside in all. The loop without guards is chosen where they are, and where first and step are whole numbers small enough that sums
    are exact; it counts in integers (`whole`). Where no turn takes long and each starts with the interrupt, it is `chunked`. Otherwise
    the loop runs as it was and leaves by its exits in the right turn. Carried variables that subscripts follow, and that a turn changes by whole
    constants only or sets to one, are carried as integers there; their subscripts keep their guards. Extents of arrays that change
    places must be equal before the loop for it, and then are the same in all turns.

    Before:
    ```mlir
    func.func @f(%p: !runmat.elements, %n: index, %last: f64) {
      %one = arith.constant 1.0 : f64
      runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 {
        %e = runmat.statement 1 [] ()
        %i = runmat.subscript %k
        %inside = arith.cmpi ult, %i, %n : index
        runmat.guard %inside, "index" exit %e
        %v = runmat.read %p[%i] : f64
        runmat.write %p[%i] = %v : f64
      }
      return
    }
    ```
    After:
    ```mlir
    func.func @f(%p: !runmat.elements, %n: index, %last: f64) {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = math.absf %last : f64
      %cst_0 = arith.constant 0x42F0000000000000 : f64
      %1 = arith.cmpf olt, %0, %cst_0 : f64
      %c1_i64 = arith.constant 1 : i64
      %c1_i64_1 = arith.constant 1 : i64
      %2 = runmat.count %cst, %cst, %last
      %3 = arith.index_cast %2 : index to i64
      %c1_i64_2 = arith.constant 1 : i64
      %4 = arith.subi %3, %c1_i64_2 : i64
      %5 = arith.muli %4, %c1_i64_1 : i64
      %6 = arith.addi %c1_i64, %5 : i64
      %c1_i64_3 = arith.constant 1 : i64
      %7 = arith.subi %c1_i64, %c1_i64_3 : i64
      %8 = arith.index_cast %7 : i64 to index
      %9 = arith.cmpi ult, %8, %n : index
      %10 = arith.andi %1, %9 : i1
      %c1_i64_4 = arith.constant 1 : i64
      %11 = arith.subi %6, %c1_i64_4 : i64
      %12 = arith.index_cast %11 : i64 to index
      %13 = arith.cmpi ult, %12, %n : index
      %14 = arith.andi %10, %13 : i1
      runmat.if %14 : i1 {
        runmat.for %arg3: f64 = %cst, %cst, %last : f64, f64, f64 {
          %15 = arith.fptosi %arg3 : f64 to i64
          %16 = arith.index_cast %15 : i64 to index
          %c1 = arith.constant 1 : index
          %17 = arith.subi %16, %c1 : index
          %18 = arith.cmpi ult, %17, %n : index
          %19 = runmat.read %p[%17] : f64
          runmat.write %p[%17] = %19 : f64
          runmat.yield
        } {whole}
      } else {
        runmat.for %arg3: f64 = %cst, %cst, %last : f64, f64, f64 {
          %15 = runmat.statement 1 [] ()
          %16 = runmat.subscript %arg3
          %17 = arith.cmpi ult, %16, %n : index
          runmat.guard %17, "index" exit %15
          %18 = runmat.read %p[%16] : f64
          runmat.write %p[%16] = %18 : f64
          runmat.yield
        }
      }
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::math::MathDialect"];
  let statistics = [Statistic<"versioned", "versioned-loops", "Number of loops that have a version without guards">,
                    Statistic<"chunked", "chunked-loops", "Number of these versions that look at the interrupt once a chunk">];
}

def LowerLoops : Pass<"runmat-lower-loops", "::mlir::func::FuncOp"> {
  let summary = "turns for and if into scf, and tells exits inside loops where the loops stand";
  let description = [{
    A statement inside loops gets, for each loop from the outermost, four more values after its variables: `$first`, `$step`, `$last` and
    `$iteration`, from which the interpreter resumes the loop.

    It decides nothing: a loop says whether it may break, counts in integers and runs in chunks, and its form follows from that.

    Before:
    ```mlir
    func.func @f(%last: f64) -> f64 {
      %one = arith.constant 1.0 : f64
      %y = runmat.for %k: f64 = %one, %one, %last : f64, f64, f64 carry(%s = %one : f64) {
        runmat.statement 1 ["s"] (%s) : f64
        %t = arith.addf %s, %k : f64
        runmat.yield %t : f64
      }
      return %y : f64
    }
    ```
    After:
    ```mlir
    func.func @f(%last: f64) -> f64 {
      %cst = arith.constant 1.000000e+00 : f64
      %0 = runmat.count %cst, %cst, %last
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %1 = scf.for %arg1 = %c0 to %0 step %c1 iter_args(%arg2 = %cst) -> (f64) {
        %2 = runmat.range_element %cst, %cst, %last, %0, %arg1
        %3 = arith.index_cast %arg1 : index to i64
        %4 = arith.sitofp %3 : i64 to f64
        %5 = runmat.statement 1 ["s", "$first", "$step", "$last", "$iteration"] (%arg2, %cst, %cst, %last, %4) : f64, f64, f64, f64, f64
        %6 = arith.addf %arg2, %2 : f64
        scf.yield %6 : f64
      }
      return %1 : f64
    }
    ```
  }];
  let dependentDialects = ["::mlir::scf::SCFDialect", "::mlir::arith::ArithDialect"];
  let statistics = [Statistic<"loops", "lowered-loops", "Number of loops lowered">,
                    Statistic<"branches", "lowered-branches", "Number of branches lowered">];
}

#endif // RUNMAT_PASSES_LOOPS_TD
