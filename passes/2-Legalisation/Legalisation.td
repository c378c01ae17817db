//===- Legalisation.td - what backends compute with --------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_TD
#define RUNMAT_PASSES_LEGALISATION_TD

include "mlir/Pass/PassBase.td"

def UnrollLoops : Pass<"runmat-unroll-loops", "::mlir::func::FuncOp"> {
  let summary = "writes loops of a few turns over arrays one turn after the other";
  let description = [{
    Clusters do not reach over turns. Loops whose bounds are small whole numbers that are written down, up to 8 turns and 32 elementwise
    operations on arrays in all, are written out with the loops inside them; branches and subscripts that the number of the turn decides
    are constants then. So are loops inside another loop that pick elements of small arrays; a statement in one tells where it stands
    in the loop that is gone. Other loops are left as they are: those with statements, of more than 512 ops, and with calls.

    Before:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m) -> !m {
      %one = runmat.constant 1.0 : f64 -> !s
      %two = runmat.constant 2.0 : f64 -> !s
      %r = runmat.for %k: !s = %one, %one, %two : !s, !s, !s carry(%x = %a : !m) {
        %y = runmat.mul %x, %k : (!m, !s) -> !m
        runmat.yield %y : !m
      }
      return %r : !m
    }
    ```
    After:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m) -> !m {
      %0 = runmat.constant 1.000000e+00 : f64 -> !s
      %1 = runmat.constant 2.000000e+00 : f64 -> !s
      %2 = runmat.constant 1.000000e+00 : f64 -> !s
      %3 = runmat.mul %a, %2 : (!m, !s) -> !m
      %4 = runmat.constant 2.000000e+00 : f64 -> !s
      %5 = runmat.mul %3, %4 : (!m, !s) -> !m
      return %5 : !m
    }
    ```
  }];
  let statistics = [Statistic<"unrolled", "unrolled-loops", "Number of loops written out, without those inside them">];
}

def ExpandShifts : Pass<"runmat-expand-shifts", "::mlir::func::FuncOp"> {
  let summary = "reads several shifts of one array as windows of one with a margin";
  let description = [{
    `circshift(A, 1) + circshift(A, -1)` made two copies, which another sweep read. Where places are up to 4 and written down, the array
    gets a margin that holds what comes in from the other side, a copy along each dimension, and the shifts become slices, which clusters
    read where they are. Two shifts for each of those copies are the least for which that pays.
    What must be in memory stays a shift.

    Before:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [8, 1]>
    func.func @f(%a: !v) -> !v {
      %one = runmat.constant 1.0 : f64 -> !s
      %down = runmat.neg %one : (!s) -> !s
      %x = runmat.shift %a by %one : (!v, !s) -> !v
      %y = runmat.shift %a by %down : (!v, !s) -> !v
      %r = runmat.sub %x, %y : (!v, !v) -> !v
      return %r : !v
    }
    ```
    After:
    ```mlir
    !s = !runmat.array<double, [1, 1]>
    !v = !runmat.array<double, [8, 1]>
    func.func @f(%a: !v) -> !v {
      %0 = runmat.constant 1.000000e+00 : f64 -> !s
      %1 = runmat.neg %0 : (!s) -> !s
      %2 = runmat.size %a, 0 : (!v) -> !s
      %3 = runmat.constant 0.000000e+00 : f64 -> !s
      %4 = runmat.sub %2, %3 : (!s, !s) -> !s
      %5 = runmat.text ":" -> !runmat.array<char, [1, 1]>
      %6 = runmat.index %a(%4, %5) : (!v, !s, !runmat.array<char, [1, 1]>) -> !s
      %7 = runmat.constant 1.000000e+00 : f64 -> !s
      %8 = runmat.constant 1.000000e+00 : f64 -> !s
      %9 = runmat.text ":" -> !runmat.array<char, [1, 1]>
      %10 = runmat.index %a(%7, %9) : (!v, !s, !runmat.array<char, [1, 1]>) -> !s
      %11 = runmat.concatenate %6, %a, %10 along 0 : (!s, !v, !s) -> !runmat.array<double, [10, 1]>
      %12 = runmat.size %a, 0 : (!v) -> !s
      %13 = runmat.constant 0.000000e+00 : f64 -> !s
      %14 = runmat.add %12, %13 : (!s, !s) -> !s
      %15 = runmat.constant 1.000000e+00 : f64 -> !s
      %16 = runmat.constant 1.000000e+00 : f64 -> !s
      %17 = runmat.range %15, %16, %14 : (!s, !s, !s) -> !runmat.array<double, [1, 8]>
      %18 = runmat.text ":" -> !runmat.array<char, [1, 1]>
      %19 = runmat.index %11(%17, %18) : (!runmat.array<double, [10, 1]>, !runmat.array<double, [1, 8]>, !runmat.array<char, [1, 1]>) -> !v
      %20 = runmat.size %a, 0 : (!v) -> !s
      %21 = runmat.constant 2.000000e+00 : f64 -> !s
      %22 = runmat.add %20, %21 : (!s, !s) -> !s
      %23 = runmat.constant 3.000000e+00 : f64 -> !s
      %24 = runmat.constant 1.000000e+00 : f64 -> !s
      %25 = runmat.range %23, %24, %22 : (!s, !s, !s) -> !runmat.array<double, [1, 8]>
      %26 = runmat.text ":" -> !runmat.array<char, [1, 1]>
      %27 = runmat.index %11(%25, %26) : (!runmat.array<double, [10, 1]>, !runmat.array<double, [1, 8]>, !runmat.array<char, [1, 1]>) -> !v
      %28 = runmat.sub %19, %27 : (!v, !v) -> !v
      return %28 : !v
    }
    ```
  }];
  let statistics = [Statistic<"expanded", "expanded-shifts", "Number of shifts that became windows">];
}

def Legalise : Pass<"runmat-legalise", "::mlir::func::FuncOp"> {
  let summary = "writes chars, complex arrays and integers by the numbers that backends compute with";
  let description = [{
    One conversion, in which a complex value may become two. What an op does with each kind of number is said where the op is defined
    (`NumbersInterface`, `PartsInterface`, NumberRules.h).

    Chars are only moved afterwards: what computes with their numbers gets doubles from the runtime.

    Ops on complex arrays are written by real and imaginary parts where there is a formula, that of the reference kernels; the runtime does
    the others. The language makes a complex result real when all of its imaginary parts are zero: a guard leaves the unit then,
    unless all users give the same for both. What is made of parts goes through loops, branches and exits as parts, and `join` puts it
    together only where the whole is needed. What the runtime gives, or is only changed element by element, stays whole.

    Up to 32 bits, a double holds every integer, and an operation is defined as that of doubles, rounded once into the class, which
    is what the conversion at its end does. With 64 bits native are sums, differences, products, quotients, remainders and relations of two
    integers of one class, or of one and a constant that its class has; sums, products, relations and extremes with any double; the
    bits of integers. Everything else is the runtime's (`runmat.evaluate`).

    Before:
    ```mlir
    !z = !runmat.array<complex double, [*, 1]>
    !d = !runmat.array<double, [*, 1]>
    !i = !runmat.array<int8, [*, 1]>
    func.func @f(%x: !z, %i: !i) -> (!d, !i) {
      %y = runmat.neg %x : (!z) -> !z
      %a = runmat.abs %y : (!z) -> !d
      %j = runmat.add %i, %i : (!i, !i) -> !i
      return %a, %j : !d, !i
    }
    ```
    After:
    ```mlir
    !z = !runmat.array<complex double, [*, 1]>
    !d = !runmat.array<double, [*, 1]>
    !i = !runmat.array<int8, [*, 1]>
    func.func @f(%x: !z, %i: !i) -> (!d, !i) {
      %0 = runmat.part %x : (!z) -> !d
      %1 = runmat.part imaginary %x : (!z) -> !d
      %2 = runmat.neg %0 : (!d) -> !d
      %3 = runmat.neg %1 : (!d) -> !d
      %4 = runmat.hypot %2, %3 : (!d, !d) -> !d
      %5 = runmat.cast %i to double : (!i) -> !d
      %6 = runmat.cast %i to double : (!i) -> !d
      %7 = runmat.add %5, %6 : (!d, !d) -> !d
      %8 = runmat.cast %7 to int8 : (!d) -> !i
      return %4, %8 : !d, !i
    }
    ```
  }];
  let statistics = [Statistic<"charOps", "char-ops", "Number of ops that compute with chars">,
                    Statistic<"complexOps", "complex-ops", "Number of ops that compute with complex arrays">,
                    Statistic<"integerOps", "integer-ops", "Number of ops that compute with integers as no backend does">,
                    Statistic<"dividedVariables", "divided-variables",
                              "Number of carried variables and results of branches that became two">];
}

def ExpandMasks : Pass<"runmat-expand-masks", "::mlir::func::FuncOp"> {
  let summary = "computes in place what a mask chooses and is assigned through the same mask";
  let description = [{
    `x(mask) = f(y(mask))` gathers what the mask chooses, computes and scatters. Where f is a few elementwise operations that are no
    error anywhere, computing them in every place and choosing between the results and the old elements is faster, and fuses. Complex
    numbers that are not chosen count as 0, so that the chosen ones are real when they would be.

    Before:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !l = !runmat.array<logical, [*, *]>
    !c = !runmat.array<double, [?, 1]>
    func.func @f(%x: !m, %y: !m, %mask: !l) -> !m {
      %a = runmat.index %y(%mask) : (!m, !l) -> !c
      %b = runmat.mul %a, %a : (!c, !c) -> !c
      %z = runmat.update %x(%mask) = %b : (!m, !l, !c) -> !m
      return %z : !m
    }
    ```
    After:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !l = !runmat.array<logical, [*, *]>
    func.func @f(%x: !m, %y: !m, %mask: !l) -> !m {
      %0 = runmat.mul %y, %y : (!m, !m) -> !m
      %1 = runmat.select %mask, %0, %x : (!l, !m, !m) -> !m
      return %1 : !m
    }
    ```
  }];
  let statistics = [Statistic<"expanded", "expanded-updates", "Number of assignments that became elementwise">];
}

def ExpandLibrary : Pass<"runmat-expand-library", "::mlir::func::FuncOp"> {
  let summary = "writes library functions by simpler ops";
  let description = [{
    mean = sum / count; var = sum of squared deviations from the mean / (count - 1 or count), as docs/numerics.md defines them. A
    reduction over dimensions beyond the rank is elementwise, and one of numbers written side by side, `min([a b c])`, scalar. Questions about shapes, and constructors by the shape of another
    array, become extents; an extent that may not be whole is guarded. Matrix ops with a scalar and conditions become elementwise.

    Before:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !r = !runmat.array<double, [1, *]>
    func.func @f(%x: !m) -> !r {
      %y = runmat.mean %x over [0] : (!m) -> !r
      return %y : !r
    }
    ```
    After:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    !r = !runmat.array<double, [1, *]>
    func.func @f(%x: !m) -> !r {
      %0 = runmat.reduce  sum %x over [0] : (!m) -> !r
      %1 = runmat.size %x, 0 : (!m) -> !runmat.array<double, [1, 1]>
      %2 = runmat.constant 1.000000e+00 : f64 -> !runmat.array<double, [1, 1]>
      %3 = runmat.mul %2, %1 : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 1]>
      %4 = runmat.div %0, %3 : (!r, !runmat.array<double, [1, 1]>) -> !r
      return %4 : !r
    }
    ```
  }];
  let statistics = [Statistic<"expanded", "expanded-ops", "Number of ops written by simpler ones or guarded">];
}

def KeepErrors : Pass<"runmat-keep-errors", "::mlir::func::FuncOp"> {
  let summary = "gives every operation that may be an error a reader, so that none counts as dead";
  let description = [{
    An operation has no effect, so that two of the same operands become one; but MLIR also erases what has no effect and no reader, or of
    which only the size is asked, and with it the error that the program must report. `runmat.discard` reads the results of what the
    runtime does until units are lowered. It reads those of elementwise ops, generators and reductions that may be an error by sizes that
    do not match, a NaN taken for a logical, or more memory than there is, until clusters are formed; and of those that leave the reals
    where an op that takes reals alone would come to read complex numbers (`atan2(log(x), 1)`): by their type.

    Before:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m, %b: !m) {
      %p = runmat.mtimes %a, %b : (!m, !m) -> !m
      %q = runmat.sub %a, %b : (!m, !m) -> !m
      return
    }
    ```
    After:
    ```mlir
    !m = !runmat.array<double, [*, *]>
    func.func @f(%a: !m, %b: !m) {
      %0 = runmat.mtimes %a, %b : (!m, !m) -> !m
      runmat.discard %0 : !m
      %1 = runmat.sub %a, %b : (!m, !m) -> !m
      runmat.discard %1 : !m
      return
    }
    ```
  }];
  let statistics = [Statistic<"kept", "kept-operations", "Number of operations that got a reader">];
}

def VerifyContract : Pass<"runmat-verify-contract", "::mlir::func::FuncOp"> {
  let summary = "refuses units that do not obey docs/backend-contract.md";
  let description = [{
    Refused:
    ```mlir
    func.func @f(%x: !runmat.any) {
      runmat.statement 0 [] ()
      %y = runmat.abs %x : (!runmat.any) -> !runmat.any
      return
    }
    ```
    error: breaks the backend contract: an untyped value
  }];
  let statistics = [Statistic<"verified", "verified-ops", "Number of ops found to obey the contract">];
}

#endif // RUNMAT_PASSES_LEGALISATION_TD
