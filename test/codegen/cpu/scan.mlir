// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=16 | FileCheck %s

// Neighbouring lines in four vectors; blocks that lie apart six at a time, or
// alone. Totals are stored where lines have several blocks.
// CHECK-LABEL: func.func @sums_partial(
// CHECK:         %[[BACK:.*]] = arith.cmpi slt, %{{.*}}, %c0{{.*}} : i64
// CHECK:         %[[WORD:.*]] = llvm.load {{.*}} -> i64
// CHECK:         %[[LENGTH:.*]] = arith.subi %{{.*}}, %[[WORD]] : i64
// CHECK:         %[[BLOCK:.*]] = arith.select %[[BACK]], %[[LENGTH]], %[[WORD]] : i64
// CHECK:         scf.while
// CHECK:           scf.for {{.*}} -> (vector<8xf64>, i64)
// CHECK-COUNT-1:     arith.addf %{{.*}}, %{{.*}} : vector<8xf64>
// CHECK:           arith.cmpi slt, %[[BLOCK]]
// CHECK:           scf.if
// CHECK:             llvm.store %{{.*}} : vector<8xf64>
// CHECK:           scf.for {{.*}} -> (f64, f64, f64, f64, f64, f64, i64)
// CHECK-COUNT-6:     arith.addf %{{.*}}, %{{.*}} : f64
// CHECK:           scf.for {{.*}} -> (f64, i64)
// CHECK-COUNT-1:     arith.addf %{{.*}}, %{{.*}} : f64
// CHECK-NOT:         arith.addf
// What precedes a block comes first in each sum.
// CHECK-LABEL: func.func @sums_final(
// CHECK:         scf.while
// CHECK:           %[[BEFORE:.*]] = llvm.load {{.*}} -> vector<8xf64>
// CHECK:           scf.for
// CHECK:             arith.addf %[[BEFORE]], %{{.*}} : vector<8xf64>
// CHECK:           llvm.intr.masked.store
// CHECK:           arith.addf %{{.*}}, %{{.*}} : f64
func.func @sums(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %block: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// Integers have steps of their own.
// CHECK-LABEL: func.func @largest_partial(
// CHECK:         arith.maxui %{{.*}}, %{{.*}} : vector<64xi8>
// CHECK:         arith.maxui %{{.*}}, %{{.*}} : i8
// CHECK-LABEL: func.func @largest_final(
func.func @largest(%a: tensor<?x?x?xi8>, %out: tensor<?x?x?xi8>, %d0: index, %d1: index, %d2: index, %block: i64) -> tensor<?x?x?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xi8>) outs(%out : tensor<?x?x?xi8>) {
  ^bb0(%x: i8, %acc: i8):
    %0 = arith.maxui %acc, %x : i8
    linalg.yield %0 : i8
  } -> tensor<?x?x?xi8>
  return %r : tensor<?x?x?xi8>
}
