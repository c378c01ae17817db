// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 --verify-diagnostics

func.func @computed(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %s: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %twice = arith.addi %s, %s : index
  // expected-error@+1 {{expected scalars of the kernel or constants as offset and strides}}
  %w = runmat.window %a at %s by (%twice) : (tensor<?xf64>) -> tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%w : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}
