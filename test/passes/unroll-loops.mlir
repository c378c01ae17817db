// RUN: runmat-opt %s --runmat-unroll-loops | FileCheck %s
// RUN: runmat-opt %s --runmat-unroll-loops --mlir-print-op-generic | runmat-opt | FileCheck %s

!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<char, [1, 1]>
!v = !runmat.array<double, [*, 1]>
!pair = !runmat.array<double, [1, 2]>

// Two loops in each other, downwards; the branch and the list of places are known in each turn.
// CHECK-LABEL: func.func @nested
// CHECK-NOT: runmat.for
// CHECK-NOT: runmat.if
// CHECK: %[[A:.*]] = runmat.concatenate %[[ONE:.*]], %[[OTHER:.*]] along 1
// CHECK: %[[X:.*]] = runmat.shift %arg0 by %[[A]]
// CHECK: %[[P:.*]] = runmat.add %arg0, %[[X]]
// CHECK: %[[B:.*]] = runmat.concatenate
// CHECK: %[[Y:.*]] = runmat.shift %arg0 by %[[B]]
// CHECK: %[[Q:.*]] = runmat.add %[[P]], %[[Y]]
// CHECK-NOT: runmat.shift
// CHECK: return %[[Q]]
func.func @nested(%a: !m) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %zero = runmat.constant 0.0 : f64 -> !s
  %down = runmat.neg %one : (!s) -> !s
  %r = runmat.for %i: !s = %one, %down, %zero : !s, !s, !s carry(%x = %a : !m) {
    %q = runmat.for %j: !s = %zero, %one, %one : !s, !s, !s carry(%y = %x : !m) {
      %isOther = runmat.ne %i, %j : (!s, !s) -> !l
      %t = runmat.truth scalar %isOther : (!l) -> !l
      %n = runmat.not %t : (!l) -> !l
      %p = runmat.if %n : !l -> !m {
        runmat.yield %y : !m
      } else {
        %k = runmat.sub %i, %j : (!s, !s) -> !s
        %places = runmat.concatenate %i, %k along 1 : (!s, !s) -> !runmat.array<double, [1, 2]>
        %z = runmat.shift %a by %places : (!m, !runmat.array<double, [1, 2]>) -> !m
        %w = runmat.add %y, %z : (!m, !m) -> !m
        runmat.yield %w : !m
      }
      runmat.yield %p : !m
    }
    runmat.yield %q : !m
  }
  return %r : !m
}

// The number of the turn is exact, also where it is -0, and what is carried goes from turn to turn.
// CHECK-LABEL: func.func @steps
// CHECK: runmat.constant 1.200000e+01
// CHECK: %[[FIRST:.*]] = runmat.constant 3.000000e+00 : f64
// CHECK: %[[X:.*]] = runmat.mul %arg0, %[[FIRST]]
// CHECK: %[[SECOND:.*]] = runmat.constant 8.000000e+00 : f64
// CHECK: %[[Y:.*]] = runmat.mul %[[X]], %[[SECOND]]
// CHECK: runmat.constant -0.000000e+00
// CHECK: %[[ZERO:.*]] = runmat.constant -0.000000e+00
// CHECK: %[[Z:.*]] = runmat.mul %[[Y]], %[[ZERO]]
// CHECK-NOT: runmat.mul
// CHECK: return %[[Z]]
func.func @steps(%a: !m) -> !m {
  %first = runmat.constant 3.0 : f64 -> !s
  %step = runmat.constant 5.0 : f64 -> !s
  %last = runmat.constant 12.0 : f64 -> !s
  %r = runmat.for %i: !s = %first, %step, %last : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %zero = runmat.constant -0.0 : f64 -> !s
  %q = runmat.for %i: !s = %zero, %step, %zero : !s, !s, !s carry(%x = %r : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  return %q : !m
}

// Not: loops of scalars, of many turns, of no turn, of fractions, of bounds that are not written down, and those that may break.
// CHECK-LABEL: func.func @kept
// CHECK-COUNT-6: runmat.for
// CHECK-NOT: runmat.for
func.func @kept(%a: !m, %n: !s) -> (!s, !m, !m, !m, !m, !m) {
  %one = runmat.constant 1.0 : f64 -> !s
  %three = runmat.constant 3.0 : f64 -> !s
  %half = runmat.constant 0.5 : f64 -> !s
  %nine = runmat.constant 9.0 : f64 -> !s
  %0 = runmat.for %i: !s = %one, %one, %three : !s, !s, !s carry(%x = %n : !s) {
    %y = runmat.mul %x, %i : (!s, !s) -> !s
    runmat.yield %y : !s
  }
  %1 = runmat.for %i: !s = %one, %one, %nine : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %2 = runmat.for %i: !s = %three, %one, %one : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %3 = runmat.for %i: !s = %one, %half, %three : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %4 = runmat.for %i: !s = %one, %one, %n : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  %true = runmat.constant true -> !l
  %5 = runmat.for %i: !s = %one, %one, %three : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %true, %y : !l, !m
  } {breaks}
  return %0, %1, %2, %3, %4, %5 : !s, !m, !m, !m, !m, !m
}

// Turns with effects stay in their loop, and so do those with a place for exits that pick no elements.
// CHECK-LABEL: func.func @effects
// CHECK-COUNT-2: runmat.for
func.func @effects(%a: !m) -> (!m, !m) {
  %one = runmat.constant 1.0 : f64 -> !s
  %three = runmat.constant 3.0 : f64 -> !s
  %0 = runmat.for %i: !s = %one, %one, %three : !s, !s, !s carry(%x = %a : !m) {
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.call "disp"(%i) at 1 : !s
    runmat.yield %y : !m
  }
  %1 = runmat.for %i: !s = %one, %one, %three : !s, !s, !s carry(%x = %a : !m) {
    %e = runmat.statement 1 ["x"] (%x) : !m
    %y = runmat.mul %x, %i : (!m, !s) -> !m
    runmat.yield %y : !m
  }
  return %0, %1 : !m, !m
}

// A statement says where it stands in the loops that are gone, the outermost first.
// CHECK-LABEL: func.func @statements
// CHECK: %[[ONE:.*]] = runmat.constant 1.000000e+00
// CHECK: %[[TWO:.*]] = runmat.constant 2.000000e+00
// CHECK: %[[OUTER:.*]] = runmat.constant 0.000000e+00
// CHECK: %[[INNER:.*]] = runmat.constant 0.000000e+00
// CHECK: runmat.statement 1 ["x", "$first", "$step", "$last", "$iteration", "$first", "$step", "$last", "$iteration"] (%arg0, %[[ONE]], %[[ONE]], %[[TWO]], %[[OUTER]], %[[TWO]], %[[ONE]], %[[TWO]], %[[INNER]])
// CHECK: %[[X:.*]] = runmat.mul %arg0
// CHECK: %[[NEXT:.*]] = runmat.constant 1.000000e+00
// CHECK: runmat.statement 1 {{.*}} (%[[X]], %[[ONE]], %[[ONE]], %[[TWO]], %[[NEXT]], %[[TWO]], %[[ONE]], %[[TWO]], %{{.*}})
// CHECK-NOT: runmat.for
// CHECK: runmat.statement 2 ["x"]
func.func @statements(%a: !m, %v: !pair) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%x = %a : !m) {
    %r = runmat.for %j: !s = %two, %one, %two : !s, !s, !s carry(%z = %x : !m) {
      %e = runmat.statement 1 ["x"] (%z) : !m
      %p = runmat.index %v(%i) : (!pair, !s) -> !s
      %y = runmat.mul %z, %p : (!m, !s) -> !m
      runmat.yield %y : !m
    }
    runmat.yield %r : !m
  }
  %e = runmat.statement 2 ["x"] (%0) : !m
  return %0 : !m
}

// So do those in branches that no turn decides, and loops in them are written out too.
// CHECK-LABEL: func.func @branches
// CHECK: runmat.if %arg1
// CHECK: runmat.statement 1 ["x", "$first", "$step", "$last", "$iteration"]
// CHECK: runmat.statement 2 ["x", "$first", "$step", "$last", "$iteration", "$first", "$step", "$last", "$iteration"]
// CHECK: runmat.mul
// CHECK: runmat.statement 2
// CHECK: runmat.mul
// CHECK: } else {
// CHECK: runmat.if %arg1
// CHECK-NOT: runmat.for
// CHECK: return
func.func @branches(%a: !m, %l: !l, %v: !pair) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%x = %a : !m) {
    %r = runmat.if %l : !l -> !m {
      %e = runmat.statement 1 ["x"] (%x) : !m
      %q = runmat.for %j: !s = %one, %one, %two : !s, !s, !s carry(%z = %x : !m) {
        %f = runmat.statement 2 ["x"] (%z) : !m
        %p = runmat.index %v(%j) : (!pair, !s) -> !s
        %y = runmat.mul %z, %p : (!m, !s) -> !m
        runmat.yield %y : !m
      }
      runmat.yield %q : !m
    } else {
      runmat.yield %x : !m
    }
    runmat.yield %r : !m
  }
  return %0 : !m
}

// Elements of small arrays that the number of an inner loop's turn picks have written places then. An outermost loop stays, and so does one
// whose places are written, or whose array is large.
// CHECK-LABEL: func.func @picks
// CHECK: runmat.for
// CHECK: %[[I:.*]] = runmat.constant 1.000000e+00
// CHECK: %[[X:.*]] = runmat.index %{{.*}}(%[[I]])
// CHECK: runmat.update %{{.*}}(%[[I]]) = %[[X]]
// CHECK: %[[J:.*]] = runmat.constant 2.000000e+00
// CHECK: runmat.index %{{.*}}(%[[J]])
// CHECK-NOT: runmat.index
// CHECK: runmat.yield
// CHECK-COUNT-4: runmat.for
// CHECK-NOT: runmat.for
func.func @picks(%a: !runmat.array<double, [2, 2]>, %v: !v, %n: !s) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.for %t: !s = %one, %one, %n : !s, !s, !s carry(%x = %a : !runmat.array<double, [2, 2]>) {
    %r = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%z = %x : !runmat.array<double, [2, 2]>) {
      %y = runmat.index %z(%i) : (!runmat.array<double, [2, 2]>, !s) -> !s
      %w = runmat.update %z(%i) = %y : (!runmat.array<double, [2, 2]>, !s, !s) -> !runmat.array<double, [2, 2]>
      runmat.yield %w : !runmat.array<double, [2, 2]>
    }
    runmat.yield %r : !runmat.array<double, [2, 2]>
  }
  %1 = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%z = %one : !s) {
    %y = runmat.index %0(%i) : (!runmat.array<double, [2, 2]>, !s) -> !s
    runmat.yield %y : !s
  }
  %2 = runmat.for %t: !s = %one, %one, %n : !s, !s, !s carry(%x = %1 : !s) {
    %r = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%z = %x : !s) {
      %y = runmat.index %0(%two) : (!runmat.array<double, [2, 2]>, !s) -> !s
      runmat.yield %y : !s
    }
    %q = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%z = %r : !s) {
      %y = runmat.index %v(%i) : (!v, !s) -> !s
      runmat.yield %y : !s
    }
    runmat.yield %q : !s
  }
  return %2 : !s
}

// An outermost loop over small arrays is left to become one of scalars; one within another is written out.
// CHECK-LABEL: func.func @small
// CHECK: runmat.for
// CHECK: runmat.mul
// CHECK: runmat.for
// CHECK-NOT: runmat.for
// CHECK: return
func.func @small(%a: !runmat.array<double, [2, 2]>, %n: !s) -> (!runmat.array<double, [2, 2]>, !runmat.array<double, [2, 2]>) {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %r = runmat.for %i: !s = %one, %one, %two : !s, !s, !s carry(%x = %a : !runmat.array<double, [2, 2]>) {
    %y = runmat.mul %x, %i : (!runmat.array<double, [2, 2]>, !s) -> !runmat.array<double, [2, 2]>
    runmat.yield %y : !runmat.array<double, [2, 2]>
  }
  %q = runmat.for %i: !s = %one, %one, %n : !s, !s, !s carry(%x = %a : !runmat.array<double, [2, 2]>) {
    %p = runmat.for %j: !s = %one, %one, %two : !s, !s, !s carry(%z = %x : !runmat.array<double, [2, 2]>) {
      %y = runmat.mul %z, %j : (!runmat.array<double, [2, 2]>, !s) -> !runmat.array<double, [2, 2]>
      runmat.yield %y : !runmat.array<double, [2, 2]>
    }
    runmat.yield %p : !runmat.array<double, [2, 2]>
  }
  return %r, %q : !runmat.array<double, [2, 2]>, !runmat.array<double, [2, 2]>
}

// A size of an array whose extents are known decides turns and branches as a number does.
// CHECK-LABEL: func.func @sizes
// CHECK: runmat.for
// CHECK-COUNT-2: runmat.index %arg0
// CHECK-NOT: runmat.index
// CHECK-NOT: runmat.if
// CHECK: return
func.func @sizes(%v: !pair, %n: !s) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %count = runmat.numel %v : (!pair) -> !s
  %0 = runmat.for %t: !s = %one, %one, %n : !s, !s, !s carry(%x = %one : !s) {
    %r = runmat.for %i: !s = %one, %one, %count : !s, !s, !s carry(%z = %x : !s) {
      %p = runmat.index %v(%i) : (!pair, !s) -> !s
      %isLast = runmat.eq %i, %count : (!s, !s) -> !l
      %q = runmat.if %isLast : !l -> !s {
        runmat.yield %z : !s
      } else {
        runmat.yield %p : !s
      }
      runmat.yield %q : !s
    }
    runmat.yield %r : !s
  }
  return %0 : !s
}
