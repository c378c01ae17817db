// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Elements of a cell, with and without what may be left out.
!c = !runmat.array<char, [1, *]>
!n = !runmat.array<int8, [*, *]>
!s = !runmat.array<double, [1, 1]>
!t = !runmat.array<char, [?, ?]>
// CHECK-LABEL: func.func @elements
func.func @elements(%c: !c, %n: !n, %i: !s) {
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["c.arrays"] (%c) : !c
  // CHECK: %[[T:.*]] = runmat.read_cell %{{.*}}{%{{.*}}} exit %[[E]] : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.exit) -> !runmat.array<char, [?, ?]>
  %0 = runmat.read_cell %c{%i} exit %e : (!c, !s, !runmat.exit) -> !t
  // CHECK: runmat.read_cell %{{.*}}{%{{.*}}, %{{.*}}} number : (!runmat.array<int8, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<int8, [1, 1]>
  %1 = runmat.read_cell %n{%i, %i} number : (!n, !s, !s) -> !runmat.array<int8, [1, 1]>
  // CHECK: runmat.write_cell %{{.*}}{%{{.*}}} = %{{.*}} exit %[[E]] : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<int8, [*, *]>, !runmat.exit) -> !runmat.array<char, [1, ?]>
  %2 = runmat.write_cell %c{%i} = %n exit %e : (!c, !s, !n, !runmat.exit) -> !runmat.array<char, [1, ?]>
  // CHECK: runmat.write_cell %{{.*}}{%{{.*}}, %{{.*}}} = %[[T]] : (!runmat.array<int8, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<char, [?, ?]>) -> !runmat.array<int8, [?, ?]>
  %3 = runmat.write_cell %n{%i, %i} = %0 : (!n, !s, !s, !t) -> !runmat.array<int8, [?, ?]>
  return
}
