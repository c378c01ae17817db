// Scans of devices are library kernels; one of the interpreter's does not become an elementwise kernel by mistake.
// RUN: runmat-opt %s --runmat-spirv-pipeline --verify-diagnostics

// expected-error @+1 {{scan kernels are for CPUs: devices run those of the library of this backend}}
func.func @sums(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
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
