// What backends make of each kernel: what vectors hold, which entry points there are, how a reduction is cut.
// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 --remarks-filter=runmat-vectorize-kernels 2>&1 >/dev/null | FileCheck %s --check-prefix=CPU
// RUN: runmat-opt %s --runmat-tile-reductions=two-pass-threshold=65536 --runmat-distribute-kernels=workgroup=128 --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s --check-prefix=DEVICE
// RUN: runmat-opt %s --runmat-tile-reductions --runmat-vectorize-kernels 2>&1 >/dev/null | count 0
// RUN: runmat-opt %s --runmat-distribute-kernels 2>&1 >/dev/null | count 0

// CPU: remark: [Passed] vectorised | Category:runmat-vectorize-kernels | vector bytes=32, vectors of=elements
// CPU: remark: [Passed] vectorised | Category:runmat-vectorize-kernels | vector bytes=32, vectors of=lanes
// CPU: remark: [Passed] vectorised | Category:runmat-vectorize-kernels | vector bytes=32, vectors of=slices
// DEVICE: remark: [Passed] cut into passes | Category:runmat-tile-reductions | two-pass threshold=65536, workgroup=device
// DEVICE: remark: [Passed] cut into passes | Category:runmat-tile-reductions
// DEVICE: remark: [Passed] distributed | Category:runmat-distribute-kernels | stage=elementwise, workgroup=128
// DEVICE: remark: [Passed] distributed | Category:runmat-distribute-kernels | stage=single, workgroup=128
// DEVICE: remark: [Passed] distributed | Category:runmat-distribute-kernels | stage=partial, workgroup=128
// DEVICE: remark: [Passed] distributed | Category:runmat-distribute-kernels | stage=final, workgroup=128
func.func @elements(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
  ^bb0(%in: f64, %out: f64):
    %z = arith.mulf %in, %in : f64
    linalg.yield %z : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

func.func @rows(%a: tensor<?x?xf64>, %out: tensor<?xf64>, %d0: index, %d1: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %1 = runmat.combine sum %acc, %x : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

func.func @columns(%a: tensor<?x?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>],
                       iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %acc: f32):
    %1 = runmat.combine max %acc, %x : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
