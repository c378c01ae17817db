// RUN: runmat-opt %s --runmat-legalise --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-legalise --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// A variable that every turn makes of parts is carried as parts, and joined where the whole is needed: after the loop. An exit gets the parts.
!c = !runmat.array<complex double, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @turns
// CHECK: %[[R0:.*]] = runmat.part %arg0
// CHECK: %[[I0:.*]] = runmat.part imaginary %arg0
// CHECK: %[[LOOP:.*]]:3 = runmat.for
// CHECK-SAME: carry(%{{[^ ]*}} = %[[R0]] : {{.*}}, %{{[^ ]*}} = %[[I0]] : {{.*}}, %{{[^ ]*}} = %arg1 :
// CHECK-NOT: runmat.join
// CHECK: runmat.statement 3 ["z", "$imaginary", "k"]
// CHECK-NOT: runmat.part
// CHECK-NOT: runmat.join
// CHECK: runmat.yield %[[R:.*]], %[[I:.*]], %{{.*}} :
// CHECK: }
// CHECK: %[[Z:.*]] = runmat.join %[[LOOP]]#0, %[[LOOP]]#1
// CHECK: return %[[Z]], %[[LOOP]]#2
func.func @turns(%z: !c, %n: !s) -> (!c, !s) {
  %0:2 = runmat.for %k: !s = %n, %n, %n : !s, !s, !s carry(%y = %z : !c, %w = %n : !s) {
    %1 = runmat.part %y : (!c) -> !d
    %2 = runmat.part imaginary %y : (!c) -> !d
    %3 = runmat.neg %1 : (!d) -> !d
    %4 = runmat.join %3, %2 : (!d, !d) -> !c
    %s = runmat.statement 3 ["z", "k"] (%4, %k) : !c, !s
    runmat.yield %4, %k : !c, !s
  }
  return %0#0, %0#1 : !c, !s
}

// -----

// Through branches too, where one keeps the variable of the turn; widened parts stay parts.
!c = !runmat.array<complex double, [?, 1]>
!e = !runmat.array<complex double, [1, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @branches
// CHECK: runmat.while
// CHECK: %[[IF:.*]]:2 = runmat.if
// CHECK: runmat.widen %arg1
// CHECK: runmat.widen %arg1
// CHECK: runmat.yield %{{.*}}, %{{.*}} : !runmat.array<double, [?, 1]>, !runmat.array<double, [?, 1]>
// CHECK: else
// CHECK: runmat.yield
// CHECK: runmat.yield %{{.*}}, %[[IF]]#0, %[[IF]]#1
// CHECK: %[[Z:.*]] = runmat.join
// CHECK: return %[[Z]]
func.func @branches(%z: !c, %x: !s, %l: !runmat.array<logical, [1, 1]>) -> !c {
  %0 = runmat.while carry(%y = %z : !c) {
    %1 = runmat.if %l : !runmat.array<logical, [1, 1]> -> !c {
      %2 = runmat.join %x, %x : (!s, !s) -> !e
      %3 = runmat.widen %2 : (!e) -> !c
      runmat.yield %3 : !c
    } else {
      runmat.yield %y : !c
    }
    runmat.yield %l, %1 : !runmat.array<logical, [1, 1]>, !c
  }
  return %0 : !c
}

// -----

// A variable that the runtime makes in one branch stays whole, and so do those that it goes to; what is made of parts there is joined.
!c = !runmat.array<complex double, [*, 1]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: @whole
// CHECK: runmat.while carry(%{{[^ ]*}} = %arg0 : !runmat.array<complex double, [*, 1]>)
// CHECK: runmat.if %arg1 : !runmat.array<logical, [1, 1]> -> !runmat.array<complex double, [*, 1]>
// CHECK: %[[E:.*]] = runmat.evaluate "min"
// CHECK: runmat.yield %[[E]] :
// CHECK: %[[J:.*]] = runmat.join
// CHECK: runmat.yield %[[J]] :
func.func @whole(%z: !c, %l: !l) -> !c {
  %0 = runmat.while carry(%y = %z : !c) {
    %1 = runmat.if %l : !l -> !c {
      %2 = runmat.minimum %y, %y : (!c, !c) -> !c
      runmat.yield %2 : !c
    } else {
      %3 = runmat.neg %y : (!c) -> !c
      runmat.yield %3 : !c
    }
    runmat.yield %l, %1 : !l, !c
  }
  return %0 : !c
}

// -----

// Ops and variables in one go, in a nest: what the inner loop computes with are the parts that the outer one carries. A variable that is undefined
// before a branch is undefined in both parts.
!c = !runmat.array<complex double, [1, 1]>
!s = !runmat.array<double, [1, 1]>
!l = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: @nest
// CHECK: runmat.for {{.*}} carry(%[[R:[^ ]*]] = %{{.*}} : !runmat.array<double, [1, 1]>, %[[I:[^ ]*]] = %{{.*}} : !runmat.array<double, [1, 1]>)
// CHECK: runmat.for {{.*}} carry(%[[IR:[^ ]*]] = %[[R]] : !runmat.array<double, [1, 1]>, %[[II:[^ ]*]] = %[[I]] :
// CHECK-NOT: runmat.part
// CHECK-NOT: runmat.join
// CHECK: runmat.mul %[[IR]], %[[IR]]
// CHECK: runmat.guard
// CHECK: %[[W:.*]]:2 = runmat.if
// CHECK: runmat.yield %{{.*}}, %{{.*}} : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
// CHECK: %[[UR:.*]] = runmat.undef : !runmat.array<double,
// CHECK: %[[UI:.*]] = runmat.undef : !runmat.array<double,
// CHECK: runmat.yield %[[UR]], %[[UI]]
// CHECK: runmat.statement 7 ["z", "$imaginary", "w", "$imaginary"] (%{{.*}}, %{{.*}}, %[[W]]#0, %[[W]]#1)
// CHECK: runmat.hypot
func.func @nest(%x: !s, %l: !l) -> !s {
  %z = runmat.complex %x, %x : (!s, !s) -> !c
  %0 = runmat.for %k: !s = %x, %x, %x : !s, !s, !s carry(%y = %z : !c) {
    %1 = runmat.for %m: !s = %x, %x, %x : !s, !s, !s carry(%v = %y : !c) {
      %2 = runmat.mul %v, %v : (!c, !c) -> !c
      %3 = runmat.if %l : !l -> !c {
        %4 = runmat.neg %2 : (!c) -> !c
        runmat.yield %4 : !c
      } else {
        %5 = runmat.undef : !c
        runmat.yield %5 : !c
      }
      %s = runmat.statement 7 ["z", "w"] (%2, %3) : !c, !c
      runmat.yield %2 : !c
    }
    runmat.yield %1 : !c
  }
  %6 = runmat.abs %0 : (!c) -> !s
  return %6 : !s
}

// -----

// What is changed element by element stays whole, in the loop and at its exits.
!c = !runmat.array<complex double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @elements
// CHECK-NOT: runmat.part
// CHECK: runmat.statement 3 ["z"]
// CHECK: runmat.update
// CHECK-NOT: runmat.join
// CHECK: return
func.func @elements(%z: !c, %n: !s) -> !c {
  %0 = runmat.for %k: !s = %n, %n, %n : !s, !s, !s carry(%y = %z : !c) {
    %s = runmat.statement 3 ["z"] (%y) : !c
    %1 = runmat.update %y(%k) = %k : (!c, !s, !s) -> !c
    runmat.yield %1 : !c
  }
  return %0 : !c
}

// -----

// A loop that counts in integers, and a condition of integers, around parts: each op is written twice over.
!c = !runmat.array<complex double, [1, 1]>
!s = !runmat.array<double, [1, 1]>
!i = !runmat.array<int8, [1, 1]>
// CHECK-LABEL: @counted
// CHECK: %[[LOOP:.*]]:2 = runmat.for %[[K:[^ ]*]]: !runmat.array<int8, [1, 1]> = {{.*}} : !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
// CHECK-SAME: carry(%[[R:[^ ]*]] = %arg0 : !runmat.array<double, [1, 1]>, %[[I:[^ ]*]] = %arg0 :
// CHECK: %[[T:.*]] = runmat.cast %[[K]] to logical
// CHECK: %[[IF:.*]]:2 = runmat.if %[[T]] : !runmat.array<logical, [1, 1]> -> !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>
// CHECK: %[[N:.*]] = runmat.neg %[[I]]
// CHECK: runmat.guard %{{.*}}, "complex result that is real"
// CHECK: runmat.yield %[[R]], %[[N]]
// CHECK: else
// CHECK: runmat.yield %[[R]], %[[I]]
// CHECK: runmat.yield %[[IF]]#0, %[[IF]]#1
// CHECK: runmat.join %[[LOOP]]#0, %[[LOOP]]#1
func.func @counted(%x: !s, %i: !i) -> !c {
  %z = runmat.complex %x, %x : (!s, !s) -> !c
  %one = runmat.constant 1.0 : f64 -> !s
  %0 = runmat.for %k: !i = %i, %one, %i : !i, !s, !i carry(%y = %z : !c) {
    %1 = runmat.if %k : !i -> !c {
      %2 = runmat.conj %y : (!c) -> !c
      runmat.yield %2 : !c
    } else {
      runmat.yield %y : !c
    }
    runmat.yield %1 : !c
  }
  return %0 : !c
}
