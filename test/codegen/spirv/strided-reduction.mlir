// A reduction that keeps the contiguous dimension: neighbours take neighbouring slices, a row folds its lanes in
// bit-reversed order. Logical values fold as i32 in workgroup memory and stand as i8 in buffers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-distribute-kernels="stage=partial workgroup=64" --cse --canonicalize | FileCheck %s
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=single" | sed -e '/^module/d' -e '/^}/d' > %t.single.mlir
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=partial workgroup=64" | sed -e '/^module/d' -e '/^}/d' > %t.partial.mlir
// RUN: runmat-opt %s --runmat-spirv-pipeline="stage=final" | sed -e '/^module/d' -e '/^}/d' > %t.final.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.single.mlir -o %t.single.spv
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.partial.mlir -o %t.partial.spv
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.final.mlir -o %t.final.spv
// RUN: spirv-val --target-env vulkan1.2 %t.single.spv
// RUN: spirv-val --target-env vulkan1.2 %t.partial.spv
// RUN: spirv-val --target-env vulkan1.2 %t.final.spv
// RUN: FileCheck %s --check-prefix=NEEDS --input-file=%t.partial.mlir

// CHECK: spirv.GlobalVariable @any_partial_shared : !spirv.ptr<!spirv.array<64 x i32>, Workgroup>
// CHECK: func.func @any_partial({{.*}}runmat.items_per_group = 32 : i32
// Sixteen lanes a row with two rows: four digits wait, and the last value.
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (i1, i1, i1, i1, i1)
// CHECK: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 1] : i8
// CHECK: arith.ori {{.*}} : i1
// CHECK: spirv.ControlBarrier
// CHECK: spirv.Store "PhysicalStorageBuffer" {{.*}} ["Aligned", 1] : i8

// NEEDS: Int8, StorageBuffer8BitAccess

func.func @any(%a: tensor<?x?xi8>, %out: tensor<?xi8>, %d0: index, %d1: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>],
                       iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<?x?xi8>) outs(%out : tensor<?xi8>) {
  ^bb0(%x: i8, %o: i8):
    %zero = arith.constant 0 : i8
    %t = arith.cmpi ne, %x, %zero : i8
    %u = arith.cmpi ne, %o, %zero : i8
    %c = runmat.combine any %u, %t : i1
    %w = arith.extui %c : i1 to i8
    linalg.yield %w : i8
  } -> tensor<?xi8>
  return %r : tensor<?xi8>
}
