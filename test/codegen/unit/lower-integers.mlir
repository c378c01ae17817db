// RUN: runmat-opt %s --runmat-lower-units --split-input-file | FileCheck %s --implicit-check-not=runmat.hold

// Elements of integer classes are doubles in a unit; in memory and in words they have their own width and sign.
!i = !runmat.array<int16, [1, 1]>
!u = !runmat.array<uint32, [1, 1]>
// CHECK-LABEL: func.func @elements
// CHECK: %[[W:.*]] = arith.trunci %{{.*}} : i64 to i16
// CHECK: %[[X:.*]] = arith.extsi %[[W]] : i16 to i32
// CHECK: %[[A:.*]] = arith.sitofp %[[X]] : i32 to f64
// CHECK: %[[E:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i32
// CHECK: %[[F:.*]] = arith.uitofp %[[E]] : i32 to f64
// CHECK: %[[G:.*]] = arith.fptoui %[[F]] : f64 to i32
// CHECK: llvm.store %[[G]]
// CHECK: %[[S:.*]] = arith.fptosi %[[A]] : f64 to i32
// CHECK: %[[T:.*]] = arith.trunci %[[S]] : i32 to i16
// CHECK: arith.extui %[[T]] : i16 to i64
func.func @elements(%a: !i, %b: !u, %k: !u) -> !i attributes {runmat.outputs = ["a"], runmat.end = 1 : i64} {
  %0 = runmat.unbox %a : !i -> si16
  %p = runmat.elements %b : !u
  %o = arith.constant 0 : index
  %1 = runmat.read %p[%o] : ui32
  runmat.write %p[%o] = %1 : ui32
  %2 = runmat.box %0 : si16 -> !i
  return %2 : !i
}

// -----

// A value that a branch chooses, and one that was never assigned.
// CHECK-LABEL: func.func @flow
// CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f64
// CHECK: cf.br ^{{.*}}(%{{.*}} : f64)
func.func @flow(%a: !runmat.array<int8, [1, 1]>, %c: !runmat.array<logical, [1, 1]>) -> !runmat.array<int8, [1, 1]> attributes {runmat.outputs = ["a"], runmat.end = 1 : i64} {
  %t = runmat.unbox %c : <logical, [1, 1]> -> i1
  %0 = runmat.unbox %a : <int8, [1, 1]> -> si8
  %u = runmat.undef : si8
  %1 = scf.if %t -> si8 {
    scf.yield %0 : si8
  } else {
    scf.yield %u : si8
  }
  %2 = runmat.box %1 : si8 -> <int8, [1, 1]>
  return %2 : !runmat.array<int8, [1, 1]>
}
