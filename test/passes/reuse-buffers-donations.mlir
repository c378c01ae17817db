// RUN: runmat-opt %s --runmat-infer-types --runmat-clusters-pipeline --runmat-linalg-pipeline --split-input-file | FileCheck %s

// A transposed input is still needed when its storage would be overwritten.
// CHECK-LABEL: func.func @transposed
// CHECK: runmat.launch {{.*}} {donations = array<i32: -1>}
func.func @transposed(%a: !runmat.array<double, [*, *]>, %n: !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, *]> {
  %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
  %r = "runmat.for"(%one, %one, %n, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %s: !runmat.array<double, [*, *]>):
    %t = runmat.transpose %s : (!runmat.array<double, [*, *]>) -> !runmat.any
    %u = runmat.add %t, %i : (!runmat.any, !runmat.any) -> !runmat.any
    "runmat.yield"(%u) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  return %r : !runmat.array<double, [*, *]>
}

// -----

// An input that is read in place gives its storage.
// CHECK-LABEL: func.func @in_place
// CHECK: runmat.launch {{.*}} {donations = array<i32: 0>}
func.func @in_place(%a: !runmat.array<double, [*, *]>, %n: !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, *]> {
  %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
  %r = "runmat.for"(%one, %one, %n, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %s: !runmat.array<double, [*, *]>):
    %t = runmat.add %s, %s : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.any
    %u = runmat.add %t, %i : (!runmat.any, !runmat.any) -> !runmat.any
    "runmat.yield"(%u) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  return %r : !runmat.array<double, [*, *]>
}

// -----

// Nor is one that is read from its end.
// CHECK-LABEL: func.func @reversed
// CHECK: runmat.launch {{.*}} {donations = array<i32: -1>}
func.func @reversed(%a: !runmat.array<double, [1, 40]>, %n: !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 40]> {
  %one = runmat.constant 1.0 : f64 -> !runmat.array<double, [1, 1]>
  %forty = runmat.constant 40.0 : f64 -> !runmat.array<double, [1, 1]>
  %step = runmat.neg %one : (!runmat.array<double, [1, 1]>) -> !runmat.any
  %r = "runmat.for"(%one, %one, %n, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: !runmat.any, %s: !runmat.array<double, [1, 40]>):
    %range = runmat.range %forty, %step, %one : (!runmat.array<double, [1, 1]>, !runmat.any, !runmat.array<double, [1, 1]>) -> !runmat.any
    %t = runmat.index %s(%range) : (!runmat.array<double, [1, 40]>, !runmat.any) -> !runmat.any
    %u = runmat.add %t, %i : (!runmat.any, !runmat.any) -> !runmat.any
    "runmat.yield"(%u) : (!runmat.any) -> ()
  }) : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 40]>) -> !runmat.array<double, [1, 40]>
  return %r : !runmat.array<double, [1, 40]>
}
