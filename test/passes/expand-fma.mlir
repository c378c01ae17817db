// RUN: runmat-opt %s --runmat-expand-fma | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-fma | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-fma=fused32 | FileCheck %s --check-prefix=FUSED32
// RUN: runmat-opt %s --runmat-expand-fma=fused64 | FileCheck %s --check-prefix=FUSED64
// RUN: runmat-opt %s --runmat-expand-fma="fused32 fused64" | FileCheck %s --check-prefix=FUSED
// RUN: runmat-opt %s --runmat-expand-fma="fused32 fused64 flushes32" | FileCheck %s --check-prefix=FLUSHES
// RUN: runmat-opt %s --runmat-expand-fma --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Singles go through doubles: the product is exact, the sum rounded to odd, then to single.
// CHECK-LABEL: func.func @single
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32, %[[Z:.*]]: f32)
// CHECK-NOT: math.fma
// CHECK-DAG: %[[WX:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK-DAG: %[[WY:.*]] = arith.extf %[[Y]] : f32 to f64
// CHECK-DAG: %[[WZ:.*]] = arith.extf %[[Z]] : f32 to f64
// CHECK-DAG: %[[P:.*]] = arith.mulf %[[WX]], %[[WY]] : f64
// CHECK: %[[S:.*]] = arith.addf %[[P]], %[[WZ]] : f64
// CHECK: arith.bitcast %[[S]] : f64 to i64
// CHECK: %[[ODD:.*]] = arith.select
// CHECK: %[[R:.*]] = arith.truncf %[[ODD]] : f64 to f32
// CHECK: return %[[R]]
// FUSED32-LABEL: func.func @single
// FUSED32-NEXT: math.fma
// FUSED64-LABEL: func.func @single
// FUSED64-NOT: math.fma
// FUSED64: return
func.func @single(%x: f32, %y: f32, %z: f32) -> f32 {
  %r = math.fma %x, %y, %z : f32
  return %r : f32
}

// Doubles: what is right for all operands, without a rare side.
// CHECK-LABEL: func.func @double
// CHECK-NOT: math.fma
// CHECK-NOT: runmat.usually
// CHECK: return
// FUSED32-LABEL: func.func @double
// FUSED32-NOT: math.fma
// FUSED32: return
// FUSED64-LABEL: func.func @double
// FUSED64-NEXT: math.fma
// FUSED-LABEL: func.func @double
// FUSED-NEXT: math.fma
// REMARK-COUNT-5: remark: [Passed] written as sums and products | Category:runmat-expand-fma
func.func @double(%x: f64, %y: f64, %z: f64) -> f64 {
  %r = math.fma %x, %y, %z : f64
  return %r : f64
}

// What is rounded twice by the program stays so.
// CHECK-LABEL: func.func @unfused
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: return
func.func @unfused(%x: f64, %y: f64, %z: f64) -> f64 {
  %p = arith.mulf %x, %y : f64
  %r = arith.addf %p, %z : f64
  return %r : f64
}

// What has to be right for subnormal singles too is written where the instruction takes them for 0; the marks go in any case.
// CHECK-LABEL: func.func @of_all
// CHECK-NOT: math.fma
// CHECK: return
// FUSED-LABEL: func.func @of_all
// FUSED-NEXT: math.fma %{{[^{]*}} : f32
// FUSED-NEXT: math.fma %{{[^{]*}} : f64
// FLUSHES-LABEL: func.func @of_all
// FLUSHES-NOT: math.fma %{{.*}} : f32
// FLUSHES: arith.truncf
// FLUSHES: math.fma %{{[^{]*}} : f64
// FLUSHES-NEXT: math.fma %{{.*}} : f32
func.func @of_all(%x: f32, %y: f64) -> (f32, f64, f32) {
  %r = math.fma %x, %x, %x {runmat.of_all} : f32
  %s = math.fma %y, %y, %y {runmat.of_all} : f64
  %t = math.fma %r, %r, %r : f32
  return %r, %s, %t : f32, f64, f32
}
