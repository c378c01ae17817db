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

// What only the module calls: no other object sees it, and it is not written out again. A declaration is the runtime's.
// CHECK-LABEL: llvm.func internal @own
// CHECK-SAME: memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none
// CHECK-SAME: "noinline"
// CHECK-LABEL: llvm.func @caller
// CHECK: llvm.call @own
func.func private @own(%x: f64) -> f64 {
  return %x : f64
}
func.func @caller(%x: f64) -> f64 {
  %r = func.call @own(%x) : (f64) -> f64
  return %r : f64
}
// CHECK: llvm.func @elsewhere(f64) -> f64
// CHECK-NOT: internal
func.func private @elsewhere(f64) -> f64
