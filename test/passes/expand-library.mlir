// RUN: runmat-opt %s --runmat-expand-library --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!m = !runmat.array<single, [*, 3]>
!r = !runmat.array<single, [1, 3]>

// mean: the sum divided by the number of elements of a slice.
// CHECK-LABEL: @mean
// CHECK-DAG: %[[S:.*]] = runmat.reduce sum %arg0 over [0]
// CHECK-DAG: %[[N:.*]] = runmat.size %arg0, 0
// CHECK-DAG: %[[C:.*]] = runmat.mul %{{.*}}, %[[N]]
// CHECK: %[[M:.*]] = runmat.div %[[S]], %[[C]] : (!runmat.array<single, [1, 3]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, 3]>
// CHECK: return %[[M]]
func.func @mean(%a: !m) -> !r {
  %0 = runmat.mean %a over [0] : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: @mean_all
// CHECK-DAG: runmat.reduce sum %arg0 over [0, 1]
// CHECK-DAG: runmat.size %arg0, 0
// CHECK-DAG: runmat.size %arg0, 1
// CHECK-NOT: runmat.mean
func.func @mean_all(%a: !m) -> !s {
  %0 = runmat.mean %a all : (!m) -> !s
  return %0 : !s
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// var: two elements at least, squared deviations from the mean by the count less one.
// CHECK-LABEL: @var
// CHECK: %[[TWO:.*]] = runmat.constant 2.0{{.*}}
// CHECK: %[[GE:.*]] = runmat.ge %[[N:.*]], %[[TWO]]
// CHECK: %[[U:.*]] = runmat.unbox %[[GE]]
// CHECK: runmat.guard %[[U]], "variance of fewer than two elements"
// CHECK: %[[D:.*]] = runmat.sub %arg0, %{{.*}}
// CHECK: %[[Q:.*]] = runmat.mul %[[D]], %[[D]]
// CHECK: %[[S:.*]] = runmat.reduce sum %[[Q]] over [0]
// CHECK: %[[ONE:.*]] = runmat.constant 1.0
// CHECK: %[[L:.*]] = runmat.sub %[[N]], %[[ONE]]
// CHECK: runmat.div %[[S]], %[[L]]
// CHECK-NOT: runmat.var
func.func @var(%a: !m) -> !r {
  %0 = runmat.var %a : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// CHECK-LABEL: @var_population
// CHECK: runmat.ge %[[N:.*]], %{{.*}}
// CHECK: %[[S:.*]] = runmat.reduce sum
// CHECK: %[[T:.*]] = runmat.reduce sum
// CHECK-NEXT: runmat.div %[[T]], %[[N]]
func.func @var_population(%a: !m) -> !r {
  %0 = runmat.var %a population : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>

// Matrix ops with a scalar are elementwise; mldivide swaps.
// CHECK-LABEL: @matrix
// CHECK: runmat.mul %arg1, %arg0
// CHECK: runmat.div %arg0, %arg1
// CHECK: runmat.div %arg0, %arg1
// CHECK: runmat.power %arg1, %arg1
// CHECK: runmat.cast %arg1 to logical
// CHECK-NOT: {{mtimes|mrdivide|mldivide|mpower|truth}}
func.func @matrix(%a: !m, %s: !s) -> (!m, !m, !m, !s, !runmat.array<logical, [1, 1]>) {
  %0 = runmat.mtimes %s, %a : (!s, !m) -> !m
  %1 = runmat.mrdivide %a, %s : (!m, !s) -> !m
  %2 = runmat.mldivide %s, %a : (!s, !m) -> !m
  %3 = runmat.mpower %s, %s : (!s, !s) -> !s
  %4 = runmat.truth %s : (!s) -> !runmat.array<logical, [1, 1]>
  return %0, %1, %2, %3, %4 : !m, !m, !m, !s, !runmat.array<logical, [1, 1]>
}

// -----

// What is not typed stays for the interpreter.
// CHECK-LABEL: @untyped
// CHECK: runmat.mtimes
// CHECK: runmat.mean
func.func @untyped(%a: !runmat.array<double, [2, 2]>, %b: !runmat.any) {
  %0 = runmat.mtimes %a, %a : (!runmat.array<double, [2, 2]>, !runmat.array<double, [2, 2]>) -> !runmat.any
  %1 = runmat.mean %b : (!runmat.any) -> !runmat.any
  return
}
