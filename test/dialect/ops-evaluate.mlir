// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Operations of the runtime: any number of arguments and results, done in place or not, with or without an exit.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
// CHECK-LABEL: func.func @evaluate
func.func @evaluate(%a: !m, %x: !r, %i: !s) {
  // CHECK: %[[COLON:.*]] = runmat.text ":"
  %colon = runmat.text ":" -> !c
  // CHECK: %[[E:.*]] = runmat.statement
  %e = runmat.statement 1 ["a"] (%a) : !m
  // CHECK: runmat.evaluate "index"(%{{.*}}, %[[COLON]], %{{.*}}) exit %[[E]] : (!runmat.array<double, [*, *]>, !runmat.array<char, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [*, 1]>
  %0 = runmat.evaluate "index"(%a, %colon, %i) exit %e : (!m, !c, !s) -> !runmat.array<double, [*, 1]>
  // CHECK: runmat.evaluate "update"(%{{.*}}, %[[COLON]], %{{.*}}, %{{.*}}) in_place exit %[[E]] :
  %1 = runmat.evaluate "update"(%a, %colon, %i, %0) in_place exit %e : (!m, !c, !s, !runmat.array<double, [*, 1]>) -> !m
  // CHECK: runmat.evaluate "assign_slice"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) in_place exit %[[E]] :
  %4 = runmat.evaluate "assign_slice"(%a, %0, %i, %i, %i) in_place exit %e : (!m, !runmat.array<double, [*, 1]>, !s, !s, !s) -> !m
  // CHECK: %{{.*}}:2 = runmat.evaluate "sort"(%{{.*}}) : (!runmat.array<double, [1, *]>) -> (!runmat.array<double, [1, *]>, !runmat.array<double, [1, *]>)
  %2:2 = runmat.evaluate "sort"(%x) : (!r) -> (!r, !r)
  // CHECK: runmat.evaluate "cumsum"(%{{.*}}) : (!runmat.any) -> !runmat.any
  %any = runmat.undef : !runmat.any
  %3 = runmat.evaluate "cumsum"(%any) : (!runmat.any) -> !runmat.any
  return
}
