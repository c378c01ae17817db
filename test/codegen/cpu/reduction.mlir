// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=64 | FileCheck %s

// The first dimension is reduced: all lanes of the order in one vector, folded
// by halves.
// CHECK-LABEL: func.func @rows_partial(
// CHECK:         scf.for
// CHECK:           %[[X:.*]] = arith.mulf {{.*}} : vector<32xf64>
// CHECK:           %[[OLD:.*]] = llvm.load
// CHECK:           %[[SUM:.*]] = arith.addf %[[OLD]], %[[X]] : vector<32xf64>
// CHECK:           arith.select %{{.*}}, %[[SUM]], %[[OLD]]
// CHECK:         arith.addf {{.*}} : vector<16xf64>
// CHECK:         arith.addf {{.*}} : vector<8xf64>
// CHECK:         arith.addf {{.*}} : vector<4xf64>
// CHECK:         arith.addf {{.*}} : vector<2xf64>
// CHECK:         arith.addf {{.*}} : vector<1xf64>
// CHECK-NOT:     vector.reduction
// CHECK-LABEL: func.func @rows_final(
// CHECK:         scf.while
// CHECK-LABEL: func.func @rows_single(
// CHECK:         scf.for
// CHECK:           func.call @rows_partial
// CHECK:         call @rows_final
func.func @rows(%a: tensor<?x?xf64>, %out: tensor<?xf64>, %d0: index, %d1: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = arith.mulf %x, %x : f64
    %1 = runmat.combine sum %acc, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// It is kept: a table of lanes by slices in the frame.
// CHECK-LABEL: func.func @columns_partial(
// CHECK:         llvm.alloca {{.*}} x f32 {alignment = 64 : i64}
// CHECK:         scf.while
// CHECK:           scf.for
// Four elements of a lane join it, then it is stored; masks are for what is left
// of the strip.
// CHECK-COUNT-4:     arith.cmpf ogt, {{.*}} : vector<32xf32>
// CHECK-NOT:         arith.cmpf ogt
// CHECK:             llvm.store volatile
// CHECK:           scf.if
// CHECK-COUNT-4:     llvm.intr.masked.load
// CHECK:             llvm.store volatile
// CHECK-LABEL: func.func @columns_final(
// CHECK-LABEL: func.func @columns_single(
func.func @columns(%a: tensor<?x?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>],
                       iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %1 = runmat.combine max %acc, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Integers are compared in their class: a register holds as many as it has room for.
// CHECK-LABEL: func.func @least_partial(
// CHECK:         arith.cmpi slt, {{.*}} : vector<32xi8>
// CHECK-LABEL: func.func @least_final(
func.func @least(%a: tensor<?x?xi8>, %out: tensor<?xi8>, %d0: index, %d1: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xi8>) outs(%out : tensor<?xi8>) {
  ^bb0(%x: i8, %acc: i8):
    %0 = runmat.combine min %acc, %x : i8
    linalg.yield %0 : i8
  } -> tensor<?xi8>
  return %r : tensor<?xi8>
}

// Sums of integers wrap round.
// CHECK-LABEL: func.func @highs_partial(
// CHECK:         arith.shrsi {{.*}} : vector<32xi64>
// CHECK:         arith.addi {{.*}} : vector<32xi64>
// CHECK-LABEL: func.func @highs_final(
func.func @highs(%a: tensor<?x?xi64>, %out: tensor<?xi64>, %d0: index, %d1: index) -> tensor<?xi64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xi64>) outs(%out : tensor<?xi64>) {
  ^bb0(%x: i64, %acc: i64):
    %half = arith.constant 32 : i64
    %0 = arith.shrsi %x, %half : i64
    %1 = runmat.combine sum %acc, %0 : i64
    linalg.yield %1 : i64
  } -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Slices of at most 8 elements share a vector: dense arrays are read as one run,
// the weights of their places are collected, and folds take the lanes 4, 2 and 1
// behind, where those are of the same slice.
// CHECK-LABEL: func.func @weighted_partial(
// CHECK:         %[[FEW:.*]] = arith.cmpi slt, %{{.*}}, %c9{{.*}} : i64
// CHECK:         %[[SHARED:.*]] = arith.andi %{{.*}}, %[[FEW]] : i1
// CHECK:         %[[MANY:.*]] = arith.divui %c32{{.*}}, %{{.*}} : i64
// CHECK:         %[[SLICES:.*]] = arith.select %[[SHARED]], %[[MANY]], %{{.*}} : i64
// CHECK:         scf.for %{{.*}} = %arg1 to %arg2 step %[[SLICES]]
// CHECK:           scf.if %[[SHARED]] -> (vector<32xf32>)
// CHECK:             scf.for
// CHECK:               llvm.store %{{.*}} : f32
// CHECK:           } else {
// CHECK:             llvm.intr.masked.load
// CHECK:           scf.if %[[SHARED]] {
// CHECK:             arith.remsi %{{.*}} : vector<32xi64>
// CHECK-COUNT-3:     arith.addf %{{.*}} : vector<32xf32>
// CHECK:             scf.for
// CHECK:           } else {
// CHECK-COUNT-5:     arith.addf
// CHECK-LABEL: func.func @weighted_final(
func.func @weighted(%a: tensor<?x?xf32>, %w: tensor<?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 2, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a, %w : tensor<?x?xf32>, tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %acc: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = runmat.combine sum %acc, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Complex numbers are not collected.
// CHECK-LABEL: func.func @parts_partial(
// CHECK-NOT:     arith.remsi %{{.*}} : vector<32xi64>
// CHECK-LABEL: func.func @parts_final(
func.func @parts(%a: tensor<?x?xcomplex<f32>>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xcomplex<f32>>) outs(%out : tensor<?xf32>) {
  ^bb0(%z: complex<f32>, %acc: f32):
    %0 = complex.re %z : complex<f32>
    %1 = runmat.combine sum %acc, %0 : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
