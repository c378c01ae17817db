// RUN: runmat-opt %s --runmat-track-gpu-arrays --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-track-gpu-arrays --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// A gpuArray makes the results it takes part in, but no extents and no host arrays that it is written into.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: func.func @follows(%arg0: !runmat.array<double, [*, 1]>, %arg1
// CHECK-SAME: runmat.gpu_arrays = ["a", "d"]
// CHECK-NOT: runmat.gather
func.func @follows(%g: !v {runmat.gpu_array}, %h: !v, %i: !s) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.add %g, %h : (!v, !v) -> !v
  %b = runmat.numel %g : (!v) -> !s
  %c = runmat.gather %a : (!v) -> !v
  %e = runmat.index %g(%i) : (!v, !s) -> !s
  %d = runmat.update %a(%i) = %b : (!v, !s, !s) -> !v
  %f = runmat.update %h(%i) = %e : (!v, !s, !s) -> !v
  %s2 = runmat.statement 2 ["a", "b", "c", "d", "f"] (%a, %b, %c, %d, %f) : !v, !s, !v, !v, !v
  return
}

// -----

// What && and || ask of a gpuArray is no gpuArray.
!s = !runmat.array<double, [1, 1]>
!b = !runmat.array<logical, [1, 1]>
// CHECK-LABEL: func.func @conditions
// CHECK-SAME: runmat.gpu_arrays = ["c"]
func.func @conditions(%g: !s {runmat.gpu_array}, %h: !s) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.truth scalar %g : (!s) -> !b
  %b = runmat.truth scalar %h : (!s) -> !b
  %c = runmat.and %g, %h : (!s, !s) -> !b
  %d = runmat.and %a, %b : (!b, !b) -> !b
  %s2 = runmat.statement 2 ["a", "c", "d"] (%a, %c, %d) : !b, !b, !b
  return
}

// -----

// Without a gpuArray nothing is said.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @none
// CHECK-NOT: runmat.gpu_arrays
func.func @none(%h: !v) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.neg %h : (!v) -> !v
  %s2 = runmat.statement 2 ["a"] (%a) : !v
  return
}

// -----

// A variable that becomes a gpuArray: the statement that changes it is the interpreter's.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @changes
// CHECK: runmat.statement 1
// CHECK-NOT: runmat.interpreted
// CHECK: runmat.statement 2 {{.*}} {runmat.interpreted}
// CHECK: runmat.statement 3
// CHECK-NOT: runmat.interpreted
func.func @changes(%g: !v {runmat.gpu_array}, %h: !v) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.neg %h : (!v) -> !v
  %s2 = runmat.statement 2 ["a"] (%a) : !v
  %b = runmat.neg %g : (!v) -> !v
  %s3 = runmat.statement 3 ["a"] (%b) : !v
  return
}

// -----

// Operations of the runtime follow their arguments, but for those that say something about them or take extents.
!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: func.func @operations
// CHECK-SAME: runmat.gpu_arrays = ["a", "b"]
func.func @operations(%g: !v {runmat.gpu_array}, %h: !v) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.evaluate "cumsum"(%g) : (!v) -> !v
  %b = runmat.concatenate %h, %g along 1 : (!v, !v) -> !runmat.array<double, [*, 2]>
  %c = runmat.evaluate "isequal"(%h, %g) : (!v, !v) -> !runmat.array<logical, [1, 1]>
  %d = runmat.evaluate "sort"(%h) : (!v) -> !v
  %s2 = runmat.statement 2 ["a", "b", "c", "d"] (%a, %b, %c, %d) : !v, !runmat.array<double, [*, 2]>, !runmat.array<logical, [1, 1]>, !v
  return
}

// -----

// What becomes of a variable in a branch that ends the unit says nothing of what it is before.
!v = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @before_the_branch
// CHECK-SAME: runmat.gpu_arrays = ["a"]
// CHECK: runmat.statement 2 {{.*}} {runmat.interpreted}
func.func @before_the_branch(%g: !v {runmat.gpu_array}, %h: !v, %c: !runmat.array<logical, [1, 1]>) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.neg %g : (!v) -> !v
  %s2 = runmat.statement 2 ["a"] (%a) : !v
  %b = runmat.if %c : !runmat.array<logical, [1, 1]> -> !v {
    %s3 = runmat.statement 3 ["a"] (%h) : !v
    runmat.yield %h : !v
  } else {
    runmat.yield %a : !v
  }
  %s4 = runmat.statement 4 ["b"] (%b) : !v
  return
}

// -----

// Texts are no gpuArrays, and nor is what is computed of them alone.
!v = !runmat.array<double, [1, *]>
!t = !runmat.array<char, [1, *]>
// CHECK-LABEL: func.func @texts
// CHECK-SAME: runmat.gpu_arrays = ["d"]
func.func @texts(%g: !v {runmat.gpu_array}, %t: !t) {
  %s1 = runmat.statement 1 [] ()
  %a = runmat.concatenate %g, %t along 1 : (!v, !t) -> !t
  %b = runmat.evaluate "double"(%a) : (!t) -> !v
  %d = runmat.add %b, %g : (!v, !v) -> !v
  %s2 = runmat.statement 2 ["a", "b", "d"] (%a, %b, %d) : !t, !v, !v
  return
}

// -----

// An element of a field of a struct array that becomes a gpuArray is one among others that are none.
!v = !runmat.array<double, [1, *]>
!s = !runmat.array<double, [1, 1]>
// CHECK-LABEL: func.func @columns
// CHECK-NOT: runmat.gpu_arrays
// CHECK: runmat.statement 1
// CHECK-NOT: runmat.interpreted
// CHECK: runmat.statement 2 {{.*}} {runmat.interpreted}
func.func @columns(%g: !s {runmat.gpu_array}, %h: !v, %i: !s) {
  %s1 = runmat.statement 1 ["s.a"] (%h) : !v
  %a = runmat.update %h(%g) = %i of_structs : (!v, !s, !s) -> !v
  %s2 = runmat.statement 2 ["s.a"] (%a) : !v
  %b = runmat.update %a(%i) = %g of_structs : (!v, !s, !s) -> !v
  %s3 = runmat.statement 3 ["s.a"] (%b) : !v
  return
}
