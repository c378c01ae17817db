// RUN: runmat-opt %s --runmat-vectorize-kernels --split-input-file --verify-diagnostics

// expected-error @+1 {{kernel 'few': expected 3 arguments, got 2}}
func.func @few(%a: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %out : tensor<?xf32>
}

// -----

// expected-error @+1 {{kernel 'none': expected exactly one linalg.generic}}
func.func @none(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %out : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>
// expected-error @+1 {{kernel 'reducing': an elementwise kernel has parallel iterators only}}
func.func @reducing(%a: tensor<?xf32>, %out: tensor<f32>, %d0: index) -> tensor<f32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<f32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %x, %o : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

#id = affine_map<(i) -> (i)>
// expected-error @+1 {{kernel 'bits': logical arrays have i8 elements in memory, got 'tensor<?xi1>'}}
func.func @bits(%a: tensor<?xi1>, %out: tensor<?xi1>, %d0: index) -> tensor<?xi1>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi1>) outs(%out : tensor<?xi1>) {
  ^bb0(%x: i1, %o: i1):
    linalg.yield %x : i1
  } -> tensor<?xi1>
  return %r : tensor<?xi1>
}

// -----

#id = affine_map<(j, i) -> (j, i)>
// expected-error @+1 {{kernel 'turned': an output has all dimensions that are not reduced, in the order of the iteration space}}
func.func @turned(%a: tensor<?x?xf32>, %out: tensor<?x?xf32>, %d0: index, %d1: index) -> tensor<?x?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, affine_map<(j, i) -> (i, j)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?x?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// -----

#id = affine_map<(i) -> (i)>
// expected-error @+1 {{kernel 'two': a reduction has exactly one output and one runmat.combine}}
func.func @two(%a: tensor<?xf32>, %out: tensor<f32>, %d0: index) -> tensor<f32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<f32>) {
  ^bb0(%x: f32, %acc: f32):
    %0 = runmat.combine sum %acc, %x : f32
    %1 = runmat.combine sum %0, %x : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

#id = affine_map<(i) -> (i)>
func.func @foreign(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index, %t: f32) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    // expected-error @+1 {{cannot stand in a kernel's body: expected arith, math, linalg.index, parts of complex numbers, runmat.raise or runmat.combine}}
    %v = vector.broadcast %x : f32 to vector<2xf32>
    %0 = vector.extract %v[0] : f32 from vector<2xf32>
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>
func.func @shape(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %c0 = arith.constant 0 : index
  // expected-error @+1 {{reads a tensor: before the linalg.generic of a kernel only scalars are computed from scalar arguments}}
  %n = tensor.dim %a, %c0 : tensor<?xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    linalg.yield %x : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>
// expected-error @+1 {{kernel 'reads': an elementwise kernel does not read its outputs}}
func.func @reads(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.addf %x, %o : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

#id = affine_map<(i) -> (i)>
func.func @epilogue(%a: tensor<?xf32>, %out: tensor<f32>, %d0: index) -> tensor<f32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<f32>) {
  ^bb0(%x: f32, %acc: f32):
    // expected-error @+1 {{joins the output's element with a value, and its result is yielded; nothing else may use them}}
    %0 = runmat.combine sum %acc, %x : f32
    %1 = arith.negf %0 : f32
    linalg.yield %1 : f32
  } -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// expected-error @+1 {{kernel 'scan_scalars': a scan goes along the second of three dimensions, from one array to another of its type, and has one scalar}}
func.func @scan_scalars(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

// expected-error @+1 {{kernel 'scan_dimension': a scan goes along the second of three dimensions, from one array to another of its type, and has one scalar}}
func.func @scan_dimension(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["reduction", "parallel", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

// expected-error @+1 {{kernel 'scan_permuted': a scan goes along the second of three dimensions, from one array to another of its type, and has one scalar}}
func.func @scan_permuted(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (i, j, k)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}
