// RUN: runmat-opt %s --runmat-legalise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-legalise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!c = !runmat.array<char, [1, *]>
!d = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>
// What computes with chars gets their numbers.
// CHECK-LABEL: @computes
// CHECK: %[[N:.*]] = runmat.evaluate "double"(%arg0) : (!runmat.array<char, [1, *]>) -> !runmat.array<double, [1, *]>
// CHECK: runmat.sub %[[N]], %arg1
// CHECK: runmat.evaluate "double"
// CHECK: runmat.reduce sum %{{.*}} : (!runmat.array<double, [1, *]>)
// CHECK: runmat.evaluate "double"
// CHECK: runmat.cast %{{.*}} to int8 : (!runmat.array<double, [1, *]>)
// CHECK: runmat.evaluate "double"
// CHECK: runmat.truth %{{.*}} : (!runmat.array<double, [1, *]>)
func.func @computes(%c: !c, %s: !s) {
  %0 = runmat.sub %c, %s : (!c, !s) -> !d
  %1 = runmat.reduce sum %c over [1] : (!c) -> !s
  %2 = runmat.cast %c to int8 : (!c) -> !runmat.array<int8, [1, *]>
  %3 = runmat.truth %c : (!c) -> !runmat.array<logical, [1, 1]>
  return
}

// -----

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>
// The rest moves them.
// CHECK-LABEL: @moves
// CHECK-NOT: "double"
func.func @moves(%c: !c, %s: !s) {
  %0 = runmat.index %c(%s) : (!c, !s) -> !runmat.array<char, [1, 1]>
  %1 = runmat.numel %c : (!c) -> !s
  %2 = runmat.concatenate %c, %c along 1 : (!c, !c) -> !c
  %3 = runmat.add %s, %s : (!s, !s) -> !s
  return
}

// -----

// The real part of chars is their numbers.
// CHECK-LABEL: func.func @real
// CHECK: %[[N:.*]] = runmat.evaluate "double"
// CHECK-NEXT: return %[[N]]
func.func @real(%x: !runmat.array<char, [1, *]>) -> !runmat.array<double, [1, *]> {
  %0 = runmat.real %x : (!runmat.array<char, [1, *]>) -> !runmat.array<double, [1, *]>
  return %0 : !runmat.array<double, [1, *]>
}
