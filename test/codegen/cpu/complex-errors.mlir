// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 --verify-diagnostics --split-input-file

// expected-error@+1 {{kernel 'seen': complex numbers are read along memory, or are the same along it}}
func.func @seen(%a: tensor<?xcomplex<f64>>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %two = arith.constant 2 : index
  %w = runmat.window %a at %two by (%two) : (tensor<?xcomplex<f64>>) -> tensor<?xcomplex<f64>>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%w : tensor<?xcomplex<f64>>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: complex<f64>, %y: f64):
    %1 = complex.re %x : complex<f64>
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

// expected-error@+1 {{kernel 'turned': complex numbers are read along memory, or are the same along it}}
func.func @turned(%a: tensor<?x?xcomplex<f64>>, %o: tensor<?x?xcomplex<f64>>, %d0: index, %d1: index) -> tensor<?x?xcomplex<f64>>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(j, i) -> (i, j)>, affine_map<(j, i) -> (j, i)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?x?xcomplex<f64>>) outs(%o : tensor<?x?xcomplex<f64>>) {
  ^bb0(%x: complex<f64>, %y: complex<f64>):
    linalg.yield %x : complex<f64>
  } -> tensor<?x?xcomplex<f64>>
  return %0 : tensor<?x?xcomplex<f64>>
}

// -----

// expected-error@+1 {{kernel 'across': complex numbers are reduced along memory only, and never scanned}}
func.func @across(%a: tensor<?x?xcomplex<f64>>, %o: tensor<?xf64>, %d0: index, %d1: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<?x?xcomplex<f64>>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: complex<f64>, %y: f64):
    %1 = complex.re %x : complex<f64>
    %2 = runmat.combine sum %y, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
