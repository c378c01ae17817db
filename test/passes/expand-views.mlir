// RUN: runmat-opt %s --runmat-expand-library --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --split-input-file | runmat-opt --split-input-file | FileCheck %s

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// From the last element backwards.
// CHECK-LABEL: @reversed
// CHECK: %[[N:.*]] = runmat.extent %arg1, 0
// CHECK: %[[LAST:.*]] = arith.subi %[[N]], %c1
// CHECK: runmat.slice %arg1 at %[[LAST]] by(%c-1{{.*}}, %[[N]]) over(%[[N]], %c1
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: %[[BACK:.*]] = arith.subi %c0{{.*}}, %[[ROWS]]
// CHECK: runmat.slice %arg0 at %{{.*}} by(%c1{{.*}}, %[[BACK]]) over(%[[ROWS]], %[[COLUMNS]])
// CHECK: runmat.slice %arg0 at %{{.*}} by(%c-1
// CHECK: runmat.slice %arg0 at %{{.*}} by(%c1{{.*}}, %{{.*}}) over
func.func @reversed(%a: !m, %x: !v) -> (!v, !m, !m, !m) {
  %two = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.evaluate "flip"(%x) : (!v) -> !v
  %1 = runmat.evaluate "fliplr"(%a) : (!m) -> !m
  %2 = runmat.evaluate "flipud"(%a) : (!m) -> !m
  %3 = runmat.evaluate "flip"(%a, %two) : (!m, !s) -> !m
  return %0, %1, %2, %3 : !v, !m, !m, !m
}

// -----

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [*, 1]>
!d = !runmat.array<double, [?, 1]>
!p = !runmat.array<double, [?, ?]>
!s = !runmat.array<double, [1, 1]>
!r = !runmat.array<double, [1, 2]>

// Strides in another order, one stride more, and two slices side by side; the brackets are gone.
// CHECK-LABEL: @other
// CHECK-NOT: horzcat
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: runmat.slice %arg0 at %c0{{.*}} by(%[[ROWS]], %c1{{.*}}) over(%[[COLUMNS]], %[[ROWS]])
// CHECK: arith.minui
// CHECK: runmat.slice %arg0 at %c0{{.*}} by(%{{.*}}, %c0{{.*}}) over
// CHECK: %[[BEFORE:.*]] = runmat.slice %arg1 at %c0
// CHECK: %[[AFTER:.*]] = runmat.slice %arg1 at %c1
// CHECK: runmat.sub %[[AFTER]], %[[BEFORE]]
func.func @other(%a: !m, %x: !v) -> (!p, !d, !d) {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %order = runmat.evaluate "horzcat"(%two, %one) : (!s, !s) -> !r
  %0 = runmat.evaluate "permute"(%a, %order) : (!m, !r) -> !p
  %1 = runmat.evaluate "diag"(%a) : (!m) -> !d
  %2 = runmat.evaluate "diff"(%x) : (!v) -> !d
  return %0, %1, %2 : !p, !d, !d
}

// -----

!c = !runmat.array<complex double, [*, 1]>
!i = !runmat.array<int8, [*, 1]>
!u = !runmat.array<double, [?, ?]>
!d = !runmat.array<double, [?, 1]>
!r = !runmat.array<double, [1, *]>
!m = !runmat.array<double, [*, *]>

// Left to the runtime: complex arrays, differences of integers, dimensions and orders that are not known.
// CHECK-LABEL: @left
// CHECK-NOT: runmat.slice
// CHECK-COUNT-5: runmat.evaluate
func.func @left(%c: !c, %i: !i, %u: !u, %order: !r, %m: !m) {
  %0 = runmat.evaluate "flip"(%c) : (!c) -> !c
  %1 = runmat.evaluate "diff"(%i) : (!i) -> !runmat.array<int8, [?, 1]>
  %2 = runmat.evaluate "flip"(%u) : (!u) -> !u
  %3 = runmat.evaluate "diag"(%u) : (!u) -> !d
  %4 = runmat.evaluate "diff"(%c) : (!c) -> !runmat.array<complex double, [?, 1]>
  return
}
