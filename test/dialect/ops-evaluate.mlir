// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Calls of the library: any number of arguments and results, with or without an exit.
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: func.func @evaluate
func.func @evaluate(%x: !r) {
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["x"] (%x) : !r
  // CHECK: %{{.*}}:2 = runmat.evaluate "sort"(%{{.*}}) exit %[[E]] : (!runmat.array<double, [1, *]>) -> (!runmat.array<double, [1, *]>, !runmat.array<double, [1, *]>)
  %2:2 = runmat.evaluate "sort"(%x) exit %e : (!r) -> (!r, !r)
  // CHECK: runmat.evaluate "cumsum"(%{{.*}}) : (!runmat.any) -> !runmat.any
  %any = runmat.undef : !runmat.any
  %3 = runmat.evaluate "cumsum"(%any) : (!runmat.any) -> !runmat.any
  return
}
