// RUN: runmat-opt %s --runmat-verify-kernel-contract | FileCheck %s

// CHECK-LABEL: @flagged
func.func @flagged(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %c = arith.cmpf olt, %x, %y : f64
    runmat.raise %c
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// CHECK-LABEL: @reduction
func.func @reduction(%a: tensor<?xf64>, %o: tensor<f64>, %n: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64):
    %c = runmat.combine sum %y, %x : f64
    linalg.yield %c : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// Units are none of its business.
// CHECK-LABEL: @unit
func.func @unit(%x: f64) -> f64 {
  %0 = runmat.sin %x : (f64) -> f64
  return %0 : f64
}
