// An entry point becomes a module whose only interface is its push constants, and every op an instruction.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels --runmat-expand-device-math --runmat-convert-kernels-to-spirv | FileCheck %s
#id = affine_map<(i) -> (i)>

// CHECK:       spirv.module {{.*}}PhysicalStorageBuffer64 GLSL450
// CHECK:         spirv.GlobalVariable @{{.*}}PushConstant
// CHECK:         spirv.func @
// CHECK:           spirv.ConvertUToPtr
// CHECK:           spirv.Load "PhysicalStorageBuffer" {{.*}} : f64
// CHECK:           spirv.FMul
// CHECK:           spirv.Store "PhysicalStorageBuffer"
// CHECK:         spirv.EntryPoint "GLCompute"
// CHECK-NOT:   {{arith|scf|func}}.{{[a-z]+ }}
func.func @kernel(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %0 = arith.mulf %x, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
