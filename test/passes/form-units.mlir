// RUN: runmat-opt %s --runmat-form-units --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-form-units --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// The unit ends before the first statement that has an untyped value and returns what is live there.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @ends
// CHECK-SAME: -> !runmat.array<double, [*, 1]>
// CHECK-SAME: runmat.end = 2 : i64
// CHECK-SAME: runmat.outputs = ["b"]
// CHECK: %[[N:.*]] = runmat.neg
// CHECK-NOT: runmat.mtimes
// CHECK-NOT: runmat.sin
// CHECK: return %[[N]]
func.func @ends(%a: !v) {
  %s1 = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.neg %a : (!v) -> !v
  %s2 = runmat.statement 2 ["b"] (%0) : !v
  %1 = runmat.mtimes %0, %0 : (!v, !v) -> !runmat.any
  %s3 = runmat.statement 3 ["b", "c"] (%0, %1) : !v, !runmat.any
  %2 = runmat.sin %0 : (!v) -> !v
  %s4 = runmat.statement 4 [] ()
  return
}

// -----

// A unit whose statements are all typed ends at its last statement.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @whole
// CHECK-SAME: runmat.end = 3 : i64
// CHECK-SAME: runmat.outputs = ["b", "c"]
// CHECK: return %{{.*}}, %{{.*}} : !runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>
func.func @whole(%a: !v) {
  %s1 = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.neg %a : (!v) -> !v
  %s2 = runmat.statement 2 ["b"] (%0) : !v
  %1 = runmat.sin %0 : (!v) -> !v
  %s3 = runmat.statement 3 ["b", "c"] (%0, %1) : !v, !v
  return
}

// -----

// A loop with one untyped value in its body is left to the interpreter as a whole.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @loop
// CHECK-SAME: runmat.end = 2 : i64
// CHECK-NOT: runmat.for
func.func @loop(%a: !v, %n: f64) {
  %s1 = runmat.statement 1 ["a"] (%a) : !v
  %0 = runmat.neg %a : (!v) -> !v
  %s2 = runmat.statement 2 ["b"] (%0) : !v
  %r = runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 carry(%c = %0 : !v) {
    %s3 = runmat.statement 3 ["c"] (%c) : !v
    %1 = runmat.mtimes %c, %c : (!v, !v) -> !runmat.any
    runmat.yield %1 : !runmat.any
  }
  %s4 = runmat.statement 4 [] ()
  return
}

// -----

// A variable that is untyped at the end is none of the unit's outputs.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @untyped_input
// CHECK-SAME: runmat.outputs = ["b"]
func.func @untyped_input(%a: !v, %u: !runmat.any) {
  %s1 = runmat.statement 1 ["a", "u"] (%a, %u) : !v, !runmat.any
  %0 = runmat.neg %a : (!v) -> !v
  %s2 = runmat.statement 2 ["u", "b"] (%u, %0) : !runmat.any, !v
  return
}

// -----

// A statement that stands inside another: the unit ends before what is around it.
// CHECK-LABEL: func.func @inside
// CHECK-SAME: runmat.end = 2 : i64
// CHECK-NOT: runmat.neg
// CHECK: return
!v = !runmat.array<double, [*, 1]>
func.func @inside(%a: !v) {
  %0 = runmat.statement 1 [] ()
  %1 = runmat.statement 2 [] ()
  %2 = runmat.statement 3 inside [] ()
  %b = runmat.neg %a : (!v) -> !v
  %3 = runmat.statement 4 inside ["b"] (%b) : !v
  %c = runmat.mtimes %a, %a : (!v, !v) -> !runmat.any
  %4 = runmat.statement 5 ["b"] (%b) : !v
  return
}
