// RUN: runmat-opt %s --runmat-assign-exits --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-assign-exits --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<double, [*, 1]>

// Guards and clusters leave to the first statement of their segment, calls and loops too; a statement that nothing leaves to goes.
// CHECK-LABEL: @segments
// CHECK: %[[A:.*]] = runmat.statement 1
// CHECK: runmat.guard %{{.*}}, "g" exit %[[A]]
// CHECK-NOT: runmat.statement 2
// CHECK: runmat.cluster elementwise over(%{{.*}}) exit %[[A]]
// CHECK: runmat.call "disp"(%{{.*}}) at 3 exit %[[A]]
// CHECK: %[[B:.*]] = runmat.statement 4
// CHECK: runmat.cluster elementwise over(%{{.*}}) exit %[[B]]
// CHECK-NOT: runmat.statement
func.func @segments(%a: !v, %c: i1, %n: index) {
  %s1 = runmat.statement 1 ["a"] (%a) : !v
  runmat.guard %c, "g"
  %s2 = runmat.statement 2 ["a"] (%a) : !v
  %0 = runmat.cluster elementwise over (%n) -> !v {
    %x = runmat.neg %a : (!v) -> !v
    runmat.yield %x : !v
  }
  runmat.call "disp" (%0) at 3 : !v
  %s4 = runmat.statement 4 ["a"] (%a) : !v
  %1 = runmat.cluster elementwise over (%n) -> !v {
    %x = runmat.neg %a : (!v) -> !v
    runmat.yield %x : !v
  }
  %s5 = runmat.statement 5 [] ()
  return
}

// -----

// What has an exit keeps it.
// CHECK-LABEL: @return
// CHECK: %[[A:.*]] = runmat.statement 1
// CHECK: runmat.guard %{{.*}}, "g" exit %[[A]]
// CHECK: %[[B:.*]] = runmat.statement 3 ["a"]
// CHECK: runmat.guard %{{.*}}, "a return to the caller" exit %[[B]]
func.func @return(%c: i1, %n: f64) {
  %s1 = runmat.statement 1 [] ()
  %s2 = runmat.statement 2 ["a"] (%n) : f64
  runmat.guard %c, "g"
  %s3 = runmat.statement 3 ["a"] (%n) : f64
  runmat.guard %c, "a return to the caller" exit %s3
  return
}

// -----

// Each turn of a loop polls first and leaves to the turn's first statement; the loop itself leaves to the statement before it.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @loop
// CHECK: %[[A:.*]] = runmat.statement 1
// CHECK: runmat.for {{.*}} exit %[[A]]
// CHECK-NEXT: %[[B:.*]] = runmat.statement 2
// CHECK-NEXT: %[[Q:.*]] = runmat.poll replaceable
// CHECK-NEXT: runmat.guard %[[Q]], "interrupt" exit %[[B]]
// CHECK: runmat.guard %{{.*}}, "g" exit %[[B]]
// CHECK: %[[C:.*]] = runmat.statement 3
// CHECK-NEXT: runmat.guard %{{.*}}, "after" exit %[[C]]
func.func @loop(%c: i1, %n: f64) {
  %s1 = runmat.statement 1 [] ()
  runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 {
    %s2 = runmat.statement 2 ["i"] (%i) : f64
    runmat.guard %c, "g"
  }
  %s3 = runmat.statement 3 [] ()
  runmat.guard %c, "after"
  return
}

// -----

// A body without a statement polls with the exit before the loop.
// CHECK-LABEL: @empty_loop
// CHECK: %[[A:.*]] = runmat.statement 1
// CHECK: runmat.for
// CHECK-NEXT: %[[Q:.*]] = runmat.poll
// CHECK-NEXT: runmat.guard %[[Q]], "interrupt" exit %[[A]]
func.func @empty_loop(%n: f64) {
  %s1 = runmat.statement 1 [] ()
  runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 {
  }
  return
}

// -----

// Branches have segments of their own and do not poll.
// CHECK-LABEL: @branch
// CHECK: %[[A:.*]] = runmat.statement 1
// CHECK: runmat.guard %{{.*}}, "condition" exit %[[A]]
// CHECK: runmat.if
// CHECK-NEXT: %[[B:.*]] = runmat.statement 2
// CHECK-NEXT: runmat.guard %{{.*}}, "then" exit %[[B]]
// CHECK: else
// CHECK-NEXT: runmat.guard %{{.*}}, "else" exit %[[A]]
// CHECK-NOT: runmat.poll
func.func @branch(%c: i1) {
  %s1 = runmat.statement 1 [] ()
  runmat.guard %c, "condition"
  runmat.if %c : i1 {
    %s2 = runmat.statement 2 [] ()
    runmat.guard %c, "then"
  } else {
    runmat.guard %c, "else"
  }
  return
}

// -----

// Before the first statement there is nothing to leave to.
// CHECK-LABEL: @before_statements
// CHECK-NEXT: runmat.guard %{{.*}}, "early"{{$}}
// CHECK-NEXT: %[[A:.*]] = runmat.statement 1
// CHECK-NEXT: runmat.guard %{{.*}}, "late" exit %[[A]]
func.func @before_statements(%c: i1) {
  runmat.guard %c, "early"
  %s1 = runmat.statement 1 [] ()
  runmat.guard %c, "late"
  return
}

// -----

// Optimised code of the unit is looked for between turns of an outermost loop alone: what an inner one leaves would be interpreted for long.
// CHECK-LABEL: @nested
// CHECK: runmat.for
// CHECK: runmat.poll replaceable
// CHECK: runmat.for
// CHECK: runmat.poll{{$}}
func.func @nested(%c: i1, %n: f64) {
  %s1 = runmat.statement 1 [] ()
  runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 {
    %s2 = runmat.statement 2 ["i"] (%i) : f64
    runmat.for %j: f64 = %n, %n, %n : f64, f64, f64 {
      %s3 = runmat.statement 3 ["j"] (%j) : f64
      runmat.guard %c, "g"
    }
  }
  return
}
