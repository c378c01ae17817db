// Which small arrays in loops are split, and when they would be too many scalars.
// RUN: runmat-opt %s --split-input-file --runmat-split-arrays --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-split-arrays 2>&1 >/dev/null | count 0

!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [2, 1]>
// CHECK: remark: [Passed] computed by elements | Category:runmat-split-arrays | op=neg
func.func @few(%n: !s, %x: !v) -> !v {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v) {
    %next = runmat.neg %c : (!v) -> !v
    runmat.yield %next : !v
  }
  return %y : !v
}

// -----

// Each power counts as twenty operations, of 36 elements.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [6, 6]>
// CHECK: remark: [Missed] arrays are kept whole | Category:runmat-split-arrays | Reason="they would be too many scalars", ops=4320
func.func @many(%n: !s, %x: !m) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !m) {
    %a = runmat.power %c, %c : (!m, !m) -> !m
    %b = runmat.power %a, %c : (!m, !m) -> !m
    %d = runmat.power %b, %c : (!m, !m) -> !m
    %e = runmat.power %d, %c : (!m, !m) -> !m
    %f = runmat.power %e, %c : (!m, !m) -> !m
    %next = runmat.power %f, %c : (!m, !m) -> !m
    runmat.yield %next : !m
  }
  return %y : !m
}
