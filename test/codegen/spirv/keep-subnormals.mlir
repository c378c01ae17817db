// f32 subnormals, which devices may read as zeros.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-keep-subnormals | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-subnormals --mlir-print-op-generic | runmat-opt | FileCheck %s

// CHECK-LABEL: func.func @widen
// CHECK-SAME: %[[X:.*]]: f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[EXPONENT:.*]] = arith.andi %[[BITS]]
// CHECK: %[[SMALL:.*]] = arith.cmpi eq, %[[EXPONENT]]
// CHECK: %[[PLAIN:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK: arith.subf
// CHECK: %[[RESULT:.*]] = arith.select %[[SMALL]], %{{.*}}, %[[PLAIN]] : f64
// CHECK: return %[[RESULT]]
func.func @widen(%x: f32) -> f64 {
  %0 = arith.extf %x : f32 to f64
  return %0 : f64
}

// The smallest subnormal, as a constant.
// CHECK-LABEL: func.func @constant
// CHECK: %[[C:.*]] = arith.constant 1.4012984643248171E-45 : f64
// CHECK: return %[[C]]
func.func @constant() -> f64 {
  %c = arith.constant 0x00000001 : f32
  %0 = arith.extf %c : f32 to f64
  return %0 : f64
}

// CHECK-LABEL: func.func @compare
// CHECK: arith.subf
// CHECK: arith.cmpf ogt, %{{.*}}, %{{.*}} : f64
func.func @compare(%x: f32) -> i1 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.cmpf ogt, %x, %zero : f32
  return %0 : i1
}

// No subnormal is near one, and no value is near itself.
// CHECK-LABEL: func.func @kept
// CHECK-NOT: arith.extf
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: arith.cmpf une, %{{.*}}, %{{.*}} : f32
func.func @kept(%x: f32) -> (i1, i1) {
  %one = arith.constant 1.0 : f32
  %0 = arith.cmpf olt, %x, %one : f32
  %1 = arith.cmpf une, %x, %x : f32
  return %0, %1 : i1, i1
}

// Doubles are read as they are.
// CHECK-LABEL: func.func @doubles
// CHECK-NEXT: arith.cmpf olt, %{{.*}}, %{{.*}} : f64
// CHECK-NEXT: return
func.func @doubles(%x: f64, %y: f64) -> i1 {
  %0 = arith.cmpf olt, %x, %y : f64
  return %0 : i1
}
