// An elementwise kernel becomes one entry point with a grid-stride loop, then a valid module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels="workgroup=64" --cse --canonicalize | FileCheck %s --check-prefix=ENTRY
// RUN: runmat-opt %s --runmat-spirv-pipeline | FileCheck %s
// RUN: runmat-opt %s --runmat-spirv-pipeline | sed -e '/^module/d' -e '/^}/d' > %t.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.mlir -o %t.spv
// RUN: spirv-val --target-env vulkan1.2 %t.spv
// RUN: spirv-dis %t.spv | FileCheck %s --check-prefix=BINARY
// RUN: mlir-translate --deserialize-spirv %t.spv | FileCheck %s --check-prefix=AGAIN

// The first dimension is contiguous: (i, j) of linalg is (d1, d0).
// ENTRY-LABEL: func.func @scale
// ENTRY-SAME: (%[[A:.*]]: i64, %[[B:.*]]: i64, %[[OUT:.*]]: i64, %[[D0:.*]]: i64, %[[D1:.*]]: i64, %[[S:.*]]: i64, %[[GROUP:.*]]: i64, %[[THREAD:.*]]: i64, %[[GROUPS:.*]]: i64)
// ENTRY-SAME: runmat.items_per_group = {{[0-9]+}} : i32, runmat.workgroup = 64 : i32
// ENTRY: scf.for
// ENTRY: spirv.ConvertUToPtr
// ENTRY: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32
// ENTRY: arith.mulf
// ENTRY: spirv.Store "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32

// CHECK: spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses, Int64, SignedZeroInfNanPreserve]
// CHECK-SAME: runmat.word_count = 6 : i32, runmat.workgroup = 256 : i32
// CHECK: spirv.GlobalVariable @words : !spirv.ptr<!spirv.struct<(i64 [0], i64 [8], i64 [16], i64 [24], i64 [32], i64 [40]), Block>, PushConstant>
// CHECK: spirv.func @scale() "None"
// CHECK: spirv.FMul %{{.*}} {no_contraction} : f32
// CHECK: spirv.FAdd %{{.*}} {no_contraction} : f32
// CHECK: spirv.EntryPoint "GLCompute" @scale, @words
// CHECK: spirv.ExecutionMode @scale "LocalSize", 256, 1, 1
// CHECK: spirv.ExecutionMode @scale "SignedZeroInfNanPreserve", 32
// CHECK-NOT: "SignedZeroInfNanPreserve", 64

// BINARY: OpDecorate %[[PRODUCT:.*]] NoContraction
// BINARY: %[[PRODUCT]] = OpFMul

// AGAIN: spirv.FMul %{{.*}} {no_contraction} : f32

func.func @scale(%a: tensor<?x?xf32>, %b: tensor<?xf32>, %out: tensor<?x?xf32>,
                 %d0: index, %d1: index, %s0: f32) -> tensor<?x?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 2, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%out : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %q = arith.addf %p, %s0 : f32
    linalg.yield %q : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
