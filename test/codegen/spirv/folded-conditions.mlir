// What folds is folded before conditions are hidden: a guard that can never fail is gone, instead of a branch that drivers prove to be never
// taken.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-spirv-pipeline | FileCheck %s

#map = affine_map<(d0) -> (d0)>

// sqrt(x & false)
// CHECK-LABEL: spirv.func @never
// CHECK-NOT: spirv.mlir.selection
// CHECK: spirv.Return
func.func @never(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %zero = arith.constant 0.0 : f64
  %false = arith.constant false
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %positive = arith.cmpf ogt, %in, %zero : f64
    %never = arith.andi %positive, %false : i1
    %number = arith.uitofp %never : i1 to f64
    %inside = arith.cmpf uge, %number, %zero : f64
    %true = arith.constant true
    %outside = arith.xori %inside, %true : i1
    runmat.raise %outside
    linalg.yield %number : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
