// RUN: runmat-opt %s --runmat-expand-fma=calls | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-fma=calls | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-fma="calls fused64" | FileCheck %s --check-prefix=FUSED
// RUN: runmat-opt %s --runmat-expand-fma=calls --runmat-branch-around-rare | FileCheck %s --check-prefix=BRANCH
// RUN: runmat-opt %s --runmat-expand-fma=calls --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARK

// Few of them: the common case stands there, and all lanes are called for when one of them is rare.
// CHECK-LABEL: func.func @few
// CHECK-SAME: (%[[X:.*]]: vector<4xf64>, %[[Y:.*]]: vector<4xf64>, %[[Z:.*]]: vector<4xf64>)
// CHECK-NOT: math.fma
// CHECK: arith.mulf %[[X]], %[[Y]] : vector<4xf64>
// CHECK: %[[ALL:.*]] = vector.reduction <and>, %{{.*}} : vector<4xi1> into i1
// CHECK: %[[R:.*]] = scf.if %[[ALL]] -> (vector<4xf64>)
// CHECK: } else {
// CHECK-NEXT: %[[CALL:.*]] = func.call @runmat_fma_4xf64(%[[X]], %[[Y]], %[[Z]])
// CHECK-NEXT: scf.yield %[[CALL]]
// CHECK: return %[[R]]
// FUSED-LABEL: func.func @few
// FUSED-NEXT: math.fma
// FUSED-NOT: @runmat_fma
// REMARK: remark: [Passed] written as sums and products, called if rare | Category:runmat-expand-fma
func.func @few(%x: vector<4xf64>, %y: vector<4xf64>, %z: vector<4xf64>) -> vector<4xf64> {
  %r = math.fma %x, %y, %z : vector<4xf64>
  return %r : vector<4xf64>
}

// What is rarely chosen is called; the operations of one type have one function.
// CHECK-LABEL: func.func @rare
// CHECK: } else {
// CHECK-NEXT: %[[A:.*]] = func.call @runmat_fma_4xf64(
// CHECK-NEXT: %[[B:.*]] = func.call @runmat_fma_4xf64(%[[A]],
// CHECK-NEXT: scf.yield %[[B]]
// REMARK-COUNT-2: remark: [Passed] called as a function | Category:runmat-expand-fma
func.func @rare(%x: vector<4xf64>, %near: i1) -> vector<4xf64> {
  %r = scf.if %near -> (vector<4xf64>) {
    scf.yield %x : vector<4xf64>
  } else {
    %a = math.fma %x, %x, %x : vector<4xf64>
    %b = math.fma %a, %x, %x : vector<4xf64>
    scf.yield %b : vector<4xf64>
  }
  return %r : vector<4xf64>
}

// Vectors longer than registers are no text of their own.
// CHECK-LABEL: func.func @long
// CHECK-NEXT: %[[L:.*]] = call @runmat_fma_16xf64(
// CHECK-NEXT: return %[[L]]
func.func @long(%x: vector<16xf64>) -> vector<16xf64> {
  %r = math.fma %x, %x, %x : vector<16xf64>
  return %r : vector<16xf64>
}

// Singles are short.
// CHECK-LABEL: func.func @single
// CHECK-NOT: call
// CHECK: arith.truncf %{{.*}} : vector<8xf64> to vector<8xf32>
// CHECK: return
// FUSED-LABEL: func.func @single
// FUSED-NOT: math.fma
// FUSED: return
func.func @single(%x: vector<8xf32>) -> vector<8xf32> {
  %r = math.fma %x, %x, %x : vector<8xf32>
  return %r : vector<8xf32>
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

// Of many none stands where it was.
// CHECK-LABEL: func.func @many
// CHECK-COUNT-41: call @runmat_fma_f64(
// CHECK-NEXT: return
func.func @many(%x: f64) -> f64 {
  %s1 = math.fma %x, %x, %x : f64
  %s2 = math.fma %s1, %x, %x : f64
  %s3 = math.fma %s2, %x, %x : f64
  %s4 = math.fma %s3, %x, %x : f64
  %s5 = math.fma %s4, %x, %x : f64
  %s6 = math.fma %s5, %x, %x : f64
  %s7 = math.fma %s6, %x, %x : f64
  %s8 = math.fma %s7, %x, %x : f64
  %s9 = math.fma %s8, %x, %x : f64
  %s10 = math.fma %s9, %x, %x : f64
  %s11 = math.fma %s10, %x, %x : f64
  %s12 = math.fma %s11, %x, %x : f64
  %s13 = math.fma %s12, %x, %x : f64
  %s14 = math.fma %s13, %x, %x : f64
  %s15 = math.fma %s14, %x, %x : f64
  %s16 = math.fma %s15, %x, %x : f64
  %s17 = math.fma %s16, %x, %x : f64
  %s18 = math.fma %s17, %x, %x : f64
  %s19 = math.fma %s18, %x, %x : f64
  %s20 = math.fma %s19, %x, %x : f64
  %s21 = math.fma %s20, %x, %x : f64
  %s22 = math.fma %s21, %x, %x : f64
  %s23 = math.fma %s22, %x, %x : f64
  %s24 = math.fma %s23, %x, %x : f64
  %s25 = math.fma %s24, %x, %x : f64
  %s26 = math.fma %s25, %x, %x : f64
  %s27 = math.fma %s26, %x, %x : f64
  %s28 = math.fma %s27, %x, %x : f64
  %s29 = math.fma %s28, %x, %x : f64
  %s30 = math.fma %s29, %x, %x : f64
  %s31 = math.fma %s30, %x, %x : f64
  %s32 = math.fma %s31, %x, %x : f64
  %s33 = math.fma %s32, %x, %x : f64
  %s34 = math.fma %s33, %x, %x : f64
  %s35 = math.fma %s34, %x, %x : f64
  %s36 = math.fma %s35, %x, %x : f64
  %s37 = math.fma %s36, %x, %x : f64
  %s38 = math.fma %s37, %x, %x : f64
  %s39 = math.fma %s38, %x, %x : f64
  %s40 = math.fma %s39, %x, %x : f64
  %s41 = math.fma %s40, %x, %x : f64
  return %s41 : f64
}

// CHECK-LABEL: func.func private @runmat_fma_4xf64
// CHECK: arith.select {{.*}} {runmat.usually} : vector<4xi1>, vector<4xf64>
// CHECK-NEXT: return
// BRANCH-LABEL: func.func private @runmat_fma_4xf64
// BRANCH: vector.reduction <and>
// BRANCH: scf.if
// BRANCH: return

// CHECK-LABEL: func.func private @runmat_fma_16xf64
// CHECK-NOT: strided_slice
// CHECK: vector.shuffle {{.*}} [0, 1, 2, 3, 4, 5, 6, 7]
// CHECK: %[[LOW:.*]] = call @runmat_fma_8xf64
// CHECK: vector.shuffle {{.*}} [8, 9, 10, 11, 12, 13, 14, 15]
// CHECK: %[[HIGH:.*]] = call @runmat_fma_8xf64
// CHECK-NEXT: %[[ALL:.*]] = vector.shuffle %[[LOW]], %[[HIGH]] [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
// CHECK-NEXT: return %[[ALL]]
// CHECK-LABEL: func.func private @runmat_fma_8xf64
// CHECK: arith.select
// CHECK-LABEL: func.func private @runmat_fma_f64
// CHECK-NOT: call
