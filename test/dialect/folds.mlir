// RUN: runmat-opt %s --canonicalize | FileCheck %s

// CHECK-LABEL: @size
// CHECK-DAG: %[[ONE:.*]] = runmat.constant 1.000000e+00 : f64 -> !runmat.array<double, [1, 1]>
// CHECK-DAG: %[[THREE:.*]] = runmat.constant 3.000000e+00 : f64 -> !runmat.array<double, [1, 1]>
// CHECK: return %[[THREE]], %[[ONE]]
func.func @size(%a: !runmat.array<single, [3, *]>) -> (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) {
  %0 = runmat.size %a, 0 : (!runmat.array<single, [3, *]>) -> !runmat.array<double, [1, 1]>
  // Beyond the rank.
  %1 = runmat.size %a, 2 : (!runmat.array<single, [3, *]>) -> !runmat.array<double, [1, 1]>
  return %0, %1 : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
}

// CHECK-LABEL: @size_unknown
// CHECK: %[[S:.*]] = runmat.size %{{.*}}, 1
// CHECK: return %[[S]]
func.func @size_unknown(%a: !runmat.array<single, [3, *]>) -> !runmat.array<double, [1, 1]> {
  %0 = runmat.size %a, 1 : (!runmat.array<single, [3, *]>) -> !runmat.array<double, [1, 1]>
  return %0 : !runmat.array<double, [1, 1]>
}

// CHECK-LABEL: @extent
// CHECK: %[[C:.*]] = arith.constant 3 : index
// CHECK: %[[E:.*]] = runmat.extent %{{.*}}, 1
// CHECK: return %[[C]], %[[E]]
func.func @extent(%a: !runmat.array<single, [3, *]>) -> (index, index) {
  %0 = runmat.extent %a, 0 : !runmat.array<single, [3, *]>
  %1 = runmat.extent %a, 1 : !runmat.array<single, [3, *]>
  return %0, %1 : index, index
}

// CHECK-LABEL: @unbox
// CHECK-NOT: runmat.
// CHECK: return %arg0
func.func @unbox(%x: f64) -> f64 {
  %0 = runmat.box %x : f64 -> !runmat.array<double, [1, 1]>
  %1 = runmat.unbox %0 : !runmat.array<double, [1, 1]> -> f64
  return %1 : f64
}

// Equal constants become one.
// CHECK-LABEL: @constant
// CHECK: %[[C:.*]] = runmat.constant
// CHECK-NOT: runmat.constant
// CHECK: return %[[C]], %[[C]]
func.func @constant() -> (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) {
  %0 = runmat.constant 2.0 : f64 -> !runmat.array<double, [1, 1]>
  %1 = runmat.constant 2.0 : f64 -> !runmat.array<double, [1, 1]>
  return %0, %1 : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
}

// Arithmetic is not folded through the host's functions.
// CHECK-LABEL: @no_arithmetic
// CHECK: runmat.sin
func.func @no_arithmetic() -> f64 {
  %0 = runmat.constant 2.0 : f64 -> f64
  %1 = runmat.sin %0 : (f64) -> f64
  return %1 : f64
}
