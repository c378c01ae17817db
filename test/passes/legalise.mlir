// What the conversion did is counted and told on demand. Chars, complex arrays and integers meet in one op and in one unit.
// RUN: runmat-opt %s --split-input-file --runmat-legalise | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-legalise --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-legalise --remarks-filter=runmat-legalise 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARKS

!z = !runmat.array<complex double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
!w = !runmat.array<int64, [*, 1]>
// CHECK-LABEL: @mixed
// CHECK: %[[C:.*]] = runmat.evaluate "double"(%arg1)
// CHECK: runmat.mul %{{.*}}, %[[C]]
// CHECK: runmat.mul %{{.*}}, %[[C]]
// CHECK: runmat.guard
// CHECK: %[[J:.*]] = runmat.join
// CHECK: %[[E:.*]] = runmat.evaluate "min"(%[[J]], %[[J]])
// CHECK: %[[N:.*]] = runmat.evaluate "double"(%arg1)
// CHECK: %[[S:.*]] = runmat.add %arg2, %[[N]]
// CHECK: %[[P:.*]] = runmat.evaluate "power"(%[[S]], %[[S]])
// CHECK: return %[[E]], %[[P]]
// REMARKS: remark: [Passed] by parts | Category:runmat-legalise
// REMARKS: remark: [Missed] left to the runtime | Category:runmat-legalise | function=min
// REMARKS: remark: [Missed] left to the runtime | Category:runmat-legalise | function=power
func.func @mixed(%z: !z, %c: !c, %w: !w) -> (!z, !w) {
  %0 = runmat.mul %z, %c : (!z, !c) -> !z
  %1 = runmat.minimum %0, %0 : (!z, !z) -> !z
  %2 = runmat.add %w, %c : (!w, !c) -> !w
  %3 = runmat.power %2, %2 : (!w, !w) -> !w
  return %1, %3 : !z, !w
}

// -----

// Where nothing is to be done nothing is.
!d = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @legal
// CHECK-NEXT: runmat.add %arg0, %arg0
// CHECK-NEXT: runmat.reduce sum
// CHECK-NEXT: return
func.func @legal(%d: !d) -> !runmat.array<double, [1, 1]> {
  %0 = runmat.add %d, %d : (!d, !d) -> !d
  %1 = runmat.reduce sum %0 over [0] : (!d) -> !runmat.array<double, [1, 1]>
  return %1 : !runmat.array<double, [1, 1]>
}

// -----

// Beside a scalar a product is elementwise: what its factors are written as comes before. Matrices keep their forms.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @forms
// CHECK: %[[T:.*]] = runmat.transpose %arg0
// CHECK: runmat.mtimes %[[T]], %arg1 :
// CHECK: runmat.transpose conjugate %arg0
// CHECK: runmat.mtimes %arg0 as transposed, %arg0 :
func.func @forms(%m: !m, %s: !s) -> (!m, !m, !m) {
  %0 = runmat.mtimes %m as transposed, %s : (!m, !s) -> !m
  %1 = runmat.mtimes %s as adjoint, %m as adjoint : (!s, !m) -> !m
  %2 = runmat.mtimes %m as transposed, %m : (!m, !m) -> !m
  return %0, %1, %2 : !m, !m, !m
}
