// RUN: runmat-opt %s --runmat-math-to-libm | FileCheck %s

// Each elementary function has its library function.
// CHECK-LABEL: func.func @one_argument(
func.func @one_argument(%x: f64) -> f64 {
  // CHECK: call @acos(%{{.*}}) : (f64) -> f64
  %0 = math.acos %x : f64
  // CHECK: call @asin(%{{.*}}) : (f64) -> f64
  %1 = math.asin %0 : f64
  // CHECK: call @atan(%{{.*}}) : (f64) -> f64
  %2 = math.atan %1 : f64
  // CHECK: call @cos(%{{.*}}) : (f64) -> f64
  %3 = math.cos %2 : f64
  // CHECK: call @cosh(%{{.*}}) : (f64) -> f64
  %4 = math.cosh %3 : f64
  // CHECK: call @exp(%{{.*}}) : (f64) -> f64
  %5 = math.exp %4 : f64
  // CHECK: call @expm1(%{{.*}}) : (f64) -> f64
  %6 = math.expm1 %5 : f64
  // CHECK: call @log(%{{.*}}) : (f64) -> f64
  %7 = math.log %6 : f64
  // CHECK: call @log10(%{{.*}}) : (f64) -> f64
  %8 = math.log10 %7 : f64
  // CHECK: call @log1p(%{{.*}}) : (f64) -> f64
  %9 = math.log1p %8 : f64
  // CHECK: call @log2(%{{.*}}) : (f64) -> f64
  %10 = math.log2 %9 : f64
  // CHECK: call @sin(%{{.*}}) : (f64) -> f64
  %11 = math.sin %10 : f64
  // CHECK: call @sinh(%{{.*}}) : (f64) -> f64
  %12 = math.sinh %11 : f64
  // CHECK: call @tan(%{{.*}}) : (f64) -> f64
  %13 = math.tan %12 : f64
  // CHECK: call @tanh(%{{.*}}) : (f64) -> f64
  %14 = math.tanh %13 : f64
  return %14 : f64
}

// CHECK-LABEL: func.func @two_arguments(
func.func @two_arguments(%x: f32, %y: f32) -> f32 {
  // CHECK: call @atan2f(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
  %0 = math.atan2 %x, %y : f32
  // CHECK: call @powf(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
  %1 = math.powf %x, %y : f32
  // CHECK: call @fmodf(%{{.*}}, %{{.*}}) : (f32, f32) -> f32
  %2 = arith.remf %x, %y : f32
  %3 = arith.addf %0, %1 : f32
  %4 = arith.addf %3, %2 : f32
  return %4 : f32
}
