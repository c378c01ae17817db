// Calls of dot, cross and norm on vectors become formulas (`runmat-expand-library`).
// RUN: runmat-opt %s --runmat-expand-library | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --mlir-print-op-generic | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

!s = !runmat.array<double, [1, 1]>
!g = !runmat.array<single, [1, 1]>
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>
!f = !runmat.array<single, [*, 1]>
!three = !runmat.array<double, [1, 3]>

// Vectors in any direction; lengths that are not known are compared.
// CHECK-LABEL: @dot
// CHECK: %[[ROW:.*]] = runmat.reshape_to %arg0
// CHECK: runmat.guard %{{.*}}, "inner extents"
// CHECK: %[[PRODUCTS:.*]] = runmat.mul %[[ROW]], %arg1
// CHECK: runmat.reduce sum %[[PRODUCTS]] over [0]
// CHECK: %[[FORMED:.*]] = runmat.mul %arg1, %arg2 : {{.*}} -> !runmat.array<single, [*, 1]>
// CHECK: runmat.reduce sum %[[FORMED]] over [0]
// CHECK-NOT: runmat.evaluate
// REMARK-COUNT-2: remark: [Passed] expanded | Category:runmat-expand-library | op=evaluate
func.func @dot(%r: !r, %c: !c, %f: !f) -> (!s, !g) {
  %0 = runmat.evaluate "dot"(%r, %c) : (!r, !c) -> !s
  %1 = runmat.evaluate "dot"(%c, %f) : (!c, !f) -> !g
  return %0, %1 : !s, !g
}

// The root where the sum of squares is far from the limits of the class; else the runtime scales.
// CHECK-LABEL: @norm
// CHECK: %[[SQUARES:.*]] = runmat.mul %{{.*}}, %{{.*}}
// CHECK: %[[SUM:.*]] = runmat.reduce sum %[[SQUARES]] over [0]
// CHECK-DAG: %[[LEAST:.*]] = runmat.constant 3.8725919148493183E-121
// CHECK-DAG: %[[MOST:.*]] = runmat.constant 3.2733906078961419E+150
// CHECK: %[[ABOVE:.*]] = runmat.ge %[[SUM]], %[[LEAST]]
// CHECK: %[[BELOW:.*]] = runmat.le %[[SUM]], %[[MOST]]
// CHECK: %[[PLAIN:.*]] = runmat.and %[[ABOVE]], %[[BELOW]]
// CHECK: %[[N:.*]] = runmat.if %[[PLAIN]]
// CHECK: %[[ROOT:.*]] = runmat.sqrt %[[SUM]]
// CHECK: runmat.yield %[[ROOT]]
// CHECK: else
// CHECK: %[[SCALED:.*]] = runmat.evaluate "norm"(%arg0)
// CHECK: runmat.yield %[[SCALED]]
// CHECK: runmat.constant 9.5367431640625E-7
// CHECK: runmat.constant 1.152921504606847E+18
func.func @norm(%r: !r, %f: !f) -> (!s, !g) {
  %0 = runmat.evaluate "norm"(%r) : (!r) -> !s
  %1 = runmat.evaluate "norm"(%f) : (!f) -> !g
  return %0, %1 : !s, !g
}

// Three elements in a loop.
// CHECK-LABEL: @cross
// CHECK: runmat.for
// CHECK-COUNT-2: runmat.index %arg{{.*}} -> !runmat.array<double, [1, 3]>
// CHECK: %[[PLUS:.*]] = runmat.mul
// CHECK-COUNT-2: runmat.index %arg{{.*}} -> !runmat.array<double, [1, 3]>
// CHECK: %[[MINUS:.*]] = runmat.mul
// CHECK: runmat.sub %[[PLUS]], %[[MINUS]]
// CHECK-NOT: runmat.evaluate
func.func @cross(%a: !three, %n: !s) -> !three {
  %0 = runmat.for %i: !s = %n, %n, %n : !s, !s, !s carry(%b = %a : !three) {
    %c = runmat.evaluate "cross"(%a, %b) : (!three, !three) -> !three
    runmat.yield %c : !three
  }
  return %0 : !three
}

// Matrices, other classes, complex numbers, a further argument, lengths that differ, and a single cross product are calls.
// CHECK-LABEL: @calls
// CHECK: runmat.evaluate "norm"(%arg0)
// CHECK: runmat.evaluate "norm"(%arg1)
// CHECK: runmat.evaluate "norm"(%arg2, %arg3)
// CHECK: runmat.evaluate "dot"(%arg2, %arg4)
// CHECK: runmat.evaluate "dot"(%arg5, %arg5)
// CHECK: runmat.evaluate "cross"(%arg2, %arg2)
func.func @calls(%m: !runmat.array<double, [*, *]>, %z: !runmat.array<complex double, [1, *]>, %a: !three, %p: !s,
                 %b: !runmat.array<double, [1, 4]>, %l: !runmat.array<logical, [1, *]>) -> (!s, !s, !s, !s, !s, !three) {
  %0 = runmat.evaluate "norm"(%m) : (!runmat.array<double, [*, *]>) -> !s
  %1 = runmat.evaluate "norm"(%z) : (!runmat.array<complex double, [1, *]>) -> !s
  %2 = runmat.evaluate "norm"(%a, %p) : (!three, !s) -> !s
  %3 = runmat.evaluate "dot"(%a, %b) : (!three, !runmat.array<double, [1, 4]>) -> !s
  %4 = runmat.evaluate "dot"(%l, %l) : (!runmat.array<logical, [1, *]>, !runmat.array<logical, [1, *]>) -> !s
  %5 = runmat.evaluate "cross"(%a, %a) : (!three, !three) -> !three
  return %0, %1, %2, %3, %4, %5 : !s, !s, !s, !s, !s, !three
}
