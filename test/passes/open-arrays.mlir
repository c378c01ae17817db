// RUN: runmat-opt %s --runmat-open-arrays --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-open-arrays --split-input-file | runmat-opt --split-input-file | FileCheck %s

!v = !runmat.array<double, [1, *]>

// An array that a loop carries and changes by element is owned before the loop, which carries it no longer.
// CHECK-LABEL: @in_place
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: runmat.for %{{.*}}: f64 = %arg1, %arg1, %arg1 : f64, f64, f64 {
// CHECK: runmat.statement 1 ["x"] (%[[A]])
// CHECK: %[[X:.*]] = runmat.read %[[E]][%arg2] : f64
// CHECK: runmat.write %[[E]][%arg2] = %[[X]] : f64
// CHECK-NOT: runmat.store
// CHECK: return %[[A]]
func.func @in_place(%a: !v, %x: f64, %i: index) -> !v {
  %r = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    %s = runmat.statement 1 ["x"] (%c) : !v
    %0 = runmat.load %c[%i] : <double, [1, *]> -> f64
    %1 = runmat.store %c[%i] = %0 : <double, [1, *]>, f64
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// In branches and inner loops too.
// CHECK-LABEL: @nested
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: runmat.while carry(%[[N:.*]] = %arg1 : f64) {
// CHECK: runmat.if %arg3 : i1 {
// CHECK: runmat.write %[[E]][%arg2] = %[[N]]
// CHECK: } else {
// CHECK: runmat.for
// CHECK: runmat.write %[[E]][%arg2] = %arg1
// CHECK: runmat.yield %arg3, %[[N]] : i1, f64
// CHECK: return %[[A]]
func.func @nested(%a: !v, %x: f64, %i: index, %b: i1) -> !v {
  %r:2 = runmat.while carry(%c = %a : !v, %n = %x : f64) {
    %0 = runmat.if %b : i1 -> !v {
      %1 = runmat.store %c[%i] = %n : <double, [1, *]>, f64
      runmat.yield %1 : !v
    } else {
      runmat.yield %c : !v
    }
    %2 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%d = %0 : !v) {
      %3 = runmat.store %d[%i] = %x : <double, [1, *]>, f64
      runmat.yield %3 : !v
    }
    runmat.yield %b, %2, %n : i1, !v, f64
  }
  return %r#0 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// A turn that keeps the old array beside the new one changes a copy.
// CHECK-LABEL: @old_value_is_kept
// CHECK-NOT: runmat.own
// CHECK: runmat.for
// CHECK: %[[A:.*]] = runmat.own %[[C:.*]] :
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: runmat.write %[[E]][%arg2] = %arg1
// CHECK: runmat.yield %[[A]], %[[C]]
func.func @old_value_is_kept(%a: !v, %x: f64, %i: index) -> !v {
  %r:2 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %o = %a : !v) {
    %1 = runmat.store %c[%i] = %x : <double, [1, *]>, f64
    runmat.yield %1, %c : !v, !v
  }
  return %r#1 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// So does one that may exit, after the store, to a statement that lists the array as it was before.
// CHECK-LABEL: @exit_needs_the_old_value
// CHECK: runmat.for
// CHECK: runmat.own
func.func @exit_needs_the_old_value(%a: !v, %x: f64, %i: index, %b: i1) -> !v {
  %r = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    %s = runmat.statement 1 ["x"] (%c) : !v
    %1 = runmat.store %c[%i] = %x : <double, [1, *]>, f64
    runmat.guard %b, "late" exit %s
    runmat.yield %1 : !v
  }
  return %r : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// An inner loop that starts each turn of the outer one from the same array changes a copy each time.
// CHECK-LABEL: @stored_again_and_again
// CHECK: runmat.for
// CHECK: runmat.own %[[A:.*]] :
func.func @stored_again_and_again(%a: !v, %x: f64, %i: index) {
  runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 {
    %1 = runmat.store %a[%i] = %x : <double, [1, *]>, f64
    %2 = runmat.load %1[%i] : <double, [1, *]> -> f64
  }
  return
}

// -----

!v = !runmat.array<double, [1, *]>

// Two arrays that a loop swaps are each changed where they are.
// CHECK-LABEL: @swapped
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %arg0 : {{.*}}, %[[D:.*]] = %arg1 :
// CHECK: %[[A:.*]] = runmat.own %[[C]] :
// CHECK: runmat.yield %[[D]], %[[A]]
func.func @swapped(%a: !v, %b: !v, %x: f64, %i: index) -> !v {
  %r:2 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %d = %b : !v) {
    %1 = runmat.store %c[%i] = %x : <double, [1, *]>, f64
    runmat.yield %d, %1 : !v, !v
  }
  return %r#1 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// Loads in a loop go through one address, found before the outermost loop that the array comes from outside of. A load outside of
// loops fetches one element.
// CHECK-LABEL: @loads
// CHECK: runmat.load %arg0[%arg2]
// CHECK: %[[E:.*]] = runmat.elements %arg0
// CHECK-NOT: runmat.elements
// CHECK: runmat.for
// CHECK: runmat.for
// CHECK: runmat.read %[[E]][%arg2]
// CHECK: runmat.read %[[E]][%arg2]
func.func @loads(%a: !v, %x: f64, %i: index) -> f64 {
  %0 = runmat.load %a[%i] : <double, [1, *]> -> f64
  %r = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %x : f64) {
    %q = runmat.for %l: f64 = %x, %x, %x : f64, f64, f64 carry(%t = %s : f64) {
      %1 = runmat.load %a[%i] : <double, [1, *]> -> f64
      %2 = runmat.add %t, %1 : (f64, f64) -> f64
      runmat.yield %2 : f64
    }
    %3 = runmat.load %a[%i] : <double, [1, *]> -> f64
    %4 = runmat.add %q, %3 : (f64, f64) -> f64
    runmat.yield %4 : f64
  }
  return %r : f64
}

// -----

!v = !runmat.array<double, [1, *]>

// CHECK-LABEL: @store
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: runmat.write %[[E]][%arg2] = %arg1
// CHECK: return %[[A]]
func.func @store(%a: !v, %x: f64, %i: index) -> !v {
  %0 = runmat.store %a[%i] = %x : <double, [1, *]>, f64
  return %0 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// An inner loop that changes the array while the outer one still reads it under another name changes a copy.
// CHECK-LABEL: @read_under_another_name
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %arg0 :
// CHECK: %[[A:.*]] = runmat.own %[[C]] :
// CHECK: runmat.for
// CHECK: %[[X:.*]] = runmat.read
// CHECK: runmat.write
func.func @read_under_another_name(%a: !v, %x: f64, %i: index) -> !v {
  %r = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v) {
    %q = runmat.for %l: f64 = %x, %x, %x : f64, f64, f64 carry(%d = %c : !v) {
      %0 = runmat.load %c[%i] : <double, [1, *]> -> f64
      %1 = runmat.store %d[%i] = %0 : <double, [1, *]>, f64
      runmat.yield %1 : !v
    }
    runmat.yield %q : !v
  }
  return %r : !v
}
