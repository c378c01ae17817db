// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 --runmat-convert-to-llvm | FileCheck %s

// Nothing but the LLVM dialect is left of a kernel: its loops are branches, its arithmetic is LLVM's.
#id = affine_map<(i) -> (i)>

// CHECK-LABEL: llvm.func @kernel(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64)
// CHECK:         llvm.cond_br
// CHECK:         llvm.load {{.*}} : !llvm.ptr -> vector<4xf64>
// CHECK:         llvm.fadd {{.*}} : vector<4xf64>
// CHECK:         llvm.intr.sqrt
// CHECK-NOT:     {{scf|arith|math|vector|func}}.{{[a-z]+ }}
func.func @kernel(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.addf %x, %x : f64
    %1 = math.sqrt %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
