// RUN: runmat-opt %s --runmat-expand-math --split-input-file | FileCheck %s --implicit-check-not=runmat.random_element --implicit-check-not=math.log

// Ten rounds of two products, of which one is not used, the fraction of a number in [1, 2), and no function of the C library.
// CHECK-LABEL: @uniform
// CHECK: %[[S:.*]] = arith.fptosi %arg0 : f64 to i64
// CHECK: %[[C:.*]] = arith.fptosi %arg1 : f64 to i64
// CHECK: %[[P:.*]] = arith.index_cast %arg2 : index to i64
// CHECK: arith.addi %[[C]], %[[P]] : i64
// CHECK-COUNT-19: arith.muli {{.*}} : i64
// CHECK-NOT: arith.muli
// CHECK: %[[B:.*]] = arith.bitcast %{{.*}} : i64 to f64
// CHECK: %[[U:.*]] = arith.subf %[[B]], %{{.*}} : f64
// CHECK-NEXT: return %[[U]]
func.func @uniform(%seed: f64, %counter: f64, %k: index) -> f64 {
  %0 = runmat.random_element uniform %seed, %counter, %k : f64
  return %0 : f64
}

// -----

// The middle of one of 2^23 parts, which is exact in single.
// CHECK-LABEL: @uniform_single
// CHECK: math.floor
// CHECK: %[[M:.*]] = arith.addf
// CHECK: %[[U:.*]] = arith.mulf %[[M]], %{{.*}} : f64
// CHECK: %[[R:.*]] = arith.truncf %[[U]] : f64 to f32
// CHECK-NEXT: return %[[R]]
func.func @uniform_single(%seed: f64, %counter: f64, %k: index) -> f32 {
  %0 = runmat.random_element uniform %seed, %counter, %k : f32
  return %0 : f32
}

// -----

// CHECK-LABEL: @normal
// CHECK-COUNT-20: arith.muli
// CHECK: math.sqrt
// CHECK: arith.truncf {{.*}} : f64 to f32
func.func @normal(%seed: f64, %counter: f64, %k: index) -> f32 {
  %0 = runmat.random_element normal %seed, %counter, %k : f32
  return %0 : f32
}
