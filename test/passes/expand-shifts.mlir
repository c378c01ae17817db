// RUN: runmat-opt %s --runmat-expand-shifts | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-shifts --mlir-print-op-generic | runmat-opt | FileCheck %s

!s = !runmat.array<double, [1, 1]>
!p = !runmat.array<double, [1, 2]>
!m = !runmat.array<double, [*, *]>
!u = !runmat.array<double, [?, *]>
!i = !runmat.array<int8, [1, 6]>
!z = !runmat.array<complex double, [*, *]>

// A margin of one row and two columns, behind guards that there are so many; each shift begins where it moves from.
// CHECK-LABEL: func.func @torus
// CHECK: %[[ROWS:.*]] = runmat.size %arg0, 0
// CHECK: runmat.guard %{{.*}}, "shift by more places than there are"
// CHECK: %[[LAST:.*]] = runmat.index %arg0(%{{.*}}, %{{.*}}) : (!runmat.array<double, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<char, [1, 1]>)
// CHECK: %[[FIRST:.*]] = runmat.index %arg0(
// CHECK: %[[TALL:.*]] = runmat.concatenate %[[LAST]], %arg0, %[[FIRST]] along 0
// CHECK: runmat.guard
// CHECK: %[[RIGHT:.*]] = runmat.index %[[TALL]](%{{.*}}, %{{.*}}) : (!runmat.array<double, [*, *]>, !runmat.array<char, [1, 1]>, !runmat.array<double, [1, 2]>)
// CHECK: %[[LEFT:.*]] = runmat.index %[[TALL]](
// CHECK: %[[WHOLE:.*]] = runmat.concatenate %[[RIGHT]], %[[TALL]], %[[LEFT]] along 1
// CHECK: %[[FROM:.*]] = runmat.constant 1.000000e+00
// CHECK: %[[R:.*]] = runmat.range %[[FROM]],
// CHECK: %[[SECOND:.*]] = runmat.constant 3.000000e+00
// CHECK: %[[C:.*]] = runmat.range %[[SECOND]],
// CHECK: runmat.index %[[WHOLE]](%[[R]], %[[C]])
// CHECK-COUNT-3: runmat.index %[[WHOLE]]
// CHECK-NOT: runmat.shift
// CHECK: return
func.func @torus(%a: !m) -> !m {
  %zero = runmat.constant 0.0 : f64 -> !s
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %up = runmat.neg %one : (!s) -> !s
  %down = runmat.concatenate %one, %zero along 1 : (!s, !s) -> !p
  %left = runmat.concatenate %zero, %up along 1 : (!s, !s) -> !p
  %0 = runmat.shift %a by %down : (!m, !p) -> !m
  %1 = runmat.shift %a by %up along 0 : (!m, !s) -> !m
  %2 = runmat.shift %a by %left : (!m, !p) -> !m
  %3 = runmat.shift %a by %two along 1 : (!m, !s) -> !m
  %4 = runmat.add %0, %1 : (!m, !m) -> !m
  %5 = runmat.add %2, %3 : (!m, !m) -> !m
  %6 = runmat.mul %4, %5 : (!m, !m) -> !m
  return %6 : !m
}

// One number moves along the first dimension that is not 1; an extent that is known is compared here.
// CHECK-LABEL: func.func @row
// CHECK-NOT: runmat.guard
// CHECK: %[[W:.*]] = runmat.concatenate %{{.*}}, %arg0, %{{.*}} along 1 : {{.*}} -> !runmat.array<int8, [1, 14]>
// CHECK: runmat.index %[[W]](
// CHECK: runmat.index %[[W]](
// CHECK-NOT: runmat.shift
// CHECK: return
func.func @row(%a: !i) -> !i {
  %one = runmat.constant 1.0 : f64 -> !s
  %four = runmat.constant 4.0 : f64 -> !s
  %0 = runmat.shift %a by %one : (!i, !s) -> !i
  %1 = runmat.shift %a by %four : (!i, !s) -> !i
  %2 = runmat.sub %0, %1 : (!i, !i) -> !i
  return %2 : !i
}

// Not: one shift, two along different dimensions, places that are many or not written down, an extent that may be 1, complex numbers, and what
// must be in memory.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-13: runmat.shift
// CHECK-NOT: runmat.concatenate
// CHECK: return
func.func @kept(%a: !m, %b: !m, %c: !m, %d: !m, %u: !u, %z: !z, %k: !s) -> (!m, !m) {
  %one = runmat.constant 1.0 : f64 -> !s
  %five = runmat.constant 5.0 : f64 -> !s
  %half = runmat.constant 0.5 : f64 -> !s
  %0 = runmat.shift %a by %one along 0 : (!m, !s) -> !m
  %1 = runmat.shift %b by %one along 0 : (!m, !s) -> !m
  %2 = runmat.shift %b by %one along 1 : (!m, !s) -> !m
  %3 = runmat.shift %c by %five : (!m, !s) -> !m
  %4 = runmat.shift %c by %k : (!m, !s) -> !m
  %5 = runmat.shift %c by %half : (!m, !s) -> !m
  %6 = runmat.shift %u by %one : (!u, !s) -> !u
  %7 = runmat.shift %u by %one along 1 : (!u, !s) -> !u
  %8 = runmat.shift %u by %one along 1 : (!u, !s) -> !u
  %9 = runmat.shift %z by %one : (!z, !s) -> !z
  %10 = runmat.shift %z by %one : (!z, !s) -> !z
  %11 = runmat.shift %d by %one : (!m, !s) -> !m
  %12 = runmat.shift %d by %one along 0 : (!m, !s) -> !m
  return %11, %12 : !m, !m
}

// As many places as there are, and more: the latter stay.
// CHECK-LABEL: func.func @short
// CHECK-NOT: runmat.shift %arg0
// CHECK: runmat.concatenate
// CHECK: runmat.shift %arg1
// CHECK: runmat.shift %arg1
func.func @short(%a: !runmat.array<double, [2, 1]>, %b: !runmat.array<double, [3, 1]>) {
  %two = runmat.constant 2.0 : f64 -> !s
  %four = runmat.constant 4.0 : f64 -> !s
  %0 = runmat.shift %a by %two : (!runmat.array<double, [2, 1]>, !s) -> !runmat.array<double, [2, 1]>
  %1 = runmat.shift %a by %two : (!runmat.array<double, [2, 1]>, !s) -> !runmat.array<double, [2, 1]>
  %2 = runmat.shift %b by %four : (!runmat.array<double, [3, 1]>, !s) -> !runmat.array<double, [3, 1]>
  %3 = runmat.shift %b by %two : (!runmat.array<double, [3, 1]>, !s) -> !runmat.array<double, [3, 1]>
  return
}
