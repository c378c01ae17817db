// RUN: runmat-opt %s --runmat-math-to-libm --split-input-file --verify-diagnostics | FileCheck %s

// Vectors call lane by lane; what the CPU can do itself stays.
// CHECK-DAG: func.func private @pow(f64, f64) -> f64
// CHECK-DAG: func.func private @sinf(f32) -> f32
// CHECK-LABEL: func.func @functions(
// CHECK:         %[[X:.*]] = llvm.alloca
// CHECK:         %[[Y:.*]] = llvm.alloca
// CHECK:         scf.for
// CHECK-COUNT-1:   func.call @pow
// CHECK-NOT:     math.powf
// CHECK:         math.floor
// CHECK:         call @sinf
func.func @functions(%x: vector<8xf64>, %y: vector<8xf64>, %s: f32) -> (vector<8xf64>, f32) {
  %0 = math.powf %x, %y : vector<8xf64>
  %1 = math.floor %0 : vector<8xf64>
  %2 = math.sin %s : f32
  return %1, %2 : vector<8xf64>, f32
}

// -----

func.func @half(%x: f16) -> f16 {
  // expected-error @+1 {{has no library function for 'f16'}}
  %0 = math.sin %x : f16
  return %0 : f16
}

// -----

func.func @exp(%x: i32) {
  return
}
func.func @taken(%x: f64) -> f64 {
  // expected-error @+1 {{needs the library function 'exp', but the module has another symbol of that name}}
  %0 = math.exp %x : f64
  return %0 : f64
}
