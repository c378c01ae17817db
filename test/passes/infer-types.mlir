// RUN: runmat-opt %s --runmat-infer-types --split-input-file | FileCheck %s

// CHECK-LABEL: @elementwise
// CHECK: runmat.mul %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<single, [1, *]>) -> !runmat.array<single, [*, *]>
// CHECK: runmat.lt %{{.*}} -> !runmat.array<logical, [*, *]>
func.func @elementwise(%a: !runmat.array<double, [*, *]>, %b: !runmat.array<single, [1, *]>) {
  %0 = runmat.mul %a, %b : (!runmat.array<double, [*, *]>, !runmat.array<single, [1, *]>) -> !runmat.any
  %1 = runmat.lt %0, %a : (!runmat.any, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// -----

// The default dimension is the first that is not 1; a constant expands.
// CHECK-LABEL: @reduce
// CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, *]>
// CHECK: runmat.reduce max %{{.*}} over [1] {{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: runmat.reduce any %{{.*}} all {{.*}} -> !runmat.array<logical, [1, 1]>
func.func @reduce(%a: !runmat.array<double, [*, *]>) {
  %0 = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> !runmat.any
  %1 = runmat.reduce max %a over [1] : (!runmat.array<double, [*, *]>) -> !runmat.any
  %2 = runmat.reduce any %a all : (!runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// -----

// An integer class is left untyped.
// CHECK-LABEL: @integers
// CHECK: runmat.add {{.*}} -> !runmat.any
func.func @integers(%a: !runmat.array<int32, [*, 1]>) {
  %0 = runmat.add %a, %a : (!runmat.array<int32, [*, 1]>, !runmat.array<int32, [*, 1]>) -> !runmat.any
  return
}

// -----

// A carried variable keeps its class and loses what changes of its extents.
// CHECK-LABEL: @loop
// CHECK: %[[W:.*]] = runmat.widen %{{.*}} : (!runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, ?]>
// CHECK: runmat.for {{.*}} carry(%{{.*}} = %[[W]] : !runmat.array<double, [1, ?]>)
func.func @loop(%a: !runmat.array<double, [1, *]>, %n: !runmat.array<double, [1, 1]>) {
  %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
  %r = "runmat.for"(%one, %one, %n, %one) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %s: !runmat.array<double, [1, 1]>):
    %t = runmat.add %s, %a : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, *]>) -> !runmat.any
    %u = runmat.add %t, %i : (!runmat.any, !runmat.any) -> !runmat.any
    "runmat.yield"(%u) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 1]>
  return
}
