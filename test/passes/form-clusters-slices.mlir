// RUN: runmat-opt %s --runmat-scalarise --cse --runmat-form-clusters --split-input-file | FileCheck %s --implicit-check-not=runmat.cluster --implicit-check-not=runmat.read_slice
// RUN: runmat-opt %s --runmat-scalarise --cse --runmat-form-clusters --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s --implicit-check-not=runmat.cluster --implicit-check-not=runmat.read_slice

// Two slices of one array are read where the array is; that they are of one length is checked.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @two
// CHECK: %[[R:.*]] = runmat.cluster elementwise over(%{{.*}}, %arg3) equal(%arg3, %arg4) -> !runmat.array<double, [1, ?]> {
// CHECK-NEXT: %[[A:.*]] = runmat.slice %arg0 at %arg1
// CHECK-NEXT: %[[B:.*]] = runmat.slice %arg0 at %arg2
// CHECK-NEXT: runmat.add %[[A]], %[[B]]
// CHECK: return %[[R]]
func.func @two(%a: !r, %o: index, %p: index, %n: index, %m: index) -> !i {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.slice %a at %p by (%zero, %one) over (%one, %m) : (!r) -> !i
  %2 = runmat.add %0, %1 : (!i, !i) -> !i
  return %2 : !i
}

// -----

// A reduction reads a slice, also one that something else reads too.
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @reduced
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.slice %arg0
// CHECK-NEXT: runmat.neg
// CHECK: runmat.cluster reduction over(%arg2, %{{.*}})
// CHECK-NEXT: %[[S:.*]] = runmat.slice %arg0 at %arg1
// CHECK-NEXT: runmat.reduce sum %[[S]]
func.func @reduced(%a: !m, %o: index, %n: index) -> (!s, !c) {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.slice %a at %o by (%one, %one) over (%n, %one) : (!m) -> !c
  %1 = runmat.reduce sum %0 : (!c) -> !s
  %2 = runmat.neg %0 : (!c) -> !c
  return %1, %2 : !s, !c
}

// -----

// What a slice is a part of is in memory first: two clusters, though the spaces may be the same.
!r = !runmat.array<double, [1, 8]>
// CHECK-LABEL: @computed
// CHECK: %[[B:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.exp %arg0
// CHECK: %[[R:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.slice %[[B]]
// CHECK-NEXT: runmat.neg
// CHECK: return %[[R]]
func.func @computed(%a: !r, %o: index, %n: index) -> !r {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %eight = arith.constant 8 : index
  %back = arith.constant -1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %b = runmat.exp %a : (!r) -> !r
  %0 = runmat.slice %b at %o by (%zero, %back) over (%one, %eight) : (!r) -> !r
  %1 = runmat.neg %0 : (!r) -> !r
  return %1 : !r
}

// -----

// A result that is a slice is copied by the runtime: x, offset, strides, extents as doubles. Nobody reads the array twice then.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @stored
// CHECK-DAG: %[[I1:.*]] = arith.index_cast %arg1 : index to i64
// CHECK-DAG: %[[F1:.*]] = arith.sitofp %[[I1]] : i64 to f64
// CHECK-DAG: %[[I2:.*]] = arith.index_cast %arg2 : index to i64
// CHECK-DAG: %[[F2:.*]] = arith.sitofp %[[I2]] : i64 to f64
// CHECK: %[[S:.*]] = runmat.read_slice %arg0(%[[F1]], %{{.*}}, %{{.*}}, %{{.*}}, %[[F2]])
// CHECK-NOT: runmat.slice
// CHECK: %[[R:.*]] = runmat.cluster elementwise
// CHECK-NEXT: runmat.neg %[[S]]
// CHECK: return %[[S]], %[[R]]
func.func @stored(%a: !r, %o: index, %n: index) -> (!i, !i) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.neg %0 : (!i) -> !i
  return %0, %1 : !i, !i
}

// -----

// Of a slice only the outer one is read in place.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @nested
// CHECK: %[[S:.*]] = runmat.read_slice %arg0(
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.slice %[[S]]
func.func @nested(%a: !r, %o: index, %n: index) -> !i {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.slice %0 at %one by (%zero, %one) over (%one, %n) : (!i) -> !i
  %2 = runmat.neg %1 : (!i) -> !i
  return %2 : !i
}

// -----

// A loop reads it later: it is copied once, before.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @in_loop
// CHECK: %[[S:.*]] = runmat.read_slice %arg0(
// CHECK: runmat.for
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.add %{{.*}}, %[[S]]
func.func @in_loop(%a: !r, %b: !i, %o: index, %n: index, %x: f64) -> !i {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %c = runmat.constant 1.0 : f64 -> f64
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %r = "runmat.for"(%c, %c, %x, %b) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%k: f64, %t: !i):
    %s2 = runmat.statement 2 ["a"] (%a) : !r
    %1 = runmat.add %t, %0 : (!i, !i) -> !i
    "runmat.yield"(%1) : (!i) -> ()
  }) : (f64, f64, f64, !i) -> !i
  return %r : !i
}

// -----

// A slice that is read again behind a change of another array is looked at again, not copied for that.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @again
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.slice %arg0 at %arg2
// CHECK-NEXT: runmat.neg
// CHECK: runmat.store %arg1
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: %[[S:.*]] = runmat.slice %arg0 at %arg2
// CHECK-NEXT: runmat.mul %[[S]], %[[S]]
func.func @again(%a: !r, %b: !r, %o: index, %n: index, %x: f64) -> (!r, !i, !i) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.neg %0 : (!i) -> !i
  %2 = runmat.store %b[%one] = %x : <double, [1, *]>, f64
  %s2 = runmat.statement 2 ["b"] (%2) : !r
  %3 = runmat.mul %0, %0 : (!i, !i) -> !i
  return %2, %1, %3 : !r, !i, !i
}

// -----

// A part that products alone read is deferred: they read it where it is. One that something else reads too is not, nor one of
// an array that changes before.
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @multiplied
// CHECK: %[[S:.*]] = runmat.read_slice %arg0({{.*}}) deferred :
// CHECK: runmat.mtimes %[[S]], %arg1
// CHECK: runmat.mtimes %[[S]], %arg2
func.func @multiplied(%a: !m, %x: !c, %y: !c, %o: index, %n: index) -> (!c, !c) {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.slice %a at %o by (%one, %n) over (%n, %n) : (!m) -> !m
  %1 = runmat.mtimes %0, %x : (!m, !c) -> !c
  %2 = runmat.mtimes %0, %y : (!m, !c) -> !c
  return %1, %2 : !c, !c
}

// Its extents are those it was given: to measure it later keeps nothing.
// CHECK-LABEL: @multiplied_and_measured
// CHECK: %[[S:.*]] = runmat.read_slice %arg0({{.*}}) deferred :
// CHECK: runmat.mtimes %[[S]]
// CHECK-NOT: %[[S]]
// CHECK: return {{.*}}, %arg3 :
func.func @multiplied_and_measured(%a: !m, %x: !c, %o: index, %n: index, %v: f64) -> (!c, !m, index) {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.slice %a at %o by (%one, %n) over (%n, %n) : (!m) -> !m
  %1 = runmat.mtimes %0, %x : (!m, !c) -> !c
  %2 = runmat.store %a[%one] = %v : <double, [*, *]>, f64
  %s2 = runmat.statement 2 ["a"] (%2) : !m
  %3 = runmat.extent %0, 1 : <double, [*, *]>
  return %1, %2, %3 : !c, !m, index
}

// CHECK-LABEL: @multiplied_and_more
// CHECK: runmat.read_slice %arg0(
// CHECK-NOT: deferred
// CHECK: runmat.mtimes
func.func @multiplied_and_more(%a: !m, %x: !c, %o: index, %n: index) -> (!c, !m) {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.slice %a at %o by (%one, %n) over (%n, %n) : (!m) -> !m
  %1 = runmat.mtimes %0, %x : (!m, !c) -> !c
  return %1, %0 : !c, !m
}

// CHECK-LABEL: @multiplied_late
// CHECK: runmat.read_slice %arg0(
// CHECK-NOT: deferred
// CHECK: runmat.store
// CHECK: runmat.mtimes
func.func @multiplied_late(%a: !m, %x: !c, %o: index, %n: index, %v: f64) -> (!c, !m) {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.slice %a at %o by (%one, %n) over (%n, %n) : (!m) -> !m
  %1 = runmat.store %a[%one] = %v : <double, [*, *]>, f64
  %s2 = runmat.statement 2 ["a"] (%1) : !m
  %2 = runmat.mtimes %0, %x : (!m, !c) -> !c
  return %2, %1 : !c, !m
}

// -----

// A change before the window is none of it.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @changed_before
// CHECK: runmat.store %arg0
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.slice
// CHECK-NEXT: runmat.neg
// CHECK: runmat.store %arg1
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.slice
func.func @changed_before(%a: !r, %b: !r, %o: index, %n: index, %x: f64) -> (!r, !r, !i, !i) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s0 = runmat.statement 1 ["a"] (%a) : !r
  %c = runmat.store %a[%one] = %x : <double, [1, *]>, f64
  %s = runmat.statement 2 ["a"] (%c) : !r
  %0 = runmat.slice %c at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.neg %0 : (!i) -> !i
  %2 = runmat.store %b[%one] = %x : <double, [1, *]>, f64
  %s2 = runmat.statement 3 ["b"] (%2) : !r
  %3 = runmat.mul %0, %0 : (!i, !i) -> !i
  return %c, %2, %1, %3 : !r, !r, !i, !i
}

// -----

// The array changes before the slice is read.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @changed
// CHECK: %[[S:.*]] = runmat.read_slice %arg0(
// CHECK: runmat.store %arg0
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.neg %[[S]]
func.func @changed(%a: !r, %o: index, %n: index, %x: f64) -> (!r, !i) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.store %a[%one] = %x : <double, [1, *]>, f64
  %s2 = runmat.statement 2 ["a"] (%1) : !r
  %2 = runmat.neg %0 : (!i) -> !i
  return %1, %2 : !r, !i
}

// -----

// The extent of a slice is the index that it was given: measuring it stores nothing.
!r = !runmat.array<double, [1, *]>
!i = !runmat.array<double, [1, ?]>
// CHECK-LABEL: @measured
// CHECK-NOT: runmat.extent
// CHECK: return %arg2 : index
func.func @measured(%a: !r, %o: index, %n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !r
  %0 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
  %1 = runmat.extent %0, 1 : <double, [1, ?]>
  return %1 : index
}

// -----

// Where a slice lies may depend on extents of arrays: that does not end fusion.
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @placed
// CHECK: runmat.cluster elementwise
// CHECK-NEXT: runmat.abs
// CHECK-NEXT: runmat.slice
// CHECK-NEXT: runmat.add
func.func @placed(%a: !m) -> !m {
  %one = arith.constant 1 : index
  %s = runmat.statement 1 ["a"] (%a) : !m
  %0 = runmat.abs %a : (!m) -> !m
  %rows = runmat.extent %a, 0 : <double, [*, *]>
  %1 = runmat.slice %a at %rows by (%one, %one) over (%rows, %one) : (!m) -> !c
  %2 = runmat.add %0, %1 : (!m, !c) -> !m
  return %2 : !m
}
