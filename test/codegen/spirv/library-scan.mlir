// Kernels of cumulative functions: each walk over blocks, and the join of blocks with the totals before them.
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_sum_f64_blocks | FileCheck %s --check-prefix=BLOCKS
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_max_f32_columns | FileCheck %s --check-prefix=COLUMNS
// RUN: runmat-opt %s -runmat-add-library-kernels="names=scan_prod_f64_columns workgroup=1024" | FileCheck %s --check-prefix=WIDE
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_prod_f64_join | FileCheck %s --check-prefix=JOIN
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_sum_i8_blocks | FileCheck %s --check-prefix=TRUTH
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_min_f32_join -runmat-spirv-pipeline | FileCheck %s --check-prefix=SPIRV
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_sum_f64_columns -runmat-spirv-pipeline | sed -e '/^module/d' -e '/^}/d' > %t.columns.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.columns.mlir -o %t.columns.spv
// RUN: spirv-val --target-env vulkan1.2 %t.columns.spv
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_max_i8_blocks -runmat-spirv-pipeline | sed -e '/^module/d' -e '/^}/d' > %t.blocks.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.blocks.mlir -o %t.blocks.spv
// RUN: spirv-val --target-env vulkan1.2 %t.blocks.spv
// RUN: runmat-opt %s -runmat-add-library-kernels=names=scan_min_f32_join -runmat-spirv-pipeline | sed -e '/^module/d' -e '/^}/d' > %t.join.mlir
// RUN: mlir-translate --serialize-spirv --no-implicit-module %t.join.mlir -o %t.join.spv
// RUN: spirv-val --target-env vulkan1.2 %t.join.spv

module {
}

// The first element as it is, then eight at a time in order, then one at a time; the total where there are several blocks.
// BLOCKS: func.func @scan_sum_f64_blocks(
// BLOCKS-SAME: %arg8: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32}
// BLOCKS: %[[FIRST:.*]] = spirv.Load "PhysicalStorageBuffer" %{{.*}} : f64
// BLOCKS: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %[[FIRST]]
// BLOCKS: scf.for {{.*}} iter_args(%[[TOTAL:.*]] = %[[FIRST]]) -> (f64)
// BLOCKS-COUNT-8: spirv.Load "PhysicalStorageBuffer"
// BLOCKS-NOT: spirv.Load
// BLOCKS: %[[NEXT:.*]] = arith.addf %[[TOTAL]], %{{.*}} : f64
// BLOCKS-COUNT-7: arith.addf
// BLOCKS: scf.for
// BLOCKS: %[[LAST:.*]] = arith.addf
// BLOCKS: scf.if
// BLOCKS: spirv.Store "PhysicalStorageBuffer"
// BLOCKS-NOT: arith.addf

// All move four elements of a tile of 32 by 32, rows apart by 33; one of 32 invocations scans a row.
// COLUMNS: spirv.GlobalVariable @scan_max_f32_columns_shared : !spirv.ptr<!spirv.array<1056 x f32>, Workgroup>
// COLUMNS: func.func @scan_max_f32_columns(
// COLUMNS-SAME: runmat.items_per_group = 32 : i32
// COLUMNS-COUNT-4: spirv.Load "PhysicalStorageBuffer"
// COLUMNS-COUNT-4: spirv.Store "Workgroup"
// COLUMNS: spirv.ControlBarrier
// COLUMNS: scf.if
// COLUMNS: arith.cmpf ogt
// COLUMNS: spirv.ControlBarrier
// COLUMNS-COUNT-4: spirv.Store "PhysicalStorageBuffer"

// WIDE-LABEL: func.func @scan_prod_f64_columns(
// WIDE-COUNT-1: spirv.Load "PhysicalStorageBuffer"
// WIDE-NOT: spirv.Load "PhysicalStorageBuffer"

// The total comes first.
// JOIN: func.func @scan_prod_f64_join(
// JOIN: %[[BEFORE:.*]] = spirv.Load "PhysicalStorageBuffer"
// JOIN: %[[LOCAL:.*]] = spirv.Load "PhysicalStorageBuffer"
// JOIN: arith.mulf %[[BEFORE]], %[[LOCAL]] : f64

// TRUTH: func.func @scan_sum_i8_blocks(
// TRUTH: spirv.Load "PhysicalStorageBuffer" %{{.*}} : i8
// TRUTH: arith.uitofp {{.*}} : i8 to f64

// SPIRV: spirv.module
// SPIRV-SAME: runmat.word_count = 6 : i32
// SPIRV: spirv.EntryPoint "GLCompute" @scan_min_f32_join
