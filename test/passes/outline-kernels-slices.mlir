// RUN: runmat-opt %s --runmat-outline-kernels --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-outline-kernels --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

// Slices of one array are windows on one argument; constant offsets and strides go into the kernel, others are scalars of it.
!r = !runmat.array<single, [1, *]>
!i = !runmat.array<single, [1, ?]>
// CHECK-LABEL: func.func @two
// CHECK: runmat.launch @cluster0(%arg0) extents(%arg3) shapes(%{{.*}}, %arg3) scalars(%arg1, %arg2 : index, index)
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: (%[[A:.*]]: tensor<?xf32>, %{{.*}}: tensor<?xf32>, %{{.*}}: index, %[[O:.*]]: index, %[[P:.*]]: index) -> tensor<?xf32>
// CHECK-SAME: inputs = 1, outputs = 1, extents = 1, scalars = 2
// CHECK-DAG: %[[ONE:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[TWO:.*]] = arith.constant 2 : index
// CHECK: %[[V:.*]] = runmat.window %[[A]] at %[[O]] by(%[[ONE]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: %[[W:.*]] = runmat.window %[[A]] at %[[TWO]] by(%[[P]]) : (tensor<?xf32>) -> tensor<?xf32>
// CHECK: linalg.generic {{.*}} ins(%[[V]], %[[W]] :
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: runmat.add %[[X]], %[[Y]]
func.func @two(%a: !r, %o: index, %p: index, %n: index) -> !i {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %0 = runmat.cluster elementwise over (%one, %n) -> !i {
    %1 = runmat.slice %a at %o by (%zero, %one) over (%one, %n) : (!r) -> !i
    %2 = runmat.slice %a at %two by (%zero, %p) over (%one, %n) : (!r) -> !i
    %3 = runmat.add %1, %2 : (!i, !i) -> !i
    runmat.yield %3 : !i
  }
  return %0 : !i
}

// -----

// A window's dimensions do not collapse, and its strides are in the order of linalg's loops: the first dimension last. A row of another array is a
// window with one stride; an array that is read whole as well is an argument of its own.
!m = !runmat.array<double, [*, *]>
!r = !runmat.array<double, [1, *]>
// CHECK-DAG: #[[$ALL:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-DAG: #[[$ROW:.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @matrix
// CHECK: runmat.launch @cluster0(%arg0, %arg1, %arg1) extents(%arg5, %arg6) shapes(%arg5, %arg6) scalars(%arg2, %arg4, %arg3 : index, index, index)
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: (%[[A:.*]]: tensor<?xf64>, %[[B:.*]]: tensor<?x?xf64>, %[[C:.*]]: tensor<?xf64>, %{{.*}}: tensor<?x?xf64>, %{{.*}}: index, %{{.*}}: index, %[[O:.*]]: index, %[[T:.*]]: index, %[[S:.*]]: index)
// CHECK-SAME: inputs = 3, outputs = 1, extents = 2, scalars = 3
// CHECK: %[[V:.*]] = runmat.window %[[A]] at %[[O]] by(%[[T]], %[[S]]) : (tensor<?xf64>) -> tensor<?x?xf64>
// CHECK: %[[W:.*]] = runmat.window %[[C]] at %[[O]] by(%[[T]]) : (tensor<?xf64>) -> tensor<?xf64>
// CHECK: linalg.generic {indexing_maps = [#[[$ALL]], #[[$ALL]], #[[$ROW]], #[[$ALL]]]{{.*}} ins(%[[V]], %[[B]], %[[W]] :
func.func @matrix(%a: !m, %b: !m, %o: index, %s: index, %t: index, %n: index, %k: index) -> !m {
  %0 = runmat.cluster elementwise over (%n, %k) -> !m {
    %1 = runmat.slice %a at %o by (%s, %t) over (%n, %k) : (!m) -> !m
    %2 = runmat.add %1, %b : (!m, !m) -> !m
    %3 = runmat.slice %b at %o by (%s, %t) over (%o, %k) : (!m) -> !r
    %4 = runmat.add %2, %3 : (!m, !r) -> !m
    runmat.yield %4 : !m
  }
  return %0 : !m
}

// -----

// One element of an array for all of the loops has no strides.
!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
!c = !runmat.array<double, [*, 1]>
// CHECK-LABEL: func.func @cluster0
// CHECK: runmat.window %{{.*}} at %{{.*}} by() : (tensor<?xf64>) -> tensor<f64>
func.func @element(%a: !m, %b: !c, %o: index, %n: index) -> !c {
  %one = arith.constant 1 : index
  %0 = runmat.cluster elementwise over (%n, %one) -> !c {
    %1 = runmat.slice %a at %o by (%one, %one) over (%one, %one) : (!m) -> !s
    %2 = runmat.add %1, %b : (!s, !c) -> !c
    runmat.yield %2 : !c
  }
  return %0 : !c
}

// -----

// A reduction of a slice; logicals are bytes.
!m = !runmat.array<logical, [*, *]>
!r = !runmat.array<logical, [1, *]>
// CHECK-LABEL: func.func @cluster0
// CHECK-SAME: (%[[A:[^:]*]]: tensor<?xi8>,
// CHECK: runmat.window %[[A]] at %{{.*}} by(%{{.*}}, %{{.*}}) : (tensor<?xi8>) -> tensor<?x?xi8>
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "reduction"]
// CHECK: runmat.combine any
func.func @reduced(%a: !m, %o: index, %s: index, %n: index, %k: index) -> !r {
  %one = arith.constant 1 : index
  %0 = runmat.cluster reduction over (%n, %k) -> !r {
    %1 = runmat.slice %a at %o by (%one, %s) over (%n, %k) : (!m) -> !m
    %2 = runmat.reduce any %1 over [0] : (!m) -> !r
    runmat.yield %2 : !r
  }
  return %0 : !r
}
