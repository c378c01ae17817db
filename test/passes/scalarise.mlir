// RUN: runmat-opt %s --runmat-scalarise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-scalarise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!s = !runmat.array<double, [1, 1]>

// Scalar arithmetic computes in SSA values; only the ends are boxed.
// CHECK-LABEL: @arithmetic
// CHECK: %[[A:.*]] = runmat.unbox %arg0 : <double, [1, 1]> -> f64
// CHECK: %[[S:.*]] = runmat.add %[[A]], %{{.*}} : (f64, f64) -> f64
// CHECK: %[[M:.*]] = runmat.mul %[[S]], %{{.*}} : (f64, f64) -> f64
// CHECK: %[[B:.*]] = runmat.box %[[M]]
// CHECK: return %[[B]]
func.func @arithmetic(%a: !s) -> !s {
  %c = runmat.constant 2.0 : f64 -> !s
  %0 = runmat.add %a, %c : (!s, !s) -> !s
  %1 = runmat.mul %0, %0 : (!s, !s) -> !s
  return %1 : !s
}

// -----

// Operands take the class of the result first; comparisons compute in single when one is.
!s = !runmat.array<double, [1, 1]>
!f = !runmat.array<single, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: @classes
// CHECK: %[[C:.*]] = runmat.cast %{{.*}} to single : (f64) -> f32
// CHECK: runmat.add %{{.*}}, %{{.*}} : (f32, f32) -> f32
// CHECK: runmat.lt %{{.*}}, %{{.*}} : (f32, f32) -> i1
func.func @classes(%a: !s, %b: !f) -> (!f, !l) {
  %0 = runmat.add %a, %b : (!s, !f) -> !f
  %1 = runmat.lt %a, %b : (!s, !f) -> !l
  return %0, %1 : !f, !l
}

// -----

// An op that may leave the reals gets a guard in front.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @guard
// CHECK: %[[X:.*]] = runmat.unbox
// CHECK: %[[I:.*]] = runmat.inside_domain "sqrt"(%[[X]]) : f64 -> i1
// CHECK: runmat.guard %[[I]], "domain of sqrt"
// CHECK: runmat.sqrt %[[X]] : (f64) -> f64
func.func @guard(%a: !s) -> !s {
  %0 = runmat.sqrt %a : (!s) -> !s
  return %0 : !s
}

// -----

// Arrays stay arrays and take scalars beside them; their domain is the kernel's matter.
!s = !runmat.array<double, [1, 1]>
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @arrays
// CHECK-NOT: runmat.guard
// CHECK: %[[X:.*]] = runmat.unbox %arg1
// CHECK: runmat.power %arg0, %[[X]] : (!runmat.array<double, [*, 1]>, f64) -> !runmat.array<double, [*, 1]>
func.func @arrays(%a: !v, %s: !s) -> !v {
  %0 = runmat.power %a, %s : (!v, !s) -> !v
  return %0 : !v
}

// -----

// Through loops: the element and carried scalars are SSA values.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @loop
// CHECK: runmat.for %[[I:.*]]: f64 = %{{.*}}, %{{.*}}, %{{.*}} : f64, f64, f64 carry(%[[C:.*]] = %{{.*}} : f64)
// CHECK-NEXT: %[[S:.*]] = runmat.add %[[C]], %[[I]] : (f64, f64) -> f64
// CHECK-NEXT: runmat.yield %[[S]] : f64
// CHECK: runmat.box
func.func @loop(%n: !s) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %r = runmat.for %i: !s = %one, %one, %n : !s, !s, !s carry(%c = %n : !s) {
    %0 = runmat.add %c, %i : (!s, !s) -> !s
    runmat.yield %0 : !s
  }
  return %r : !s
}

// -----

// A scalar that is not assigned before the loop.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @undefined
// CHECK: %[[U:.*]] = runmat.undef : f64
// CHECK: runmat.for {{.*}} carry(%{{.*}} = %[[U]] : f64)
func.func @undefined(%n: !s) -> !s {
  %u = runmat.undef : !s
  %r = runmat.for %i: !s = %n, %n, %n : !s, !s, !s carry(%c = %u : !s) {
    runmat.yield %i : !s
  }
  return %r : !s
}

// -----

// Through branches; a condition that is NaN is left to the interpreter.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @branch
// CHECK: runmat.inside_domain "cast"
// CHECK: runmat.guard %{{.*}}, "condition is NaN"
// CHECK: %[[C:.*]] = runmat.cast %{{.*}} to logical : (f64) -> i1
// CHECK: runmat.if %[[C]] : i1 -> f64
// CHECK: runmat.yield %{{.*}} : f64
func.func @branch(%a: !s) -> !s {
  %r = runmat.if %a : !s -> !s {
    %0 = runmat.neg %a : (!s) -> !s
    runmat.yield %0 : !s
  } else {
    runmat.yield %a : !s
  }
  return %r : !s
}

// -----

// size and numel are products of extents, constants where the type says so.
!m = !runmat.array<single, [3, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @measures
// CHECK-DAG: %[[E:.*]] = runmat.extent %arg0, 1
// CHECK-DAG: %[[THREE:.*]] = arith.constant 3 : index
// CHECK: arith.muli %{{.*}}, %{{.*}}
// CHECK-NOT: runmat.size
// CHECK-NOT: runmat.numel
func.func @measures(%a: !m) -> (!s, !s) {
  %0 = runmat.size %a, 0 : (!m) -> !s
  %1 = runmat.numel %a : (!m) -> !s
  return %0, %1 : !s, !s
}

// -----

// One element of a generator is a scalar.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @only_elements
// CHECK-SAME: (%[[ARG:.*]]: !runmat.array<double, [1, 1]>)
// CHECK-DAG: %[[N:.*]] = runmat.unbox %[[ARG]]
// CHECK-DAG: %[[SEVEN:.*]] = arith.constant 7.0
// CHECK-DAG: %[[FIRST:.*]] = arith.constant 0 : index
// CHECK: %[[R:.*]] = runmat.random_element uniform %[[N]], %[[N]], %[[FIRST]]
// CHECK: runmat.add %[[SEVEN]], %[[R]] : (f64, f64) -> f64
func.func @only_elements(%n: !s) -> !s {
  %one = runmat.constant 1.0 : f64 -> !s
  %0 = runmat.fill 7.0 as double (%one, %one) : (!s, !s) -> !s
  %1 = runmat.random uniform as double of %n from %n (%one, %one) : (!s, !s, !s, !s) -> !s
  %2 = runmat.add %0, %1 : (!s, !s) -> !s
  return %2 : !s
}

// -----

// The extents of other arrays are what they are.
!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @measures_of_inputs
// CHECK-NOT: runmat.guard
func.func @measures_of_inputs(%a: !m) -> !s {
  %0 = runmat.numel %a : (!m) -> !s
  return %0 : !s
}

// -----

// Reshape checks the count and then only renames extents.
!m = !runmat.array<single, [*, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @reshape
// CHECK: %[[E:.*]] = runmat.to_extent
// CHECK: %[[S:.*]] = arith.cmpi eq
// CHECK: runmat.guard %[[S]], "count of reshape"
// CHECK: runmat.reshape_to %arg0 to(%{{.*}}, %{{.*}})
func.func @reshape(%a: !m, %n: !s) -> !runmat.array<single, [?, ?]> {
  %0 = runmat.reshape %a to (%n, %n) : (!m, !s, !s) -> !runmat.array<single, [?, ?]>
  return %0 : !runmat.array<single, [?, ?]>
}

// -----

// Statements list scalars, so that an exit hands over the value and keeps no box alive.
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @statement
// CHECK: %[[N:.*]] = runmat.neg
// CHECK: runmat.statement 2 ["b"] (%[[N]]) : f64
func.func @statement(%a: !s) {
  %0 = runmat.neg %a : (!s) -> !s
  %s = runmat.statement 2 ["b"] (%0) : !s
  return
}

// -----

// Bounds, extents and counts are doubles in the ops that take them, also when written as single.
!f = !runmat.array<single, [1, 1]>
// CHECK-LABEL: @extents
// CHECK: %[[D:.*]] = runmat.cast %{{.*}} to double : (f32) -> f64
// CHECK: runmat.fill 0.000000e+00 as single(%[[D]], %{{.*}}) : (f64, f64)
func.func @extents(%n: !f) -> !runmat.array<single, [?, ?]> {
  %0 = runmat.fill 0.0 as single (%n, %n) : (!f, !f) -> !runmat.array<single, [?, ?]>
  return %0 : !runmat.array<single, [?, ?]>
}

// -----

// Text has no scalar form.
// CHECK-LABEL: @others
// CHECK-NEXT: return
func.func @others(%a: !runmat.array<char, [1, 1]>) -> !runmat.array<char, [1, 1]> {
  return %a : !runmat.array<char, [1, 1]>
}

// -----

// 64-bit integers compute beside doubles without a conversion.
// CHECK-LABEL: @wide
// CHECK-DAG: %[[A:.*]] = runmat.unbox %arg0 : <int64, [1, 1]> -> si64
// CHECK-DAG: %[[B:.*]] = runmat.unbox %arg1 : <double, [1, 1]> -> f64
// CHECK: %[[R:.*]] = runmat.add %[[A]], %[[B]] : (si64, f64) -> si64
// CHECK: runmat.box %[[R]] : si64 -> <int64, [1, 1]>
func.func @wide(%a: !runmat.array<int64, [1, 1]>, %b: !runmat.array<double, [1, 1]>) -> !runmat.array<int64, [1, 1]> {
  %0 = runmat.add %a, %b : (!runmat.array<int64, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<int64, [1, 1]>
  return %0 : !runmat.array<int64, [1, 1]>
}

// -----

// An element of an integer class has a type that names the class; counters of its ranges too.
!i = !runmat.array<uint8, [1, 1]>
// CHECK-LABEL: @integers
// CHECK: %[[A:.*]] = runmat.unbox %arg0 : <uint8, [1, 1]> -> ui8
// CHECK: %[[D:.*]] = runmat.cast %[[A]] to double : (ui8) -> f64
// CHECK: runmat.for %[[I:.*]]: ui8 = %[[D]], %[[D]], %[[D]] : f64, f64, f64 carry(%{{.*}} = %{{.*}} : ui8)
// CHECK: runmat.statement 3 ["i"] (%[[I]]) : ui8
// CHECK: runmat.box %{{.*}} : ui8 -> <uint8, [1, 1]>
func.func @integers(%a: !i) -> !i {
  %d = runmat.cast %a to double : (!i) -> !runmat.array<double, [1, 1]>
  %r = runmat.for %k: !i = %d, %d, %d : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]> carry(%c = %a : !i) {
    %e = runmat.statement 3 ["i"] (%k) : !i
    runmat.yield %k : !i
  }
  return %r : !i
}

// -----

// Operations of the runtime take scalars and give them; what is changed in place stays an array.
!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
!v = !runmat.array<double, [1, *]>
// CHECK-LABEL: @evaluate
// CHECK: %[[S:.*]] = runmat.unbox %arg1
// CHECK: %[[N:.*]] = runmat.evaluate "nnz"(%arg0) : (!runmat.array<double, [1, *]>) -> f64
// CHECK: runmat.box %[[N]]
// CHECK: runmat.evaluate "isequal"(%arg0, %{{.*}}) : (!runmat.array<double, [1, *]>, f64) -> i1
// CHECK: runmat.update %arg0(%arg0) = %[[N]] : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, *]>, f64) -> !runmat.array<double, [1, *]>
func.func @evaluate(%x: !v, %i: !s) -> (!s, !l, !v) {
  %n = runmat.evaluate "nnz"(%x) : (!v) -> !s
  %e = runmat.evaluate "isequal"(%x, %i) : (!v, !s) -> !l
  %u = runmat.update %x(%x) = %n : (!v, !v, !s) -> !v
  return %n, %e, %u : !s, !l, !v
}

// -----

// Assignments to regular parts tell the runtime where they are: offset, strides and extents.
!s = !runmat.array<double, [1, 1]>
!m = !runmat.array<double, [*, *]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: @assign
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: runmat.guard %{{.*}} "index"
// CHECK: %[[OFFSET:.*]] = arith.sitofp
// CHECK: runmat.write_slice %arg0(%[[OFFSET]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) = %arg2 : (!runmat.array<double, [*, *]>, !runmat.array<double, [*, 1]>, f64, f64, f64, f64, f64) -> !runmat.array<double, [*, *]>
func.func @assign(%x: !m, %j: !s, %v: !c) -> !m {
  %colon = runmat.text ":" -> !runmat.array<char, [1, 1]>
  %0 = runmat.update %x(%colon, %j) = %v : (!m, !runmat.array<char, [1, 1]>, !s, !c) -> !m
  return %0 : !m
}
