// RUN: runmat-opt %s --runmat-expand-library --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!m = !runmat.array<single, [*, 3]>
!r = !runmat.array<single, [1, 3]>

// mean: the sum divided by the number of elements of a slice.
// CHECK-LABEL: @mean
// CHECK-DAG: %[[S:.*]] = runmat.reduce sum %arg0 over [0]
// CHECK-DAG: %[[N:.*]] = runmat.size %arg0, 0
// CHECK-DAG: %[[C:.*]] = runmat.mul %{{.*}}, %[[N]]
// CHECK: %[[M:.*]] = runmat.div %[[S]], %[[C]] : (!runmat.array<single, [1, 3]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, 3]>
// CHECK: return %[[M]]
func.func @mean(%a: !m) -> !r {
  %0 = runmat.mean %a over [0] : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: @mean_all
// CHECK-DAG: runmat.reduce sum %arg0 over [0, 1]
// CHECK-DAG: runmat.size %arg0, 0
// CHECK-DAG: runmat.size %arg0, 1
// CHECK-NOT: runmat.mean
func.func @mean_all(%a: !m) -> !s {
  %0 = runmat.mean %a all : (!m) -> !s
  return %0 : !s
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// var: squared deviations from the mean by the count less one, where a single element counts as one and none as 0.
// CHECK-LABEL: @var
// CHECK: %[[D:.*]] = runmat.sub %arg0, %{{.*}}
// CHECK: %[[Q:.*]] = runmat.mul %[[D]], %[[D]]
// CHECK: %[[S:.*]] = runmat.reduce sum %[[Q]] over [0]
// CHECK: %[[ONE:.*]] = runmat.constant 1.0
// CHECK-DAG: %[[LESS:.*]] = runmat.sub %[[N:.*]], %[[ONE]]
// CHECK-DAG: %[[LEAST:.*]] = runmat.minimum %[[N]], %[[ONE]]
// CHECK: %[[L:.*]] = runmat.maximum %[[LESS]], %[[LEAST]]
// CHECK: runmat.div %[[S]], %[[L]]
// CHECK-NOT: runmat.guard
// CHECK-NOT: runmat.var
func.func @var(%a: !m) -> !r {
  %0 = runmat.var %a : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>

// CHECK-LABEL: @var_population
// CHECK: %[[S:.*]] = runmat.reduce sum
// CHECK: runmat.div %[[S]], %[[N:.*]] :
// CHECK: %[[T:.*]] = runmat.reduce sum
// CHECK-NEXT: runmat.div %[[T]], %[[N]]
func.func @var_population(%a: !m) -> !r {
  %0 = runmat.var %a population : (!m) -> !r
  return %0 : !r
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>

// Matrix ops with a scalar are elementwise; mldivide swaps.
// CHECK-LABEL: @matrix
// CHECK: runmat.mul %arg1, %arg0
// CHECK: runmat.div %arg0, %arg1
// CHECK: runmat.div %arg0, %arg1
// CHECK: runmat.power %arg1, %arg1
// CHECK: runmat.cast %arg1 to logical
// CHECK-NOT: {{mtimes|mrdivide|mldivide|mpower|truth}}
func.func @matrix(%a: !m, %s: !s) -> (!m, !m, !m, !s, !runmat.array<logical, [1, 1]>) {
  %0 = runmat.mtimes %s, %a : (!s, !m) -> !m
  %1 = runmat.mrdivide %a, %s : (!m, !s) -> !m
  %2 = runmat.mldivide %s, %a : (!s, !m) -> !m
  %3 = runmat.mpower %s, %s : (!s, !s) -> !s
  %4 = runmat.truth %s : (!s) -> !runmat.array<logical, [1, 1]>
  return %0, %1, %2, %3, %4 : !m, !m, !m, !s, !runmat.array<logical, [1, 1]>
}

// -----

!m = !runmat.array<single, [*, 3]>
!d = !runmat.array<double, [*, 3]>
!l = !runmat.array<logical, [*, 3]>

// A dimension beyond the rank has one element a slice: the fold of that one. -0 sums to 0; NaN is not any, but is all.
// CHECK-LABEL: @beyond
// CHECK: %[[Z:.*]] = runmat.constant 0.0
// CHECK: runmat.add %arg0, %[[Z]]
// CHECK: %[[ONE:.*]] = runmat.constant 1.0
// CHECK: runmat.mul %arg1, %[[ONE]] {{.*}} -> !runmat.array<double, [*, 3]>
// CHECK: runmat.cast %arg0 to single
// CHECK: %[[A:.*]] = runmat.abs %arg0
// CHECK: runmat.gt %[[A]], %{{.*}}
// CHECK: runmat.ne %arg0, %{{.*}}
// CHECK-NOT: runmat.reduce
func.func @beyond(%a: !m, %b: !l) -> (!m, !d, !m, !l, !l) {
  %0 = runmat.reduce sum %a over [2] : (!m) -> !m
  %1 = runmat.reduce prod %b over [2, 5] : (!l) -> !d
  %2 = runmat.reduce max %a over [3] : (!m) -> !m
  %3 = runmat.reduce any %a over [2] : (!m) -> !l
  %4 = runmat.reduce all %a over [2] : (!m) -> !l
  return %0, %1, %2, %3, %4 : !m, !d, !m, !l, !l
}

// -----

// An extremum of no elements is for the interpreter; a sum is 0.
// CHECK-LABEL: @extremum
// CHECK: %[[N:.*]] = runmat.size %arg0, 0
// CHECK: %[[SOME:.*]] = runmat.gt %[[N]], %{{.*}}
// CHECK: %[[HOLDS:.*]] = runmat.unbox %[[SOME]]
// CHECK: runmat.guard %[[HOLDS]], "an extremum of no elements"
// CHECK-NEXT: runmat.reduce max %arg0 over [0, 1]
// CHECK-NOT: runmat.guard
func.func @extremum(%a: !runmat.array<double, [?, 3]>) -> (!runmat.array<double, [1, 1]>, !runmat.array<double, [?, 1]>, !runmat.array<double, [1, 3]>) {
  %0 = runmat.reduce max %a over [0, 1] : (!runmat.array<double, [?, 3]>) -> !runmat.array<double, [1, 1]>
  %1 = runmat.reduce min %a over [1] : (!runmat.array<double, [?, 3]>) -> !runmat.array<double, [?, 1]>
  %2 = runmat.reduce sum %a over [0] : (!runmat.array<double, [?, 3]>) -> !runmat.array<double, [1, 3]>
  return %0, %1, %2 : !runmat.array<double, [1, 1]>, !runmat.array<double, [?, 1]>, !runmat.array<double, [1, 3]>
}

// -----

!m = !runmat.array<double, [*, 3]>

// A rank among the dimensions is enough to reduce.
// CHECK-LABEL: @partly_beyond
// CHECK: runmat.reduce sum %arg0 over [0, 3]
func.func @partly_beyond(%a: !m) -> !runmat.array<double, [1, 3]> {
  %0 = runmat.reduce sum %a over [0, 3] : (!m) -> !runmat.array<double, [1, 3]>
  return %0 : !runmat.array<double, [1, 3]>
}

// -----

!m = !runmat.array<double, [*, ?]>
!l = !runmat.array<logical, [1, 1]>

// An array as a condition: all elements, and at least one.
// CHECK-LABEL: @condition
// CHECK: %[[L:.*]] = runmat.cast %arg0 to logical
// CHECK-DAG: %[[ALL:.*]] = runmat.reduce all %[[L]] over [0, 1]
// CHECK-DAG: %[[SOME:.*]] = runmat.ne
// CHECK: runmat.and %[[ALL]], %[[SOME]]
func.func @condition(%a: !m) -> !l {
  %0 = runmat.truth %a : (!m) -> !l
  return %0 : !l
}

// -----

!m = !runmat.array<single, [*, ?, ?]>
!s = !runmat.array<double, [1, 1]>

// Questions about shapes are answered by extents.
// CHECK-LABEL: @questions
// CHECK-NOT: {{runmat.length|runmat.ndims|runmat.shape|runmat.numel}}
// CHECK: return
func.func @questions(%a: !m, %b: !runmat.array<double, [*, 3]>)
    -> (!s, !s, !s, !runmat.array<double, [1, 2]>) {
  %0 = runmat.length %a : (!m) -> !s
  %1 = runmat.ndims %a : (!m) -> !s
  %2 = runmat.numel %a from 1 : (!m) -> !s
  %3 = runmat.shape %b : (!runmat.array<double, [*, 3]>) -> !runmat.array<double, [1, 2]>
  return %0, %1, %2, %3 : !s, !s, !s, !runmat.array<double, [1, 2]>
}

// -----

!m = !runmat.array<single, [*, 3]>

// Constructors and reshape by the shape of an array, and classes by an array.
// CHECK-LABEL: @like
// CHECK-DAG: %[[R:.*]] = runmat.size %arg0, 0
// CHECK-DAG: %[[C:.*]] = runmat.size %arg0, 1
// CHECK: %[[F:.*]] = runmat.fill 0.000000e+00 as double(%[[R]], %[[C]])
// CHECK: runmat.cast %[[F]] to single
// CHECK: runmat.reshape %arg1 to(%{{.*}}, %{{.*}})
func.func @like(%a: !m, %b: !runmat.array<double, [1, *]>)
    -> (!m, !runmat.array<double, [*, 3]>) {
  %0 = runmat.fill 0.0 as double like(%a) : (!m) -> !runmat.array<double, [*, 3]>
  %1 = runmat.cast_like %0, %a : (!runmat.array<double, [*, 3]>, !m) -> !m
  %2 = runmat.reshape %b to like(%a) : (!runmat.array<double, [1, *]>, !m) -> !runmat.array<double, [*, 3]>
  return %1, %2 : !m, !runmat.array<double, [*, 3]>
}

// -----

!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [?, ?]>

// An extent that may not be whole is guarded; one of reshape must not be negative either. What an array measures is whole.
// CHECK-LABEL: @extents
// CHECK-NOT: runmat.guard
// CHECK: %[[W:.*]] = runmat.floor %arg1
// CHECK: %[[E:.*]] = runmat.eq %[[W]], %arg1
// CHECK: %[[U:.*]] = runmat.unbox %[[E]]
// CHECK: runmat.guard %[[U]], "extents"
// CHECK: runmat.fill
// CHECK: %[[W2:.*]] = runmat.floor %arg1
// CHECK: runmat.abs %[[W2]]
// CHECK: runmat.guard
// CHECK: runmat.reshape
func.func @extents(%a: !m, %n: !s) -> (!runmat.array<double, [?, 2]>, !m, !m) {
  %r = runmat.size %a, 0 : (!m) -> !s
  %two = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.fill 0.0 as double(%r, %two) : (!s, !s) -> !runmat.array<double, [?, 2]>
  %1 = runmat.fill 0.0 as double(%r, %n) : (!s, !s) -> !m
  %2 = runmat.reshape %a to(%n, %r) : (!m, !s, !s) -> !m
  return %0, %1, %2 : !runmat.array<double, [?, 2]>, !m, !m
}

// -----

// What is not typed stays for the interpreter.
// CHECK-LABEL: @untyped
// CHECK: runmat.mtimes
// CHECK: runmat.mean
func.func @untyped(%a: !runmat.array<double, [2, 2]>, %b: !runmat.any) {
  %0 = runmat.mtimes %a, %a : (!runmat.array<double, [2, 2]>, !runmat.array<double, [2, 2]>) -> !runmat.any
  %1 = runmat.mean %b : (!runmat.any) -> !runmat.any
  return
}

// -----

!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// Products of matrices and assignments by lists are operations of the runtime; one element, regular parts, whose values take the class of the
// array, and a product with a scalar are not.
// CHECK-LABEL: @operations
// CHECK: %[[COLON:.*]] = runmat.text ":"
// CHECK: %[[C:.*]] = runmat.index %arg0(%[[COLON]], %arg1) : {{.*}} -> !runmat.array<double, [*, 1]>
// CHECK: runmat.index %arg0(%arg1, %arg1)
// CHECK: %[[U:.*]] = runmat.update %arg0(%[[COLON]], %arg1) = %[[C]]
// CHECK: %[[V:.*]] = runmat.update %[[U]](%arg1) = %arg1
// CHECK: %[[K:.*]] = runmat.cast %arg2 to double
// CHECK: %[[W:.*]] = runmat.update %[[V]](%[[COLON]], %arg1) = %[[K]]
// CHECK: runmat.update %[[W]](%arg3) = %arg1 : {{.*}} -> !runmat.array<double, [*, *]>
// CHECK: runmat.mtimes %arg0, %[[C]]
// CHECK: runmat.mul %arg0, %arg1
// CHECK: runmat.mldivide %arg0, %[[C]]
// CHECK: runmat.mrdivide %arg0, %arg0
// CHECK: runmat.div %arg0, %arg1
// CHECK: runmat.mpower %arg0, %arg1
func.func @operations(%a: !m, %i: !s, %n: !runmat.array<int8, [*, 1]>, %l: !runmat.array<double, [1, *]>) {
  %colon = runmat.text ":" -> !runmat.array<char, [1, 1]>
  %0 = runmat.index %a(%colon, %i) : (!m, !runmat.array<char, [1, 1]>, !s) -> !c
  %1 = runmat.index %a(%i, %i) : (!m, !s, !s) -> !s
  %2 = runmat.update %a(%colon, %i) = %0 : (!m, !runmat.array<char, [1, 1]>, !s, !c) -> !m
  %3 = runmat.update %2(%i) = %i : (!m, !s, !s) -> !m
  %u = runmat.update %3(%colon, %i) = %n : (!m, !runmat.array<char, [1, 1]>, !s, !runmat.array<int8, [*, 1]>) -> !m
  %w = runmat.update %u(%l) = %i : (!m, !runmat.array<double, [1, *]>, !s) -> !m
  %4 = runmat.mtimes %a, %0 : (!m, !c) -> !c
  %5 = runmat.mtimes %a, %i : (!m, !s) -> !m
  %6 = runmat.mldivide %a, %0 : (!m, !c) -> !c
  %7 = runmat.mrdivide %a, %a : (!m, !m) -> !m
  %8 = runmat.mrdivide %a, %i : (!m, !s) -> !m
  %9 = runmat.mpower %a, %i : (!m, !s) -> !m
  return
}

// -----

!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
!r = !runmat.array<double, [1, *]>

// The transpose of a vector moves nothing; that of a matrix does.
// CHECK-LABEL: @transpose
// CHECK: %[[ONE:.*]] = arith.constant 1 : index
// CHECK: %[[N:.*]] = runmat.extent %arg1, 0
// CHECK: runmat.reshape_to %arg1 to(%[[ONE]], %[[N]])
// CHECK: runmat.transpose %arg0
func.func @transpose(%a: !m, %c: !c) -> (!r, !m) {
  %0 = runmat.transpose %c : (!c) -> !r
  %1 = runmat.transpose %a : (!m) -> !m
  return %0, %1 : !r, !m
}

// -----

!v = !runmat.array<double, [*, 1]>
!i = !runmat.array<int8, [*, 1]>
!w = !runmat.array<int64, [*, 1]>
!l = !runmat.array<logical, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// A number in the places of a mask of the array's own shape is a choice, of doubles for small integers; other masks and values are not.
// CHECK-LABEL: @masks
// CHECK: runmat.select %arg3, %arg5, %arg0
// CHECK: %[[WIDE:.*]] = runmat.cast %arg1 to double
// CHECK: %[[CHOSEN:.*]] = runmat.select %arg3, %arg5, %[[WIDE]]
// CHECK: runmat.cast %[[CHOSEN]] to int8
// CHECK: runmat.update %arg2(%arg3) = %arg5
// CHECK: runmat.update %arg0(%arg4) = %arg5
// CHECK: runmat.update %arg0(%arg3) = %arg0
// CHECK: runmat.update %arg3(%arg3) = %arg5
func.func @masks(%x: !v, %y: !i, %z: !w, %m: !l, %row: !runmat.array<logical, [1, *]>, %s: !s) {
  %0 = runmat.update %x(%m) = %s : (!v, !l, !s) -> !v
  %1 = runmat.update %y(%m) = %s : (!i, !l, !s) -> !i
  %2 = runmat.update %z(%m) = %s : (!w, !l, !s) -> !w
  %3 = runmat.update %x(%row) = %s : (!v, !runmat.array<logical, [1, *]>, !s) -> !v
  %4 = runmat.update %x(%m) = %x : (!v, !l, !v) -> !v
  %5 = runmat.update %m(%m) = %s : (!l, !l, !s) -> !l
  return
}

// -----

// A number beside an array is a truth before: where the array is empty, no element would ask for NaN.
// CHECK-LABEL: func.func @logic_with_a_number
// CHECK: %[[TRUTH:.*]] = runmat.cast %{{.*}} to logical : (!runmat.array<single, [1, 1]>)
// CHECK: runmat.and %[[TRUTH]], %{{.*}} : (!runmat.array<logical, [1, 1]>, !runmat.array<double, [*, *]>)
// CHECK-NOT: runmat.cast
// CHECK: runmat.or %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>)
// CHECK: runmat.or %{{.*}}, %{{.*}} : (!runmat.array<double, [*, *]>, !runmat.array<logical, [1, 1]>)
func.func @logic_with_a_number(%s: !runmat.array<single, [1, 1]>, %a: !runmat.array<double, [*, *]>, %t: !runmat.array<logical, [1, 1]>) {
  %0 = runmat.and %s, %a : (!runmat.array<single, [1, 1]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %1 = runmat.or %a, %a : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, *]>) -> !runmat.array<logical, [*, *]>
  %2 = runmat.or %a, %t : (!runmat.array<double, [*, *]>, !runmat.array<logical, [1, 1]>) -> !runmat.array<logical, [*, *]>
  return
}

// -----

// The type of a prototype is asked, which is another one where it leaves the reals: where it is made, since a call may stand between.
// What a loop hands on is computed anyway.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @prototypes
// CHECK: %[[P:.*]] = runmat.sqrt %arg0
// CHECK: runmat.discard typed %[[P]]
// CHECK: runmat.call
// CHECK: runmat.cast %arg1 to double
// CHECK: runmat.random uniform
// CHECK-NOT: as %[[P]]
// CHECK: runmat.for
// CHECK-NOT: runmat.discard
// CHECK: return
func.func @prototypes(%x: !v, %n: !s) -> (!s, !runmat.array<double, [?, ?]>) {
  %0 = runmat.sqrt %x : (!v) -> !v
  runmat.call "disp"(%n) at 1 : !s
  %1 = runmat.cast_like %n, %0 : (!s, !v) -> !s
  %2 = runmat.random uniform as double of %n from %n (%n, %n) as %0 : (!s, !s, !s, !s, !v) -> !runmat.array<double, [?, ?]>
  %3 = runmat.for %k: !s = %n, %n, %n : !s, !s, !s carry(%p = %0 : !v) {
    %4 = runmat.cast_like %k, %p : (!s, !v) -> !s
    runmat.yield %p : !v
  }
  return %1, %2 : !s, !runmat.array<double, [?, ?]>
}

// -----

// NaN points are an error; a constant, or what is a count anyway, needs no guard.
!r = !runmat.array<double, [1, ?]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @points
// CHECK: runmat.guard %{{.*}}, "extents"
// CHECK: runmat.linspace
// CHECK-NOT: runmat.guard
// CHECK: runmat.linspace
// CHECK: return
func.func @points(%a: !s, %n: !s) -> (!r, !runmat.array<double, [1, 100]>) {
  %0 = runmat.floor %n : (!s) -> !s
  %1 = runmat.linspace %a, %a, %0 : (!s, !s, !s) -> !r
  %c = runmat.constant 1.0e2 : f64 -> !s
  %2 = runmat.floor %c : (!s) -> !s
  %3 = runmat.linspace %a, %a, %2 : (!s, !s, !s) -> !runmat.array<double, [1, 100]>
  return %1, %3 : !r, !runmat.array<double, [1, 100]>
}

// -----

// Numbers written side by side are reduced without an array, in the order of lanes that fold by halves: a with c, then with b. A sum of
// nothing but -0 is 0.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @side_by_side
// CHECK: %[[AC:.*]] = runmat.minimum %arg0, %arg2
// CHECK: %[[MIN:.*]] = runmat.minimum %[[AC]], %arg1
// CHECK: %[[AB:.*]] = runmat.add %arg0, %arg1
// CHECK: %[[ZERO:.*]] = runmat.constant 0.000000e+00
// CHECK: %[[SUM:.*]] = runmat.add %[[AB]], %[[ZERO]]
// CHECK: return %[[MIN]], %[[SUM]]
func.func @side_by_side(%a: !s, %b: !s, %c: !s) -> (!s, !s) {
  %0 = runmat.concatenate %a, %b, %c along 1 : (!s, !s, !s) -> !runmat.array<double, [1, 3]>
  %1 = runmat.reduce min %0 : (!runmat.array<double, [1, 3]>) -> !s
  %2 = runmat.concatenate %a, %b along 0 : (!s, !s) -> !runmat.array<double, [2, 1]>
  %3 = runmat.reduce sum %2 all : (!runmat.array<double, [2, 1]>) -> !s
  return %1, %3 : !s, !s
}

// -----

// Not those of several classes, of truths, or of arrays.
!s = !runmat.array<double, [1, 1]>
!f = !runmat.array<single, [1, 1]>
// CHECK-LABEL: @not_side_by_side
// CHECK: runmat.reduce max
// CHECK: runmat.reduce any
// CHECK: runmat.reduce sum
func.func @not_side_by_side(%a: !s, %b: !f, %r: !runmat.array<double, [1, 4]>) -> (!f, !runmat.array<logical, [1, 1]>, !s) {
  %0 = runmat.concatenate %a, %b along 1 : (!s, !f) -> !runmat.array<single, [1, 2]>
  %1 = runmat.reduce max %0 : (!runmat.array<single, [1, 2]>) -> !f
  %2 = runmat.concatenate %a, %a along 1 : (!s, !s) -> !runmat.array<double, [1, 2]>
  %3 = runmat.reduce any %2 : (!runmat.array<double, [1, 2]>) -> !runmat.array<logical, [1, 1]>
  %4 = runmat.concatenate %a, %r along 1 : (!s, !runmat.array<double, [1, 4]>) -> !runmat.array<double, [1, 5]>
  %5 = runmat.reduce sum %4 : (!runmat.array<double, [1, 5]>) -> !s
  return %1, %3, %5 : !f, !runmat.array<logical, [1, 1]>, !s
}

// -----

// A row by a column is the sum of their products, in the order of both. Elementwise one of them could be expanded: their lengths are compared.
!r = !runmat.array<double, [1, *]>
!c = !runmat.array<double, [*, 1]>
!f = !runmat.array<single, [*, 1]>
!m = !runmat.array<double, [*, *]>
!z = !runmat.array<complex double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
!g = !runmat.array<single, [1, 1]>
!t = !runmat.array<complex double, [1, 1]>
// CHECK-LABEL: @dot
// CHECK: %[[ROW:.*]] = runmat.reshape_to %arg0 to(%{{.*}}, %{{.*}}) : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [*, 1]>
// CHECK: %[[SAME:.*]] = runmat.eq
// CHECK: %[[HOLDS:.*]] = runmat.unbox %[[SAME]]
// CHECK: runmat.guard %[[HOLDS]], "inner extents"
// CHECK: %[[PRODUCTS:.*]] = runmat.mul %[[ROW]], %arg1
// CHECK: runmat.reduce sum %[[PRODUCTS]] over [0]
// CHECK: %[[FORMED:.*]] = runmat.mul %arg1, %arg2 : {{.*}} -> !runmat.array<single, [*, 1]>
// CHECK: runmat.reduce sum %[[FORMED]] over [0] : {{.*}} -> !runmat.array<single, [1, 1]>
func.func @dot(%r: !r, %c: !c, %f: !f) -> (!s, !g) {
  %0 = runmat.mtimes %r, %c : (!r, !c) -> !s
  %1 = runmat.mtimes %c as adjoint, %f : (!c, !f) -> !g
  return %0, %1 : !s, !g
}

// Matrices, complex vectors and such as cannot fit are the runtime's.
// CHECK-LABEL: @no_dot
// CHECK: runmat.mtimes %arg0, %arg1
// CHECK: runmat.mtimes %arg1, %arg0
// CHECK: runmat.mtimes %arg3 as adjoint, %arg3
// CHECK: runmat.mtimes %arg2, %arg4
// CHECK-NOT: runmat.reduce
func.func @no_dot(%m: !m, %c: !c, %r: !r, %z: !z, %e: !runmat.array<double, [0, 1]>) -> (!c, !m, !t, !s) {
  %0 = runmat.mtimes %m, %c : (!m, !c) -> !c
  %1 = runmat.mtimes %c, %m : (!c, !m) -> !m
  %2 = runmat.mtimes %z as adjoint, %z : (!z, !z) -> !t
  %3 = runmat.mtimes %r, %e : (!r, !runmat.array<double, [0, 1]>) -> !s
  return %0, %1, %2, %3 : !c, !m, !t, !s
}
