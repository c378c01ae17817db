// RUN: runmat-opt %s --runmat-expand-math --split-input-file --verify-diagnostics | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-math --split-input-file --verify-diagnostics --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// Both parts of one number are one text: two roots, the second one for large and small numbers.
// CHECK-LABEL: @both
// CHECK-NOT: runmat.function_part
// CHECK-COUNT-2: math.sqrt {{.*}} : f64
// CHECK-NOT: math.sqrt
// CHECK: return
func.func @both(%x: f64, %y: f64) -> (f64, f64) {
  %0 = runmat.function_part "sign" %x, %y : (f64, f64) -> f64
  %1 = runmat.function_part "sign" imaginary %x, %y : (f64, f64) -> f64
  return %0, %1 : f64, f64
}

// -----

// Parts of other numbers, or of other functions, are no pair.
// CHECK-LABEL: @others
// CHECK-COUNT-4: math.sqrt {{.*}} : f64
// CHECK: return
func.func @others(%x: f64, %y: f64) -> (f64, f64) {
  %0 = runmat.function_part "sign" %x, %y : (f64, f64) -> f64
  %1 = runmat.function_part "sign" imaginary %y, %x : (f64, f64) -> f64
  return %0, %1 : f64, f64
}

// -----

// Singles are computed in single.
// CHECK-LABEL: @singles
// CHECK-NOT: f64
// CHECK: math.fma {{.*}} : f32
// CHECK-NOT: f64
// CHECK: return
func.func @singles(%x: f32, %y: f32) -> f32 {
  %0 = runmat.function_part "exp" imaginary %x, %y : (f32, f32) -> f32
  return %0 : f32
}

// -----

// Only scalars are written as arithmetic.
// CHECK-LABEL: @arrays
// CHECK: runmat.function_part "log" imaginary %arg0, %arg0
// CHECK-NOT: arith.
// CHECK: return
func.func @arrays(%a: !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]> {
  %0 = runmat.function_part "log" imaginary %a, %a : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return %0 : !runmat.array<double, [*, 1]>
}
