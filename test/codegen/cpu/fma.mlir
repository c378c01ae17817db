// The instruction where the CPU has it, sums and products where not, vectors all the same.
// RUN: runmat-opt %s --runmat-cpu-pipeline="vector-bytes=32 fuses=true" | FileCheck %s --check-prefix=FUSED
// RUN: runmat-opt %s --runmat-cpu-pipeline="vector-bytes=16 fuses=false" | FileCheck %s --check-prefix=SOFT

#id = affine_map<(i) -> (i)>

// FUSED-LABEL: llvm.func @k
// FUSED: llvm.intr.fma{{.*}} -> vector<{{[0-9]+}}xf64>
// SOFT-LABEL: llvm.func @k
// SOFT-NOT: llvm.intr.fma
// SOFT: llvm.fmul {{.*}} : vector<{{[0-9]+}}xf64>
// SOFT: llvm.call @runmat_fma_
// SOFT-NOT: llvm.intr.fma
func.func @k(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %c = arith.constant 3.0 : f64
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = math.fma %x, %x, %c : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// All 32 lanes of a sum at once: longer vectors than the function takes.
// FUSED-LABEL: llvm.func @s_partial
// FUSED: llvm.intr.fma{{.*}} -> vector<32xf64>
// SOFT-LABEL: llvm.func @s_partial
// SOFT-NOT: llvm.intr.fma
// SOFT: llvm.call @runmat_fma_32xf64
// SOFT-LABEL: llvm.func internal @runmat_fma_32xf64
// SOFT-COUNT-4: llvm.call @runmat_fma_8xf64
func.func @s(%a: tensor<?xf64>, %out: tensor<f64>, %d0: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %c = arith.constant 3.0 : f64
  %r = linalg.generic {indexing_maps = [#id, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<?xf64>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = math.fma %x, %x, %c : f64
    %1 = runmat.combine sum %o, %0 : f64
    linalg.yield %1 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}
