// RUN: runmat-opt %s --runmat-math-to-libm | FileCheck %s

// Each elementary function has its library function.
// CHECK-LABEL: func.func @one_argument(
func.func @one_argument(%x: f64) -> f64 {
  // CHECK: call @acos(%{{.*}}) : (f64) -> f64
  %0 = math.acos %x : f64
  // CHECK: call @acosh(%{{.*}}) : (f64) -> f64
  %1 = math.acosh %0 : f64
  // CHECK: call @asin(%{{.*}}) : (f64) -> f64
  %2 = math.asin %1 : f64
  // CHECK: call @asinh(%{{.*}}) : (f64) -> f64
  %3 = math.asinh %2 : f64
  // CHECK: call @atan(%{{.*}}) : (f64) -> f64
  %4 = math.atan %3 : f64
  // CHECK: call @atanh(%{{.*}}) : (f64) -> f64
  %5 = math.atanh %4 : f64
  // CHECK: call @cbrt(%{{.*}}) : (f64) -> f64
  %6 = math.cbrt %5 : f64
  // CHECK: call @cos(%{{.*}}) : (f64) -> f64
  %7 = math.cos %6 : f64
  // CHECK: call @cosh(%{{.*}}) : (f64) -> f64
  %8 = math.cosh %7 : f64
  // CHECK: call @erf(%{{.*}}) : (f64) -> f64
  %9 = math.erf %8 : f64
  // CHECK: call @erfc(%{{.*}}) : (f64) -> f64
  %10 = math.erfc %9 : f64
  // CHECK: call @exp(%{{.*}}) : (f64) -> f64
  %11 = math.exp %10 : f64
  // CHECK: call @exp2(%{{.*}}) : (f64) -> f64
  %12 = math.exp2 %11 : f64
  // CHECK: call @expm1(%{{.*}}) : (f64) -> f64
  %13 = math.expm1 %12 : f64
  // CHECK: call @log(%{{.*}}) : (f64) -> f64
  %14 = math.log %13 : f64
  // CHECK: call @log10(%{{.*}}) : (f64) -> f64
  %15 = math.log10 %14 : f64
  // CHECK: call @log1p(%{{.*}}) : (f64) -> f64
  %16 = math.log1p %15 : f64
  // CHECK: call @log2(%{{.*}}) : (f64) -> f64
  %17 = math.log2 %16 : f64
  // CHECK: call @sin(%{{.*}}) : (f64) -> f64
  %18 = math.sin %17 : f64
  // CHECK: call @sinh(%{{.*}}) : (f64) -> f64
  %19 = math.sinh %18 : f64
  // CHECK: call @tan(%{{.*}}) : (f64) -> f64
  %20 = math.tan %19 : f64
  // CHECK: call @tanh(%{{.*}}) : (f64) -> f64
  %21 = math.tanh %20 : f64
  return %21 : f64
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
