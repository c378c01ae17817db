// RUN: runmat-opt %s --runmat-expand-math --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-math --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// Into a class: NaN is 0, the bounds, then halves away from zero, and no -0.
// CHECK-LABEL: @saturate
// CHECK-DAG: %[[LOW:.*]] = arith.constant -1.280000e+02
// CHECK-DAG: %[[HIGH:.*]] = arith.constant 1.270000e+02
// CHECK: arith.cmpf ord, %arg0, %arg0
// CHECK: arith.cmpf olt, %{{.*}}, %[[HIGH]]
// CHECK: arith.cmpf ogt, %{{.*}}, %[[LOW]]
// CHECK: math.trunc
// CHECK: arith.addf
// CHECK: %[[R:.*]] = arith.addf
// CHECK: runmat.hold %[[R]] : f64 -> si8
func.func @saturate(%x: f64) -> si8 {
  %0 = runmat.cast %x to int8 : (f64) -> si8
  return %0 : si8
}

// -----

// CHECK-LABEL: @unsigned
// CHECK-DAG: arith.constant 0x41EFFFFFFFE00000 : f64
// CHECK-DAG: arith.extf %arg0 : f32 to f64
// CHECK: runmat.hold %{{.*}} : f64 -> ui32
func.func @unsigned(%x: f32) -> ui32 {
  %0 = runmat.cast %x to uint32 : (f32) -> ui32
  return %0 : ui32
}

// -----

// What is held is taken as it is.
// CHECK-LABEL: @out
// CHECK-NOT: runmat.hold
// CHECK: %[[T:.*]] = arith.cmpf une, %arg0
// CHECK: %[[F:.*]] = arith.truncf %arg0 : f64 to f32
// CHECK: return %arg0, %[[T]], %[[F]]
func.func @out(%x: f64) -> (f64, i1, f32) {
  %0 = runmat.hold %x : f64 -> si16
  %1 = runmat.cast %0 to double : (si16) -> f64
  %2 = runmat.cast %0 to logical : (si16) -> i1
  %3 = runmat.cast %0 to single : (si16) -> f32
  return %1, %2, %3 : f64, i1, f32
}
