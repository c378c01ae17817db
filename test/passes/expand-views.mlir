// RUN: runmat-opt %s --runmat-expand-library --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --split-input-file | runmat-opt --split-input-file | FileCheck %s

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [*, 1]>

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
// CHECK: runmat.slice %arg0 at %c0{{.*}} by(%c1{{.*}}, %{{.*}}) over
func.func @reversed(%a: !m, %x: !v) -> (!v, !m, !m, !m) {
  %0 = runmat.flip %x : (!v) -> !v
  %1 = runmat.flip %a along 1 : (!m) -> !m
  %2 = runmat.flip %a along 0 : (!m) -> !m
  %3 = runmat.flip %a along 2 : (!m) -> !m
  return %0, %1, %2, %3 : !v, !m, !m, !m
}

// -----

!m = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [*, 1]>
!d = !runmat.array<double, [?, 1]>
!p = !runmat.array<double, [?, ?]>

// Strides in another order, one stride more, and two slices side by side.
// CHECK-LABEL: @other
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: runmat.slice %arg0 at %c0{{.*}} by(%[[ROWS]], %c1{{.*}}) over(%[[COLUMNS]], %[[ROWS]])
// CHECK: arith.minui
// CHECK: runmat.slice %arg0 at %c0{{.*}} by(%{{.*}}, %c0{{.*}}) over
// CHECK: %[[BEFORE:.*]] = runmat.slice %arg1 at %c0
// CHECK: %[[AFTER:.*]] = runmat.slice %arg1 at %c1
// CHECK: runmat.sub %[[AFTER]], %[[BEFORE]]
func.func @other(%a: !m, %x: !v) -> (!p, !d, !d) {
  %0 = runmat.permute %a by [1, 0] : (!m) -> !p
  %1 = runmat.diagonal %a : (!m) -> !d
  %2 = runmat.difference %x : (!v) -> !d
  return %0, %1, %2 : !p, !d, !d
}

// -----

!c = !runmat.array<complex double, [*, 1]>
!i = !runmat.array<int8, [*, 1]>
!u = !runmat.array<double, [?, ?]>
!d = !runmat.array<double, [?, 1]>

// Left to the runtime: complex arrays, differences of integers, dimensions that are not known, and an order of fewer dimensions
// than the array may have.
// CHECK-LABEL: @left
// CHECK-NOT: runmat.slice
// CHECK: runmat.flip
// CHECK-NEXT: runmat.difference
// CHECK-NEXT: runmat.flip
// CHECK-NEXT: runmat.diagonal
// CHECK-NEXT: runmat.difference
// CHECK-NEXT: runmat.permute
func.func @left(%c: !c, %i: !i, %u: !u, %t: !runmat.array<double, [*, *, *]>) {
  %0 = runmat.flip %c : (!c) -> !c
  %1 = runmat.difference %i : (!i) -> !runmat.array<int8, [?, 1]>
  %2 = runmat.flip %u : (!u) -> !u
  %3 = runmat.diagonal %u : (!u) -> !d
  %4 = runmat.difference %c : (!c) -> !runmat.array<complex double, [?, 1]>
  %5 = runmat.permute %t by [1, 0] : (!runmat.array<double, [*, *, *]>) -> !u
  return
}
