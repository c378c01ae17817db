// Division and square root of singles, where devices round them otherwise but have fma.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-expand-quotients | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-quotients --mlir-print-op-generic | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-quotients --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Operands far from 1 go by way of doubles; that is the rare side.
// CHECK-LABEL: func.func @quotient
// CHECK-SAME: (%[[X:.*]]: f32, %[[Y:.*]]: f32)
// CHECK-COUNT-11: math.fma
// CHECK: %[[COMMON:.*]] = math.fma
// CHECK-DAG: %[[WX:.*]] = arith.extf %[[X]] : f32 to f64
// CHECK-DAG: %[[WY:.*]] = arith.extf %[[Y]] : f32 to f64
// CHECK: %[[WIDE:.*]] = arith.divf %[[WX]], %[[WY]] : f64
// CHECK: %[[RARE:.*]] = arith.truncf %[[WIDE]] : f64 to f32
// CHECK: %[[R:.*]] = arith.select %{{.*}}, %[[COMMON]], %[[RARE]] {runmat.usually} : f32
// CHECK: return %[[R]]
// REMARK: remark: [Passed] written as products and fma | Category:runmat-expand-quotients{{.*}} | op=arith.divf
func.func @quotient(%x: f32, %y: f32) -> f32 {
  %0 = arith.divf %x, %y : f32
  return %0 : f32
}

// The inverse of a known number is known too.
// CHECK-LABEL: func.func @by_ten
// CHECK: %[[INVERSE:.*]] = arith.constant 1.000000e-01 : f32
// CHECK: arith.mulf %{{.*}}, %[[INVERSE]] : f32
// CHECK-COUNT-4: math.fma
// CHECK-NOT: math.fma
// CHECK: return
func.func @by_ten(%x: f32) -> f32 {
  %c = arith.constant 10.0 : f32
  %0 = arith.divf %x, %c : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @by_four
// CHECK-NOT: math.fma
// CHECK: %[[QUARTER:.*]] = arith.constant 2.500000e-01 : f32
// CHECK-NEXT: %[[R:.*]] = arith.mulf %{{.*}}, %[[QUARTER]] : f32
// CHECK-NEXT: return %[[R]]
func.func @by_four(%x: f32) -> f32 {
  %c = arith.constant 4.0 : f32
  %0 = arith.divf %x, %c : f32
  return %0 : f32
}

// The inverse of such a number is none that steps could use.
// CHECK-LABEL: func.func @by_tiny
// CHECK: arith.divf %{{.*}}, %{{.*}} : f64
// CHECK: {runmat.usually} : f32
func.func @by_tiny(%x: f32) -> f32 {
  %c = arith.constant 0x00000001 : f32
  %0 = arith.divf %x, %c : f32
  return %0 : f32
}

// CHECK-LABEL: func.func @root
// CHECK-SAME: (%[[X:.*]]: f32)
// CHECK-COUNT-11: math.fma
// CHECK-NOT: math.fma
// CHECK: math.sqrt %{{.*}} : f64
// CHECK: {runmat.usually} : f32
func.func @root(%x: f32) -> f32 {
  %0 = math.sqrt %x : f32
  return %0 : f32
}

// Doubles are divided as they are.
// CHECK-LABEL: func.func @doubles
// CHECK-NEXT: arith.divf %{{.*}}, %{{.*}} : f64
// CHECK-NEXT: math.sqrt %{{.*}} : f64
// CHECK-NEXT: return
func.func @doubles(%x: f64, %y: f64) -> (f64, f64) {
  %0 = arith.divf %x, %y : f64
  %1 = math.sqrt %x : f64
  return %0, %1 : f64, f64
}
