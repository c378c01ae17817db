// RUN: runmat-opt %s --runmat-lend-inputs --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-lend-inputs --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<double, [1, *]>

// What one op owns, and nothing needs as it was, may be lent; the exits after that list x and i.
// CHECK: func.func @changed
// CHECK-SAME: runmat.lent = [{input = 0 : i64, names = ["x", "i"]}]
func.func @changed(%a: !v, %x: f64, %i: index, %c: i1) -> !v {
  %s = runmat.statement 1 ["y"] (%x) : f64
  runmat.guard %c, "before" exit %s
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 {
    %t = runmat.statement 2 ["x", "i"] (%o, %k) : !v, f64
    runmat.guard %c, "after" exit %t
    runmat.write %e[%i] = %x : f64
  }
  %u = runmat.statement 3 ["s", "x", "i"] (%x, %o, %x) : f64, !v, f64
  runmat.guard %c, "last" exit %u
  return %o : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// Without exits after it there are no names to list it.
// CHECK: func.func @no_exit_after
// CHECK-SAME: runmat.lent = [{input = 0 : i64}]
func.func @no_exit_after(%a: !v, %x: f64, %i: index) -> !v {
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.write %e[%i] = %x : f64
  return %o : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// A loop that must turn and does not leaves before anything has changed; one behind another loop does not.
// CHECK: func.func @no_turn
// CHECK-SAME: runmat.lent = [{input = 0 : i64, names = ["x"]}]
func.func @no_turn(%a: !v, %x: f64, %i: index, %c: i1) -> !v {
  %s = runmat.statement 1 [] ()
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  %n = runmat.extent %o, 1 : !v
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 exit %s {
    %t = runmat.statement 2 ["x"] (%o) : !v
    runmat.guard %c, "after" exit %t
    runmat.write %e[%i] = %x : f64
  } {nonempty}
  return %o : !v
}
// CHECK: func.func @no_second_turn
// CHECK-SAME: runmat.lent = [{input = 0 : i64, names = []}]
func.func @no_second_turn(%a: !v, %x: f64, %i: index) -> !v {
  %s = runmat.statement 1 [] ()
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 {
    runmat.write %e[%i] = %x : f64
  }
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 exit %s {
    runmat.write %e[%i] = %x : f64
  } {nonempty}
  return %o : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// Not where it is read afterwards, through its elements or by an exit, given out, or owned in each turn of a loop.
// CHECK-NOT: runmat.lent
func.func @read_afterwards(%a: !v, %i: index) -> f64 {
  %f = runmat.elements %a : !v
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  %y = runmat.read %f[%i] : f64
  runmat.write %e[%i] = %y : f64
  %z = runmat.read %f[%i] : f64
  return %z : f64
}
func.func @listed_afterwards(%a: !v, %c: i1) {
  %s = runmat.statement 1 ["x"] (%a) : !v
  %o = runmat.own %a : !v
  runmat.guard %c, "after" exit %s
  return
}
func.func @given_out(%a: !v) -> (!v, !v) {
  %o = runmat.own %a : !v
  return %a, %o : !v, !v
}
func.func @owned_in_turns(%a: !v, %x: f64) {
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 {
    %o = runmat.own %a : !v
  }
  return
}

// -----

!v = !runmat.array<double, [1, *]>

// Not where a copy of the input is owned too, before it or in a loop, or where the input is given on.
// CHECK-NOT: runmat.lent
func.func @two_owners(%a: !v, %x: f64, %i: index) -> (!v, !v) {
  %p = runmat.own %a : !v
  %f = runmat.elements %p : !v
  runmat.write %f[%i] = %x : f64
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.write %e[%i] = %x : f64
  return %p, %o : !v, !v
}
func.func @owner_in_a_loop(%a: !v, %x: f64, %i: index) -> !v {
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 {
    %p = runmat.own %a : !v
    %f = runmat.elements %p : !v
    runmat.write %f[%i] = %x : f64
  }
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.write %e[%i] = %x : f64
  return %o : !v
}
func.func @given_on(%a: !v, %x: f64, %i: index) -> (!v, !v) {
  %p = runmat.evaluate "double"(%a) : (!v) -> !v
  %o = runmat.own %a : !v
  %e = runmat.elements %o : !v
  runmat.write %e[%i] = %x : f64
  return %p, %o : !v, !v
}
