// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Integer classes: arrays name them, and so do the builtin types of their elements.

!i = !runmat.array<int8, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @arrays
func.func @arrays(%a: !i, %s: !s) {
  // CHECK: runmat.add %{{.*}} : (!runmat.array<int8, [*, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<int8, [*, 1]>
  %0 = runmat.add %a, %s : (!i, !s) -> !i
  // CHECK: runmat.neg %{{.*}} -> !runmat.array<int8, [*, 1]>
  %1 = runmat.neg %a : (!i) -> !i
  // CHECK: runmat.lt %{{.*}} -> !runmat.array<logical, [*, 1]>
  %2 = runmat.lt %a, %s : (!i, !s) -> !runmat.array<logical, [*, 1]>
  // CHECK: runmat.idivide floor %{{.*}}, %{{.*}} -> !runmat.array<int8, [*, 1]>
  %3 = runmat.idivide floor %a, %s : (!i, !s) -> !i
  // CHECK: runmat.cast %{{.*}} to uint32 : (!runmat.array<int8, [*, 1]>) -> !runmat.array<uint32, [*, 1]>
  %4 = runmat.cast %a to uint32 : (!i) -> !runmat.array<uint32, [*, 1]>
  // CHECK: runmat.reduce max %{{.*}} -> !runmat.array<int8, [1, 1]>
  %5 = runmat.reduce max %a over [0] : (!i) -> !runmat.array<int8, [1, 1]>
  // CHECK: runmat.reduce sum %{{.*}} -> !runmat.array<double, [1, 1]>
  %6 = runmat.reduce sum %a over [0] : (!i) -> !s
  return
}

// 64-bit integers compute as they are, also beside a double; bits are those of any class.
!w = !runmat.array<int64, [*, 1]>
// CHECK-LABEL: func.func @wide
func.func @wide(%a: !w, %s: !s, %x: si64, %u: ui64, %d: f64, %i: !i, %n: !runmat.array<uint16, [1, 1]>) {
  // CHECK: runmat.add %{{.*}} : (!runmat.array<int64, [*, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<int64, [*, 1]>
  %0 = runmat.add %a, %s : (!w, !s) -> !w
  // CHECK: runmat.mul %{{.*}} : (si64, si64) -> si64
  %1 = runmat.mul %x, %x : (si64, si64) -> si64
  // CHECK: runmat.maximum %{{.*}} : (f64, ui64) -> ui64
  %2 = runmat.maximum %d, %u : (f64, ui64) -> ui64
  // CHECK: runmat.le %{{.*}} : (ui64, f64) -> i1
  %3 = runmat.le %u, %d : (ui64, f64) -> i1
  // CHECK: runmat.hold %{{.*}} : ui64 -> i64
  %4 = runmat.hold %u : ui64 -> i64
  // CHECK: runmat.hold %{{.*}} : i64 -> si64
  %5 = runmat.hold %4 : i64 -> si64
  // CHECK: runmat.bitand %{{.*}} -> !runmat.array<int8, [*, 1]>
  %6 = runmat.bitand %i, %s : (!i, !s) -> !i
  // CHECK: runmat.bitor %{{.*}} : (ui64, ui64) -> ui64
  %7 = runmat.bitor %u, %u : (ui64, ui64) -> ui64
  // CHECK: runmat.bitxor %{{.*}} -> !runmat.array<double, [1, 1]>
  %8 = runmat.bitxor %s, %s : (!s, !s) -> !s
  // CHECK: runmat.bitshift %{{.*}} : (!runmat.array<int64, [*, 1]>, !runmat.array<uint16, [1, 1]>) -> !runmat.array<int64, [*, 1]>
  %9 = runmat.bitshift %a, %n : (!w, !runmat.array<uint16, [1, 1]>) -> !w
  return
}

// CHECK-LABEL: func.func @elements
func.func @elements(%x: f64, %i: index, %a: !i, %u: ui16) {
  // CHECK: runmat.hold %{{.*}} : f64 -> si8
  %0 = runmat.hold %x : f64 -> si8
  // CHECK: runmat.hold %{{.*}} : ui16 -> f64
  %1 = runmat.hold %u : ui16 -> f64
  // CHECK: runmat.cast %{{.*}} to uint16 : (si8) -> ui16
  %2 = runmat.cast %0 to uint16 : (si8) -> ui16
  // CHECK: runmat.box %{{.*}} : si8 -> <int8, [1, 1]>
  %3 = runmat.box %0 : si8 -> <int8, [1, 1]>
  // CHECK: runmat.unbox %{{.*}} : <int8, [1, 1]> -> si8
  %4 = runmat.unbox %3 : <int8, [1, 1]> -> si8
  // CHECK: runmat.load %{{.*}} : <int8, [*, 1]> -> si8
  %5 = runmat.load %a[%i] : <int8, [*, 1]> -> si8
  return
}
