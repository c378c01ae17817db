// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Elementwise functions of one float, on arrays, on scalars and untyped.

// CHECK-LABEL: func.func @neg
func.func @neg(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.neg %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.neg %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.neg %{{.*}} : (f32) -> f32
  %1 = runmat.neg %x : (f32) -> f32
  // CHECK: runmat.neg %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.neg %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @abs
func.func @abs(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.abs %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.abs %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.abs %{{.*}} : (f32) -> f32
  %1 = runmat.abs %x : (f32) -> f32
  // CHECK: runmat.abs %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.abs %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @floor
func.func @floor(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.floor %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.floor %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.floor %{{.*}} : (f32) -> f32
  %1 = runmat.floor %x : (f32) -> f32
  // CHECK: runmat.floor %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.floor %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @ceil
func.func @ceil(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.ceil %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.ceil %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.ceil %{{.*}} : (f32) -> f32
  %1 = runmat.ceil %x : (f32) -> f32
  // CHECK: runmat.ceil %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.ceil %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @round
func.func @round(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.round %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.round %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.round %{{.*}} : (f32) -> f32
  %1 = runmat.round %x : (f32) -> f32
  // CHECK: runmat.round %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.round %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @fix
func.func @fix(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.fix %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.fix %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.fix %{{.*}} : (f32) -> f32
  %1 = runmat.fix %x : (f32) -> f32
  // CHECK: runmat.fix %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.fix %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @sign
func.func @sign(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.sign %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.sign %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.sign %{{.*}} : (f32) -> f32
  %1 = runmat.sign %x : (f32) -> f32
  // CHECK: runmat.sign %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.sign %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @exp
func.func @exp(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.exp %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.exp %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.exp %{{.*}} : (f32) -> f32
  %1 = runmat.exp %x : (f32) -> f32
  // CHECK: runmat.exp %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.exp %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @expm1
func.func @expm1(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.expm1 %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.expm1 %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.expm1 %{{.*}} : (f32) -> f32
  %1 = runmat.expm1 %x : (f32) -> f32
  // CHECK: runmat.expm1 %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.expm1 %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @sin
func.func @sin(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.sin %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.sin %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.sin %{{.*}} : (f32) -> f32
  %1 = runmat.sin %x : (f32) -> f32
  // CHECK: runmat.sin %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.sin %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @cos
func.func @cos(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.cos %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.cos %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.cos %{{.*}} : (f32) -> f32
  %1 = runmat.cos %x : (f32) -> f32
  // CHECK: runmat.cos %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.cos %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @tan
func.func @tan(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.tan %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.tan %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.tan %{{.*}} : (f32) -> f32
  %1 = runmat.tan %x : (f32) -> f32
  // CHECK: runmat.tan %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.tan %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @atan
func.func @atan(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.atan %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.atan %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.atan %{{.*}} : (f32) -> f32
  %1 = runmat.atan %x : (f32) -> f32
  // CHECK: runmat.atan %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.atan %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @sinh
func.func @sinh(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.sinh %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.sinh %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.sinh %{{.*}} : (f32) -> f32
  %1 = runmat.sinh %x : (f32) -> f32
  // CHECK: runmat.sinh %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.sinh %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @cosh
func.func @cosh(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.cosh %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.cosh %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.cosh %{{.*}} : (f32) -> f32
  %1 = runmat.cosh %x : (f32) -> f32
  // CHECK: runmat.cosh %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.cosh %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @tanh
func.func @tanh(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.tanh %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.tanh %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.tanh %{{.*}} : (f32) -> f32
  %1 = runmat.tanh %x : (f32) -> f32
  // CHECK: runmat.tanh %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.tanh %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @sqrt
func.func @sqrt(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.sqrt %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.sqrt %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.sqrt %{{.*}} : (f32) -> f32
  %1 = runmat.sqrt %x : (f32) -> f32
  // CHECK: runmat.sqrt %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.sqrt %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @log
func.func @log(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.log %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.log %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.log %{{.*}} : (f32) -> f32
  %1 = runmat.log %x : (f32) -> f32
  // CHECK: runmat.log %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.log %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @log2
func.func @log2(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.log2 %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.log2 %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.log2 %{{.*}} : (f32) -> f32
  %1 = runmat.log2 %x : (f32) -> f32
  // CHECK: runmat.log2 %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.log2 %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @log10
func.func @log10(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.log10 %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.log10 %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.log10 %{{.*}} : (f32) -> f32
  %1 = runmat.log10 %x : (f32) -> f32
  // CHECK: runmat.log10 %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.log10 %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @log1p
func.func @log1p(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.log1p %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.log1p %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.log1p %{{.*}} : (f32) -> f32
  %1 = runmat.log1p %x : (f32) -> f32
  // CHECK: runmat.log1p %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.log1p %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @asin
func.func @asin(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.asin %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.asin %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.asin %{{.*}} : (f32) -> f32
  %1 = runmat.asin %x : (f32) -> f32
  // CHECK: runmat.asin %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.asin %v : (!runmat.any) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @acos
func.func @acos(%a: !runmat.array<double, [*, *]>, %x: f32, %v: !runmat.any) {
  // CHECK: runmat.acos %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.acos %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.acos %{{.*}} : (f32) -> f32
  %1 = runmat.acos %x : (f32) -> f32
  // CHECK: runmat.acos %{{.*}} : (!runmat.any) -> !runmat.any
  %2 = runmat.acos %v : (!runmat.any) -> !runmat.any
  return
}
