// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

!c = !runmat.array<complex single, [*, 1]>
!f = !runmat.array<single, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @language
func.func @language(%c: !c, %s: !s, %f: !f) {
  // CHECK: runmat.real %{{.*}} : (!runmat.array<complex single, [*, 1]>) -> !runmat.array<single, [*, 1]>
  %0 = runmat.real %c : (!c) -> !f
  // CHECK: runmat.imag %{{.*}} -> !runmat.array<single, [*, 1]>
  %1 = runmat.imag %c : (!c) -> !f
  // CHECK: runmat.conj %{{.*}} -> !runmat.array<complex single, [*, 1]>
  %2 = runmat.conj %c : (!c) -> !c
  // CHECK: runmat.complex %{{.*}} -> !runmat.array<complex double, [1, 1]>
  %3 = runmat.complex %s, %s : (!s, !s) -> !runmat.array<complex double, [1, 1]>
  // CHECK: runmat.mul %{{.*}} -> !runmat.array<complex single, [*, 1]>
  %4 = runmat.mul %c, %s : (!c, !s) -> !c
  // CHECK: runmat.uplus %{{.*}} -> !runmat.array<single, [*, 1]>
  %5 = runmat.uplus %f : (!f) -> !f
  return
}

// CHECK-LABEL: func.func @units
func.func @units(%c: !c) {
  // CHECK: runmat.part %{{.*}} : (!runmat.array<complex single, [*, 1]>) -> !runmat.array<single, [*, 1]>
  %0 = runmat.part %c : (!c) -> !f
  // CHECK: runmat.part imaginary %{{.*}}
  %1 = runmat.part imaginary %c : (!c) -> !f
  // CHECK: runmat.join %{{.*}}, %{{.*}} : (!runmat.array<single, [*, 1]>, !runmat.array<single, [*, 1]>) -> !runmat.array<complex single, [*, 1]>
  %2 = runmat.join %0, %1 : (!f, !f) -> !c
  return
}
