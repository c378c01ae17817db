// RUN: runmat-opt %s --runmat-scalarise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-scalarise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// A range of a row: whole positions below its length, as many of them at most, and an end that is a number; or none at all.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @row
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[ONE:.*]] = runmat.constant 1.0
// CHECK-DAG: %[[N:.*]] = runmat.unbox %arg1
// CHECK-DAG: %[[BOUND:.*]] = runmat.extent %arg0, 1
// CHECK: %[[FIRST:.*]] = runmat.subscript %[[ONE]]
// CHECK: %[[COUNT:.*]] = runmat.count %[[ONE]], %[[ONE]], %[[N]]
// CHECK: %[[TURNS:.*]] = arith.subi %[[COUNT]], %[[C1]]
// CHECK: %[[LAST:.*]] = arith.addi %[[FIRST]], %[[TURNS]]
// CHECK: %[[A:.*]] = arith.cmpi ult, %[[FIRST]], %[[BOUND]]
// CHECK: %[[B:.*]] = arith.cmpi ult, %[[LAST]], %[[BOUND]]
// CHECK: %[[AB:.*]] = arith.andi %[[A]], %[[B]]
// CHECK: %[[C:.*]] = arith.cmpi ule, %[[COUNT]], %[[BOUND]]
// CHECK: %[[ABC:.*]] = arith.andi %[[AB]], %[[C]]
// CHECK: %[[D:.*]] = arith.cmpf ord, %[[N]], %[[N]]
// CHECK: %[[ALL:.*]] = arith.andi %[[ABC]], %[[D]]
// CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[COUNT]], %[[C0]]
// CHECK: %[[GOOD:.*]] = arith.ori %[[NONE]], %[[ALL]]
// CHECK-NEXT: runmat.guard %[[GOOD]], "index"
// CHECK-NEXT: %[[S:.*]] = runmat.slice %arg0 at %[[FIRST]] by(%[[C0]], %[[C1]]) over(%[[C1]], %[[COUNT]]) : {{.*}} -> !runmat.array<double, [1, ?]>
// CHECK-NEXT: return %[[S]]
func.func @row(%a: !r, %n: !s) -> !i {
  %one = runmat.constant 1.0 : f64 -> !s
  %i = runmat.range %one, %one, %n : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%i) : (!r, !i) -> !i
  return %0 : !i
}

// -----

// A column that is known to be one lies along the first dimension.
!i = !runmat.array<double, [1, ?]>
!c = !runmat.array<double, [?, 1]>
!k = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @column
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[FIRST:.*]] = runmat.subscript
// CHECK: %[[COUNT:.*]] = runmat.count
// CHECK-COUNT-1: runmat.guard
// CHECK-NEXT: runmat.slice %arg0 at %[[FIRST]] by(%[[C1]], %[[C0]]) over(%[[COUNT]], %[[C1]]) : {{.*}} -> !runmat.array<double, [?, 1]>
func.func @column(%a: !k, %n: !s) -> !c {
  %one = runmat.constant 1.0 : f64 -> !s
  %i = runmat.range %n, %one, %n : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%i) : (!k, !i) -> !c
  return %0 : !c
}

// -----

// What may be 1x1: nothing of it would be a row, so some of it is chosen or it has not one row.
!i = !runmat.array<double, [1, ?]>
!c = !runmat.array<double, [?, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @perhaps_column
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[COUNT:.*]] = runmat.count
// CHECK: runmat.guard
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[SOME:.*]] = arith.cmpi ne, %[[COUNT]], %[[C0]]
// CHECK: %[[VECTOR:.*]] = arith.cmpi ne, %[[ROWS]], %[[C1]]
// CHECK: %[[GOOD:.*]] = arith.ori %[[SOME]], %[[VECTOR]]
// CHECK: runmat.guard %[[GOOD]], "index"
// CHECK-NEXT: runmat.slice
func.func @perhaps_column(%a: !c, %n: !s) -> !c {
  %one = runmat.constant 1.0 : f64 -> !s
  %i = runmat.range %n, %one, %n : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%i) : (!c, !i) -> !c
  return %0 : !c
}

// -----

// A number and a range that goes down: the strides are in elements of the array. The end is a constant and no NaN.
!i = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<single, [*, *]>
// CHECK-LABEL: @down
// CHECK-DAG: %[[TWO:.*]] = arith.constant -2 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[ROW:.*]] = runmat.subscript
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[ROW]], %[[ROWS]]
// CHECK: runmat.guard %[[INSIDE]], "index"
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: %[[FIRST:.*]] = runmat.subscript
// CHECK: %[[COUNT:.*]] = runmat.count
// CHECK: %[[TURNS:.*]] = arith.subi %[[COUNT]], %[[C1]]
// CHECK: %[[WAY:.*]] = arith.muli %[[TURNS]], %[[TWO]]
// CHECK: %[[LAST:.*]] = arith.addi %[[FIRST]], %[[WAY]]
// CHECK: arith.cmpi ult, %[[LAST]], %[[COLUMNS]]
// CHECK-NOT: arith.cmpf
// CHECK: runmat.guard
// CHECK: %[[SKIPPED:.*]] = arith.muli %[[FIRST]], %[[ROWS]]
// CHECK: %[[OFFSET:.*]] = arith.addi %[[ROW]], %[[SKIPPED]]
// CHECK: %[[STRIDE:.*]] = arith.muli %[[ROWS]], %[[TWO]]
// CHECK: runmat.slice %arg0 at %[[OFFSET]] by(%[[C1]], %[[STRIDE]]) over(%[[C1]], %[[COUNT]])
func.func @down(%a: !m, %n: !s, %f: !s) -> !runmat.array<single, [1, ?]> {
  %one = runmat.constant 1.0 : f64 -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %step = runmat.neg %two : (!s) -> !s
  %i = runmat.range %f, %step, %one : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%n, %i) : (!m, !s, !i) -> !runmat.array<single, [1, ?]>
  return %0 : !runmat.array<single, [1, ?]>
}

// -----

// A step that is not known must be whole and no more than 2^24; until that is checked it is taken for 0.
!i = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>
!r = !runmat.array<double, [1, *]>
// CHECK-LABEL: @variable
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0.0{{.*}} : f64
// CHECK-DAG: %[[LARGEST:.*]] = arith.constant 0x4170000000000000 : f64
// CHECK-DAG: %[[STEP:.*]] = runmat.unbox %arg1
// CHECK: %[[FIRST:.*]] = runmat.subscript
// CHECK: %[[COUNT:.*]] = runmat.count
// CHECK: %[[SIZE:.*]] = math.absf %[[STEP]]
// CHECK: %[[FITS:.*]] = arith.cmpf ole, %[[SIZE]], %[[LARGEST]]
// CHECK: %[[FLOOR:.*]] = math.floor %[[STEP]]
// CHECK: %[[WHOLE:.*]] = arith.cmpf oeq, %[[FLOOR]], %[[STEP]]
// CHECK: %[[IS:.*]] = arith.andi %[[FITS]], %[[WHOLE]]
// CHECK: %[[SAFE:.*]] = arith.select %[[IS]], %[[STEP]], %[[ZERO]]
// CHECK: %[[INTEGER:.*]] = arith.fptosi %[[SAFE]] : f64 to i64
// CHECK: %[[STRIDE:.*]] = arith.index_cast %[[INTEGER]]
// CHECK: %[[INSIDE:.*]] = arith.andi %{{.*}}, %[[IS]]
// CHECK: %[[GOOD:.*]] = arith.ori %{{.*}}, %[[INSIDE]]
// CHECK: runmat.guard %[[GOOD]], "index"
// CHECK: runmat.slice %arg0 at %[[FIRST]] by(%{{.*}}, %[[STRIDE]]) over(%{{.*}}, %[[COUNT]])
func.func @variable(%a: !r, %n: !s, %f: !s) -> !i {
  %two = runmat.constant 2.0 : f64 -> !s
  %i = runmat.range %f, %n, %two : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%i) : (!r, !i) -> !i
  return %0 : !i
}

// -----

// The last subscript runs over all dimensions that are left; a colon needs no guard.
!s = !runmat.array<double, [1, 1]>
!t = !runmat.array<int8, [2, *, 3]>
!o = !runmat.array<char, [1, 1]>
// CHECK-LABEL: @last
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK-DAG: %[[C3:.*]] = arith.constant 3 : index
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: %[[BOUND:.*]] = arith.muli %[[COLUMNS]], %[[C3]]
// CHECK: %[[COLUMN:.*]] = runmat.subscript
// CHECK: %[[INSIDE:.*]] = arith.cmpi ult, %[[COLUMN]], %[[BOUND]]
// CHECK-NEXT: runmat.guard %[[INSIDE]], "index"
// CHECK: %[[OFFSET:.*]] = arith.muli %[[COLUMN]], %[[C2]]
// CHECK: runmat.slice %arg0 at %[[OFFSET]] by(%[[C1]], %[[C2]]) over(%[[C2]], %[[C1]]) : {{.*}} -> !runmat.array<int8, [2, 1]>
func.func @last(%a: !t, %n: !s) -> !runmat.array<int8, [2, 1]> {
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %a(%colon, %n) : (!t, !o, !s) -> !runmat.array<int8, [2, 1]>
  return %0 : !runmat.array<int8, [2, 1]>
}

// One element of a trailing dimension is no dimension of the slice.
// CHECK-LABEL: @page
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C2:.*]] = arith.constant 2 : index
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: %[[SIZE:.*]] = arith.muli %[[COLUMNS]], %[[C2]]
// CHECK: %[[PAGE:.*]] = runmat.subscript
// CHECK: runmat.guard
// CHECK: %[[OFFSET:.*]] = arith.muli %[[PAGE]], %[[SIZE]]
// CHECK: runmat.slice %arg0 at %[[OFFSET]] by(%[[C1]], %[[C2]]) over(%[[C2]], %[[COLUMNS]]) : {{.*}} -> !runmat.array<int8, [2, *]>
func.func @page(%a: !t, %n: !s) -> !runmat.array<int8, [2, *]> {
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %a(%colon, %colon, %n) : (!t, !o, !o, !s) -> !runmat.array<int8, [2, *]>
  return %0 : !runmat.array<int8, [2, *]>
}

// -----

// A part of a row as a column is the same part with its stride in the other dimension; a part of both dimensions is reshaped.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>
!o = !runmat.array<char, [1, 1]>
// CHECK-LABEL: @turned
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[ROW:.*]] = runmat.subscript
// CHECK-NOT: runmat.reshape_to
// CHECK: %[[COLUMN:.*]] = runmat.slice %arg0 at %[[ROW]] by(%[[ROWS]], %[[C0]]) over(%{{.*}}, %[[C1]]) : {{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: return %[[COLUMN]]
func.func @turned(%a: !m, %n: !s, %count: index) -> !runmat.array<double, [*, 1]> {
  %one = arith.constant 1 : index
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %a(%n, %colon) : (!m, !s, !o) -> !runmat.array<double, [1, *]>
  %1 = runmat.reshape_to %0 to(%count, %one) : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [*, 1]>
  return %1 : !runmat.array<double, [*, 1]>
}

// It stands where the part does: behind that the array may change.
// CHECK-LABEL: @turned_late
// CHECK: runmat.slice %arg0 {{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: runmat.store %arg0
// CHECK-NOT: runmat.slice
// CHECK: return
func.func @turned_late(%a: !m, %n: !s, %count: index, %v: f64) -> (!m, !runmat.array<double, [*, 1]>) {
  %one = arith.constant 1 : index
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %a(%n, %colon) : (!m, !s, !o) -> !runmat.array<double, [1, *]>
  %1 = runmat.store %a[%one] = %v : <double, [*, *]>, f64
  %2 = runmat.reshape_to %0 to(%count, %one) : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [*, 1]>
  return %1, %2 : !m, !runmat.array<double, [*, 1]>
}

// CHECK-LABEL: @matrix
// CHECK: %[[S:.*]] = runmat.slice %arg0
// CHECK: runmat.reshape_to %[[S]] to(%arg1, %arg2)
func.func @matrix(%a: !runmat.array<double, [*, *, *]>, %n: index, %m: index) -> !m {
  %colon = runmat.text ":" -> !o
  %one = runmat.constant 1.0 : f64 -> !s
  %0 = runmat.index %a(%colon, %colon, %one) : (!runmat.array<double, [*, *, *]>, !o, !o, !s) -> !m
  %1 = runmat.reshape_to %0 to(%n, %m) : (!m) -> !m
  return %1 : !m
}

// -----

// A range with a whole number less in each element starts there, if it starts with a whole number; its count is the range's.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @shifted
// CHECK-DAG: %[[ONE:.*]] = runmat.constant 1.0
// CHECK-DAG: %[[M:.*]] = runmat.unbox %arg1
// CHECK-DAG: %[[N:.*]] = runmat.unbox %arg2
// CHECK: %[[FLOOR:.*]] = math.floor %[[M]]
// CHECK-NEXT: %[[WHOLE:.*]] = arith.cmpf oeq, %[[FLOOR]], %[[M]]
// CHECK: %[[START:.*]] = arith.addf %[[M]], %{{.*}}
// CHECK-NEXT: %[[FIRST:.*]] = runmat.subscript %[[START]]
// CHECK-NEXT: %[[COUNT:.*]] = runmat.count %[[M]], %[[ONE]], %[[N]]
// CHECK: arith.andi %{{.*}}, %[[WHOLE]]
// CHECK: runmat.guard
// CHECK-NEXT: runmat.slice %arg0 at %[[FIRST]] by({{.*}}) over({{.*}}, %[[COUNT]])
func.func @shifted(%a: !r, %m: !s, %n: !s) -> !i {
  %one = runmat.constant 1.0 : f64 -> !s
  %i = runmat.range %m, %one, %n : (!s, !s, !s) -> !i
  %0 = runmat.sub %i, %one : (!i, !s) -> !i
  %1 = runmat.index %a(%0) : (!r, !i) -> !i
  return %1 : !i
}

// Halves, other variables and ranges taken from a number are gathered.
// CHECK-LABEL: @no_shift
// CHECK-COUNT-3: runmat.index %arg0
// CHECK-NOT: runmat.slice
func.func @no_shift(%a: !r, %m: !s, %n: !s) -> (!i, !i, !i) {
  %one = runmat.constant 1.0 : f64 -> !s
  %half = runmat.constant 5.0e-1 : f64 -> !s
  %i = runmat.range %m, %one, %n : (!s, !s, !s) -> !i
  %0 = runmat.add %i, %half : (!i, !s) -> !i
  %1 = runmat.index %a(%0) : (!r, !i) -> !i
  %2 = runmat.add %i, %m : (!i, !s) -> !i
  %3 = runmat.index %a(%2) : (!r, !i) -> !i
  %4 = runmat.sub %one, %i : (!s, !i) -> !i
  %5 = runmat.index %a(%4) : (!r, !i) -> !i
  return %1, %3, %5 : !i, !i, !i
}

// -----

// Elements of a part are read where they are, and scalars that are joined are stored there, behind guards of the part's extents.
!m = !runmat.array<double, [3, *]>
!o = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [3, 1]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
// CHECK-LABEL: @elements
// CHECK: runmat.for {{.*}} carry(%[[D:.*]] = %arg1
// CHECK: %[[K:.*]] = runmat.subscript
// CHECK: runmat.guard %{{.*}}, "index"
// CHECK: %[[AT:.*]] = arith.muli %[[K]]
// CHECK: %[[FIRST:.*]] = runmat.load %arg0[%[[AT]]]
// CHECK: %[[NEXT:.*]] = arith.addi %[[AT]], %{{.*}}
// CHECK: %[[SECOND:.*]] = runmat.load %arg0[%[[NEXT]]]
// CHECK: %[[SUM:.*]] = runmat.add %[[FIRST]], %[[SECOND]]
// CHECK: %[[ROWS:.*]] = runmat.extent %[[D]], 0
// CHECK: %[[FITS:.*]] = arith.cmpi eq, %[[ROWS]], %{{.*}}
// CHECK: runmat.guard %[[FITS]], "index"
// CHECK: %[[A:.*]] = runmat.store %[[D]][%{{.*}}] = %[[SUM]]
// CHECK: %[[B:.*]] = runmat.store %[[A]][%{{.*}}] = %[[FIRST]]
// CHECK: %[[C:.*]] = runmat.store %[[B]][%{{.*}}] = %[[SECOND]]
// CHECK: runmat.yield %[[C]]
func.func @elements(%a: !m, %b: !o, %k: !s) -> !o {
  %one = runmat.constant 1.0 : f64 -> !s
  %all = runmat.text ":" -> !c
  %y = runmat.for %i: !s = %one, %one, %k : !s, !s, !s carry(%d = %b : !o) {
    %x = runmat.index %a(%all, %i) : (!m, !c, !s) -> !v
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %p = runmat.load %x[%c0] : <double, [3, 1]> -> f64
    %q = runmat.load %x[%c1] : <double, [3, 1]> -> f64
    %s = runmat.add %p, %q : (f64, f64) -> f64
    %v = runmat.concatenate %s, %p, %q along 0 : (f64, f64, f64) -> !v
    %r = runmat.update %d(%all, %i) = %v : (!o, !c, !s, !v) -> !o
    runmat.yield %r : !o
  }
  return %y : !o
}

// -----

// What joining converts, a value of other extents, and what no loop stores is the runtime's.
!o = !runmat.array<double, [*, *]>
!v = !runmat.array<double, [2, 1]>
!m = !runmat.array<double, [2, 2]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<char, [1, 1]>
// CHECK-LABEL: @whole
// CHECK-NOT: runmat.store
// CHECK: runmat.write_slice
// CHECK: runmat.write_slice
// CHECK: runmat.write_slice
func.func @whole(%b: !o, %k: !s, %p: f64, %t: i1, %c0: index) -> !o {
  %one = runmat.constant 1.0 : f64 -> !s
  %all = runmat.text ":" -> !c
  %y = runmat.for %i: !s = %one, %one, %k : !s, !s, !s carry(%d = %b : !o) {
    %v = runmat.concatenate %p, %t along 0 : (f64, i1) -> !v
    %r = runmat.update %d(%all, %k) = %v : (!o, !c, !s, !v) -> !o
    %w = runmat.concatenate %p, %p, %p, %p along 0 : (f64, f64, f64, f64) -> !runmat.array<double, [4, 1]>
    %m = runmat.reshape_to %w to(%c0, %c0) : (!runmat.array<double, [4, 1]>) -> !m
    %q = runmat.update %r(%all, %k) = %m : (!o, !c, !s, !m) -> !o
    runmat.yield %q : !o
  }
  %u = runmat.concatenate %p, %p along 0 : (f64, f64) -> !v
  %z = runmat.update %y(%all, %k) = %u : (!o, !c, !s, !v) -> !o
  return %z : !o
}
