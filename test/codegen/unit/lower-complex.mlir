// RUN: runmat-opt %s --runmat-lower-units | FileCheck %s

// The parts of a complex array and the array of two parts are made by the context; either may fail.
!c = !runmat.array<complex double, [*, 1]>
!d = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @parts
// CHECK: %[[A:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK: llvm.getelementptr %{{.*}}[104]
// CHECK: %[[R:.*]] = llvm.call %{{.*}}(%{{.*}}, %[[A]], %{{.*}}) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
// CHECK: llvm.icmp "ne" %[[R]]
// CHECK: llvm.mlir.constant(1 : i32)
// CHECK: %[[I:.*]] = llvm.call
// CHECK: llvm.getelementptr %{{.*}}[112]
// CHECK: %[[J:.*]] = llvm.call %{{.*}}(%{{.*}}, %[[R]], %[[I]])
// CHECK: llvm.icmp "ne" %[[J]]
func.func @parts(%a: !c) -> !c attributes {runmat.outputs = ["a"], runmat.end = 1 : i64} {
  %0 = runmat.part %a : (!c) -> !d
  %1 = runmat.part imaginary %a : (!c) -> !d
  %2 = runmat.join %0, %1 : (!d, !d) -> !c
  return %2 : !c
}
