// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Arithmetic, comparisons, logic and predicates.

// CHECK-LABEL: func.func @add
func.func @add(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.add %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.add %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.add %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.add %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @sub
func.func @sub(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.sub %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.sub %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.sub %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.sub %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @mul
func.func @mul(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.mul %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.mul %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.mul %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.mul %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @div
func.func @div(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.div %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.div %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.div %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.div %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @maximum
func.func @maximum(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.maximum %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.maximum %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.maximum %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.maximum %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @minimum
func.func @minimum(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.minimum %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.minimum %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.minimum %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.minimum %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @hypot
func.func @hypot(%a: !runmat.array<single, [*, *]>, %x: f64) {
  // CHECK: runmat.hypot %{{.*}}, %{{.*}} : (!runmat.array<single, [*, *]>, !runmat.array<single, [*, *]>) -> !runmat.array<single, [*, *]>
  %0 = runmat.hypot %a, %a : (!runmat.array<single, [*, *]>, !runmat.array<single, [*, *]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.hypot %{{.*}}, %{{.*}} : (f64, f64) -> f64
  %1 = runmat.hypot %x, %x : (f64, f64) -> f64
  return
}

// CHECK-LABEL: func.func @atan2
func.func @atan2(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.atan2 %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.atan2 %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.atan2 %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.atan2 %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @remainders
func.func @remainders(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.rem %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.rem %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.mod %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.mod %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @power
func.func @power(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.power %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  %0 = runmat.power %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  // CHECK: runmat.power %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.power %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @eq
func.func @eq(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.eq %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.eq %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.eq %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.eq %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @ne
func.func @ne(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.ne %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.ne %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.ne %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.ne %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @lt
func.func @lt(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.lt %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.lt %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.lt %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.lt %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @le
func.func @le(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.le %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.le %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.le %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.le %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @gt
func.func @gt(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.gt %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.gt %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.gt %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.gt %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @ge
func.func @ge(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.ge %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.ge %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.ge %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.ge %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @and
func.func @and(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.and %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.and %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.and %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.and %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @or
func.func @or(%a: !runmat.array<double, [*, *]>) {
  // CHECK: runmat.or %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.or %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.or %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.or %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// CHECK-LABEL: func.func @not
func.func @not(%a: !runmat.array<double, [*, *]>, %x: f64) {
  // CHECK: runmat.not %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.not %a : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.not %{{.*}} : (f64) -> i1
  %1 = runmat.not %x : (f64) -> i1
  return
}

// CHECK-LABEL: func.func @isnan
func.func @isnan(%a: !runmat.array<double, [*, *]>, %x: f64) {
  // CHECK: runmat.isnan %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.isnan %a : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.isnan %{{.*}} : (f64) -> i1
  %1 = runmat.isnan %x : (f64) -> i1
  return
}

// CHECK-LABEL: func.func @isinf
func.func @isinf(%a: !runmat.array<double, [*, *]>, %x: f64) {
  // CHECK: runmat.isinf %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.isinf %a : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.isinf %{{.*}} : (f64) -> i1
  %1 = runmat.isinf %x : (f64) -> i1
  return
}

// CHECK-LABEL: func.func @isfinite
func.func @isfinite(%a: !runmat.array<double, [*, *]>, %x: f64) {
  // CHECK: runmat.isfinite %{{.*}} : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %0 = runmat.isfinite %a : (!runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  // CHECK: runmat.isfinite %{{.*}} : (f64) -> i1
  %1 = runmat.isfinite %x : (f64) -> i1
  return
}
