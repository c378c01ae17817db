// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-lower-loops --split-input-file | FileCheck %s
// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-lower-loops --split-input-file --mlir-print-op-generic | runmat-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

// A for counts its turns first; its element comes from the turn, not by adding steps.
// CHECK-LABEL: @for
// CHECK: %[[N:.*]] = runmat.count %arg0, %arg1, %arg2
// CHECK: %[[R:.*]] = scf.for %[[I:.*]] = %c0 to %[[N]] step %c1 iter_args(%[[C:.*]] = %arg0) -> (f64) {
// CHECK-NEXT: %[[E:.*]] = runmat.range_element %arg0, %arg1, %arg2, %[[N]], %[[I]]
// CHECK-NEXT: %[[S:.*]] = runmat.add %[[C]], %[[E]]
// CHECK-NEXT: scf.yield %[[S]]
// CHECK: return %[[R]]
func.func @for(%a: f64, %d: f64, %b: f64) -> f64 {
  %r = runmat.for %i: f64 = %a, %d, %b : f64, f64, f64 carry(%c = %a : f64) {
    %0 = runmat.add %c, %i : (f64, f64) -> f64
    runmat.yield %0 : f64
  }
  return %r : f64
}

// -----

// A loop that must turn leaves by its exit when it would not.
// CHECK-LABEL: @nonempty
// CHECK: %[[E:.*]] = runmat.statement 1
// CHECK: %[[N:.*]] = runmat.count
// CHECK: %[[T:.*]] = arith.cmpi sgt, %[[N]]
// CHECK: runmat.guard %[[T]], "loop without a turn" exit %[[E]]
// CHECK: scf.for
// CHECK-LABEL: @maybe_empty
// CHECK-NOT: runmat.guard
func.func @nonempty(%a: f64) {
  %e = runmat.statement 1 [] ()
  runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 exit %e {
  } {nonempty}
  return
}
func.func @maybe_empty(%a: f64) {
  runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 {
  }
  return
}

// -----

// Statements inside loops tell where each loop stands, the outermost first; those outside do not.
// CHECK-LABEL: @statements
// CHECK: runmat.statement 1 ["x"] (%arg0) : f64
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[IT:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK: %[[IF:.*]] = arith.sitofp %[[IT]]
// CHECK: runmat.statement 2 ["x", "$first", "$step", "$last", "$iteration"] (%arg0, %arg0, %arg1, %arg2, %[[IF]])
// CHECK: scf.for %[[J:.*]] =
// CHECK: runmat.statement 3 ["$first", "$step", "$last", "$iteration", "$first", "$step", "$last", "$iteration"] (%arg0, %arg1, %arg2, %{{.*}}, %arg1, %arg2, %arg0, %{{.*}})
// CHECK: scf.if
// CHECK: runmat.statement 4 ["$first", "$step", "$last", "$iteration"]
// CHECK: runmat.statement 5 [] ()
func.func @statements(%a: f64, %d: f64, %b: f64, %c: i1) {
  %s1 = runmat.statement 1 ["x"] (%a) : f64
  runmat.for %i: f64 = %a, %d, %b : f64, f64, f64 {
    %s2 = runmat.statement 2 ["x"] (%a) : f64
    runmat.for %j: f64 = %d, %b, %a : f64, f64, f64 {
      %s3 = runmat.statement 3 [] ()
    }
    runmat.if %c : i1 {
      %s4 = runmat.statement 4 [] ()
    } else {
    }
  }
  %s5 = runmat.statement 5 [] ()
  return
}

// -----

// A loop that was written out before is inside those that are left.
// CHECK-LABEL: @written_out
// CHECK: scf.for %[[I:.*]] =
// CHECK: %[[IT:.*]] = arith.sitofp
// CHECK: runmat.statement 1 ["x", "$first", "$step", "$last", "$iteration", "$first", "$step", "$last", "$iteration"] (%arg0, %arg0, %arg1, %arg2, %[[IT]], %arg2, %arg1, %arg0, %arg2)
func.func @written_out(%a: f64, %d: f64, %b: f64) {
  runmat.for %i: f64 = %a, %d, %b : f64, f64, f64 {
    %s = runmat.statement 1 ["x", "$first", "$step", "$last", "$iteration"] (%a, %b, %d, %a, %b) : f64, f64, f64, f64, f64
  }
  return
}
// CHECK-LABEL: @written_out_in_while
// CHECK: runmat.statement 1 ["$while", "$first", "$step", "$last", "$iteration", "$first", "$step", "$last", "$iteration"] (%{{.*}}, %arg0, %arg0, %arg0, %{{.*}}, %arg1, %arg1, %arg1, %arg1)
func.func @written_out_in_while(%a: f64, %b: f64, %c: i1) {
  runmat.while carry() {
    runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 {
      %s = runmat.statement 1 ["$first", "$step", "$last", "$iteration"] (%b, %b, %b, %b) : f64, f64, f64, f64
    }
    runmat.yield %c : i1
  }
  return
}

// -----

// A break ends the turn's test; the range ends it as well. A range without elements has no turn.
// CHECK-LABEL: @breaking_for
// CHECK: %[[N:.*]] = runmat.count
// CHECK: %[[T:.*]] = arith.cmpi sgt, %[[N]]
// CHECK: %[[R:.*]] = scf.if %[[T]] -> (f64) {
// CHECK: %[[W:.*]]:2 = scf.while (%[[I:.*]] = %c0{{(_[0-9]+)?}}, %[[C:.*]] = %arg0) : (index, f64) -> (index, f64) {
// CHECK: runmat.range_element %arg0, %arg0, %arg0, %[[N]], %[[I]]
// CHECK: %[[J:.*]] = arith.addi %[[I]], %c1{{(_[0-9]+)?}}
// CHECK: %[[M:.*]] = arith.cmpi slt, %[[J]], %[[N]]
// CHECK: %[[G:.*]] = scf.if %arg1 -> (i1) {
// CHECK-NEXT: scf.yield %[[M]]
// CHECK: scf.yield %false
// CHECK: scf.condition(%[[G]]) %[[J]], %{{.*}} : index, f64
// CHECK: } do {
// CHECK: scf.yield %[[W]]#1
// CHECK: } else {
// CHECK: scf.yield %arg0
// CHECK: return %[[R]]
func.func @breaking_for(%a: f64, %c: i1) -> f64 {
  %r = runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 carry(%s = %a : f64) {
    %0 = runmat.add %s, %i : (f64, f64) -> f64
    runmat.yield %c, %0 : i1, f64
  } {breaks}
  return %r : f64
}

// -----

// The turn of a while is what is tested after; statements in it only say that the loop is there.
// CHECK-LABEL: @while
// CHECK: %[[W:.*]] = scf.while (%[[C:.*]] = %arg0) : (f64) -> f64 {
// CHECK: %[[Z:.*]] = arith.constant 0.000000e+00 : f64
// CHECK: runmat.statement 4 ["x", "$while"] (%[[C]], %[[Z]])
// CHECK: %[[S:.*]] = runmat.add %[[C]], %[[C]]
// CHECK: scf.condition(%arg1) %[[S]] : f64
// CHECK: } do {
// CHECK: return %[[W]]
func.func @while(%a: f64, %c: i1) -> f64 {
  %r = runmat.while carry(%s = %a : f64) {
    %e = runmat.statement 4 ["x"] (%s) : f64
    %0 = runmat.add %s, %s : (f64, f64) -> f64
    runmat.yield %c, %0 : i1, f64
  }
  return %r : f64
}

// -----

// CHECK-LABEL: @if
// CHECK: %[[R:.*]] = scf.if %arg0 -> (f64) {
// CHECK-NEXT: scf.yield %arg1
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %arg2
// CHECK: return %[[R]]
func.func @if(%c: i1, %x: f64, %y: f64) -> f64 {
  %r = runmat.if %c : i1 -> f64 {
    runmat.yield %x : f64
  } else {
    runmat.yield %y : f64
  }
  return %r : f64
}

// -----

// Kernels hold no loops of the language; they are left alone.
// CHECK-LABEL: @kernel
// CHECK: runmat.if
func.func @kernel(%c: i1) attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0, outputs = 0, extents = 0, scalars = 0, flag = false>} {
  runmat.if %c : i1 {
  } else {
  }
  return
}

// -----

// The counter of a range of integers has their class, and so has the first number that a statement tells.
// CHECK-LABEL: @integers
// CHECK: %[[F:.*]] = runmat.hold %arg0 : f64 -> ui8
// CHECK: scf.for
// CHECK: %[[E:.*]] = runmat.range_element
// CHECK: %[[K:.*]] = runmat.hold %[[E]] : f64 -> ui8
// CHECK: runmat.statement 1 ["k", "$first", "$step", "$last", "$iteration"] (%[[K]], %[[F]], %arg1, %arg2, %{{.*}}) : ui8, ui8, f64, f64, f64
func.func @integers(%a: f64, %d: f64, %b: f64) {
  runmat.for %k: ui8 = %a, %d, %b : f64, f64, f64 {
    %e = runmat.statement 1 ["k"] (%k) : ui8
  }
  return
}

// -----

// A loop of whole numbers counts in integers; what asks for the element as one gets the counter.
// CHECK-LABEL: @whole_for
// CHECK: scf.for %[[I:.*]] = %c0
// CHECK-NOT: runmat.range_element
// CHECK: %[[N:.*]] = arith.addi %{{.*}}, %{{.*}} : i64
// CHECK: arith.sitofp %{{.*}} : i64 to f64
// CHECK: "use"(%[[N]]) : (i64) -> ()
func.func @whole_for(%a: f64, %d: f64, %b: f64) {
  runmat.for %i: f64 = %a, %d, %b : f64, f64, f64 {
    %0 = arith.fptosi %i : f64 to i64
    "use"(%0) : (i64) -> ()
  } {whole}
  return
}

// -----

// A chunked loop looks at the interrupt before 1024 turns, tells how far it is, and would resume at the first of them.
// CHECK-LABEL: @chunked
// CHECK: %[[N:.*]] = runmat.count
// CHECK: scf.while (%[[I:.*]] = %c0{{.*}}, %[[C:.*]] = %arg0) : (index, f64) -> (index, f64) {
// CHECK: runmat.tell %[[I]] of %[[N]]
// CHECK: arith.addi
// CHECK: %[[AT:.*]] = arith.index_cast %[[I]] : index to i64
// CHECK: %[[ATF:.*]] = arith.sitofp %[[AT]]
// CHECK: %[[E:.*]] = runmat.statement 4 ["x", "$first", "$step", "$last", "$iteration"] (%[[C]], %arg0, %arg1, %arg2, %[[ATF]])
// CHECK: %[[Q:.*]] = runmat.poll
// CHECK: runmat.guard %[[Q]], "interrupt" exit %[[E]]
// CHECK: %[[END:.*]] = arith.minsi
// CHECK: %[[R:.*]]:2 = scf.while (%[[J:.*]] = %[[I]], %[[D:.*]] = %[[C]]) : (index, f64) -> (index, f64) {
// CHECK-NOT: runmat.{{poll|tell}}
// CHECK: arith.cmpi slt, %{{.*}}, %[[END]]
// CHECK: arith.cmpi slt, %[[R]]#0
// CHECK: scf.condition(%{{.*}}) %[[R]]#0, %[[R]]#1
func.func @chunked(%a: f64, %d: f64, %b: f64) -> f64 {
  %r = runmat.for %i: f64 = %a, %d, %b : f64, f64, f64 carry(%x = %a : f64) {
    %e = runmat.statement 4 ["x"] (%x) : f64
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %e
    %0 = runmat.add %x, %i : (f64, f64) -> f64
    runmat.yield %0 : f64
  } {whole, chunked}
  return %r : f64
}

// -----

// The outermost loop that looks at the interrupt tells how far it is, and no loop in it.
// CHECK-LABEL: @told
// CHECK: %[[N:.*]] = runmat.count
// CHECK: scf.for %[[I:.*]] = %c0
// CHECK-NEXT: runmat.tell %[[I]] of %[[N]]
// CHECK: scf.for
// CHECK-NOT: runmat.tell
// CHECK: return
func.func @told(%a: f64) {
  runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 {
    %e = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %e
    runmat.for %j: f64 = %a, %a, %a : f64, f64, f64 {
      %f = runmat.statement 5 [] ()
      %r = runmat.poll
      runmat.guard %r, "interrupt" exit %f
    }
  }
  return
}

// -----

// One that breaks hands out whether it did.
// CHECK-LABEL: @chunked_and_breaking
// CHECK: scf.while
// CHECK: %[[R:.*]]:2 = scf.while (%{{.*}}, %{{.*}} = %true{{.*}}) : (index, i1) -> (index, i1) {
// CHECK: scf.condition(%{{.*}}) %{{.*}}, %arg1 : index, i1
// CHECK: scf.if %[[R]]#1 -> (i1)
func.func @chunked_and_breaking(%a: f64, %c: i1) {
  runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 {
    %e = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %e
    runmat.yield %c : i1
  } {whole, chunked, breaks}
  return
}

// -----

// An array that no turn reads is released by the turns; a chunk that is interrupted before its first one drops it.
// CHECK-LABEL: @overwritten_unread
// CHECK: scf.while (%{{.*}} = %{{.*}}, %[[CHUNK:.*]] = %arg2)
// CHECK-NOT: runmat.release
// CHECK: runmat.owned %[[CHUNK]], %arg3 :
// CHECK-NEXT: runmat.guard %{{.*}}, "interrupt"
// CHECK: scf.while (%{{.*}} = %{{.*}}, %[[TURN:.*]] = %[[CHUNK]])
// CHECK: runmat.release %[[TURN]]
// CHECK-NOT: runmat.release
// CHECK: return
func.func @overwritten_unread(%a: f64, %b: f64, %x: !runmat.array<double, [*, 1]>, %y: !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]> {
  %e = runmat.statement 1 [] ()
  %r = runmat.for %i: f64 = %a, %a, %b : f64, f64, f64 carry(%c = %x : !runmat.array<double, [*, 1]>) {
    runmat.release %c : <double, [*, 1]>
    %p = runmat.poll
    runmat.owned %y : !runmat.array<double, [*, 1]>
    runmat.guard %p, "interrupt" exit %e
    runmat.retain %y : <double, [*, 1]>
    runmat.yield %y : !runmat.array<double, [*, 1]>
  } {whole, chunked}
  return %r : !runmat.array<double, [*, 1]>
}
