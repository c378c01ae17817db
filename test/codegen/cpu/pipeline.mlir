// RUN: runmat-opt %s --runmat-cpu-pipeline=vector-bytes=32 | FileCheck %s
// RUN: runmat-opt %s --runmat-cpu-pipeline=vector-bytes=16 | mlir-translate --mlir-to-llvmir | FileCheck %s --check-prefix=IR

// CHECK-NOT: unrealized_conversion_cast
// CHECK: llvm.func @kernel(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64)
// CHECK-NOT: fastmath
// IR: define void @kernel(ptr %0, i64 %1, i64 %2)
// IR: fmul <2 x double>
// IR: call <2 x double> @llvm.sqrt.v2f64
#id = affine_map<(i) -> (i)>
func.func @kernel(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index, %s: f64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.mulf %x, %s : f64
    %1 = math.sqrt %0 : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
