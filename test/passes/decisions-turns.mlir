// Which loops are written out and which shifts become windows, and why others do not.
// RUN: runmat-opt %s --split-input-file --runmat-unroll-loops --runmat-expand-shifts --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-unroll-loops --runmat-expand-shifts 2>&1 >/dev/null | count 0

!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>

// CHECK: remark: [Missed] kept as a loop | Category:runmat-unroll-loops | Reason="its turns are too long to be written out", ops=48, sweeps=40
// CHECK: remark: [Passed] written out | Category:runmat-unroll-loops
func.func @loops(%a: !m) -> (!m, !m) {
  %one = runmat.constant 1.0 : f64 -> !s
  %eight = runmat.constant 8.0 : f64 -> !s
  %0 = runmat.for %i: !s = %one, %one, %eight : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %1 = runmat.for %i: !s = %one, %one, %eight : !s, !s, !s carry(%x = %a : !m) {
    %p = runmat.mul %x, %i : (!m, !s) -> !m
    %q = runmat.add %p, %i : (!m, !s) -> !m
    %r = runmat.mul %q, %x : (!m, !m) -> !m
    %t = runmat.add %r, %p : (!m, !m) -> !m
    %y = runmat.mul %t, %q : (!m, !m) -> !m
    runmat.yield %y : !m
  }
  return %0, %1 : !m, !m
}

// -----

!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [3, 1]>

// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-shifts | Reason="its places are not written down, or many"
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-shifts | Reason="it is read from memory"
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-shifts | Reason="it is a copy either way"
// CHECK: remark: [Passed] windows of one array | Category:runmat-expand-shifts | shifts=2
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-shifts | Reason="the array has fewer places"
func.func @shifts(%a: !m, %b: !m, %c: !v, %k: !s) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %four = runmat.constant 4.0 : f64 -> !s
  %0 = runmat.shift %a by %k : (!m, !s) -> !m
  %6 = runmat.shift %a by %one : (!m, !s) -> !m
  %1 = runmat.shift %a by %one : (!m, !s) -> !m
  %2 = runmat.shift %b by %one : (!m, !s) -> !m
  %3 = runmat.shift %b by %four : (!m, !s) -> !m
  %4 = runmat.shift %c by %one : (!v, !s) -> !v
  %5 = runmat.shift %c by %four : (!v, !s) -> !v
  return %6 : !m
}
