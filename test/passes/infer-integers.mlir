// RUN: runmat-opt %s --runmat-infer-types --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-infer-types --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// An integer class goes with itself and with scalars; a second one, or an array of doubles, is left to the interpreter.
!i = !runmat.array<int32, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @arithmetic
// CHECK: runmat.add {{.*}} -> !runmat.array<int32, [*, 1]>
// CHECK: runmat.power {{.*}} -> !runmat.array<int32, [*, 1]>
// CHECK: runmat.mod {{.*}} -> !runmat.any
// CHECK: runmat.sub {{.*}} -> !runmat.any
// CHECK: runmat.eq {{.*}} -> !runmat.array<logical, [*, 1]>
// CHECK: runmat.abs {{.*}} -> !runmat.array<int32, [*, 1]>
// CHECK: runmat.sqrt {{.*}} -> !runmat.any
// CHECK: runmat.idivide fix {{.*}} -> !runmat.any
// CHECK: runmat.idivide fix {{.*}} -> !runmat.array<int32, [*, 1]>
// CHECK: runmat.mtimes {{.*}} -> !runmat.array<int32, [*, 1]>
func.func @arithmetic(%a: !i, %d: !d, %s: !s, %u: !runmat.array<uint8, [1, 1]>) {
  %0 = runmat.add %a, %s : (!i, !s) -> !runmat.any
  %1 = runmat.power %s, %a : (!s, !i) -> !runmat.any
  %2 = runmat.mod %a, %d : (!i, !d) -> !runmat.any
  %3 = runmat.sub %a, %u : (!i, !runmat.array<uint8, [1, 1]>) -> !runmat.any
  %4 = runmat.eq %a, %u : (!i, !runmat.array<uint8, [1, 1]>) -> !runmat.any
  %5 = runmat.abs %a : (!i) -> !runmat.any
  %6 = runmat.sqrt %a : (!i) -> !runmat.any
  %7 = runmat.idivide fix %d, %a : (!d, !i) -> !runmat.any
  %9 = runmat.idivide fix %s, %a : (!s, !i) -> !runmat.any
  %8 = runmat.mtimes %a, %s : (!i, !s) -> !runmat.any
  return
}

// -----

// What is divided before it is rounded into 64 bits is the interpreter's.
// CHECK-LABEL: func.func @wide_quotients
// CHECK: runmat.idivide round {{.*}} -> !runmat.any
// CHECK: runmat.idivide round {{.*}} -> !runmat.array<int64, [*, 1]>
// CHECK: runmat.idivide round {{.*}} -> !runmat.any
func.func @wide_quotients(%w: !runmat.array<int64, [*, 1]>, %s: !runmat.array<double, [1, 1]>, %n: !runmat.array<int8, [1, 1]>) {
  %0 = runmat.idivide round %w, %s : (!runmat.array<int64, [*, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.any
  %1 = runmat.idivide round %w, %w : (!runmat.array<int64, [*, 1]>, !runmat.array<int64, [*, 1]>) -> !runmat.any
  %2 = runmat.idivide round %w, %n : (!runmat.array<int64, [*, 1]>, !runmat.array<int8, [1, 1]>) -> !runmat.any
  return
}

// -----

!i = !runmat.array<uint8, [1, 1]>
!s = !runmat.array<double, [1, 1]>
// Ranges, their loops and elements: an integer subscript is one, and an array keeps its class.
// CHECK-LABEL: @ranges
// CHECK: runmat.range {{.*}} -> !runmat.array<uint8, [1, ?]>
// CHECK: runmat.for %{{.*}}: !runmat.array<uint8, [1, 1]> =
// CHECK: runmat.index {{.*}} -> !runmat.array<double, [1, 1]>
// CHECK: runmat.update {{.*}} -> !runmat.array<double, [*, *]>
func.func @ranges(%a: !i, %s: !s, %d: !runmat.array<double, [*, *]>) {
  %0 = runmat.range %s, %s, %a : (!s, !s, !i) -> !runmat.any
  "runmat.for"(%a, %s, %a) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> ({
  ^bb0(%k: !runmat.any):
    "runmat.yield"() : () -> ()
  }) : (!i, !s, !i) -> ()
  %1 = runmat.index %d(%a) : (!runmat.array<double, [*, *]>, !i) -> !runmat.any
  %2 = runmat.update %d(%a) = %a : (!runmat.array<double, [*, *]>, !i, !i) -> !runmat.any
  return
}
