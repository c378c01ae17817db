// Values computed from constants that drivers would fold as if there were no signed zeros and NaN.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels --runmat-hide-constants --cse --runmat-convert-kernels-to-spirv | FileCheck %s

#map = affine_map<(d0) -> (d0)>

// A zero that the driver would find by folding: its bits get others from the
// address of the first array.
// CHECK-LABEL: spirv.func @computed
// CHECK: %[[BITS:.*]] = spirv.Bitcast %{{.*}} : f64 to i64
// CHECK: %[[LOW:.*]] = spirv.BitwiseAnd
// CHECK: %[[OR:.*]] = spirv.BitwiseOr %[[BITS]], %[[LOW]]
// CHECK: %[[ZERO:.*]] = spirv.Bitcast %[[OR]] : i64 to f64
// CHECK: spirv.FDiv %{{.*}}, %[[ZERO]]
func.func @computed(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %five = arith.constant 5.0 : f64
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %1 = arith.subf %five, %five : f64
    %2 = arith.divf %in, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// A zero that is added with the product.
// CHECK-LABEL: spirv.func @fused
// CHECK: %[[OR:.*]] = spirv.BitwiseOr
// CHECK: %[[ZERO:.*]] = spirv.Bitcast %[[OR]] : i64 to f64
// CHECK: spirv.GL.Fma %[[X:.*]], %[[X]], %[[ZERO]]
func.func @fused(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %zero = arith.constant 0.0 : f64
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %1 = math.fma %in, %in, %zero : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// A literal +0, on either side of each operation.
// CHECK-LABEL: spirv.func @literal_zeros
// CHECK: %[[OR:.*]] = spirv.BitwiseOr
// CHECK: %[[ZERO:.*]] = spirv.Bitcast %[[OR]] : i64 to f64
// CHECK: %[[P:.*]] = spirv.FMul %{{.*}}, %[[ZERO]]
// CHECK: %[[Q:.*]] = spirv.FDiv %[[P]], %[[ZERO]]
// CHECK: %[[S:.*]] = spirv.FAdd %[[ZERO]], %[[Q]]
// CHECK: spirv.FSub %[[ZERO]], %[[S]]
func.func @literal_zeros(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %zero = arith.constant 0.0 : f64
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %1 = arith.mulf %in, %zero : f64
    %2 = arith.divf %1, %zero : f64
    %3 = arith.addf %zero, %2 : f64
    %4 = arith.subf %zero, %3 : f64
    linalg.yield %4 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// Other literals stay, so that drivers can fold them into instructions.
// CHECK-LABEL: spirv.func @plain
// CHECK: %[[TWO:.*]] = spirv.Constant 2.0
// CHECK-NOT: spirv.Bitcast
// CHECK: spirv.FMul %{{.*}}, %[[TWO]]
func.func @plain(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %two = arith.constant 2.0 : f64
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %1 = arith.mulf %in, %two : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
