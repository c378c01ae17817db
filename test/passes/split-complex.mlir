// RUN: runmat-opt %s --runmat-split-complex --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-split-complex --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// The textbook product; parts are taken where they are needed. It must have an imaginary part that is not 0, or the unit leaves.
!c = !runmat.array<complex double, [*, 1]>
// CHECK-LABEL: @product
// CHECK: %[[AR:.*]] = runmat.part %arg0 : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<double, [*, 1]>
// CHECK: %[[AI:.*]] = runmat.part imaginary %arg0
// CHECK: %[[BR:.*]] = runmat.part %arg1
// CHECK: %[[BI:.*]] = runmat.part imaginary %arg1
// CHECK-DAG: %[[RR:.*]] = runmat.mul %[[AR]], %[[BR]]
// CHECK-DAG: %[[II:.*]] = runmat.mul %[[AI]], %[[BI]]
// CHECK-DAG: %[[RE:.*]] = runmat.sub %[[RR]], %[[II]]
// CHECK-DAG: %[[RI:.*]] = runmat.mul %[[AR]], %[[BI]]
// CHECK-DAG: %[[IR:.*]] = runmat.mul %[[AI]], %[[BR]]
// CHECK-DAG: %[[IM:.*]] = runmat.add %[[RI]], %[[IR]]
// CHECK: %[[N:.*]] = runmat.ne %[[IM]], %{{.*}}
// CHECK: %[[ANY:.*]] = runmat.reduce any %[[N]]
// CHECK: %[[B:.*]] = runmat.unbox %[[ANY]]
// CHECK: runmat.guard %[[B]], "complex result that is real"
// CHECK: %[[J:.*]] = runmat.join %[[RE]], %[[IM]]
// CHECK: return %[[J]]
func.func @product(%a: !c, %b: !c) -> !c {
  %0 = runmat.mul %a, %b : (!c, !c) -> !c
  return %0 : !c
}

// -----

// A chain stays in parts; a real operand has zeros of its own extents; single wins.
!c = !runmat.array<complex double, [1, 1]>
!f = !runmat.array<single, [*, 1]>
!r = !runmat.array<complex single, [*, 1]>
// CHECK-LABEL: @chain
// CHECK: runmat.cast %{{.*}} to single
// CHECK: %[[Z:.*]] = runmat.fill 0.000000e+00 as single
// CHECK: %[[RE:.*]] = runmat.add
// CHECK: %[[IM:.*]] = runmat.add %{{.*}}, %[[Z]]
// CHECK: runmat.guard
// CHECK: %[[D:.*]] = runmat.neg %[[IM]]
// CHECK: runmat.guard
// CHECK-NOT: runmat.part
// CHECK: return %[[RE]]
func.func @chain(%a: !c, %f: !f) -> !f {
  %0 = runmat.add %a, %f : (!c, !f) -> !r
  %1 = runmat.conj %0 : (!r) -> !r
  %2 = runmat.real %1 : (!r) -> !f
  return %2 : !f
}

// -----

// Equality is of both parts, order of the real ones; neither can become real. A quotient by a real number divides both.
!c = !runmat.array<complex double, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!l = !runmat.array<logical, [*, 1]>
// CHECK-LABEL: @others
// CHECK: runmat.eq
// CHECK: runmat.eq
// CHECK: runmat.and
// CHECK: runmat.ne
// CHECK: runmat.ne
// CHECK: runmat.or
// CHECK: runmat.lt %{{.*}} : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>)
// CHECK-NOT: runmat.guard
// CHECK: runmat.div
// CHECK: runmat.div
// CHECK: runmat.guard
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.uplus %arg1
func.func @others(%a: !c, %d: !d) {
  %0 = runmat.eq %a, %a : (!c, !c) -> !l
  %1 = runmat.ne %a, %d : (!c, !d) -> !l
  %2 = runmat.lt %a, %d : (!c, !d) -> !l
  %3 = runmat.div %a, %d : (!c, !d) -> !c
  %4 = runmat.reduce sum %a over [0] : (!c) -> !runmat.array<complex double, [1, 1]>
  %5 = runmat.real %d : (!d) -> !d
  return
}
