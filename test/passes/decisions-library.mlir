// What is written by simpler ops or read where it is, and what is left to the runtime and why.
// RUN: runmat-opt %s --split-input-file --runmat-expand-library --runmat-scalarise --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-expand-library --runmat-scalarise 2>&1 >/dev/null | count 0

!m = !runmat.array<double, [*, *]>
!u = !runmat.array<double, [?, ?]>
!z = !runmat.array<complex double, [*, *]>
!r = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK: remark: [Passed] expanded | Category:runmat-expand-library | op=mean
// CHECK: remark: [Passed] expanded | Category:runmat-expand-library | op=mtimes
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-library | Reason="its operands are matrices"
func.func @library(%a: !m, %s: !s) -> (!r, !m, !m) {
  %0 = runmat.mean %a over [0] : (!m) -> !r
  %1 = runmat.mtimes %a, %s : (!m, !s) -> !m
  %2 = runmat.mtimes %a, %a : (!m, !m) -> !m
  return %0, %1, %2 : !r, !m, !m
}

// -----

!m = !runmat.array<double, [*, *]>
!u = !runmat.array<double, [?, ?]>
!z = !runmat.array<complex double, [*, *]>

// CHECK: remark: [Passed] expanded | Category:runmat-expand-library | op=flip
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-library | Reason="clusters read no such array where it is"
// CHECK: remark: [Missed] left to the runtime | Category:runmat-expand-library | Reason="its types do not tell which elements it takes"
func.func @views(%a: !m, %z: !z, %u: !u) -> (!m, !z, !u) {
  %0 = runmat.flip %a along 0 : (!m) -> !m
  %1 = runmat.flip %z along 0 : (!z) -> !z
  %2 = runmat.flip %u : (!u) -> !u
  return %0, %1, %2 : !m, !z, !u
}

// -----

!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!o = !runmat.array<char, [1, 1]>

// CHECK: remark: [Passed] read where it is | Category:runmat-scalarise | part=element
// CHECK: remark: [Missed] left to the runtime | Category:runmat-scalarise | Reason="its subscripts are neither of one element nor of a regular part"
// CHECK: remark: [Passed] written where it is | Category:runmat-scalarise | part=element
// CHECK: remark: [Passed] written where it is | Category:runmat-scalarise | part=slice
// CHECK: remark: [Missed] left to the runtime | Category:runmat-scalarise | Reason="its subscripts are neither of one element nor of a regular part"
func.func @subscripts(%x: !r, %i: !s) -> (!s, !r, !r, !r, !r) {
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %x(%i) : (!r, !s) -> !s
  %1 = runmat.index %x(%x) : (!r, !r) -> !r
  %2 = runmat.update %x(%i) = %i : (!r, !s, !s) -> !r
  %3 = runmat.update %x(%colon) = %i : (!r, !o, !s) -> !r
  %4 = runmat.update %x(%x) = %i : (!r, !r, !s) -> !r
  return %0, %1, %2, %3, %4 : !s, !r, !r, !r, !r
}
