// Words that do not fit the push constants come from a buffer whose address is the only push constant. Float controls
// are asked for when the device offers them. The guard flag is set by a plain store of 1.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-spirv-pipeline="max-push-constant-bytes=32 float-controls=true" | FileCheck %s
// RUN: runmat-opt %s --runmat-spirv-pipeline="max-push-constant-bytes=40" | FileCheck %s --check-prefix=FITS
// RUN: runmat-opt %s --runmat-spirv-pipeline="max-push-constant-bytes=32 float-controls=true" | sed -e '/^module/d' -e '/^}/d' > %t.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.mlir -o %t.spv
// RUN: spirv-val --target-env vulkan1.2 %t.spv

// CHECK: DenormPreserve, RoundingModeRTE
// CHECK: @words : !spirv.ptr<!spirv.struct<(i64 [0]), Block>, PushConstant>
// CHECK: %[[ADDRESS:.*]] = spirv.Load "PushConstant"
// CHECK: spirv.IAdd %[[ADDRESS]], %{{.*}} : i64
// CHECK: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 8] : i64
// CHECK: %[[ONE:.*]] = spirv.Constant 1 : i32
// CHECK: spirv.mlir.selection
// CHECK: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %[[ONE]] ["Aligned", 4] : i32
// CHECK: spirv.ExecutionMode @guarded "DenormPreserve", 64
// CHECK: spirv.ExecutionMode @guarded "RoundingModeRTE", 64

// FITS: !spirv.struct<(i64 [0], i64 [8], i64 [16], i64 [24], i64 [32]), Block>
// FITS-NOT: DenormPreserve

func.func @guarded(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index, %s0: f64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = true>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %c = arith.cmpf olt, %x, %s0 : f64
    runmat.raise %c
    %s = math.sqrt %x : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
