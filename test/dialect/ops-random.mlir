// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Random numbers, and one of them.

!s = !runmat.array<double, [1, 1]>
!f = !runmat.array<single, [*, 1]>

// CHECK-LABEL: func.func @random
func.func @random(%seed: !s, %counter: !s, %n: !s, %like: !f) {
  // CHECK: runmat.random uniform as double of %{{.*}} from %{{.*}}(%{{.*}}, %{{.*}}) : {{.*}} -> !runmat.array<double, [?, ?]>
  %0 = runmat.random uniform as double of %seed from %counter (%n, %n) : (!s, !s, !s, !s) -> !runmat.array<double, [?, ?]>
  // CHECK: runmat.random normal as single of %{{.*}} from %{{.*}} like(%{{.*}}) : {{.*}} -> !runmat.array<single, [*, 1]>
  %1 = runmat.random normal as single of %seed from %counter like (%like) : (!s, !s, !f) -> !f
  // The class of the prototype counts.
  // CHECK: runmat.random normal as double of %{{.*}} from %{{.*}}(%{{.*}}, %{{.*}}) as %{{.*}} : {{.*}} -> !runmat.array<single, [?, ?]>
  %2 = runmat.random normal as double of %seed from %counter (%n, %n) as %like : (!s, !s, !s, !s, !f) -> !runmat.array<single, [?, ?]>
  return
}

// CHECK-LABEL: func.func @element
func.func @element(%seed: f64, %counter: f64, %position: index) {
  // CHECK: runmat.random_element uniform %{{.*}}, %{{.*}}, %{{.*}} : f32
  %0 = runmat.random_element uniform %seed, %counter, %position : f32
  // CHECK: runmat.random_element normal %{{.*}}, %{{.*}}, %{{.*}} : f64
  %1 = runmat.random_element normal %seed, %counter, %position : f64
  return
}
