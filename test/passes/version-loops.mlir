// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-version-loops --split-input-file | FileCheck %s
// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-version-loops --split-input-file | runmat-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

!e = !runmat.elements

// The subscripts of the first and of the last turn are checked before the loop; the version without guards counts in integers and
// is chunked, the other one is as it was.
// CHECK-LABEL: @checked_before
// CHECK: %[[N:.*]] = runmat.count
// CHECK: arith.cmpi ult, %{{.*}}, %arg2
// CHECK: arith.cmpi ult, %{{.*}}, %arg2
// CHECK: runmat.if %{{.*}} : i1 {
// CHECK: runmat.for
// CHECK: runmat.poll
// CHECK: runmat.guard %{{.*}}, "interrupt"
// CHECK-NOT: "index"
// CHECK: runmat.read
// CHECK: runmat.write
// CHECK: } {chunked, whole}
// CHECK: } else {
// CHECK: runmat.for
// CHECK: runmat.guard %{{.*}}, "index"
// CHECK-NOT: whole
func.func @checked_before(%elements: !e, %last: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    %n = arith.subf %i, %c1 : f64
    %p = runmat.subscript %n
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %x = runmat.read %elements[%p] : f64
    runmat.write %elements[%p] = %x : f64
  }
  return
}

// -----

!e = !runmat.elements

// Another way out stays in its turn. What is added from outside must be an integer to the bit; an extent is measured before the loop.
// CHECK-LABEL: @another_exit
// CHECK: %[[I:.*]] = arith.fptosi
// CHECK: %[[F:.*]] = arith.sitofp %[[I]]
// CHECK: %[[FB:.*]] = arith.bitcast %[[F]]
// CHECK: %[[B:.*]] = arith.bitcast %arg2
// CHECK: arith.cmpi eq, %[[FB]], %[[B]]
// CHECK: runmat.extent %arg1, 1
// CHECK: runmat.if
// CHECK: runmat.for
// CHECK-NOT: "index"
// CHECK: runmat.guard %{{.*}}, "domain"
// CHECK: } {chunked, whole}
// CHECK: } else {
func.func @another_exit(%elements: !e, %a: !runmat.array<double, [1, *]>, %offset: f64, %c: i1) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %offset : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    %n = arith.addf %i, %offset : f64
    %p = runmat.subscript %n
    %bound = runmat.extent %a, 1 : <double, [1, *]>
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    runmat.guard %c, "domain" exit %s
    runmat.write %elements[%p] = %i : f64
  }
  return
}

// -----

!e = !runmat.elements

// In a branch the element itself is checked before the loop, its neighbours where they stand.
// CHECK-LABEL: @in_a_branch
// CHECK: runmat.if
// CHECK: runmat.for
// CHECK: runmat.if %arg2
// CHECK: runmat.guard %{{.*}}, "before"
// CHECK-NOT: "itself"
// CHECK: } {chunked, whole}
// CHECK: } else {
// CHECK: "before"
// CHECK: "itself"
func.func @in_a_branch(%elements: !e, %bound: index, %c: i1) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %c1 : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    runmat.if %c : i1 {
      %n = arith.subf %i, %c1 : f64
      %p = runmat.subscript %n
      %in = arith.cmpi ult, %p, %bound : index
      runmat.guard %in, "before" exit %s
      %p1 = runmat.subscript %i
      %in1 = arith.cmpi ult, %p1, %bound : index
      runmat.guard %in1, "itself" exit %s
    } else {
    }
  }
  return
}

// -----

// A subscript that does not follow the counter, a bound of the turn and a loop around another one have no second version.
// CHECK-LABEL: @one_version
// CHECK-NOT: runmat.if
// CHECK-NOT: whole
func.func @one_version(%last: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 carry(%j = %c1 : f64) {
    %s = runmat.statement 4 [] ()
    %n = arith.mulf %i, %j : f64
    %p = runmat.subscript %n
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %p1 = runmat.subscript %i
    %in1 = arith.cmpi ult, %p1, %p : index
    runmat.guard %in1, "index" exit %s
    runmat.yield %n : f64
  }
  runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 {
    %s = runmat.statement 5 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    runmat.while carry() {
      %false = arith.constant false
      runmat.yield %false : i1
    }
  }
  return
}

// -----

!e = !runmat.elements

// Beside a launch or a call in every turn guards cost nothing; one in a branch need not be reached.
// CHECK-LABEL: @beside_a_call
// CHECK-NOT: whole
// CHECK-LABEL: @rare_call
// CHECK: } {whole}
func.func @beside_a_call(%elements: !e, %last: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %x = runmat.read %elements[%p] : f64
    %y = runmat.evaluate "erf"(%x) exit %s : (f64) -> f64
    runmat.write %elements[%p] = %y : f64
  }
  return
}
func.func @rare_call(%elements: !e, %last: f64, %bound: index, %c: i1) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %x = runmat.read %elements[%p] : f64
    runmat.if %c : i1 {
      %y = runmat.evaluate "erf"(%x) exit %s : (f64) -> f64
      runmat.write %elements[%p] = %y : f64
    } else {
    }
  }
  return
}

// -----

!e = !runmat.elements

// Both versions hold what the loop held where it has to turn.
// CHECK-LABEL: @nonempty
// CHECK: runmat.if
// CHECK-NEXT: runmat.owned %arg0
// CHECK-NEXT: runmat.for
// CHECK: } else {
// CHECK-NEXT: runmat.owned %arg0
// CHECK-NEXT: runmat.for
func.func @nonempty(%a: !runmat.array<double, [1, *]>, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  %e = runmat.statement 4 [] ()
  runmat.owned %a : !runmat.array<double, [1, *]>
  runmat.for %i: f64 = %c1, %c1, %c1 : f64, f64, f64 exit %e {
    %s = runmat.statement 5 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
  } {nonempty}
  return
}

// -----

// -0 is the first element of its range, and no integer is it: first is not taken for one.
// CHECK-LABEL: @minus_zero
// CHECK: %[[F:.*]] = arith.constant -0.0
// CHECK: arith.bitcast %[[F]]
// CHECK: runmat.if
func.func @minus_zero(%bound: index) {
  %c0 = arith.constant -0.0 : f64
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c0, %c1, %c1 : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %n = arith.addf %i, %c1 : f64
    %p = runmat.subscript %n
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
  }
  return
}

// -----

// A subscript that stands before the loop serves both versions.
// CHECK-LABEL: @subscript_from_outside
// CHECK: %[[P:.*]] = runmat.subscript %arg1
// CHECK: runmat.if
// CHECK: runmat.for
// CHECK: runmat.write %arg0[%[[P]]]
// CHECK: } {chunked, whole}
// CHECK: } else {
// CHECK: runmat.write %arg0[%[[P]]]
func.func @subscript_from_outside(%elements: !runmat.elements, %j: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  %p = runmat.subscript %j
  %in = arith.cmpi ult, %p, %bound : index
  runmat.for %i: f64 = %c1, %c1, %c1 : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    runmat.guard %in, "index" exit %s
    runmat.write %elements[%p] = %i : f64
  }
  return
}

// -----

// A counter kept by hand is carried as an integer where it starts as one and the turns are not too many; its subscripts are checked in
// their turns. What uses it otherwise gets the double.
// CHECK-LABEL: @hand_kept_counter
// CHECK: %[[T:.*]] = arith.fptosi
// CHECK: arith.cmpi eq
// CHECK: arith.constant 140737488355328 : i64
// CHECK: arith.cmpi slt
// CHECK: %[[R:.*]] = runmat.if %{{.*}} : i1 -> f64 {
// CHECK: %[[S:.*]] = arith.index_cast %[[T]] : i64 to index
// CHECK: %[[L:.*]] = runmat.for %{{.*}} carry(%[[J:.*]] = %[[S]] : index) {
// CHECK: %[[W:.*]] = arith.index_cast %[[J]]
// CHECK: %[[D:.*]] = arith.sitofp %[[W]]
// CHECK: runmat.statement 4 ["j"] (%[[D]])
// CHECK: %[[P:.*]] = arith.subi %[[J]]
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[P]], %arg3
// CHECK: runmat.guard %[[IN]], "index"
// CHECK: runmat.write %arg0[%[[P]]]
// CHECK: %[[N:.*]] = arith.addi %[[J]]
// CHECK: %[[NEXT:.*]] = runmat.if %{{.*}} : i1 -> index {
// CHECK: runmat.yield %[[N]] : index
// CHECK: runmat.yield %[[NEXT]] : index
// CHECK: } {whole}
// CHECK: %[[LW:.*]] = arith.index_cast %[[L]]
// CHECK: %[[LD:.*]] = arith.sitofp %[[LW]]
// CHECK: runmat.yield %[[LD]] : f64
// CHECK: } else {
// CHECK: carry(%{{.*}} = %arg1 : f64)
func.func @hand_kept_counter(%elements: !runmat.elements, %from: f64, %last: f64, %bound: index) -> f64 {
  %c1 = arith.constant 1.0 : f64
  %c1000 = arith.constant 1000.0 : f64
  %r = runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 carry(%j = %from : f64) {
    %s = runmat.statement 4 ["j"] (%j) : f64
    %p = runmat.subscript %j
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    runmat.write %elements[%p] = %i : f64
    %n = runmat.add %j, %c1 : (f64, f64) -> f64
    %beyond = arith.cmpf ogt, %n, %c1000 : f64
    %next = runmat.if %beyond : i1 -> f64 {
      runmat.yield %c1 : f64
    } else {
      runmat.yield %n : f64
    }
    runmat.yield %next : f64
  }
  return %r : f64
}

// -----

// What becomes -0, changes by no constant or is no subscript is no counter.
// CHECK-LABEL: @no_counters
// CHECK-NOT: runmat.if %{{.*}} : i1 -> index
// CHECK-NOT: whole
func.func @no_counters(%x: f64, %last: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  %minus = arith.constant -0.0 : f64
  %r:3 = runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 carry(%j = %c1 : f64, %k = %c1 : f64, %l = %c1 : f64) {
    %s = runmat.statement 4 ["j"] (%j) : f64
    %p = runmat.subscript %j
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %q = runmat.subscript %k
    %in1 = arith.cmpi ult, %q, %bound : index
    runmat.guard %in1, "index" exit %s
    %next = runmat.if %in : i1 -> f64 {
      runmat.yield %minus : f64
    } else {
      runmat.yield %j : f64
    }
    %k1 = arith.addf %k, %x : f64
    %l1 = arith.addf %l, %c1 : f64
    runmat.yield %next, %k1, %l1 : f64, f64, f64
  }
  return
}

// -----

// What may take long keeps the interrupt in each turn.
// CHECK-LABEL: @long_turns
// CHECK: } {whole}
func.func @long_turns(%x: f64, %bound: index) {
  %c1 = arith.constant 1.0 : f64
  runmat.for %i: f64 = %c1, %c1, %c1 : f64, f64, f64 {
    %s = runmat.statement 4 [] ()
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %bound : index
    runmat.guard %in, "index" exit %s
    %b = runmat.box %x : f64 -> <double, [1, 1]>
  }
  return
}

// -----

// Extents that change places, in a branch too, are the same all along where they are equal before the loop: then subscripts are
// checked there.
// CHECK-LABEL: @exchanged_extents
// CHECK: arith.cmpi ult, %{{.*}}, %arg1
// CHECK: arith.cmpi eq, %arg1, %arg2
// CHECK: runmat.if
// CHECK: runmat.for
// CHECK-NOT: "index"
// CHECK: "use"(%arg1, %arg1)
// CHECK: } {whole}
// CHECK: } else {
// CHECK: "index"
// CHECK-NOT: "use"(%arg1, %arg1)
func.func @exchanged_extents(%last: f64, %n: index, %m: index, %c: i1) {
  %c1 = arith.constant 1.0 : f64
  %r:2 = runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 carry(%x = %n : index, %y = %m : index) {
    %s = runmat.statement 4 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %x : index
    runmat.guard %in, "index" exit %s
    "use"(%x, %y) : (index, index) -> ()
    %z:2 = runmat.if %c : i1 -> index, index {
      runmat.yield %y, %x : index, index
    } else {
      runmat.yield %x, %y : index, index
    }
    runmat.yield %z#0, %z#1 : index, index
  }
  return
}

// -----

// Not one that is given another value in a turn, and what takes its value over.
// CHECK-LABEL: @extents_of_turns
// CHECK-NOT: whole
func.func @extents_of_turns(%last: f64, %n: index, %m: index) {
  %c1 = arith.constant 1.0 : f64
  %r:2 = runmat.for %i: f64 = %c1, %c1, %last : f64, f64, f64 carry(%x = %n : index, %y = %m : index) {
    %s = runmat.statement 4 [] ()
    %p = runmat.subscript %i
    %in = arith.cmpi ult, %p, %x : index
    runmat.guard %in, "index" exit %s
    %z = arith.addi %x, %y : index
    runmat.yield %y, %z : index, index
  }
  return
}
