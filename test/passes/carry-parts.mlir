// RUN: runmat-opt %s --runmat-carry-parts --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-carry-parts --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// A variable that every turn makes of parts is carried as parts, and joined where the whole is needed: after the loop. An exit gets the parts.
!c = !runmat.array<complex double, [*, 1]>
!d = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: @turns
// CHECK: %[[R0:.*]] = runmat.part %arg0
// CHECK: %[[I0:.*]] = runmat.part imaginary %arg0
// CHECK: %[[LOOP:.*]]:3 = runmat.for
// CHECK-SAME: carry(%{{[^ ]*}} = %arg1 : {{.*}}, %{{[^ ]*}} = %[[R0]] : {{.*}}, %{{[^ ]*}} = %[[I0]] :
// CHECK-NOT: runmat.join
// CHECK: runmat.statement 3 ["z", "$imaginary", "k"]
// CHECK-NOT: runmat.part
// CHECK-NOT: runmat.join
// CHECK: runmat.yield %{{.*}}, %[[R:.*]], %[[I:.*]] :
// CHECK: }
// CHECK: %[[Z:.*]] = runmat.join %[[LOOP]]#1, %[[LOOP]]#2
// CHECK: return %[[Z]], %[[LOOP]]#0
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
