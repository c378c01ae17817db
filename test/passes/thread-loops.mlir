// RUN: runmat-opt %s --runmat-thread-loops --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-thread-loops --split-input-file | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<double, [*, 1]>

// Turns of which each changes the element at its own position become a function. The loop goes on behind those that are done.
// CHECK-LABEL: func.func private @position_turns(
// CHECK-SAME: %[[BEGIN:.*]]: index, %[[END:.*]]: index, %[[E:.*]]: !runmat.elements, %[[LAST:.*]]: f64) attributes {runmat.turns} {
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[B:.*]] = arith.index_cast %[[BEGIN]]
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK: %[[B0:.*]] = arith.addi %[[B]], %[[ZERO]]
// CHECK: %[[BF:.*]] = arith.sitofp %[[B0]]
// CHECK: %[[BS:.*]] = arith.mulf %[[BF]], %[[ONE]]
// CHECK: %[[FROM:.*]] = arith.addf %[[ONE]], %[[BS]]
// CHECK: %[[F:.*]] = arith.index_cast %[[END]]
// CHECK: %[[MINUS:.*]] = arith.constant -1 : i64
// CHECK: %[[F1:.*]] = arith.addi %[[F]], %[[MINUS]]
// CHECK: %[[FF:.*]] = arith.sitofp %[[F1]]
// CHECK: %[[FS:.*]] = arith.mulf %[[FF]], %[[ONE]]
// CHECK: %[[TO:.*]] = arith.addf %[[ONE]], %[[FS]]
// CHECK: runmat.for %[[K:.*]]: f64 = %[[FROM]], %[[ONE]], %[[TO]] : f64, f64, f64 {
// CHECK: %[[P:.*]] = runmat.subscript %[[K]]
// CHECK: runmat.for %[[J:.*]]: f64 = %[[ONE]], %[[ONE]], %[[LAST]]
// CHECK: %[[X:.*]] = runmat.read %[[E]][%[[P]]]
// CHECK: runmat.write %[[E]][%[[P]]]
// CHECK: return{{$}}
// CHECK-LABEL: func.func @position(
// CHECK: %[[ONE:.*]] = arith.constant 1.0
// CHECK: %[[A:.*]] = runmat.own
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: %[[COUNT:.*]] = runmat.count %[[ONE]], %[[ONE]], %arg1
// CHECK: %[[DONE:.*]] = runmat.thread @position_turns(%[[E]], %arg1{{.*}} of %[[COUNT]] work %{{.*}} changes(%[[A]]
// CHECK: %[[D:.*]] = arith.index_cast %[[DONE]]
// CHECK: %[[DF:.*]] = arith.sitofp %[[D]]
// CHECK: %[[DS:.*]] = arith.mulf %[[DF]], %[[ONE]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[ONE]], %[[DS]]
// CHECK: runmat.for %{{.*}}: f64 = %[[NEXT]], %[[ONE]], %arg1
func.func @position(%x: !v, %last: f64) -> !v {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %0 = runmat.read %e[%p] : f64
      %1 = arith.addf %0, %j : f64
      runmat.write %e[%p] = %1 : f64
    }
  }
  return %a : !v
}

// -----

!m = !runmat.array<double, [*, *]>

// An element whose row is the turn's: the guard says that rows are below the stride.
// CHECK-LABEL: func.func private @row_turns(
// CHECK-LABEL: func.func @row(
// CHECK: runmat.thread @row_turns
func.func @row(%x: !m, %rows: index, %last: f64) -> !m {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %s = runmat.statement 1 ["a"] (%a) : !m
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    runmat.guard %in, "index" exit %s
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  return %a : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// An element whose column is the turn's; the terms may stand the other way around, and the stride may be a constant.
// CHECK-LABEL: func.func private @column_turns(
// CHECK-LABEL: func.func @column(
// CHECK: runmat.thread @column_turns
// CHECK-LABEL: func.func private @swapped_terms_turns(
// CHECK-LABEL: func.func @swapped_terms(
// CHECK: runmat.thread @swapped_terms_turns
func.func @column(%x: !m, %rows: index, %last: f64) -> !m {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %c = runmat.subscript %k
    %o = arith.muli %c, %rows : index
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %s = runmat.statement 1 [] ()
      %r = runmat.subscript %j
      %in = arith.cmpi ult, %r, %rows : index
      runmat.guard %in, "index" exit %s
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  return %a : !m
}
func.func @swapped_terms(%x: !m, %last: f64) -> !m {
  %c1 = arith.constant 1.0 : f64
  %rows = arith.constant 8 : index
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %c = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %s = runmat.statement 1 [] ()
      %r = runmat.subscript %j
      %bound = arith.constant 8 : index
      %in = arith.cmpi ult, %r, %bound : index
      runmat.guard %in, "index" exit %s
      %o = arith.muli %rows, %c : index
      %p = arith.addi %o, %r : index
      runmat.write %e[%p] = %j : f64
    }
  }
  return %a : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// A guard may stand before the loop, or in the branch that the access is in.
// CHECK-LABEL: func.func private @guards_around_turns(
// CHECK-LABEL: func.func @guards_around(
// CHECK: runmat.guard %{{.*}}, "before"
// CHECK: runmat.thread @guards_around_turns
func.func @guards_around(%x: !m, %rows: index, %last: f64, %b: i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  %s = runmat.statement 1 [] ()
  %r = runmat.subscript %last
  %in = arith.cmpi ult, %r, %rows : index
  runmat.guard %in, "before" exit %s
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %c = runmat.subscript %k
    %o = arith.muli %c, %rows : index
    %p = arith.addi %r, %o : index
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.if %b : i1 {
        %r1 = runmat.subscript %j
        %in1 = arith.cmpi ult, %r1, %rows : index
        runmat.guard %in1, "index"
        %p1 = arith.addi %r1, %o : index
        runmat.write %e[%p1] = %j : f64
      } else {
      }
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!t = !runmat.array<double, [*, *, *]>

// In three dimensions each part but the highest has its guard, wherever the turn's element is.
// CHECK-LABEL: func.func private @three_turns(
// CHECK-SAME: %arg0: index, %arg1: index, %[[ROWS:.*]]: index, %[[COLUMNS:.*]]: index,
// CHECK-LABEL: func.func private @three_turns_0(
// CHECK-LABEL: func.func private @three_turns_1(
// CHECK-LABEL: func.func @three(
// CHECK: runmat.thread @three_turns(
// CHECK: runmat.thread @three_turns_0(
// CHECK: runmat.thread @three_turns_1(
func.func @three(%x: !t, %rows: index, %columns: index, %last: f64) -> !t {
  %c1 = arith.constant 1.0 : f64
  %area = arith.muli %rows, %columns : index
  %a = runmat.own %x : !t
  %e = runmat.elements %a : !t
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    runmat.guard %in, "row"
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %in1 = arith.cmpi ult, %c, %columns : index
      runmat.guard %in1, "column"
      %o = arith.muli %c, %rows : index
      %q = arith.addi %r, %o : index
      %o1 = arith.muli %c, %area : index
      %p = arith.addi %q, %o1 : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %c = runmat.subscript %k
    %in = arith.cmpi ult, %c, %columns : index
    runmat.guard %in, "column"
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %r = runmat.subscript %j
      %in1 = arith.cmpi ult, %r, %rows : index
      runmat.guard %in1, "row"
      %o = arith.muli %c, %rows : index
      %q = arith.addi %r, %o : index
      %o1 = arith.muli %r, %area : index
      %p = arith.addi %q, %o1 : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %g = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %r = runmat.subscript %j
      %in = arith.cmpi ult, %r, %rows : index
      runmat.guard %in, "row"
      %in1 = arith.cmpi ult, %r, %columns : index
      runmat.guard %in1, "column"
      %o = arith.muli %r, %rows : index
      %q = arith.addi %r, %o : index
      %o1 = arith.muli %g, %area : index
      %p = arith.addi %q, %o1 : index
      runmat.write %e[%p] = %j : f64
    }
  }
  return %a : !t
}

// -----

!v = !runmat.array<double, [*, 1]>

// The element plus a constant, which all accesses have in common however it is written.
// CHECK-LABEL: func.func private @shifted_turns(
// CHECK-LABEL: func.func @shifted(
// CHECK: runmat.thread @shifted_turns
func.func @shifted(%x: !v, %last: f64) -> !v {
  %c1 = arith.constant 1.0 : f64
  %c2 = arith.constant 2.0 : f64
  %c3 = arith.constant 3.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %m = arith.subf %k, %c1 : f64
    %n = runmat.add %c3, %m : (f64, f64) -> f64
    %p = runmat.subscript %n
    %n1 = arith.addf %k, %c2 : f64
    %p1 = runmat.subscript %n1
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %0 = runmat.read %e[%p] : f64
      runmat.write %e[%p1] = %0 : f64
    }
  }
  return %a : !v
}

// -----

!v = !runmat.array<double, [*, 1]>
!m = !runmat.array<double, [4, *]>

// Each array that the turns change has a place of its own in its positions. All of them are named, each one once, under the name that
// `own` gave.
// CHECK-LABEL: func.func private @several_turns(
// CHECK-LABEL: func.func @several(
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[B:.*]] = runmat.own %arg1
// CHECK: runmat.thread @several_turns({{.*}} changes(%[[A]], %[[B]]
func.func @several(%x: !v, %y: !m, %rows: index, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %b = runmat.own %y : !m
  %w = runmat.widen %b : (!m) -> !runmat.array<double, [*, *]>
  %f = runmat.elements %w : <double, [*, *]>
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.write %e[%p] = %k : f64
    %in = arith.cmpi ult, %p, %rows : index
    runmat.guard %in, "index"
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %q = arith.addi %p, %o : index
      %0 = runmat.read %e[%p] : f64
      runmat.write %f[%q] = %0 : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// An array that no turn changes is read anywhere. It is not among the changed ones, and need not be owned.
// CHECK-LABEL: func.func private @only_read_turns(
// CHECK-LABEL: func.func @only_read(
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: %[[F:.*]] = runmat.elements %arg1
// CHECK: runmat.thread @only_read_turns(%[[F]], %[[E]], %arg2{{.*}} changes(%[[A]]{{ |\)}}
func.func @only_read(%x: !v, %y: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %f = runmat.elements %y : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %n = arith.subf %k, %j : f64
      %q = runmat.subscript %n
      %0 = runmat.read %f[%q] : f64
      runmat.write %e[%p] = %0 : f64
    }
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// An extent that turns ask for is asked before the loop, before what tells what is held there, and given to the function.
// CHECK-LABEL: func.func private @extent_turns(
// CHECK-SAME: %arg0: index, %arg1: index, %[[ROWS:.*]]: index,
// CHECK-NOT: runmat.extent
// CHECK: arith.cmpi ult, %{{.*}}, %[[ROWS]]
// CHECK-LABEL: func.func @extent(
// CHECK: %[[A:.*]] = runmat.own
// CHECK: %[[ROWS:.*]] = runmat.extent %[[A]], 0
// CHECK: runmat.thread @extent_turns(%[[ROWS]],
// CHECK: runmat.owned %[[A]]
// CHECK-NEXT: runmat.for
// CHECK-NOT: runmat.extent
func.func @extent(%x: !m, %last: f64) -> !m {
  %c1 = arith.constant 1.0 : f64
  %s0 = runmat.statement 1 [] ()
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.owned %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 exit %s0 {
    %s = runmat.statement 2 [] ()
    %rows = runmat.extent %a, 0 : !m
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    runmat.owned %a : !m
    runmat.guard %in, "index" exit %s
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  } {nonempty}
  return %a : !m
}

// -----

!v = !runmat.array<double, [*, 1]>
!f = !runmat.array<single, [*, 1]>

// Numbers, truth values and indices from outside are given to the function; constants are made again in it.
// CHECK-LABEL: func.func private @captured_turns(
// CHECK-SAME: %arg0: index, %arg1: index,
// CHECK-SAME: %[[C:[a-z0-9]+]]: i1, %[[I:[a-z0-9]+]]: index, %[[E:[a-z0-9]+]]: !runmat.elements, %[[F:[a-z0-9]+]]: !runmat.elements, %[[Y:[a-z0-9]+]]: f32, %[[X:[a-z0-9]+]]: f64)
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1.0
// CHECK-DAG: %[[SEVEN:.*]] = runmat.constant 7.0
// CHECK: runmat.guard %[[C]], "a"
// CHECK: arith.cmpi ult, %{{.*}}, %[[I]]
// CHECK: runmat.for %{{.*}}: f64 = %[[ONE]], %[[ONE]], %[[X]]
// CHECK: runmat.write %[[E]][%{{.*}}] = %[[SEVEN]]
// CHECK: runmat.write %[[F]][%{{.*}}] = %[[Y]]
// CHECK-LABEL: func.func @captured(
// CHECK: %[[E:.*]] = runmat.elements
// CHECK: %[[F:.*]] = runmat.elements
// CHECK: runmat.thread @captured_turns(%arg4, %arg5, %[[E]], %[[F]], %arg3, %arg2
func.func @captured(%a: !v, %b: !f, %x: f64, %y: f32, %c: i1, %i: index) {
  %c1 = arith.constant 1.0 : f64
  %c7 = runmat.constant 7.0 : f64 -> f64
  %a1 = runmat.own %a : !v
  %e = runmat.elements %a1 : !v
  %b1 = runmat.own %b : !f
  %f = runmat.elements %b1 : !f
  runmat.for %k: f64 = %c1, %c1, %x : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.guard %c, "a"
    %in = arith.cmpi ult, %p, %i : index
    runmat.guard %in, "b"
    runmat.for %j: f64 = %c1, %c1, %x : f64, f64, f64 {
      runmat.write %e[%p] = %c7 : f64
      runmat.write %f[%p] = %y : f32
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// First and step are any whole constants; turns are counted from the first.
// CHECK-LABEL: func.func private @downwards_turns(
// CHECK: %[[FIRST:.*]] = arith.constant 9.0
// CHECK: %[[STEP:.*]] = arith.constant -2.0
// CHECK: arith.mulf %{{.*}}, %[[STEP]]
// CHECK: %[[FROM:.*]] = arith.addf %[[FIRST]],
// CHECK: arith.mulf %{{.*}}, %[[STEP]]
// CHECK: %[[TO:.*]] = arith.addf %[[FIRST]],
// CHECK: runmat.for %{{.*}}: f64 = %[[FROM]], %[[STEP]], %[[TO]]
// CHECK-LABEL: func.func @downwards(
// CHECK: %[[FIRST:.*]] = arith.constant 9.0
// CHECK: %[[STEP:.*]] = arith.constant -2.0
// CHECK: runmat.count %[[FIRST]], %[[STEP]], %arg1
// CHECK: %[[DONE:.*]] = runmat.thread @downwards_turns
// CHECK: %[[D:.*]] = arith.mulf %{{.*}}, %[[STEP]]
// CHECK: %[[NEXT:.*]] = arith.addf %[[FIRST]], %[[D]]
// CHECK: runmat.for %{{.*}}: f64 = %[[NEXT]], %[[STEP]], %arg1
func.func @downwards(%x: !v, %last: f64) {
  %c9 = arith.constant 9.0 : f64
  %step = arith.constant -2.0 : f64
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c9, %step, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Variables that a turn only sets go on: the function tells what its turns have left, and the loop behind them, whose turn may leave the
// unit, begins with that. Where none was made it begins as ever. Statements that list them are not in the function.
// CHECK-LABEL: func.func private @variables_turns(
// CHECK-SAME: %[[S:[a-z0-9]+]]: f64, %[[T:[a-z0-9]+]]: i1, %[[TO:[a-z0-9]+]]: !runmat.elements, %[[TO1:[a-z0-9]+]]: !runmat.elements) attributes
// CHECK: %[[V:.*]]:2 = runmat.for %[[K:.*]]: f64 = {{.*}} carry(%{{.*}} = %[[S]] : f64, %{{.*}} = %[[T]] : i1) {
// CHECK-NOT: runmat.statement
// CHECK: runmat.yield %[[K]], %{{.*}} : f64, i1
// CHECK: %[[START:.*]] = arith.constant 0 : index
// CHECK: runmat.write %[[TO]][%[[START]]] = %[[V]]#0 : f64
// CHECK: runmat.write %[[TO1]][%[[START]]] = %[[V]]#1 : i1
// CHECK-LABEL: func.func @variables(
// CHECK: %[[ROOM:.*]] = runmat.room
// CHECK: %[[ROOM1:.*]] = runmat.room
// CHECK: %[[DONE:.*]] = runmat.thread @variables_turns(%{{.*}}, %arg1, %arg2, %arg3, %[[ROOM]], %[[ROOM1]]
// CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[DONE]]
// CHECK: %[[LEFT:.*]] = runmat.read %[[ROOM]]
// CHECK: %[[INIT:.*]] = arith.select %[[NONE]], %arg2, %[[LEFT]] : f64
// CHECK: %[[LEFT1:.*]] = runmat.read %[[ROOM1]]
// CHECK: %[[INIT1:.*]] = arith.select %[[NONE]], %arg3, %[[LEFT1]] : i1
// CHECK: %[[R:.*]]:2 = runmat.for {{.*}} carry(%[[U:.*]] = %[[INIT]] : f64, %{{.*}} = %[[INIT1]] : i1) {
// CHECK: runmat.statement 1 ["s"] (%[[U]])
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @variables(%x: !v, %last: f64, %s: f64, %t: i1) -> (f64, i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %r:2 = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%u = %s : f64, %w = %t : i1) {
    %st = runmat.statement 1 ["s"] (%u) : f64
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %st
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %k, %q : f64, i1
  }
  return %r#0, %r#1 : f64, i1
}

// -----

!v = !runmat.array<double, [*, 1]>

// A variable that no turn changes may be handed on from turn to turn.
// CHECK-LABEL: func.func private @handed_on_turns(
// CHECK-LABEL: func.func @handed_on(
// CHECK: runmat.thread @handed_on_turns
func.func @handed_on(%x: !v, %last: f64, %s: f64) -> f64 {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %r = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%u = %s : f64) {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %u : f64
  }
  return %r : f64
}

// -----

!v = !runmat.array<double, [*, 1]>

// The function leaves by no exit: statements and what is owned are not in it, guards and inner loops have no exit there. In the loop
// itself they stay.
// CHECK-LABEL: func.func private @no_exits_turns(
// CHECK-NOT: runmat.statement
// CHECK-NOT: runmat.owned
// CHECK: runmat.poll
// CHECK-NEXT: runmat.guard %{{.*}}, "interrupt"{{$}}
// CHECK-NOT: exit
// CHECK: runmat.for
// CHECK: runmat.guard %{{.*}}, "domain"{{$}}
// CHECK: } {nonempty}
// CHECK: return
// CHECK-LABEL: func.func @no_exits(
// CHECK: %[[DONE:.*]] = runmat.thread @no_exits_turns(
// CHECK: %[[D:.*]] = arith.index_cast %[[DONE]]
// CHECK: %[[NEXT:.*]] = arith.addf
// CHECK-NEXT: runmat.owned %{{.*}} : !runmat.array<double, [*, 1]>
// CHECK-NEXT: runmat.for %{{.*}}: f64 = %[[NEXT]], {{.*}} exit %{{.*}} {
// CHECK: %[[S:.*]] = runmat.statement 2 ["a"]
// CHECK: runmat.guard %{{.*}}, "interrupt" exit %[[S]]
// CHECK: runmat.owned
// CHECK: runmat.for {{.*}} exit %[[S]] {
// CHECK: runmat.guard %{{.*}}, "domain" exit %[[S]]
// CHECK: } {nonempty}
// CHECK: } {nonempty}
func.func @no_exits(%x: !v, %last: f64, %c: i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %s0 = runmat.statement 1 ["a"] (%a) : !v
  runmat.owned %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 exit %s0 {
    %s = runmat.statement 2 ["a"] (%a) : !v
    %q = runmat.poll
    runmat.guard %q, "interrupt" exit %s
    %p = runmat.subscript %k
    runmat.owned %a : !v
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 exit %s {
      runmat.guard %c, "domain" exit %s
      runmat.write %e[%p] = %j : f64
    } {nonempty}
  } {nonempty}
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// The work of a turn: ops in loops count as often as their loops turn, 16 times where nobody knows before the loop. In branches they
// count as if they were reached.
// CHECK-LABEL: func.func @work(
// CHECK: %[[COUNT:.*]] = runmat.count %{{.*}}, %{{.*}}, %arg1
// CHECK: %[[TURNS:.*]] = runmat.count %{{.*}}, %{{.*}}, %arg2
// CHECK: %[[T:.*]] = arith.index_cast %[[TURNS]]
// CHECK: %[[TF:.*]] = arith.sitofp %[[T]]
// CHECK: %[[TWO:.*]] = arith.constant 2.0
// CHECK: %[[INNER:.*]] = arith.mulf %[[TF]], %[[TWO]]
// CHECK: %[[FEW:.*]] = arith.constant 1.6{{0*}}e+01
// CHECK: %[[NEXT:.*]] = arith.constant 1.0
// CHECK: %[[SECOND:.*]] = arith.mulf %[[FEW]], %[[NEXT]]
// CHECK: %[[BOTH:.*]] = arith.addf %[[INNER]], %[[SECOND]]
// CHECK: %[[PLAIN:.*]] = arith.constant 3.0
// CHECK: %[[WORK:.*]] = arith.addf %[[BOTH]], %[[PLAIN]]
// CHECK: runmat.thread @work_turns({{.*}}) of %[[COUNT]] work %[[WORK]]
func.func @work(%x: !v, %last: f64, %inner: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %inner : f64, f64, f64 {
      %0 = arith.addf %j, %k : f64
      runmat.write %e[%p] = %0 : f64
    }
    runmat.for %j: f64 = %c1, %c1, %k : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// Of loops that stand in each other the outermost one that can be is threaded.
// CHECK-LABEL: func.func private @outermost_turns(
// CHECK-NOT: runmat.thread
// CHECK-LABEL: func.func @outermost(
// CHECK: runmat.thread @outermost_turns(
// CHECK-NOT: runmat.thread
// CHECK: return
func.func @outermost(%x: !m, %rows: index, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %c = runmat.subscript %k
    %o = arith.muli %c, %rows : index
    runmat.for %l: f64 = %c1, %c1, %last : f64, f64, f64 {
      %r = runmat.subscript %l
      %in = arith.cmpi ult, %r, %rows : index
      runmat.guard %in, "index"
      %p = arith.addi %r, %o : index
      runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
        runmat.write %e[%p] = %j : f64
      }
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// All turns of the outer loop change the same elements, turns of the one inside do not: that one is threaded, in each outer turn.
// CHECK-LABEL: func.func private @inner_turns(
// CHECK-LABEL: func.func @inner(
// CHECK: runmat.for
// CHECK-NEXT: runmat.count
// CHECK: runmat.thread @inner_turns(
// CHECK: runmat.for
// CHECK: runmat.for
func.func @inner(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %t: f64 = %c1, %c1, %last : f64, f64, f64 {
    runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
      %p = runmat.subscript %k
      runmat.for %j: f64 = %c1, %c1, %t : f64, f64, f64 {
        runmat.write %e[%p] = %j : f64
      }
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// A `while` inside is a loop too, which carries what it likes. The loop itself may stand in a branch.
// CHECK-LABEL: func.func private @while_inside_turns(
// CHECK: runmat.while
// CHECK-LABEL: func.func @while_inside(
// CHECK: runmat.if
// CHECK: runmat.thread @while_inside_turns
// CHECK: } else {
func.func @while_inside(%x: !v, %last: f64, %b: i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.if %b : i1 {
    runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
      %p = runmat.subscript %k
      %r = runmat.while carry(%u = %c1 : f64) {
        %0 = arith.addf %u, %u : f64
        %on = arith.cmpf olt, %0, %last : f64
        runmat.yield %on, %0 : i1, f64
      }
      runmat.write %e[%p] = %r : f64
    }
  } else {
  }
  return
}
