// f32 subnormals, which devices may read as zeros.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-keep-subnormals | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-subnormals --mlir-print-op-generic | runmat-opt | FileCheck %s

// Tiny values are raised by 2^70, and brought down as doubles.
// CHECK-LABEL: func.func @widen
// CHECK-SAME: %[[X:.*]]: f32
// CHECK: %[[BITS:.*]] = arith.bitcast %[[X]] : f32 to i32
// CHECK: %[[KEPT:.*]] = arith.andi %[[BITS]], %{{.*}} : i32
// CHECK: %[[SIZE:.*]] = arith.bitcast %[[KEPT]] : i32 to f32
// CHECK: %[[LIMIT:.*]] = arith.constant 7.88860905E-31 : f32
// CHECK: %[[TINY:.*]] = arith.cmpf olt, %[[SIZE]], %[[LIMIT]] : f32
// CHECK: %[[SCALE:.*]] = arith.constant 1.18059162E+21 : f32
// CHECK: %[[UP:.*]] = arith.mulf %[[X]], %[[SCALE]] : f32
// CHECK: %[[RAISED:.*]] = arith.select %[[TINY]], %[[UP]], %[[X]] : f32
// CHECK: %[[DOWN:.*]] = arith.select %[[TINY]], %{{.*}}, %{{.*}} : f64
// CHECK: %[[WIDE:.*]] = arith.extf %[[RAISED]] : f32 to f64
// CHECK: %[[RESULT:.*]] = arith.mulf %[[WIDE]], %[[DOWN]] : f64
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

// Two subnormals of which one is less are told apart by what they are scaled: either comparison may say so.
// CHECK-LABEL: func.func @less
// CHECK-SAME: %[[X:.*]]: f32, %[[Y:.*]]: f32
// CHECK: %[[PLAIN:.*]] = arith.cmpf olt, %[[X]], %[[Y]] : f32
// CHECK: %[[UX:.*]] = arith.mulf %[[X]]
// CHECK: %[[UY:.*]] = arith.mulf %[[Y]]
// CHECK: %[[RAISED:.*]] = arith.cmpf olt, %[[UX]], %[[UY]] : f32
// CHECK: %[[R:.*]] = arith.ori %[[PLAIN]], %[[RAISED]] : i1
// CHECK: return %[[R]]
func.func @less(%x: f32, %y: f32) -> i1 {
  %0 = arith.cmpf olt, %x, %y : f32
  return %0 : i1
}

// What holds of equal numbers has to hold both ways.
// CHECK-LABEL: func.func @not_greater
// CHECK: arith.cmpf ole
// CHECK: arith.cmpf ole
// CHECK: arith.andi
// CHECK-LABEL: func.func @unequal
// CHECK: arith.cmpf une
// CHECK: arith.cmpf une
// CHECK: arith.ori
func.func @not_greater(%x: f32, %y: f32) -> i1 {
  %0 = arith.cmpf ole, %x, %y : f32
  return %0 : i1
}
func.func @unequal(%x: f32, %y: f32) -> i1 {
  %0 = arith.cmpf une, %x, %y : f32
  return %0 : i1
}

// A constant is scaled here.
// CHECK-LABEL: func.func @compare
// CHECK: arith.cmpf ogt
// CHECK: arith.mulf
// CHECK: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: arith.cmpf ogt, %{{.*}}, %[[ZERO]] : f32
func.func @compare(%x: f32) -> i1 {
  %zero = arith.constant 0.0 : f32
  %0 = arith.cmpf ogt, %x, %zero : f32
  return %0 : i1
}

// No subnormal is near one, and no value is near itself.
// CHECK-LABEL: func.func @kept
// CHECK-NOT: arith.mulf
// CHECK: arith.cmpf olt, %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: arith.cmpf une, %{{.*}}, %{{.*}} : f32
// CHECK-NEXT: return
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
