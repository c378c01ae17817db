// Kernels of the runtime's operations come from the table, by name.
// RUN: runmat-opt %s -runmat-add-library-kernels=names=copy_window_1 | FileCheck %s
// RUN: runmat-opt %s -runmat-add-library-kernels=names=copy_window_16 | FileCheck %s --check-prefix=PAIRS
// RUN: runmat-opt %s -runmat-add-library-kernels | FileCheck %s --check-prefix=ALL
// RUN: runmat-opt %s -runmat-add-library-kernels=names=copy_window_2 -runmat-spirv-pipeline | FileCheck %s --check-prefix=SPIRV
// RUN: not runmat-opt %s -runmat-add-library-kernels=names=copy_window_3 2>&1 | FileCheck %s --check-prefix=UNKNOWN

module {
}

// Source, target, two offsets, four extents, four strides each, and where the invocation stands.
// CHECK: func.func @copy_window_1(%{{.*}}: i64, %[[TO:arg1]]: i64,
// CHECK-SAME: %arg18: i64) attributes {runmat.items_per_group = 256 : i32, runmat.workgroup = 256 : i32}
// CHECK: scf.for
// CHECK: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 1] : i8
// CHECK-NOT: spirv.Load
// CHECK: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 1] : i8

// PAIRS: func.func @copy_window_16
// PAIRS-COUNT-2: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 8] : i64

// ALL: func.func @copy_window_1(
// ALL: func.func @copy_window_2(
// ALL: func.func @copy_window_4(
// ALL: func.func @copy_window_8(
// ALL: func.func @copy_window_16(

// SPIRV: spirv.module PhysicalStorageBuffer64 GLSL450 requires #spirv.vce<v1.5, [Shader, PhysicalStorageBufferAddresses, Int64, Int16, StorageBuffer16BitAccess]
// SPIRV-SAME: runmat.word_count = 16 : i32
// SPIRV: spirv.EntryPoint "GLCompute" @copy_window_2

// UNKNOWN: error: there is no library kernel 'copy_window_3'

// A listed position is checked before it is used, and the element is copied as an integer.
// RUN: runmat-opt %s -runmat-add-library-kernels=names=gather_4 | FileCheck %s --check-prefix=GATHER
// GATHER: func.func @gather_4
// GATHER: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 8] : f64
// GATHER: arith.cmpf oge
// GATHER: arith.cmpf ole
// GATHER: math.floor
// GATHER: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 4] : i32
// GATHER: arith.fptosi
// GATHER: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : i32
// GATHER: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 4] : i32

// RUN: runmat-opt %s -runmat-add-library-kernels=names=scatter_16 | FileCheck %s --check-prefix=SCATTER
// SCATTER: func.func @scatter_16
// SCATTER-COUNT-2: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 8] : i64

// One workgroup sums what its invocations counted.
// RUN: runmat-opt %s -runmat-add-library-kernels=names=count_true,start_true,find_true | FileCheck %s --check-prefix=FIND
// FIND: func.func @count_true
// FIND: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 1] : i8
// FIND: func.func @start_true
// FIND: spirv.ControlBarrier
// FIND: func.func @find_true
// FIND: arith.sitofp
// FIND: spirv.Store "PhysicalStorageBuffer" %{{.*}}, %{{.*}} ["Aligned", 8] : f64
