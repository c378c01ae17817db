// RUN: runmat-opt %s --runmat-keep-errors | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-errors --mlir-print-op-generic | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-errors --cse | FileCheck %s --check-prefix=CSE

!m = !runmat.array<double, [*, *]>

!v = !runmat.array<double, [*, 1]>
!r = !runmat.array<double, [1, *]>
!l = !runmat.array<logical, [*, *]>
!s = !runmat.array<double, [1, 1]>

// An operation of the runtime that nothing reads may still be an error; one that already has such a reader needs no other, and neither
// does one that changes its first argument, which is an effect.
// CHECK-LABEL: @readers
// CHECK: %[[P:.*]] = runmat.mtimes
// CHECK-NEXT: runmat.discard %[[P]]
// CHECK: %[[S:.*]]:2 = runmat.evaluate "sort"
// CHECK-NEXT: runmat.discard %[[S]]#0
// CHECK-NEXT: %[[T:.*]] = runmat.evaluate "triu"
// CHECK-NEXT: runmat.discard %[[T]]
// CHECK-NEXT: runmat.update
// CHECK-NEXT: runmat.transpose
// CHECK-NEXT: return
// CSE-LABEL: @readers
// CSE: runmat.mtimes
// CSE: runmat.evaluate "sort"
// CSE: runmat.evaluate "triu"
// CSE: runmat.update
func.func @readers(%a: !m, %x: !runmat.array<double, [1, 1]>) -> !m {
  %0 = runmat.mtimes %a, %a : (!m, !m) -> !m
  %1:2 = runmat.evaluate "sort"(%a) : (!m) -> (!m, !m)
  %2 = runmat.evaluate "triu"(%a) : (!m) -> !m
  runmat.discard %2 : !m
  %3 = runmat.update %a(%x) = %x : (!m, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !m
  %4 = runmat.transpose %a : (!m) -> !m
  return %4 : !m
}

// What only is measured may be an error: of sizes, of a NaN, of memory.
// CHECK-LABEL: @measured
// CHECK: %[[SUM:.*]] = runmat.add %arg0, %arg1
// CHECK-NEXT: runmat.discard %[[SUM]]
// CHECK-NEXT: runmat.numel
// CHECK-NEXT: %[[NOT:.*]] = runmat.not %arg0
// CHECK-NEXT: runmat.discard %[[NOT]]
// CHECK-NEXT: %[[CAST:.*]] = runmat.cast %arg0 to logical
// CHECK-NEXT: runmat.discard %[[CAST]]
// CHECK-NEXT: %[[OUTER:.*]] = runmat.mul %arg2, %arg3
// CHECK-NEXT: runmat.discard %[[OUTER]]
// CHECK-NEXT: %[[RANGE:.*]] = runmat.range
// CHECK-NEXT: runmat.discard %[[RANGE]]
// CHECK-NEXT: %[[FILL:.*]] = runmat.fill
// CHECK-NEXT: runmat.discard %[[FILL]]
// CHECK-NEXT: return
func.func @measured(%a: !m, %b: !m, %v: !v, %r: !r, %n: !s) -> !s {
  %0 = runmat.add %a, %b : (!m, !m) -> !m
  %1 = runmat.numel %0 : (!m) -> !s
  %2 = runmat.not %a : (!m) -> !l
  %3 = runmat.cast %a to logical : (!m) -> !l
  %4 = runmat.mul %v, %r : (!v, !r) -> !m
  %5 = runmat.range %n, %n, %n : (!s, !s, !s) -> !runmat.array<double, [1, ?]>
  %6 = runmat.fill 0.0 as double (%n, %n) : (!s, !s) -> !runmat.array<double, [1000000, 1000000]>
  return %1 : !s
}

// A reduction over no elements may be larger than what it reduces.
// CHECK-LABEL: @reductions
// CHECK: %[[NONE:.*]] = runmat.reduce sum %arg0 over [0]
// CHECK-NEXT: runmat.discard %[[NONE]]
// CHECK-NEXT: runmat.reduce sum %arg1 over [0]
// CHECK-NEXT: return
func.func @reductions(%none: !runmat.array<double, [0, *]>, %a: !m) {
  %0 = runmat.reduce sum %none over [0] : (!runmat.array<double, [0, *]>) -> !r
  %1 = runmat.reduce sum %a over [0] : (!m) -> !r
  return
}

// What leaves the reals is an error where only reals are taken, at once or after other ops, in a branch or around a loop.
// CHECK-LABEL: @complex
// CHECK: %[[LOG:.*]] = runmat.log
// CHECK-NEXT: runmat.discard typed %[[LOG]]
// CHECK: %[[ROOT:.*]] = runmat.sqrt
// CHECK-NEXT: runmat.discard typed %[[ROOT]]
// CHECK: %[[IN:.*]] = runmat.asin
// CHECK-NEXT: runmat.discard typed %[[IN]]
// CHECK-NEXT: runmat.yield
// CHECK: runmat.acos
// CHECK-NEXT: runmat.exp
func.func @complex(%a: !m, %n: !s, %c: i1) {
  %0 = runmat.log %a : (!m) -> !m
  %1 = runmat.atan2 %0, %0 : (!m, !m) -> !m
  %2 = runmat.sqrt %n : (!s) -> !s
  %3 = runmat.sin %2 : (!s) -> !s
  %4 = runmat.hypot %3, %n : (!s, !s) -> !s
  %5 = runmat.if %c : i1 -> !s {
    %6 = runmat.asin %n : (!s) -> !s
    runmat.yield %6 : !s
  } else {
    runmat.yield %n : !s
  }
  %7 = runmat.mod %5, %n : (!s, !s) -> !s
  %8 = runmat.acos %a : (!m) -> !m
  %9 = runmat.exp %8 : (!m) -> !m
  return
}

// What cannot be an error: the same extents, a scalar beside an array, out of the reals, truths of what is never NaN, few elements; and the
// guards of a slice look at the range that names it, shifted or not.
// CHECK-LABEL: @never
// CHECK-NOT: runmat.discard
// CHECK: return
func.func @never(%a: !m, %l: !l, %r: !r, %n: !s) -> !runmat.array<double, [1, ?]> {
  %0 = runmat.add %a, %a : (!m, !m) -> !m
  %1 = runmat.mul %0, %n : (!m, !s) -> !m
  %2 = runmat.sqrt %1 : (!m) -> !m
  %3 = runmat.not %l : (!l) -> !l
  %4 = runmat.cast %n to logical : (!s) -> !runmat.array<logical, [1, 1]>
  %5 = runmat.fill 0.0 as double (%n, %n) : (!s, !s) -> !runmat.array<double, [3, 4]>
  %6 = runmat.range %n, %n, %n : (!s, !s, !s) -> !runmat.array<double, [1, ?]>
  %7 = runmat.index %r(%6) : (!r, !runmat.array<double, [1, ?]>) -> !runmat.array<double, [1, ?]>
  %8 = runmat.range %n, %n, %n : (!s, !s, !s) -> !runmat.array<double, [1, ?]>
  %one = runmat.constant 1.0 : f64 -> !s
  %9 = runmat.add %8, %one : (!runmat.array<double, [1, ?]>, !s) -> !runmat.array<double, [1, ?]>
  %10 = runmat.index %r(%9) : (!r, !runmat.array<double, [1, ?]>) -> !runmat.array<double, [1, ?]>
  return %7 : !runmat.array<double, [1, ?]>
}

// Scalars of known classes can always be joined; arrays may not fit.
// CHECK-LABEL: @joined_scalars
// CHECK: runmat.concatenate %arg0, %arg0
// CHECK-NEXT: %[[A:.*]] = runmat.concatenate %arg1, %arg1
// CHECK-NEXT: runmat.discard %[[A]]
// CSE-LABEL: @joined_scalars
// CSE-NOT: runmat.concatenate %arg0
// CSE: runmat.concatenate %arg1
func.func @joined_scalars(%x: !s, %a: !m) {
  %0 = runmat.concatenate %x, %x along 1 : (!s, !s) -> !runmat.array<double, [1, 2]>
  %1 = runmat.concatenate %a, %a along 1 : (!m, !m) -> !m
  return
}

// A char that is read as a number at once is told from an error by the guard of that. One that is so only after something was seen to
// happen, or never, has to be read.
!t = !runmat.array<char, [1, *]>
!c = !runmat.array<char, [1, 1]>
// CHECK-LABEL: @chars
// CHECK: %[[N:.*]] = runmat.index
// CHECK-NEXT: %[[D:.*]] = runmat.evaluate "double"(%[[N]])
// CHECK-NEXT: runmat.discard %[[D]]
// CHECK-NEXT: %[[L:.*]] = runmat.index
// CHECK-NEXT: runmat.discard %[[L]]
// CHECK-NEXT: runmat.call "disp"
// CHECK-NEXT: runmat.evaluate "double"(%[[L]])
func.func @chars(%t: !t, %i: !s) {
  %n = runmat.index %t(%i) : (!t, !s) -> !c
  %d = runmat.evaluate "double"(%n) : (!c) -> !s
  %l = runmat.index %t(%i) : (!t, !s) -> !c
  runmat.call "disp" (%i) at 2 : !s
  %e = runmat.evaluate "double"(%l) : (!c) -> !s
  return
}
