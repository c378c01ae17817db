// RUN: runmat-opt %s --runmat-legalise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-legalise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// Computed in double, singles too, and converted at the end.
!i = !runmat.array<int8, [*, 1]>
!f = !runmat.array<single, [1, 1]>
// CHECK-LABEL: @arithmetic
// CHECK: %[[A:.*]] = runmat.cast %arg0 to double
// CHECK: %[[B:.*]] = runmat.cast %arg1 to double
// CHECK: %[[S:.*]] = runmat.mul %[[A]], %[[B]] : (!runmat.array<double, [*, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, 1]>
// CHECK: %[[R:.*]] = runmat.cast %[[S]] to int8 : (!runmat.array<double, [*, 1]>) -> !runmat.array<int8, [*, 1]>
// CHECK: return %[[R]]
func.func @arithmetic(%a: !i, %b: !f) -> !i {
  %0 = runmat.mul %a, %b : (!i, !f) -> !i
  return %0 : !i
}

// -----

// Relations need no conversion of the result; sums are doubles; what is largest keeps the class. The rest is left alone.
!i = !runmat.array<uint16, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!d = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @others
// CHECK: runmat.lt %{{.*}} : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<logical, [*, 1]>
// CHECK: runmat.reduce sum %{{.*}} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
// CHECK: %[[M:.*]] = runmat.reduce max %{{.*}} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
// CHECK: runmat.cast %[[M]] to uint16
// CHECK: runmat.mean %{{.*}} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
// CHECK: runmat.transpose %arg0 : (!runmat.array<uint16, [*, 1]>)
// CHECK: runmat.add %arg1, %arg1
func.func @others(%a: !i, %d: !d) {
  %0 = runmat.lt %a, %a : (!i, !i) -> !runmat.array<logical, [*, 1]>
  %1 = runmat.reduce sum %a over [0] : (!i) -> !s
  %2 = runmat.reduce max %a over [0] : (!i) -> !runmat.array<uint16, [1, 1]>
  %3 = runmat.mean %a over [0] : (!i) -> !s
  %4 = runmat.transpose %a : (!i) -> !runmat.array<uint16, [1, *]>
  %5 = runmat.add %d, %d : (!d, !d) -> !d
  return
}

// -----

!i = !runmat.array<int8, [1, 1]>
!s = !runmat.array<double, [1, 1]>
// idivide: a quotient of doubles, made whole.
// CHECK-LABEL: @divide
// CHECK: %[[Q:.*]] = runmat.div %{{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: %[[W:.*]] = runmat.ceil %[[Q]]
// CHECK: runmat.cast %[[W]] to int8
// CHECK-NOT: runmat.idivide
func.func @divide(%a: !i, %s: !s) {
  %0 = runmat.idivide ceil %a, %s : (!i, !s) -> !i
  return
}

// -----

!i = !runmat.array<int8, [1, 1]>
!s = !runmat.array<double, [1, 1]>
!r = !runmat.array<int8, [1, ?]>
// Constructors make doubles; ends of ranges must be whole and are brought into the class, a step need only be whole.
// CHECK-LABEL: @constructors
// CHECK: %[[F:.*]] = runmat.fill 1.000000e+00 as double
// CHECK: runmat.cast %[[F]] to int8
// CHECK: %[[E:.*]] = runmat.floor %arg1
// CHECK: %[[Q:.*]] = runmat.eq %[[E]], %arg1
// CHECK: runmat.guard %{{.*}}, "range"
// CHECK: %[[C:.*]] = runmat.cast %arg1 to int8
// CHECK: %[[L:.*]] = runmat.cast %[[C]] to double
// CHECK: %[[R:.*]] = runmat.range %{{.*}}, %{{.*}}, %[[L]] : {{.*}} -> !runmat.array<double, [1, ?]>
// CHECK: runmat.cast %[[R]] to int8
// CHECK: runmat.for %{{.*}}: !runmat.array<int8, [1, 1]> = {{.*}} : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
func.func @constructors(%a: !i, %s: !s) {
  %one = runmat.constant 1.0 : f64 -> !s
  %0 = runmat.fill 1.0 as int8(%s, %s) : (!s, !s) -> !runmat.array<int8, [?, ?]>
  %1 = runmat.range %a, %one, %s : (!i, !s, !s) -> !r
  runmat.for %k: !i = %a, %one, %a : !i, !s, !i {
  }
  return
}

// -----

// A condition is a truth.
!i = !runmat.array<int8, [1, 1]>
// CHECK-LABEL: @condition
// CHECK: %[[T:.*]] = runmat.cast %arg0 to logical
// CHECK: runmat.if %[[T]] : !runmat.array<logical, [1, 1]>
func.func @condition(%a: !i) {
  runmat.if %a : !i {
  } else {
  }
  return
}
