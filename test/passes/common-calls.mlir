// RUN: runmat-opt %s --runmat-keep-errors --cse | FileCheck %s

!m = !runmat.array<double, [*, *]>

// A*B twice is one product, also across statements and what a program prints; what changes an array in place is an effect.
// CHECK-LABEL: @twice
// CHECK-COUNT-1: runmat.mtimes
// CHECK-NOT: runmat.mtimes
// CHECK: %[[S:.*]] = runmat.add %[[P:.*]], %[[P]]
// CHECK: return
func.func @twice(%a: !m, %b: !m) -> !m {
  %s0 = runmat.statement 0 [] ()
  %0 = runmat.mtimes %a, %b : (!m, !m) -> !m
  runmat.call "disp"(%0) at 1 : !m
  %s1 = runmat.statement 2 [] ()
  %1 = runmat.mtimes %a, %b : (!m, !m) -> !m
  %2 = runmat.add %0, %1 : (!m, !m) -> !m
  return %2 : !m
}

// CHECK-LABEL: @others
// CHECK-COUNT-2: runmat.mtimes
// CHECK-COUNT-2: runmat.update
func.func @others(%a: !m, %b: !m, %i: f64) -> (!m, !m, !m, !m) {
  %0 = runmat.mtimes %a, %b : (!m, !m) -> !m
  %1 = runmat.mtimes %b, %a : (!m, !m) -> !m
  %2 = runmat.update %a(%i) = %i : (!m, f64, f64) -> !m
  %3 = runmat.update %a(%i) = %i : (!m, f64, f64) -> !m
  return %0, %1, %2, %3 : !m, !m, !m, !m
}
