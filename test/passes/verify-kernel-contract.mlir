// RUN: runmat-opt %s --runmat-verify-kernel-contract | FileCheck %s
// RUN: runmat-opt %s --runmat-verify-kernel-contract --mlir-print-op-generic | runmat-opt | FileCheck %s

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

// A transposed and a broadcast input, a scalar, an extent that only an empty tensor names, logical and char elements.
// CHECK-LABEL: @accesses
func.func @accesses(%a: tensor<?x?xf32>, %b: tensor<?xi16>, %o: tensor<?x?xi8>, %n: index, %m: index, %s: f32) -> tensor<?x?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 2, scalars = 1, flag = false>} {
  %h = arith.negf %s : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xi8>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b, %e : tensor<?x?xf32>, tensor<?xi16>, tensor<?x?xi8>) outs(%o : tensor<?x?xi8>) {
  ^bb0(%x: f32, %y: i16, %z: i8, %w: i8):
    %i = linalg.index 0 : index
    %k = arith.index_cast %i : index to i32
    %f = arith.uitofp %y : i16 to f32
    %q = math.sqrt %f : f32
    %p = arith.addf %q, %h : f32
    %c = arith.cmpf olt, %x, %p : f32
    %r = arith.extui %c : i1 to i8
    linalg.yield %r : i8
  } -> tensor<?x?xi8>
  return %0 : tensor<?x?xi8>
}

// any and all combine i1 between conversions from and to the i8 in memory.
// CHECK-LABEL: @any
func.func @any(%a: tensor<?xi8>, %o: tensor<i8>, %n: index) -> tensor<i8>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %zero = arith.constant 0 : i8
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xi8>) outs(%o : tensor<i8>) {
  ^bb0(%x: i8, %y: i8):
    %p = arith.cmpi ne, %x, %zero : i8
    %q = arith.cmpi ne, %y, %zero : i8
    %c = runmat.combine any %q, %p : i1
    %r = arith.extui %c : i1 to i8
    linalg.yield %r : i8
  } -> tensor<i8>
  return %0 : tensor<i8>
}

// Units are none of its business.
// CHECK-LABEL: @unit
func.func @unit(%x: f64) -> f64 {
  %0 = runmat.sin %x : (f64) -> f64
  return %0 : f64
}

// Inputs seen through windows: two on one argument, at scalars of the kernel and at constants.
// CHECK-LABEL: func.func @windows
// CHECK-COUNT-2: runmat.window %arg0
func.func @windows(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %s: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %one = arith.constant 1 : index
  %v = runmat.window %a at %one by (%s) : (tensor<?xf64>) -> tensor<?xf64>
  %w = runmat.window %a at %s by (%one) : (tensor<?xf64>) -> tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%v, %w : tensor<?xf64>, tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %1 = arith.addf %x, %y : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// A scan: along the second dimension, its body is a step of a line.
// CHECK-LABEL: func.func @scan(
func.func @scan(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
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
