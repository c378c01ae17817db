// RUN: runmat-opt %s --runmat-expand-library --runmat-scalarise --cse --runmat-form-clusters --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --runmat-scalarise --cse --runmat-form-clusters --runmat-outline-kernels --split-input-file | FileCheck %s --check-prefix=KERNEL

// Numbers that one op reads are not stored; the counter moves on by extents alone.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<single, [?, 1]>
// CHECK-LABEL: @fused
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.random normal as single of %{{.*}} from %{{.*}}(%{{.*}}, %{{.*}}) : (f64, f64, f64, f64)
// CHECK-NEXT: runmat.exp
// CHECK-NEXT: runmat.yield
// CHECK-NOT: runmat.cluster
// CHECK: return
// KERNEL-LABEL: func.func @cluster0(
// KERNEL-SAME: %{{.*}}: index, %[[SEED:[^:]*]]: f64, %[[COUNTER:[^:]*]]: f64)
// KERNEL: %[[P:.*]] = linalg.index 0
// KERNEL: runmat.random_element normal %[[SEED]], %[[COUNTER]], %[[P]] : f32
func.func @fused(%seed: !s, %counter: !s, %n: !s) -> (!v, !s) {
  %one = runmat.constant 1.0 : f64 -> !s
  %st = runmat.statement 1 [] ()
  %0 = runmat.random normal as single of %seed from %counter (%n, %one) : (!s, !s, !s, !s) -> !v
  %1 = runmat.numel %0 : (!v) -> !s
  %2 = runmat.add %counter, %1 : (!s, !s) -> !s
  %3 = runmat.exp %0 : (!v) -> !v
  return %3, %2 : !v, !s
}

// -----

// A matrix is one loop, whose position is that of the element.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [?, ?]>
// KERNEL-LABEL: func.func @cluster0(
// KERNEL: %[[P:.*]] = linalg.index 0
// KERNEL-NOT: linalg.index
// KERNEL: runmat.random_element uniform %{{.*}}, %{{.*}}, %[[P]] : f64
func.func @matrix(%seed: !s, %counter: !s, %n: !s, %m: !s) -> !m {
  %st = runmat.statement 1 [] ()
  %0 = runmat.random uniform as double of %seed from %counter (%m, %n) : (!s, !s, !s, !s) -> !m
  return %0 : !m
}

// -----

// Where a column is added to a matrix, the numbers of the matrix count by both loops.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [?, ?]>
!c = !runmat.array<double, [*, 1]>
// KERNEL-LABEL: func.func @cluster0(
// KERNEL-SAME: %[[ROWS:[^:]*]]: index, %{{[^:]*}}: index,
// KERNEL: %[[I:.*]] = linalg.index 1
// KERNEL: %[[J:.*]] = linalg.index 0
// KERNEL: %[[O:.*]] = arith.muli %[[J]], %[[ROWS]]
// KERNEL: %[[P:.*]] = arith.addi %[[I]], %[[O]]
// KERNEL: runmat.random_element uniform %{{.*}}, %{{.*}}, %[[P]] : f64
func.func @expanded(%seed: !s, %counter: !s, %n: !s, %c: !c) -> !runmat.array<double, [*, ?]> {
  %st = runmat.statement 1 [] ()
  %0 = runmat.random uniform as double of %seed from %counter (%n, %n) : (!s, !s, !s, !s) -> !m
  %1 = runmat.add %0, %c : (!m, !c) -> !runmat.array<double, [*, ?]>
  return %1 : !runmat.array<double, [*, ?]>
}

// -----

// A column that a matrix is larger than is made once and stored: random numbers are not cheap.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [?, 1]>
// CHECK-LABEL: @stored
// CHECK: %[[C:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.random
// CHECK-NEXT: runmat.yield
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.add %{{.*}}, %[[C]]
func.func @stored(%seed: !s, %counter: !s, %n: !s, %m: !m) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %st = runmat.statement 1 [] ()
  %0 = runmat.random uniform as double of %seed from %counter (%n, %one) : (!s, !s, !s, !s) -> !c
  %1 = runmat.add %m, %0 : (!m, !c) -> !m
  return %1 : !m
}

// -----

// A scalar is an element, without a kernel. The prototype gave its class and is not read.
!s = !runmat.array<double, [1, 1]>
!f = !runmat.array<single, [1, 1]>
// CHECK-LABEL: @scalar
// CHECK: %[[ZERO:.*]] = arith.constant 0 : index
// CHECK: runmat.random_element uniform %{{.*}}, %{{.*}}, %[[ZERO]] : f32
// CHECK-NOT: runmat.cluster
// CHECK: return
func.func @scalar(%seed: !s, %counter: !s, %p: !f) -> !f {
  %one = runmat.constant 1.0 : f64 -> !s
  %st = runmat.statement 1 [] ()
  %0 = runmat.random uniform as double of %seed from %counter (%one, %one) as %p : (!s, !s, !s, !s, !f) -> !f
  return %0 : !f
}

// -----

// Extents that are no whole numbers leave the unit.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [?, ?]>
// CHECK-LABEL: @extents
// CHECK: runmat.guard %{{.*}} "extents"
func.func @extents(%seed: !s, %counter: !s, %n: !s) -> !m {
  %st = runmat.statement 1 [] ()
  %0 = runmat.random uniform as double of %seed from %counter (%n, %n) : (!s, !s, !s, !s) -> !m
  return %0 : !m
}
