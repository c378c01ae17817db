// A reduction over the contiguous dimension: three entry points, lanes folded by halves through workgroup memory.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels | FileCheck %s --check-prefix=ENTRIES
// RUN: runmat-opt %s --runmat-distribute-kernels="stage=partial" --cse --canonicalize | FileCheck %s --check-prefix=PARTIAL
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=single workgroup=64" | sed -e '/^module/d' -e '/^}/d' > %t.single.mlir
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=partial" | sed -e '/^module/d' -e '/^}/d' > %t.partial.mlir
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=final workgroup=1024" | sed -e '/^module/d' -e '/^}/d' > %t.final.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.single.mlir -o %t.single.spv
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.partial.mlir -o %t.partial.spv
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.final.mlir -o %t.final.spv
// RUN: spirv-val --target-env vulkan1.2 %t.single.spv
// RUN: spirv-val --target-env vulkan1.2 %t.partial.spv
// RUN: spirv-val --target-env vulkan1.2 %t.final.spv

// ENTRIES-DAG: func.func @total_single({{.*}} runmat.workgroup = 256 : i32
// ENTRIES-DAG: func.func @total_partial({{.*}} runmat.workgroup = 256 : i32
// ENTRIES-DAG: func.func @total_final({{.*}} runmat.workgroup = 256 : i32
// ENTRIES-NOT: linalg.generic

// PARTIAL: spirv.GlobalVariable @[[SHARED:.*]] : !spirv.ptr<!spirv.array<256 x f32>, Workgroup>
// PARTIAL: scf.for
// PARTIAL: scf.for {{.*}} iter_args
// PARTIAL: spirv.ControlBarrier <Workgroup>, <Workgroup>
// PARTIAL: arith.cmpi slt, %{{.*}}, %c16
// PARTIAL: spirv.ControlBarrier
// PARTIAL: arith.cmpi slt, %{{.*}}, %c8
// PARTIAL: spirv.ControlBarrier
// PARTIAL: arith.cmpi slt, %{{.*}}, %c4
// PARTIAL: spirv.ControlBarrier
// PARTIAL: arith.cmpi slt, %{{.*}}, %c2
// PARTIAL: spirv.ControlBarrier
// PARTIAL: arith.cmpi slt, %{{.*}}, %c1
// PARTIAL: spirv.Store "PhysicalStorageBuffer"

func.func @total(%a: tensor<?x?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
                       iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %q = runmat.combine sum %o, %x : f32
    linalg.yield %q : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
