// Operations that devices round differently or whose treatment of NaN they choose.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-expand-device-math --split-input-file | FileCheck %s

// CHECK-LABEL: func.func @divide
// CHECK: %[[A:.*]] = arith.extf %{{.*}} : f32 to f64
// CHECK: %[[B:.*]] = arith.extf %{{.*}} : f32 to f64
// CHECK: %[[Q:.*]] = arith.divf %[[A]], %[[B]] : f64
// CHECK: arith.truncf %[[Q]] : f64 to f32
func.func @divide(%a: f32, %b: f32) -> f32 {
  %q = arith.divf %a, %b : f32
  return %q : f32
}

// CHECK-LABEL: func.func @root
// CHECK: %[[R:.*]] = math.sqrt %{{.*}} : f64
// CHECK: arith.truncf %[[R]] : f64 to f32
func.func @root(%a: f32) -> f32 {
  %q = math.sqrt %a : f32
  return %q : f32
}

// Doubles are right as they are.
// CHECK-LABEL: func.func @doubles
// CHECK-NEXT: arith.divf %{{.*}} : f64
// CHECK-NEXT: math.sqrt %{{.*}} : f64
func.func @doubles(%a: f64, %b: f64) -> f64 {
  %q = arith.divf %a, %b : f64
  %r = math.sqrt %q : f64
  return %r : f64
}

// CHECK-LABEL: func.func @maximum
// CHECK-NOT: arith.maximumf
// CHECK: arith.andi
// CHECK: arith.cmpf oeq
// CHECK: arith.cmpf ogt
// CHECK: arith.cmpf une, %[[X:.*]], %[[X]]
func.func @maximum(%a: f64, %b: f64) -> f64 {
  %q = arith.maximumf %a, %b : f64
  return %q : f64
}

// Halves go to the even neighbour, by arithmetic that every device has.
// CHECK-LABEL: func.func @round_to_even
// CHECK: math.floor
// CHECK: arith.cmpf one
// CHECK-NOT: math.roundeven
func.func @round_to_even(%a: f64) -> f64 {
  %r = math.roundeven %a : f64
  return %r : f64
}

// CHECK-LABEL: func.func @truncate
// CHECK: arith.andi
// CHECK: math.floor
// CHECK-NOT: math.copysign
// CHECK: arith.ori
func.func @truncate(%a: f64) -> f64 {
  %q = math.trunc %a : f64
  return %q : f64
}

// CHECK-LABEL: func.func @narrow
// CHECK: arith.extui %{{.*}} : i16 to i32
// CHECK: arith.sitofp %{{.*}} : i32 to f64
// CHECK: arith.fptosi %{{.*}} : f64 to i32
// CHECK: arith.trunci %{{.*}} : i32 to i8
func.func @narrow(%a: i16) -> i8 {
  %x = arith.uitofp %a : i16 to f64
  %y = arith.fptosi %x : f64 to i8
  return %y : i8
}

// CHECK-LABEL: func.func @nan
// CHECK: %[[L:.*]] = arith.cmpf oeq, %[[A:.*]], %[[A]] : f64
// CHECK: %[[R:.*]] = arith.cmpf oeq, %[[B:.*]], %[[B]] : f64
// CHECK: arith.andi %[[L]], %[[R]] : i1
func.func @nan(%a: f64, %b: f64) -> i1 {
  %x = arith.cmpf ord, %a, %b : f64
  return %x : i1
}

// CHECK-LABEL: func.func @size
// CHECK-NOT: math.absf
// CHECK: %[[SIZE:.*]] = arith.andi
// CHECK: arith.bitcast %[[SIZE]] : i64 to f64
func.func @size(%a: f64) -> f64 {
  %q = math.absf %a : f64
  return %q : f64
}
