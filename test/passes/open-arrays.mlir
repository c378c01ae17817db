// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-open-arrays --split-input-file | FileCheck %s
// RUN: runmat-opt %s --allow-unregistered-dialect --runmat-open-arrays --split-input-file | runmat-opt --allow-unregistered-dialect --split-input-file | FileCheck %s

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

// In branches and inner loops too, beside what changes from turn to turn.
// CHECK-LABEL: @nested
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[E:.*]] = runmat.elements %[[A]]
// CHECK: runmat.while carry(%[[N:.*]] = %arg1 : f64) {
// CHECK: runmat.if %arg3 : i1 {
// CHECK: runmat.write %[[E]][%arg2] = %[[N]]
// CHECK: } else {
// CHECK: runmat.for
// CHECK: runmat.write %[[E]][%arg2] = %arg1
// CHECK: %[[M:.*]] = runmat.add %[[N]], %arg1
// CHECK: runmat.yield %arg3, %[[M]] : i1, f64
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
    %m = runmat.add %n, %x : (f64, f64) -> f64
    runmat.yield %b, %2, %m : i1, !v, f64
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

// Two arrays that a loop swaps are owned before it; their addresses and the extents that are asked for change places with them.
// CHECK-LABEL: @swapped
// CHECK: %[[A:.*]] = runmat.own %arg0
// CHECK: %[[EA:.*]] = runmat.elements %[[A]]
// CHECK: %[[NA:.*]] = runmat.extent %[[A]], 1
// CHECK: %[[B:.*]] = runmat.own %arg1
// CHECK: %[[EB:.*]] = runmat.elements %[[B]]
// CHECK: %[[NB:.*]] = runmat.extent %[[B]], 1
// CHECK: runmat.for {{.*}} carry(%[[C:.*]] = %[[A]] : {{.*}}, %[[D:.*]] = %[[B]] : {{.*}}, %[[EC:.*]] = %[[EA]] : {{.*}}, %[[NC:.*]] = %[[NA]] : {{.*}}, %[[ED:.*]] = %[[EB]] : {{.*}}, %[[ND:.*]] = %[[NB]] :
// CHECK-NEXT: "use"(%[[NC]])
// CHECK-NEXT: runmat.write %[[EC]][%arg3] = %arg2
// CHECK-NEXT: runmat.yield %[[D]], %[[C]], %[[ED]], %[[ND]], %[[EC]], %[[NC]]
func.func @swapped(%a: !v, %b: !v, %x: f64, %i: index) -> !v {
  %r:2 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %d = %b : !v) {
    %n = runmat.extent %c, 1 : <double, [1, *]>
    "use"(%n) : (index) -> ()
    %1 = runmat.store %c[%i] = %x : <double, [1, *]>, f64
    runmat.yield %d, %1 : !v, !v
  }
  return %r#1 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// A branch that swaps them or not chooses between the addresses too; the inner loop changes one where it is.
// CHECK-LABEL: @swapped_or_not
// CHECK: runmat.own %arg0
// CHECK: runmat.own %arg1
// CHECK: runmat.while carry(%[[C:.*]] = %{{.*}}, %[[D:.*]] = %{{.*}}, %[[EC:.*]] = %{{.*}}, %[[ED:.*]] = %{{.*}}) {
// CHECK: runmat.for %{{.*}}: f64 = %arg2, %arg2, %arg2 : f64, f64, f64 {
// CHECK: %[[X:.*]] = runmat.read %[[ED]]
// CHECK: runmat.write %[[EC]][%arg3] = %[[X]]
// CHECK: %[[R:.*]]:4 = runmat.if
// CHECK: runmat.yield %[[D]], %[[C]], %[[ED]], %[[EC]]
// CHECK: runmat.yield %[[C]], %[[D]], %[[EC]], %[[ED]]
// CHECK: runmat.yield %arg4, %[[R]]#0, %[[R]]#1, %[[R]]#2, %[[R]]#3
func.func @swapped_or_not(%a: !v, %b: !v, %x: f64, %i: index, %g: i1) -> !v {
  %r:2 = runmat.while carry(%c = %a : !v, %d = %b : !v) {
    %0 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%e = %c : !v) {
      %1 = runmat.load %d[%i] : <double, [1, *]> -> f64
      %2 = runmat.store %e[%i] = %1 : <double, [1, *]>, f64
      runmat.yield %2 : !v
    }
    %3:2 = runmat.if %g : i1 -> !v, !v {
      runmat.yield %d, %0 : !v, !v
    } else {
      runmat.yield %0, %d : !v, !v
    }
    runmat.yield %g, %3#0, %3#1 : i1, !v, !v
  }
  return %r#1 : !v
}

// -----

!v = !runmat.array<double, [1, *]>

// Arrays that are only read are not owned, but their addresses go around with them.
// CHECK-LABEL: @swapped_and_read
// CHECK-NOT: runmat.own
// CHECK: %[[E:.*]] = runmat.elements %arg0
// CHECK: runmat.elements %arg1
// CHECK: runmat.for
// CHECK-NOT: runmat.load
// CHECK: runmat.read
func.func @swapped_and_read(%a: !v, %b: !v, %x: f64, %i: index) -> f64 {
  %r:3 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %d = %b : !v, %s = %x : f64) {
    %0 = runmat.load %c[%i] : <double, [1, *]> -> f64
    runmat.yield %d, %c, %0 : !v, !v, f64
  }
  return %r#2 : f64
}

// -----

!v = !runmat.array<double, [1, *]>

// One that is handed to two variables is not followed: each of them is an array of its own after the next store.
// CHECK-LABEL: @handed_to_two
// CHECK-NOT: runmat.own
// CHECK: runmat.for
// CHECK: runmat.own
func.func @handed_to_two(%a: !v, %b: !v, %x: f64, %i: index) -> !v {
  %r:2 = runmat.for %k: f64 = %x, %x, %x : f64, f64, f64 carry(%c = %a : !v, %d = %b : !v) {
    %1 = runmat.store %c[%i] = %x : <double, [1, *]>, f64
    runmat.yield %1, %1 : !v, !v
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
