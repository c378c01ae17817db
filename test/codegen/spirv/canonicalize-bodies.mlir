// Bodies are canonicalized from the inside, what holds them is left.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-canonicalize-bodies | FileCheck %s
// RUN: runmat-opt %s --runmat-canonicalize-bodies --mlir-print-op-generic | runmat-opt | FileCheck %s

func.func private @use(i64)

// CHECK-LABEL: func.func @nested
// CHECK-SAME: (%[[N:.*]]: index, %[[C:.*]]: i1, %[[X:.*]]: i64)
// CHECK: scf.for
// CHECK-NEXT: scf.if %[[C]]
// CHECK-NEXT: call @use(%[[X]])
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%[[X]])
// CHECK-NEXT: }
func.func @nested(%n: index, %c: i1, %x: i64) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %none = arith.constant 0 : i64
  scf.for %i = %zero to %n step %one {
    %z = arith.muli %x, %none : i64
    scf.if %c {
      %y = arith.addi %x, %z : i64
      func.call @use(%y) : (i64) -> ()
    }
    %w = arith.addi %x, %none : i64
    func.call @use(%w) : (i64) -> ()
  }
  return
}

// What is in no body, and bodies of what has results, are the canonicalizer's.
// CHECK-LABEL: func.func @outside
// CHECK: %[[SUM:.*]] = arith.addi
// CHECK: scf.if
// CHECK: %[[INNER:.*]] = arith.addi
// CHECK: scf.yield %[[INNER]]
// CHECK: else
// CHECK: scf.yield %[[SUM]]
func.func @outside(%c: i1, %x: i64) -> i64 {
  %none = arith.constant 0 : i64
  %sum = arith.addi %x, %none : i64
  %r = scf.if %c -> i64 {
    %y = arith.addi %sum, %none : i64
    scf.yield %y : i64
  } else {
    scf.yield %sum : i64
  }
  return %r : i64
}
