// RUN: runmat-opt %s --split-input-file --runmat-assign-exits --runmat-reuse-buffers | FileCheck %s

!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// An operation borrows its arguments and gives results of their own, which it is the first to hold.
// CHECK-LABEL: @borrows
// CHECK: %[[E:.*]] = runmat.statement 1
// CHECK: %[[S:.*]]:2 = runmat.evaluate "sort"(%arg0) exit %[[E]]
// CHECK: runmat.owned %[[S]]#0
// CHECK: %[[C:.*]] = runmat.evaluate "cumsum"(%[[S]]#0) exit %[[E]]
// CHECK-NEXT: runmat.release %[[S]]#0
// CHECK: return %[[C]]
func.func @borrows(%x: !v) -> !v {
  %e = runmat.statement 1 ["x"] (%x) : !v
  %0:2 = runmat.evaluate "sort"(%x) : (!v) -> (!v, !v)
  %1 = runmat.evaluate "cumsum"(%0#0) : (!v) -> !v
  %f = runmat.statement 2 ["y"] (%1) : !v
  return %1 : !v
}

// -----

!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// What is done in place takes the reference of an array that ends there; what follows leaves to the next statement, which does not
// name the old array.
// CHECK-LABEL: @in_place
// CHECK: %[[X:.*]] = runmat.evaluate "cumsum"
// CHECK: %[[E:.*]] = runmat.statement 2 ["y"] (%[[X]])
// CHECK: runmat.owned %[[X]]
// CHECK-NEXT: %[[Y:.*]] = runmat.update %[[X]](%arg1) = %arg1 exit %[[E]]
// CHECK-NOT: runmat.release %[[X]]
// CHECK: %[[F:.*]] = runmat.statement 3 ["y"] (%[[Y]])
// CHECK: runmat.evaluate "cumsum"(%[[Y]]) exit %[[F]]
func.func @in_place(%x: !v, %i: !s) -> !v {
  %d = runmat.statement 1 ["x"] (%x) : !v
  %0 = runmat.evaluate "cumsum"(%x) : (!v) -> !v
  runmat.call "disp" (%i) at 1 : !s
  %e = runmat.statement 2 ["y"] (%0) : !v
  %1 = runmat.update %0(%i) = %i : (!v, !s, !s) -> !v
  %f = runmat.statement 3 ["y"] (%1) : !v
  %2 = runmat.evaluate "cumsum"(%1) : (!v) -> !v
  %g = runmat.statement 4 ["z"] (%2) : !v
  return %2 : !v
}

// -----

!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// An array that is read later, or that the unit only borrows, is held: the operation then finds that it is not alone.
// CHECK-LABEL: @held
// CHECK: %[[X:.*]] = runmat.evaluate "cumsum"
// CHECK: runmat.retain %[[X]]
// CHECK: %[[Y:.*]] = runmat.update %[[X]](%arg1) = %arg1
// CHECK: runmat.retain %arg0
// CHECK: runmat.update %arg0(%arg1) = %arg1
// CHECK: runmat.concatenate %[[X]], %[[Y]]
// CHECK: runmat.release %[[X]]
func.func @held(%x: !v, %i: !s) -> !v {
  %e = runmat.statement 1 [] ()
  %0 = runmat.evaluate "cumsum"(%x) : (!v) -> !v
  %1 = runmat.update %0(%i) = %i : (!v, !s, !s) -> !v
  %f = runmat.statement 2 [] ()
  %2 = runmat.update %x(%i) = %i : (!v, !s, !s) -> !v
  %g = runmat.statement 3 [] ()
  %3 = runmat.concatenate %0, %1, %2 along 1 : (!v, !v, !v) -> !v
  return %3 : !v
}

// -----

!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// An array that ends in a branch belongs to both sides: the one changes it without holding it for the other, which passes it on.
// CHECK-LABEL: @branch
// CHECK: runmat.for {{.*}} carry(%[[A:.*]] = %arg0
// CHECK-NOT: runmat.retain %[[A]]
// CHECK: runmat.if
// CHECK-NOT: runmat.retain %[[A]]
// CHECK: %[[B:.*]] = runmat.update %[[A]](%arg1) = %arg1
// CHECK-NEXT: runmat.yield %[[B]]
// CHECK: else
// CHECK-NEXT: runmat.yield %[[A]]
func.func @branch(%x: !v, %i: !s, %n: f64, %c: i1) -> !v {
  %d = runmat.statement 1 ["x"] (%x) : !v
  %r = runmat.for %k: f64 = %n, %n, %n : f64, f64, f64 carry(%a = %x : !v) {
    %e = runmat.statement 2 ["x"] (%a) : !v
    %b = runmat.if %c : i1 -> !v {
      %f = runmat.statement 3 ["x"] (%a) : !v
      %u = runmat.update %a(%i) = %i : (!v, !s, !s) -> !v
      runmat.yield %u : !v
    } else {
      runmat.yield %a : !v
    }
    runmat.yield %b : !v
  }
  return %r : !v
}

// -----

!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>

// The side that does not need it drops it.
// CHECK-LABEL: @dropped
// CHECK: %[[A:.*]] = runmat.evaluate "cumsum"(%arg0)
// CHECK: runmat.if
// CHECK: runmat.update %[[A]](%arg1) = %arg1
// CHECK: else
// CHECK-NEXT: runmat.release %[[A]]
// CHECK-NEXT: runmat.retain %arg0
// CHECK-NEXT: runmat.yield %arg0
func.func @dropped(%x: !v, %i: !s, %c: i1) -> !v {
  %d = runmat.statement 1 [] ()
  %a = runmat.evaluate "cumsum"(%x) : (!v) -> !v
  %e = runmat.statement 2 [] ()
  %b = runmat.if %c : i1 -> !v {
    %u = runmat.update %a(%i) = %i : (!v, !s, !s) -> !v
    runmat.yield %u : !v
  } else {
    runmat.yield %x : !v
  }
  return %b : !v
}
