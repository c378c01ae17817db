// RUN: runmat-opt %s --runmat-hoist-calls --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-hoist-calls --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!m = !runmat.array<double, [*, *]>

// The same in every turn, with what makes its operands. The loop may not turn: then nothing is computed, and it leaves what it started with.
// CHECK-LABEL: @may_not_turn
// CHECK: %[[COUNT:.*]] = runmat.count %arg2, %arg2, %arg3
// CHECK: %[[TURNS:.*]] = arith.cmpi ne, %[[COUNT]]
// CHECK: %[[R:.*]] = runmat.if %[[TURNS]] : i1 -> !runmat.array<double, [*, *]> {
// CHECK: %[[T:.*]] = runmat.transpose %arg0
// CHECK: %[[P:.*]] = runmat.mtimes %[[T]], %arg1
// CHECK: %[[L:.*]] = runmat.for
// CHECK-NOT: runmat.mtimes
// CHECK: runmat.add %{{.*}}, %[[P]]
// CHECK: runmat.yield %[[L]]
// CHECK: } else {
// CHECK: runmat.yield %arg0
// CHECK: return %[[R]]
func.func @may_not_turn(%a: !m, %b: !m, %first: f64, %last: f64) -> !m {
  %r = runmat.for %k: f64 = %first, %first, %last : f64, f64, f64 carry(%s = %a : !m) {
    %e = runmat.statement 0 [] ()
    runmat.call "disp"(%k) at 0 : f64
    %t = runmat.transpose %a : (!m) -> !m
    %p = runmat.mtimes %t, %b : (!m, !m) -> !m
    %n = runmat.add %s, %p : (!m, !m) -> !m
    runmat.yield %n : !m
  }
  return %r : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// A loop that surely turns, or leaves the unit, needs no branch; out of a nest it goes as far as it is invariant.
// CHECK-LABEL: @surely_turns
// CHECK-NOT: runmat.if
// CHECK: %[[P:.*]] = runmat.mtimes %arg0, %arg1
// CHECK: runmat.for
// CHECK-NOT: runmat.mtimes
// CHECK: %[[I:.*]] = runmat.evaluate "triu"(%{{.*}}, %[[K:.*]]) : (!runmat.array<double, [*, *]>, f64)
// CHECK: runmat.for
// CHECK-NOT: runmat.evaluate
// CHECK: runmat.add %{{.*}}, %[[I]]
func.func @surely_turns(%a: !m, %b: !m, %n: f64) -> !m {
  %one = runmat.constant 1.0 : f64 -> f64
  %nine = runmat.constant 9.0 : f64 -> f64
  %r = runmat.for %k: f64 = %one, %one, %n : f64, f64, f64 carry(%s = %a : !m) {
    %q = runmat.for %j: f64 = %one, %one, %nine : f64, f64, f64 carry(%t = %s : !m) {
      %p = runmat.mtimes %a, %b : (!m, !m) -> !m
      %i = runmat.evaluate "triu"(%p, %k) : (!m, f64) -> !m
      %v = runmat.add %t, %i : (!m, !m) -> !m
      runmat.yield %v : !m
    }
    runmat.yield %q : !m
  } {nonempty}
  return %r : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// The condition of a while is asked in each turn, the first one too.
// CHECK-LABEL: @while
// CHECK: runmat.mtimes %arg0, %arg0
// CHECK: runmat.while
// CHECK-NOT: runmat.mtimes
func.func @while(%a: !m, %x: f64) {
  %r = runmat.while carry(%s = %x : f64) {
    %p = runmat.mtimes %a, %a : (!m, !m) -> !m
    %n = runmat.evaluate "nnz"(%p) : (!m) -> f64
    %c = runmat.lt %s, %n : (f64, f64) -> i1
    runmat.yield %c, %n : i1, f64
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// What depends on the turn stays, and what only some turns do, what changes an array, what guards have checked, and what is read at a
// position that guards have checked. Nothing else moves for its own sake.
// CHECK-LABEL: @stays
// CHECK: runmat.for
// CHECK: runmat.mtimes %{{.*}}, %arg1
// CHECK: runmat.if
// CHECK: runmat.evaluate "triu"
// CHECK: runmat.update
// CHECK: runmat.guard
// CHECK: runmat.slice
// CHECK: runmat.evaluate "tril"
// CHECK: runmat.read_slice
// CHECK: runmat.transpose %arg1
func.func @stays(%a: !m, %b: !m, %i: index, %x: f64, %c: i1) -> !m {
  %r = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %a : !m) {
    %p = runmat.mtimes %s, %b : (!m, !m) -> !m
    %q = runmat.if %c : i1 -> !m {
      %t = runmat.evaluate "triu"(%b) : (!m) -> !m
      runmat.yield %t : !m
    } else {
      runmat.yield %p : !m
    }
    %u = runmat.update %b(%x) = %x : (!m, f64, f64) -> !m
    runmat.guard %c, "index"
    %v = runmat.slice %b at %i by (%i, %i) over (%i, %i) : (!m) -> !m
    %w = runmat.evaluate "tril"(%v) : (!m) -> !m
    %y = runmat.read_slice %b(%x, %x, %x, %x, %x) : (!m, f64, f64, f64, f64, f64) -> !m
    %z = runmat.transpose %b : (!m) -> !m
    runmat.discard %u : !m
    runmat.discard %w : !m
    runmat.discard %y : !m
    runmat.discard %z : !m
    runmat.yield %q : !m
  }
  return %r : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// A count of single numbers is not computed before the loop.
// CHECK-LABEL: @uncountable
// CHECK: runmat.for
// CHECK: runmat.mtimes
func.func @uncountable(%a: !m, %x: f32) {
  runmat.for %k: f32 = %x, %x, %x : f32, f32, f32 {
    %p = runmat.mtimes %a, %a : (!m, !m) -> !m
    runmat.discard %p : !m
    runmat.yield
  }
  return
}

// -----

// The parts of a complex array are all of it, taken once; what changes in a turn is taken in each.
!z = !runmat.array<complex double, [*, *]>
!m = !runmat.array<double, [*, *]>
// CHECK-LABEL: @parts
// CHECK: %[[P:.*]] = runmat.part %arg0
// CHECK: %[[J:.*]] = runmat.join %[[P]], %arg1
// CHECK: runmat.for
// CHECK-NOT: runmat.part %arg0
// CHECK: runmat.part imaginary %[[Z:.*]] :
// CHECK: runmat.mtimes %[[Z]], %[[J]]
func.func @parts(%c: !z, %m: !m, %start: !z) -> !z {
  %one = arith.constant 1.0 : f64
  %r = runmat.for %k: f64 = %one, %one, %one : f64, f64, f64 carry(%z = %start : !z) {
    %p = runmat.part %c : (!z) -> !m
    %j = runmat.join %p, %m : (!m, !m) -> !z
    %i = runmat.part imaginary %z : (!z) -> !m
    runmat.discard %i : !m
    %n = runmat.mtimes %z, %j : (!z, !z) -> !z
    runmat.yield %n : !z
  } {nonempty}
  return %r : !z
}
