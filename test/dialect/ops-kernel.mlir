// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Clusters, launches and the ops of kernel bodies.

// CHECK-LABEL: func.func @cluster
func.func @cluster(%a: !runmat.array<double, [*, 1]>, %i: index) {
  %e = runmat.statement 7 [] ()
  // CHECK: runmat.cluster elementwise over(%[[I:.*]], %[[I]]) equal(%[[I]], %[[I]]) exit %{{.*}} -> !runmat.array<double, [*, 1]> {
  // CHECK: runmat.yield %{{.*}} : !runmat.array<double, [*, 1]>
  %0 = runmat.cluster elementwise over (%i, %i) equal (%i, %i) exit %e -> !runmat.array<double, [*, 1]> {
    %1 = runmat.neg %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
    runmat.yield %1 : !runmat.array<double, [*, 1]>
  }
  // CHECK: runmat.cluster reduction over(%[[I]], %[[I]]) -> !runmat.array<double, [1, 1]> {
  %2 = runmat.cluster reduction over (%i, %i) -> !runmat.array<double, [1, 1]> {
    %3 = runmat.reduce sum %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
    runmat.yield %3 : !runmat.array<double, [1, 1]>
  }
  return
}

// CHECK-LABEL: func.func @launch
func.func @launch(%a: !runmat.array<double, [*, 1]>, %i: index, %x: f64) {
  %e = runmat.statement 7 [] ()
  // CHECK: runmat.launch @kernel(%{{.*}}) extents(%{{.*}}) shapes(%{{.*}}, %{{.*}}) scalars(%{{.*}}, %{{.*}} : f64, index) equal(%{{.*}}, %{{.*}}) exit %{{.*}} {donations = array<i32: 0>} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  %0 = runmat.launch @kernel (%a) extents (%i) shapes (%i, %i) scalars (%x, %i : f64, index) equal (%i, %i) exit %e {donations = array<i32: 0>} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  // CHECK: runmat.launch @kernel() extents() shapes() : () -> ()
  runmat.launch @kernel () extents () shapes () : () -> ()
  return
}

// CHECK-LABEL: func.func @bodies
func.func @bodies(%c: i1, %x: f32) {
  // CHECK: runmat.raise %{{.*}}
  runmat.raise %c
  // CHECK: runmat.combine sum %{{.*}}, %{{.*}} : f32
  %0 = runmat.combine sum %x, %x : f32
  // CHECK: runmat.combine max %{{.*}}, %{{.*}} : i16
  %n = arith.constant 7 : i16
  %m = runmat.combine max %n, %n : i16
  // CHECK: runmat.combine sum %{{.*}}, %{{.*}} : i16
  %s = runmat.combine sum %n, %n : i16
  // CHECK: runmat.combine any %{{.*}}, %{{.*}} : i1
  %1 = runmat.combine any %c, %c : i1
  return
}

// CHECK-LABEL: func.func @kernel_attribute
// CHECK-SAME: runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 2, extents = 3, scalars = 4, flag = true>
func.func @kernel_attribute() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 2, extents = 3, scalars = 4, flag = true>} {
  return
}

// CHECK-LABEL: func.func @windows
func.func @windows(%a: tensor<?xf32>, %o: index, %s: index) {
  // CHECK: runmat.window %{{.*}} at %[[O:.*]] by(%[[S:.*]], %[[O]]) : (tensor<?xf32>) -> tensor<?x?xf32>
  %0 = runmat.window %a at %o by (%s, %o) : (tensor<?xf32>) -> tensor<?x?xf32>
  // One element for all of the loops.
  // CHECK: runmat.window %{{.*}} at %[[O]] by() : (tensor<?xf32>) -> tensor<f32>
  %1 = runmat.window %a at %o by () : (tensor<?xf32>) -> tensor<f32>
  return
}
