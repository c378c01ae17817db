// Branches that no array decides: drivers must not find out which way they go.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels --runmat-hide-conditions --canonicalize | FileCheck %s
// RUN: runmat-opt %s --runmat-distribute-kernels --runmat-hide-conditions --canonicalize --mlir-print-op-generic | runmat-opt | FileCheck %s

#map = affine_map<(d0) -> (d0)>

// The guard of a scalar, s < 0.
// CHECK-LABEL: func.func @of_scalar
// CHECK-SAME: %[[FIRST:[a-z0-9]+]]: i64
// CHECK: scf.for
// CHECK: %[[GUARD:.*]] = arith.cmpf olt
// CHECK: %[[LOW:.*]] = arith.andi %[[FIRST]], %{{.*}} : i64
// CHECK: %[[ZERO:.*]] = arith.trunci %[[LOW]] : i64 to i1
// CHECK: %[[HIDDEN:.*]] = arith.ori %[[GUARD]], %[[ZERO]] : i1
// CHECK: scf.if %[[HIDDEN]]
func.func @of_scalar(%out: tensor<?xf64>, %d0: index, %s: f64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0, outputs = 1, extents = 1, scalars = 1, flag = true>} {
  %zero = arith.constant 0.0 : f64
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%out : tensor<?xf64>) {
  ^bb0(%o: f64):
    %guard = arith.cmpf olt, %s, %zero : f64
    runmat.raise %guard
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// The guard of an element stays as it is.
// CHECK-LABEL: func.func @of_element
// CHECK: %[[GUARD:.*]] = arith.cmpf olt
// CHECK-NOT: arith.ori
// CHECK: scf.if %[[GUARD]]
func.func @of_element(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %zero = arith.constant 0.0 : f64
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %guard = arith.cmpf olt, %in, %zero : f64
    runmat.raise %guard
    linalg.yield %in : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// The guard of a position.
// CHECK-LABEL: func.func @of_position
// CHECK: scf.for
// CHECK: %[[GUARD:.*]] = arith.cmpf olt
// CHECK: %[[HIDDEN:.*]] = arith.ori %[[GUARD]], %{{.*}} : i1
// CHECK: scf.if %[[HIDDEN]]
func.func @of_position(%out: tensor<?xf64>, %d0: index, %s: f64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0, outputs = 1, extents = 1, scalars = 1, flag = true>} {
  %zero = arith.constant 0.0 : f64
  %0 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel"]} outs(%out : tensor<?xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %x = arith.sitofp %j : i64 to f64
    %guard = arith.cmpf olt, %x, %s : f64
    runmat.raise %guard
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
