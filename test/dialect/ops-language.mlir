// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Literals, casts, matrix ops, reductions, shapes and constructors.

// CHECK-LABEL: func.func @constant
func.func @constant() {
  // CHECK: runmat.constant 1.500000e+00 : f64 -> !runmat.array<double, [1, 1]>
  %0 = runmat.constant 1.5 : f64 -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.constant 1.500000e+00 : f32 -> f32
  %1 = runmat.constant 1.5 : f32 -> f32
  // CHECK: runmat.constant true -> !runmat.any
  %2 = runmat.constant true -> !runmat.any
  return
}

// CHECK-LABEL: func.func @text
func.func @text() {
  // CHECK: runmat.text "it's %d\0A" -> !runmat.array<char, [1, 8]>
  %0 = runmat.text "it's %d\0A" -> !runmat.array<char, [1, 8]>
  return
}

// CHECK-LABEL: func.func @cast
func.func @cast(%a: !runmat.array<double, [*, 1]>, %x: f64) {
  // CHECK: runmat.cast %{{.*}} to single : (!runmat.array<double, [*, 1]>) -> !runmat.array<single, [*, 1]>
  %0 = runmat.cast %a to single : (!runmat.array<double, [*, 1]>) -> !runmat.array<single, [*, 1]>
  // CHECK: runmat.cast %{{.*}} to logical : (f64) -> i1
  %1 = runmat.cast %x to logical : (f64) -> i1
  return
}

// CHECK-LABEL: func.func @matrix
func.func @matrix(%a: !runmat.array<single, [*, *]>, %s: !runmat.array<double, [1, 1]>) {
  // CHECK: runmat.mtimes %{{.*}} -> !runmat.array<single, [*, *]>
  %0 = runmat.mtimes %s, %a : (!runmat.array<double, [1, 1]>, !runmat.array<single, [*, *]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.mrdivide %{{.*}} -> !runmat.array<single, [*, *]>
  %1 = runmat.mrdivide %a, %s : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.mldivide %{{.*}} -> !runmat.array<single, [*, *]>
  %2 = runmat.mldivide %s, %a : (!runmat.array<double, [1, 1]>, !runmat.array<single, [*, *]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.mpower %{{.*}} -> !runmat.array<double, [1, 1]>
  %3 = runmat.mpower %s, %s : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.truth %{{.*}} -> !runmat.array<logical, [1, 1]>
  %4 = runmat.truth %s : (!runmat.array<double, [1, 1]>) -> !runmat.array<logical, [1, 1]>
  // CHECK: runmat.truth %{{.*}} : (!runmat.array<single, [*, *]>) -> !runmat.array<logical, [1, 1]>
  %5 = runmat.truth %a : (!runmat.array<single, [*, *]>) -> !runmat.array<logical, [1, 1]>
  // CHECK: runmat.truth scalar %{{.*}} -> !runmat.array<logical, [1, 1]>
  %6 = runmat.truth scalar %s : (!runmat.array<double, [1, 1]>) -> !runmat.array<logical, [1, 1]>
  return
}

// CHECK-LABEL: func.func @reductions
func.func @reductions(%a: !runmat.array<single, [*, 3, *]>) {
  // CHECK: runmat.reduce sum %{{[^ ]*}} : {{.*}} -> !runmat.array<single, [1, 3, *]>
  %0 = runmat.reduce sum %a : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [1, 3, *]>
  // CHECK: runmat.reduce prod %{{[^ ]*}} over [1] : {{.*}} -> !runmat.array<single, [*, 1, *]>
  %1 = runmat.reduce prod %a over [1] : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [*, 1, *]>
  // CHECK: runmat.reduce max %{{[^ ]*}} all : {{.*}} -> !runmat.array<single, [1, 1]>
  %2 = runmat.reduce max %a all : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [1, 1]>
  // CHECK: runmat.reduce min %{{[^ ]*}} over [0, 2] : {{.*}} -> !runmat.array<single, [1, 3]>
  %3 = runmat.reduce min %a over [0, 2] : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [1, 3]>
  // CHECK: runmat.reduce any %{{.*}} -> !runmat.array<logical, [1, 3, *]>
  %4 = runmat.reduce any %a : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<logical, [1, 3, *]>
  // CHECK: runmat.reduce all %{{[^ ]*}} all : {{.*}} -> !runmat.array<logical, [1, 1]>
  %5 = runmat.reduce all %a all : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<logical, [1, 1]>
  // CHECK: runmat.mean %{{[^ ]*}} over [0] : {{.*}} -> !runmat.array<single, [1, 3, *]>
  %6 = runmat.mean %a over [0] : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [1, 3, *]>
  // CHECK: runmat.var %{{[^ ]*}} all population : {{.*}} -> !runmat.array<single, [1, 1]>
  %7 = runmat.var %a all population : (!runmat.array<single, [*, 3, *]>) -> !runmat.array<single, [1, 1]>
  return
}

// CHECK-LABEL: func.func @shapes
func.func @shapes(%a: !runmat.array<double, [*, 3]>, %n: f64) {
  // CHECK: runmat.transpose %{{.*}} -> !runmat.array<double, [3, *]>
  %0 = runmat.transpose %a : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [3, *]>
  // CHECK: runmat.reshape %{{.*}} to(%{{.*}}, %{{.*}}) : {{.*}} -> !runmat.array<double, [?, ?]>
  %1 = runmat.reshape %a to (%n, %n) : (!runmat.array<double, [*, 3]>, f64, f64) -> !runmat.array<double, [?, ?]>
  // CHECK: runmat.size %{{.*}}, 1 : {{.*}} -> !runmat.array<double, [1, 1]>
  %2 = runmat.size %a, 1 : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.numel %{{.*}} -> !runmat.array<double, [1, 1]>
  %3 = runmat.numel %a : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.numel %{{[^ ]*}} from 1 : {{.*}} -> !runmat.array<double, [1, 1]>
  %4 = runmat.numel %a from 1 : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.length %{{.*}} -> !runmat.array<double, [1, 1]>
  %5 = runmat.length %a : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.ndims %{{.*}} -> !runmat.array<double, [1, 1]>
  %6 = runmat.ndims %a : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 1]>
  // CHECK: runmat.shape %{{.*}} -> !runmat.array<double, [1, 2]>
  %7 = runmat.shape %a : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 2]>
  // CHECK: runmat.reshape %{{.*}} to like(%{{.*}}) : {{.*}} -> !runmat.array<double, [3, *]>
  %8 = runmat.reshape %a to like(%0) : (!runmat.array<double, [*, 3]>, !runmat.array<double, [3, *]>) -> !runmat.array<double, [3, *]>
  // CHECK: runmat.fill 0.000000e+00 as logical like(%{{.*}}) : {{.*}} -> !runmat.array<logical, [*, 3]>
  %9 = runmat.fill 0.0 as logical like(%a) : (!runmat.array<double, [*, 3]>) -> !runmat.array<logical, [*, 3]>
  // CHECK: runmat.cast_like %{{.*}}, %{{.*}} -> !runmat.array<logical, [*, 3]>
  %10 = runmat.cast_like %a, %9 : (!runmat.array<double, [*, 3]>, !runmat.array<logical, [*, 3]>) -> !runmat.array<logical, [*, 3]>
  return
}

// CHECK-LABEL: func.func @constructors
func.func @constructors(%n: f64) {
  // CHECK: runmat.fill 1.000000e+00 as single(%{{.*}}, %{{.*}}) : (f64, f64) -> !runmat.array<single, [?, ?]>
  %0 = runmat.fill 1.0 as single (%n, %n) : (f64, f64) -> !runmat.array<single, [?, ?]>
  // CHECK: runmat.range %{{.*}}, %{{.*}}, %{{.*}} : (f64, f64, f64) -> !runmat.array<double, [1, ?]>
  %1 = runmat.range %n, %n, %n : (f64, f64, f64) -> !runmat.array<double, [1, ?]>
  // CHECK: runmat.linspace %{{.*}}, %{{.*}}, %{{.*}} : (f64, f64, f64) -> !runmat.array<double, [1, ?]>
  %2 = runmat.linspace %n, %n, %n : (f64, f64, f64) -> !runmat.array<double, [1, ?]>
  return
}
