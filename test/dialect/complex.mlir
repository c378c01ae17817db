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
  // CHECK: runmat.abs %{{.*}} -> !runmat.array<single, [*, 1]>
  %6 = runmat.abs %c : (!c) -> !f
  // CHECK: runmat.exp %{{.*}} -> !runmat.array<complex single, [*, 1]>
  %7 = runmat.exp %c : (!c) -> !c
  // CHECK: runmat.transpose conjugate %{{.*}} -> !runmat.array<complex single, [1, *]>
  %8 = runmat.transpose conjugate %c : (!c) -> !runmat.array<complex single, [1, *]>
  // CHECK: runmat.var %{{.*}} -> !runmat.array<single, [1, 1]>
  %9 = runmat.var %c over [0] : (!c) -> !runmat.array<single, [1, 1]>
  // CHECK: runmat.update %{{.*}} -> !runmat.array<complex single, [*, 1]>
  %10 = runmat.update %c(%s) = %3 : (!c, !s, !runmat.array<complex double, [1, 1]>) -> !c
  // CHECK: runmat.function_part "exp" %{{.*}}, %{{.*}} : (!runmat.array<single, [*, 1]>, !runmat.array<single, [*, 1]>) -> !runmat.array<single, [*, 1]>
  %12 = runmat.function_part "exp" %f, %f : (!f, !f) -> !f
  // CHECK: runmat.function_part "exp" imaginary %{{.*}} -> !runmat.array<single, [*, 1]>
  %13 = runmat.function_part "exp" imaginary %f, %f : (!f, !f) -> !f
  // CHECK: runmat.complex %{{.*}} -> !runmat.array<complex single, [*, 1]>
  %11 = runmat.complex %f, %s : (!f, !s) -> !c
  return
}

// CHECK-LABEL: func.func @choice
func.func @choice(%l: !runmat.array<logical, [*, 1]>, %d: !s, %x: i1, %y: f32) {
  // CHECK: runmat.select %{{.*}}, %{{.*}}, %{{.*}} -> !runmat.array<double, [*, 1]>
  %0 = runmat.select %l, %d, %d : (!runmat.array<logical, [*, 1]>, !s, !s) -> !runmat.array<double, [*, 1]>
  // CHECK: runmat.select %{{.*}} : (i1, f32, f32) -> f32
  %1 = runmat.select %x, %y, %y : (i1, f32, f32) -> f32
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
