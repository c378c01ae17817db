// RUN: runmat-opt %s --runmat-keep-errors | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-errors --mlir-print-op-generic | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-keep-errors --cse | FileCheck %s --check-prefix=CSE

!m = !runmat.array<double, [*, *]>

// An operation of the runtime that nothing reads may still be an error; one that already has such a reader needs no other, and neither
// does one that changes its first argument, which is an effect.
// CHECK-LABEL: @readers
// CHECK: %[[P:.*]] = runmat.mtimes
// CHECK-NEXT: runmat.discard %[[P]]
// CHECK: %[[S:.*]]:2 = runmat.evaluate "sort"
// CHECK-NEXT: runmat.discard %[[S]]#0
// CHECK-NEXT: %[[T:.*]] = runmat.evaluate "triu"
// CHECK-NEXT: runmat.discard %[[T]]
// CHECK-NEXT: runmat.update
// CHECK-NEXT: runmat.transpose
// CHECK-NEXT: return
// CSE-LABEL: @readers
// CSE: runmat.mtimes
// CSE: runmat.evaluate "sort"
// CSE: runmat.evaluate "triu"
// CSE: runmat.update
func.func @readers(%a: !m, %x: !runmat.array<double, [1, 1]>) -> !m {
  %0 = runmat.mtimes %a, %a : (!m, !m) -> !m
  %1:2 = runmat.evaluate "sort"(%a) : (!m) -> (!m, !m)
  %2 = runmat.evaluate "triu"(%a) : (!m) -> !m
  runmat.discard %2 : !m
  %3 = runmat.update %a(%x) = %x : (!m, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !m
  %4 = runmat.transpose %a : (!m) -> !m
  return %4 : !m
}
