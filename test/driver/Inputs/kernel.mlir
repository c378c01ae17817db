func.func @twice(%a: tensor<?xf64>, %out: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.addf %x, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

func.func @total(%a: tensor<?x?xf64>, %out: tensor<?xf64>, %d0: index, %d1: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
