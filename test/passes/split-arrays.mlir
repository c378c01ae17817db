// RUN: runmat-opt %s --split-input-file --runmat-split-arrays | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-split-arrays --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// The state of a filter goes through the loop as its elements, in column-major order. What is read in the loop is read before it, once.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [2, 1]>
!m = !runmat.array<double, [2, 2]>
// CHECK-LABEL: func.func @product
// CHECK-DAG: runmat.load %arg1[%{{.*}}] : <double, [2, 1]>
// CHECK-DAG: runmat.load %arg2[%{{.*}}] : <double, [2, 2]>
// CHECK: %[[R:.*]]:2 = runmat.for {{.*}} carry(%[[P:.*]] = %{{.*}} : [[S:.*]], %[[Q:.*]] = %{{.*}} : [[S]]) {
// CHECK-NEXT: %[[A:.*]] = runmat.mul %[[A0:.*]], %[[P]]
// CHECK-NEXT: %[[B:.*]] = runmat.mul %[[A2:.*]], %[[Q]]
// CHECK-NEXT: %[[AB:.*]] = runmat.add %[[A]], %[[B]]
// CHECK-NEXT: %[[ZERO:.*]] = runmat.constant 0.000000e+00
// CHECK-NEXT: %[[U:.*]] = runmat.add %[[AB]], %[[ZERO]]
// CHECK-NEXT: %[[C:.*]] = runmat.mul %{{.*}}, %[[P]]
// CHECK-NEXT: %[[D:.*]] = runmat.mul %{{.*}}, %[[Q]]
// CHECK: runmat.yield %[[U]], %{{.*}} : [[S]], [[S]]
// CHECK: %[[WHOLE:.*]] = runmat.concatenate %[[R]]#0, %[[R]]#1 along 0
// CHECK: return %[[WHOLE]]
func.func @product(%n: !s, %x: !v, %a: !m) -> !v {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v) {
    %next = runmat.mtimes %a, %c : (!m, !v) -> !v
    runmat.yield %next : !v
  }
  return %y : !v
}

// -----

// A transposed factor is read the other way round, and a matrix is its columns.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [2, 2]>
// CHECK-LABEL: func.func @transposed
// CHECK: runmat.for {{.*}} carry(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}}, %[[D:.*]] = %{{.*}}) {
// CHECK-NEXT: %[[AA:.*]] = runmat.mul %[[A]], %[[A]]
// CHECK-NEXT: %[[CC:.*]] = runmat.mul %[[C]], %[[C]]
// CHECK: %[[BA:.*]] = runmat.mul %[[B]], %[[A]]
// CHECK-NEXT: %[[DC:.*]] = runmat.mul %[[D]], %[[C]]
// CHECK: runmat.concatenate {{.*}} along 0 {{.*}} -> !runmat.array<double, [4, 1]>
// CHECK: runmat.reshape_to %{{.*}} to(%{{.*}}, %{{.*}}) {{.*}} -> !runmat.array<double, [2, 2]>
func.func @transposed(%n: !s, %x: !m) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !m) {
    %t = runmat.transpose %c : (!m) -> !m
    %back = runmat.transpose conjugate %t : (!m) -> !m
    %next = runmat.mtimes %back, %c as adjoint : (!m, !m) -> !m
    runmat.yield %next : !m
  }
  return %y : !m
}

// -----

// Rows and columns are expanded, reductions fold in their order, and an exit hands over the elements.
!s = !runmat.array<double, [1, 1]>
!r = !runmat.array<double, [1, 2]>
!v = !runmat.array<double, [2, 1]>
!m = !runmat.array<double, [2, 2]>
// CHECK-LABEL: func.func @expanded
// CHECK: runmat.for {{.*}} carry(%[[X:.*]] = %{{.*}}, %[[Y:.*]] = %{{.*}}) {
// CHECK: runmat.statement 7 ["n", "c", "$column"] (%arg0, %[[X]], %[[Y]])
// CHECK: %[[XX:.*]] = runmat.add %[[X]], %[[V:[^ ]*]] :
// CHECK: %[[XY:.*]] = runmat.add %[[X]], %[[W:[^ ]*]] :
// CHECK: %[[YX:.*]] = runmat.add %[[Y]], %[[V]] :
// CHECK: %[[YY:.*]] = runmat.add %[[Y]], %[[W]] :
// CHECK: runmat.statement 8 ["m", "$row", "$column", "$row"] (%[[XX]], %[[XY]], %[[YX]], %[[YY]])
// CHECK: %[[MAX:.*]] = runmat.maximum %[[XX]], %[[XY]]
// CHECK: %[[OTHER:.*]] = runmat.maximum %[[YX]], %[[YY]]
// CHECK: runmat.yield %[[MAX]], %[[OTHER]]
func.func @expanded(%n: !s, %x: !r, %v: !v) {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !r) {
    %before = runmat.statement 7 ["n", "c"] (%n, %c) : !s, !r
    %m = runmat.add %c, %v : (!r, !v) -> !m
    %after = runmat.statement 8 ["m"] (%m) : !m
    %next = runmat.reduce max %m over [0] : (!m) -> !r
    runmat.yield %next : !r
  }
  return
}

// -----

// Parts by written subscripts, `end` among them, joins, fills and branches.
!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
!c = !runmat.array<char, [1, 1]>
!v = !runmat.array<double, [3, 1]>
!w = !runmat.array<double, [2, 1]>
// CHECK-LABEL: func.func @parts
// CHECK: %[[R:.*]]:3 = runmat.for {{.*}} carry(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}, %[[C:.*]] = %{{.*}}) {
// CHECK: %[[ZERO:.*]] = runmat.constant 0.000000e+00
// CHECK: %[[IF:.*]]:3 = runmat.if %{{.*}} {
// CHECK: runmat.yield %[[C]], %[[A]], %[[ZERO]]
// CHECK: } else {
// CHECK: runmat.yield %[[A]], %arg0, %[[C]]
// CHECK: %[[N:.*]] = runmat.neg %[[IF]]#0
// CHECK: runmat.yield %[[N]]
// CHECK: runmat.mul %[[R]]#1, %[[R]]#1
func.func @parts(%n: !s, %x: !v, %t: !l) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v) {
    %twoZeros = runmat.fill 0.0 as double(%two, %one) : (!s, !s) -> !w
    %b = runmat.if %t : !l -> !v {
      %end = runmat.end %c at 0 of 1 : (!v) -> !s
      %last = runmat.sub %end, %two : (!s, !s) -> !s
      %list = runmat.concatenate %end, %last along 1 : (!s, !s) -> !runmat.array<double, [1, 2]>
      %p = runmat.index %c(%list) : (!v, !runmat.array<double, [1, 2]>) -> !w
      %z = runmat.index %twoZeros(%two) : (!w, !s) -> !s
      %j = runmat.concatenate %p, %z along 0 : (!w, !s) -> !v
      runmat.yield %j : !v
    } else {
      %u = runmat.update %c(%two) = %n : (!v, !s, !s) -> !v
      runmat.yield %u : !v
    }
    %next = runmat.neg %b : (!v) -> !v
    runmat.yield %next : !v
  }
  %e = runmat.index %y(%two) : (!v, !s) -> !s
  %r = runmat.mul %e, %e : (!s, !s) -> !s
  return %r : !s
}

// -----

// What a subscript of the running loop reads, or sets, stays in memory.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [3, 1]>
// CHECK-LABEL: func.func @by_subscript
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %arg1 : !runmat.array<double, [3, 1]>, %[[D:.*]] = %arg1 : !runmat.array<double, [3, 1]>) {
// CHECK: runmat.index %[[C]](%{{.*}})
// CHECK: runmat.update %[[D]](%{{.*}})
func.func @by_subscript(%n: !s, %x: !v) -> (!v, !v) {
  %one = runmat.constant 1.0 : f64 -> !s
  %y:2 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v, %d = %x : !v) {
    %e = runmat.index %c(%k) : (!v, !s) -> !s
    %next = runmat.mul %c, %e : (!v, !s) -> !v
    %changed = runmat.update %d(%k) = %e : (!v, !s, !s) -> !v
    runmat.yield %next, %changed : !v, !v
  }
  return %y#0, %y#1 : !v, !v
}

// -----

// Outside of loops arrays are arrays, and so are those of unknown extents, complex ones, integers, and more than 36 elements.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [3, 1]>
!u = !runmat.array<double, [*, 1]>
!z = !runmat.array<complex double, [3, 1]>
!i = !runmat.array<int32, [3, 1]>
!w = !runmat.array<double, [37, 1]>
// CHECK-LABEL: func.func @others
// CHECK-NOT: runmat.load
// CHECK: runmat.neg %arg1 : (!runmat.array<double, [3, 1]>)
// CHECK: runmat.neg %{{.*}} : (!runmat.array<double, [*, 1]>)
// CHECK: runmat.neg %{{.*}} : (!runmat.array<complex double, [3, 1]>)
// CHECK: runmat.neg %{{.*}} : (!runmat.array<int32, [3, 1]>)
// CHECK: runmat.neg %{{.*}} : (!runmat.array<double, [37, 1]>)
func.func @others(%n: !s, %x: !v, %a: !u, %b: !z, %c: !i, %d: !w) -> (!v, !u, !z, !i, !w) {
  %one = runmat.constant 1.0 : f64 -> !s
  %e = runmat.neg %x : (!v) -> !v
  %y:4 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%p = %a : !u, %q = %b : !z, %r = %c : !i, %t = %d : !w) {
    %f = runmat.neg %p : (!u) -> !u
    %g = runmat.neg %q : (!z) -> !z
    %h = runmat.neg %r : (!i) -> !i
    %i = runmat.neg %t : (!w) -> !w
    runmat.yield %f, %g, %h, %i : !u, !z, !i, !w
  }
  return %e, %y#0, %y#1, %y#2, %y#3 : !v, !u, !z, !i, !w
}

// -----

// An error in an element is one though nothing reads the array.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [2, 1]>
// CHECK-LABEL: func.func @discarded
// CHECK: %[[A:.*]] = runmat.sqrt %[[P:.*]] :
// CHECK: %[[B:.*]] = runmat.sqrt %[[Q:.*]] :
// CHECK: runmat.discard %[[A]]
// CHECK: runmat.discard %[[B]]
func.func @discarded(%n: !s, %x: !v) {
  %one = runmat.constant 1.0 : f64 -> !s
  runmat.for %k: !s = %one, %one, %n : !s, !s, !s {
    %y = runmat.sqrt %x : (!v) -> !v
    runmat.discard %y : !v
  }
  return
}

// -----

// A value of another shape than the part is for the runtime to refuse; one that is repeated is for it, too, and one of another class.
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
!m = !runmat.array<double, [2, 2]>
!v = !runmat.array<double, [4, 1]>
!f = !runmat.array<single, [2, 2]>
// CHECK-LABEL: func.func @refused
// CHECK: runmat.update %{{.*}} = %arg2
// CHECK: runmat.update %{{.*}} = %arg0
// CHECK: runmat.update %{{.*}} = %arg3
func.func @refused(%n: !s, %x: !m, %v: !v, %f: !f) -> !m {
  %one = runmat.constant 1.0 : f64 -> !s
  %all = runmat.text ":" -> !c
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !m) {
    %a = runmat.update %c(%all, %all) = %v : (!m, !c, !c, !v) -> !m
    %b = runmat.update %a(%all, %all) = %n : (!m, !c, !c, !s) -> !m
    %d = runmat.update %b(%all, %all) = %f : (!m, !c, !c, !f) -> !m
    runmat.yield %d : !m
  }
  return %y : !m
}

// -----

// Two equations: the row with the larger element comes first, and what is singular, nearly, or a triangle is left to the runtime.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [2, 2]>
!v = !runmat.array<double, [2, 1]>
// CHECK-LABEL: func.func @solved
// CHECK: %[[LARGER:.*]] = runmat.gt %{{.*}}, %{{.*}}
// CHECK: runmat.select %[[LARGER]]
// CHECK: %[[GOOD:.*]] = runmat.and %{{.*}}, %{{.*}}
// CHECK: %[[X:.*]]:2 = runmat.if %[[GOOD]] : {{.*}} {
// CHECK-NEXT: runmat.yield
// CHECK: } else {
// CHECK: runmat.mldivide
// CHECK: runmat.load
// CHECK: runmat.yield %[[X]]#0, %[[X]]#1
func.func @solved(%n: !s, %a: !m, %x: !v) -> !v {
  %one = runmat.constant 1.0 : f64 -> !s
  %y = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v) {
    %next = runmat.mldivide %a, %c : (!m, !v) -> !v
    runmat.yield %next : !v
  }
  return %y : !v
}

// -----

// Five equations are the runtime's, and so are two in singles.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [5, 5]>
!r = !runmat.array<double, [1, 5]>
!f = !runmat.array<single, [2, 2]>
!g = !runmat.array<single, [2, 1]>
// CHECK-LABEL: func.func @not_solved
// CHECK-NOT: runmat.if
// CHECK: runmat.mrdivide
// CHECK: runmat.mldivide
func.func @not_solved(%n: !s, %a: !m, %x: !r, %f: !f, %g: !g) -> (!r, !g) {
  %one = runmat.constant 1.0 : f64 -> !s
  %y:2 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !r, %d = %g : !g) {
    %next = runmat.mrdivide %c, %a : (!r, !m) -> !r
    %other = runmat.mldivide %f, %d : (!f, !g) -> !g
    runmat.yield %next, %other : !r, !g
  }
  return %y#0, %y#1 : !r, !g
}

// -----

// Truth values fold to one.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [1, 3]>
!t = !runmat.array<logical, [1, 3]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @truths
// CHECK: %[[OR:.*]] = runmat.or %{{.*}}, %{{.*}}
// CHECK: %[[ANY:.*]] = runmat.or %[[OR]], %{{.*}}
// CHECK: %[[AND:.*]] = runmat.and %{{.*}}, %{{.*}}
// CHECK: %[[ALL:.*]] = runmat.and %[[AND]], %{{.*}}
// CHECK: runmat.ne %[[ANY]], %[[ALL]]
func.func @truths(%n: !s, %x: !v) -> !l {
  %one = runmat.constant 1.0 : f64 -> !s
  %no = runmat.constant false -> !l
  %y:2 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %x : !v, %b = %no : !l) {
    %next = runmat.neg %c : (!v) -> !v
    %t = runmat.gt %next, %k : (!v, !s) -> !t
    %any = runmat.reduce any %t over [1] : (!t) -> !l
    %all = runmat.reduce all %t over [1] : (!t) -> !l
    %r = runmat.ne %any, %all : (!l, !l) -> !l
    runmat.yield %next, %r : !v, !l
  }
  return %y#1 : !l
}

// -----

// What comes from memory and goes back there in one step stays there; a chain does not.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [1, 3]>
// CHECK-LABEL: func.func @from_memory
// CHECK: runmat.for
// CHECK: %[[A:.*]] = runmat.evaluate "sort"(%arg1)
// CHECK: %[[B:.*]] = runmat.neg %[[A]] : (!runmat.array<double, [1, 3]>)
// CHECK: runmat.evaluate "cumsum"(%[[B]])
// CHECK: %[[C:.*]] = runmat.evaluate "sort"(%arg1)
// CHECK: runmat.load %[[C]]
// CHECK: runmat.neg %{{.*}} : (!runmat.array<double, [1, 1]>)
// CHECK: runmat.exp %{{.*}} : (!runmat.array<double, [1, 1]>)
// CHECK: %[[E:.*]] = runmat.concatenate
// CHECK: runmat.evaluate "cumsum"(%[[E]])
func.func @from_memory(%n: !s, %x: !v) {
  %one = runmat.constant 1.0 : f64 -> !s
  runmat.for %k: !s = %one, %one, %n : !s, !s, !s {
    %a = runmat.evaluate "sort"(%x) : (!v) -> !v
    %b = runmat.neg %a : (!v) -> !v
    %u = runmat.evaluate "cumsum"(%b) : (!v) -> !v
    %c = runmat.evaluate "sort"(%x) : (!v) -> !v
    %d = runmat.neg %c : (!v) -> !v
    %e = runmat.exp %d : (!v) -> !v
    %w = runmat.evaluate "cumsum"(%e) : (!v) -> !v
  }
  return
}

// -----

// How often a loop turns that carries nothing may be a sum of a small array, also of one in memory.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [1, 2]>
// CHECK-LABEL: func.func @bound
// CHECK: runmat.for
// CHECK: runmat.load
// CHECK: %[[AB:.*]] = runmat.add
// CHECK: %[[SUM:.*]] = runmat.add %[[AB]]
// CHECK: runmat.for %{{.*}} = %{{.*}}, %{{.*}}, %[[SUM]] :
func.func @bound(%n: !s, %x: !v) {
  %one = runmat.constant 1.0 : f64 -> !s
  %outside = runmat.reduce sum %x over [1] : (!v) -> !s
  runmat.for %k: !s = %one, %one, %outside : !s, !s, !s {
    %a = runmat.evaluate "sort"(%x) : (!v) -> !v
    %b = runmat.reduce sum %a over [1] : (!v) -> !s
    runmat.for %j: !s = %one, %one, %b : !s, !s, !s {
      runmat.call "disp"(%j) at 3 : !s
    }
  }
  return
}

// -----

// What only one branch reads is joined there, with the line that it shows; what both read, or the loop, where it is made.
!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
!v = !runmat.array<double, [1, 2]>
!m = !runmat.array<double, [2, 2]>
// CHECK-LABEL: func.func @sunk
// CHECK: runmat.for
// CHECK: runmat.concatenate %{{.*}}, %{{.*}} along 1 : (!runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>)
// CHECK-NOT: runmat.concatenate
// CHECK: runmat.if
// CHECK-NOT: runmat.concatenate
// CHECK: } else {
// CHECK: runmat.if
// CHECK-NEXT: %[[LINE:.*]] = runmat.concatenate %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} along 0
// CHECK-NEXT: %[[M:.*]] = runmat.reshape_to %[[LINE]]
// CHECK-NEXT: runmat.evaluate "norm"(%[[M]])
// CHECK-NOT: runmat.concatenate
// CHECK: runmat.if
// CHECK-COUNT-2: runmat.evaluate "norm"
func.func @sunk(%n: !s, %a: !m, %v: !v, %l: !l) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %0:3 = runmat.for %k: !s = %one, %one, %n : !s, !s, !s carry(%c = %a : !m, %d = %v : !v, %e = %one : !s) {
    %next = runmat.mtimes %c, %c : (!m, !m) -> !m
    %half = runmat.div %d, %k : (!v, !s) -> !v
    %x = runmat.if %l : !l -> !s {
      runmat.yield %e : !s
    } else {
      %y = runmat.if %l : !l -> !s {
        %length = runmat.evaluate "norm"(%next) : (!m) -> !s
        runmat.yield %length : !s
      } else {
        runmat.yield %k : !s
      }
      runmat.yield %y : !s
    }
    %z = runmat.if %l : !l -> !s {
      %p = runmat.evaluate "norm"(%half) : (!v) -> !s
      runmat.yield %p : !s
    } else {
      %q = runmat.evaluate "norm"(%half) : (!v) -> !s
      %r = runmat.add %q, %x : (!s, !s) -> !s
      runmat.yield %r : !s
    }
    runmat.yield %next, %half, %z : !m, !v, !s
  }
  return %0#2 : !s
}
