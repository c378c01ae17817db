// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=32 interleave=1" | FileCheck %s
// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=32 interleave=1" | runmat-opt | FileCheck %s

// Both parts of a vector of numbers come by one load and go by one store; one number for all is loaded once, before the loop.
// CHECK-LABEL: func.func @turned
// CHECK: %[[RE:.*]] = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK: vector.broadcast %[[RE]] : f64 to vector<4xf64>
// CHECK: %[[IM:.*]] = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> f64
// CHECK: vector.broadcast %[[IM]] : f64 to vector<4xf64>
// CHECK: scf.for
// CHECK: scf.if
// CHECK: %[[BOTH:.*]] = llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> vector<8xf64>
// CHECK: vector.shuffle %[[BOTH]], %[[BOTH]] [0, 2, 4, 6] : vector<8xf64>, vector<8xf64>
// CHECK: vector.shuffle %[[BOTH]], %[[BOTH]] [1, 3, 5, 7] : vector<8xf64>, vector<8xf64>
// CHECK: } else {
// CHECK: vector.shuffle %[[LANES:.*]], %[[LANES]] [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xi1>, vector<4xi1>
// CHECK: llvm.intr.masked.load {{.*}} : (!llvm.ptr, vector<8xi1>, vector<8xf64>) -> vector<8xf64>
// CHECK: %[[SUM:.*]] = arith.addf
// CHECK: %[[PRODUCT:.*]] = arith.mulf
// CHECK: %[[STORED:.*]] = vector.shuffle %[[PRODUCT]], %[[SUM]] [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf64>, vector<4xf64>
// CHECK: llvm.store %[[STORED]], %{{.*}} {alignment = 8 : i64} : vector<8xf64>, !llvm.ptr
// CHECK: llvm.intr.masked.store %[[STORED]]
func.func @turned(%a: tensor<?xcomplex<f64>>, %b: tensor<complex<f64>>, %o: tensor<?xcomplex<f64>>, %n: index) -> tensor<?xcomplex<f64>>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xcomplex<f64>>, tensor<complex<f64>>) outs(%o : tensor<?xcomplex<f64>>) {
  ^bb0(%x: complex<f64>, %y: complex<f64>, %z: complex<f64>):
    %xr = complex.re %x : complex<f64>
    %xi = complex.im %x : complex<f64>
    %yr = complex.re %y : complex<f64>
    %yi = complex.im %y : complex<f64>
    %1 = arith.addf %xr, %yi : f64
    %2 = arith.mulf %xi, %yr : f64
    %3 = complex.create %2, %1 : complex<f64>
    linalg.yield %3 : complex<f64>
  } -> tensor<?xcomplex<f64>>
  return %0 : tensor<?xcomplex<f64>>
}

// A real result beside a complex one, each at its own distance.
// CHECK-LABEL: func.func @apart
// CHECK: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<16xf32>
// CHECK: %[[AT:.*]] = arith.addi %{{.*}} : i64
// CHECK-NEXT: llvm.getelementptr %{{.*}}[%[[AT]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.store %{{.*}} : vector<8xf32>, !llvm.ptr
// CHECK: %[[TWO:.*]] = arith.constant 2 : i64
// CHECK-NEXT: %[[TWICE:.*]] = arith.muli %[[AT]], %[[TWO]] : i64
// CHECK-NEXT: llvm.getelementptr %{{.*}}[%[[TWICE]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.store %{{.*}} : vector<16xf32>, !llvm.ptr
func.func @apart(%a: tensor<?xcomplex<f32>>, %o: tensor<?xf32>, %p: tensor<?xcomplex<f32>>, %n: index) -> (tensor<?xf32>, tensor<?xcomplex<f32>>)
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 2, extents = 1, scalars = 0, flag = false>} {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xcomplex<f32>>) outs(%o, %p : tensor<?xf32>, tensor<?xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %u: f32, %v: complex<f32>):
    %xi = complex.im %x : complex<f32>
    linalg.yield %xi, %x : f32, complex<f32>
  } -> (tensor<?xf32>, tensor<?xcomplex<f32>>)
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xcomplex<f32>>
}

// A sum of one part reads both.
// CHECK-LABEL: func.func @summed_partial
// CHECK: llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr -> vector<{{[0-9]+}}xf64>
// CHECK: vector.shuffle {{.*}} [1, 3, 5, 7
// CHECK: arith.addf
func.func @summed(%a: tensor<?x?xcomplex<f64>>, %o: tensor<?xf64>, %d0: index, %d1: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xcomplex<f64>>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: complex<f64>, %acc: f64):
    %1 = complex.im %x : complex<f64>
    %2 = runmat.combine sum %acc, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
