// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=64 interleave=1" | FileCheck %s

// One f64 operation among many f32 ones does not halve their vectors.
// CHECK-LABEL: func.func @mixed
// CHECK: arith.extf %{{.*}} : vector<16xf32> to vector<16xf64>
// CHECK: arith.mulf %{{.*}} : vector<16xf32>
#map = affine_map<(d0) -> (d0)>
func.func @mixed(%x: tensor<?xf32>, %out: tensor<?xf32>, %n: index, %s: f64) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %o: f32):
    %w = arith.extf %in : f32 to f64
    %v = arith.truncf %w : f64 to f32
    %a = arith.mulf %v, %v : f32
    %b = arith.addf %a, %v : f32
    %c = arith.mulf %b, %a : f32
    %d = arith.addf %c, %b : f32
    linalg.yield %d : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Where f64 is a fair part of the work it sets the width.
// CHECK-LABEL: func.func @double
// CHECK: arith.mulf %{{.*}} : vector<8xf64>
func.func @double(%x: tensor<?xf32>, %out: tensor<?xf32>, %n: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %o: f32):
    %w = arith.extf %in : f32 to f64
    %m = arith.mulf %w, %w : f64
    %v = arith.truncf %m : f64 to f32
    linalg.yield %v : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
