// Loops whose turns may need each other, or that are not worth it, stay as they are.
// RUN: runmat-opt %s --runmat-thread-loops --split-input-file | FileCheck %s

!v = !runmat.array<double, [*, 1]>

// A turn that reads the element before its own needs the turn before.
// CHECK-LABEL: @element_before
// CHECK-NOT: runmat.thread
func.func @element_before(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    %n = arith.subf %k, %c1 : f64
    %q = runmat.subscript %n
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      %0 = runmat.read %e[%q] : f64
      runmat.write %e[%p] = %0 : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Two turns may change the same element: by different shifts, or at a position that is not the element plus a whole constant.
// CHECK-LABEL: @two_shifts
// CHECK-NOT: runmat.thread
// CHECK-LABEL: @other_positions
// CHECK-NOT: runmat.thread
func.func @two_shifts(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    %n = arith.addf %k, %c1 : f64
    %q = runmat.subscript %n
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
      runmat.write %e[%q] = %j : f64
    }
  }
  return
}
func.func @other_positions(%x: !v, %last: f64, %i: f64) {
  %c1 = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %p = runmat.subscript %i
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %k : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %q = runmat.subscript %j
      runmat.write %e[%q] = %k : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %n = arith.addf %k, %half : f64
    %q = runmat.subscript %n
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%q] = %k : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %n = arith.addf %k, %i : f64
    %q = runmat.subscript %n
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%q] = %k : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %n = arith.subf %c1, %k : f64
    %q = runmat.subscript %n
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%q] = %k : f64
    }
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// The element is the row in one access and the column in another: a turn's row crosses the columns of the others. The same with other
// strides, and with a position that has no column.
// CHECK-LABEL: @row_and_column
// CHECK-NOT: runmat.thread
func.func @row_and_column(%x: !m, %rows: index, %other: index, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %in = arith.cmpi ult, %i, %rows : index
    runmat.guard %in, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %l = runmat.subscript %j
      %in1 = arith.cmpi ult, %l, %rows : index
      runmat.guard %in1, "index"
      %o = arith.muli %l, %rows : index
      %p = arith.addi %i, %o : index
      %o1 = arith.muli %i, %rows : index
      %p1 = arith.addi %l, %o1 : index
      runmat.write %e[%p] = %j : f64
      runmat.write %e[%p1] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %in = arith.cmpi ult, %i, %rows : index
    runmat.guard %in, "index"
    %in1 = arith.cmpi ult, %i, %other : index
    runmat.guard %in1, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %l = runmat.subscript %j
      %o = arith.muli %l, %rows : index
      %p = arith.addi %i, %o : index
      %o1 = arith.muli %l, %other : index
      %p1 = arith.addi %i, %o1 : index
      runmat.write %e[%p] = %j : f64
      runmat.write %e[%p1] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %i = runmat.subscript %k
    %in = arith.cmpi ult, %i, %rows : index
    runmat.guard %in, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %l = runmat.subscript %j
      %o = arith.muli %l, %rows : index
      %p = arith.addi %i, %o : index
      runmat.write %e[%p] = %j : f64
      runmat.write %e[%i] = %j : f64
    }
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// A row that no guard keeps below the stride may reach into the next column: without a guard, with one of another bound or another
// comparison, with a comparison that nothing guards, and with a guard in a branch that need not be reached.
// CHECK-LABEL: @rows_beyond
// CHECK-NOT: runmat.thread
func.func @rows_beyond(%x: !m, %rows: index, %other: index, %last: f64, %b: i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %other : index
    runmat.guard %in, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ule, %r, %rows : index
    runmat.guard %in, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    %all = arith.andi %in, %b : i1
    runmat.guard %b, "index"
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    runmat.if %b : i1 {
      runmat.guard %in, "index"
    } else {
    }
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// A guard behind the access comes too late.
// CHECK-LABEL: @late_guard
// CHECK-NOT: runmat.thread
func.func @late_guard(%x: !m, %rows: index, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !m
  %e = runmat.elements %a : !m
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %r = runmat.subscript %k
    %in = arith.cmpi ult, %r, %rows : index
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %c = runmat.subscript %j
      %o = arith.muli %c, %rows : index
      %p = arith.addi %r, %o : index
      runmat.write %e[%p] = %j : f64
      runmat.guard %in, "index"
    }
    runmat.guard %in, "index"
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Elements of a range that does not start at a whole constant, or go on by one, may be no subscripts, or twice the same. -0 is none.
// CHECK-LABEL: @ranges
// CHECK-NOT: runmat.thread
func.func @ranges(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %half = arith.constant 0.5 : f64
  %zero = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %last, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %last, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %half, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %half, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %zero, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %minus, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// A turn that reads a variable that the one before has set, itself or in an inner loop, or hands it to another variable.
// CHECK-LABEL: @variable_read
// CHECK-NOT: runmat.thread
func.func @variable_read(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %r = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%s = %c1 : f64) {
    %p = runmat.subscript %k
    %t = arith.addf %s, %k : f64
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %t : f64
  }
  %r1 = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%s = %c1 : f64) {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %s : f64
    }
    runmat.yield %k : f64
  }
  %r2:2 = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%s = %c1 : f64, %t = %c1 : f64) {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %k, %s : f64, f64
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// An array that goes from turn to turn.
// CHECK-LABEL: @carried_array
// CHECK-NOT: runmat.thread
func.func @carried_array(%x: !v, %y: !v, %last: f64) -> !v {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  %r = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%c = %y : !v) {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %c : !v
  }
  return %r : !v
}

// -----

!v = !runmat.array<double, [*, 1]>

// An array that the unit does not own may be another one under two names.
// CHECK-LABEL: @not_owned
// CHECK-NOT: runmat.thread
func.func @not_owned(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %e = runmat.elements %x : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Addresses that a loop around carries change places: nobody knows of which array they are in a turn. The same where the loop itself
// carries them, and of one that a turn finds.
// CHECK-LABEL: @exchanged
// CHECK-NOT: runmat.thread
func.func @exchanged(%x: !v, %y: !v, %last: f64, %b: i1) {
  %c1 = arith.constant 1.0 : f64
  %a0 = runmat.own %x : !v
  %e0 = runmat.elements %a0 : !v
  %b0 = runmat.own %y : !v
  %f0 = runmat.elements %b0 : !v
  %r:4 = runmat.while carry(%a = %a0 : !v, %c = %b0 : !v, %e = %e0 : !runmat.elements, %f = %f0 : !runmat.elements) {
    runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
      %p = runmat.subscript %k
      runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
        %0 = runmat.read %f[%p] : f64
        runmat.write %e[%p] = %0 : f64
      }
    }
    runmat.yield %b, %c, %a, %f, %e : i1, !v, !v, !runmat.elements, !runmat.elements
  }
  return
}
func.func @exchanged_by_itself(%x: !v, %y: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e0 = runmat.elements %a : !v
  %b = runmat.own %y : !v
  %f0 = runmat.elements %b : !v
  %r:2 = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%e = %e0 : !runmat.elements, %f = %f0 : !runmat.elements) {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %f, %e : !runmat.elements, !runmat.elements
  }
  return
}
func.func @found_in_a_turn(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    %e = runmat.elements %a : !v
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// A call has effects, whose order shows.
// CHECK-LABEL: @call
// CHECK-NOT: runmat.thread
func.func @call(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
      runmat.call "disp" (%j) at 1 : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Arrays that a turn makes are for its own unit to hold and to drop.
// CHECK-LABEL: @makes_an_array
// CHECK-NOT: runmat.thread
func.func @makes_an_array(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    %b = runmat.box %k : f64 -> <double, [1, 1]>
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Without a loop inside turns are over before threads have begun.
// CHECK-LABEL: @no_loop_inside
// CHECK-NOT: runmat.thread
func.func @no_loop_inside(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.write %e[%p] = %k : f64
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Whether there is another turn is known behind the one before only.
// CHECK-LABEL: @breaks
// CHECK-NOT: runmat.thread
func.func @breaks(%x: !v, %last: f64, %b: i1) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
    runmat.yield %b : i1
  } {breaks}
  return
}

// -----

// Turns that change no array leave nothing but variables, which the last one gives.
// CHECK-LABEL: @changes_nothing
// CHECK-NOT: runmat.thread
func.func @changes_nothing(%x: !runmat.array<double, [*, 1]>, %last: f64) -> f64 {
  %c1 = arith.constant 1.0 : f64
  %e = runmat.elements %x : <double, [*, 1]>
  %r = runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 carry(%s = %c1 : f64) {
    %p = runmat.subscript %k
    %t = runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 carry(%u = %k : f64) {
      %0 = runmat.read %e[%p] : f64
      runmat.yield %0 : f64
    }
    runmat.yield %t : f64
  }
  return %r : f64
}

// -----

!v = !runmat.array<int16, [*, 1]>

// A function of turns is given no elements of integer classes, nor integers of 64 bits.
// CHECK-LABEL: @captured_classes
// CHECK-NOT: runmat.thread
func.func @captured_classes(%x: !v, %last: f64, %i: si16) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      runmat.write %e[%p] = %i : si16
    }
  }
  return
}
func.func @captured_wide(%x: !v, %last: f64, %i: i64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %0 = arith.sitofp %i : i64 to f64
      %1 = runmat.hold %0 : f64 -> si16
      runmat.write %e[%p] = %1 : si16
    }
  }
  return
}

// -----

!v = !runmat.array<int16, [*, 1]>

// Elements of integer classes may be read, computed with and changed in turns all the same.
// CHECK-LABEL: func.func private @integers_turns(
// CHECK: runmat.hold
// CHECK-LABEL: func.func @integers(
// CHECK: runmat.thread @integers_turns
func.func @integers(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %k, %last : f64, f64, f64 {
      %0 = runmat.read %e[%p] : si16
      %1 = runmat.hold %0 : si16 -> f64
      %2 = arith.negf %1 : f64
      %3 = runmat.hold %2 : f64 -> si16
      runmat.write %e[%p] = %3 : si16
    }
  }
  return
}

// -----

!v = !runmat.array<double, [*, 1]>

// Several loops of a unit have functions of different names, also where one is taken.
// CHECK-LABEL: func.func private @names_turns_0(
// CHECK-LABEL: func.func private @names_turns_1(
// CHECK-LABEL: func.func @names(
// CHECK: runmat.thread @names_turns_0(
// CHECK: runmat.thread @names_turns_1(
// CHECK-LABEL: func.func private @names_turns()
func.func @names(%x: !v, %last: f64) {
  %c1 = arith.constant 1.0 : f64
  %a = runmat.own %x : !v
  %e = runmat.elements %a : !v
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %j : f64
    }
  }
  runmat.for %k: f64 = %c1, %c1, %last : f64, f64, f64 {
    %p = runmat.subscript %k
    runmat.for %j: f64 = %c1, %c1, %last : f64, f64, f64 {
      runmat.write %e[%p] = %k : f64
    }
  }
  return
}
func.func private @names_turns()
