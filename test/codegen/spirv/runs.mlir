// How many elements an invocation asks for before it computes: several, unless the body is long. The line marked "again" is doubled
// to make longer bodies: its result is not read, so it needs no name.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: sed -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' %s > %t.32.mlir
// RUN: sed -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' -e 's|.*// again$|&\n&|' %t.32.mlir > %t.512.mlir
// RUN: runmat-opt %t.32.mlir --runmat-distribute-kernels=stage=elementwise | FileCheck %s --check-prefix=FOUR
// RUN: runmat-opt %t.512.mlir --runmat-distribute-kernels=stage=elementwise | FileCheck %s --check-prefix=ONE
// RUN: runmat-opt %t.32.mlir --runmat-distribute-kernels=stage=partial | FileCheck %s --check-prefix=SEVERAL
// RUN: runmat-opt %t.512.mlir --runmat-distribute-kernels=stage=partial | FileCheck %s --check-prefix=SINGLE

// Four neighbours in one access of 16 bytes, then those that are left over.
// FOUR-LABEL: func.func @elements(
// FOUR: scf.for
// FOUR-COUNT-1: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 16] : vector<4xf32>
// FOUR: scf.for
// FOUR: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32

// ONE-LABEL: func.func @elements(
// ONE-NOT: vector<4xf32>
// ONE: scf.for
// ONE-NOT: scf.for
// ONE: return
func.func @elements(%x: tensor<?xf32>, %out: tensor<?xf32>, %n: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %o: f32):
    arith.mulf %in, %in : f32 // again
    linalg.yield %in : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// An fma that the device lacks counts as its text: eight of them are longer than what is done for two elements.
// RUN: runmat-opt %t.32.mlir --runmat-distribute-kernels=stage=elementwise | FileCheck %s --check-prefix=WRITTEN
// RUN: runmat-opt %t.32.mlir --runmat-distribute-kernels="stage=elementwise fused64" | FileCheck %s --check-prefix=FUSED
// WRITTEN-LABEL: func.func @fused(
// WRITTEN-NOT: vector<2xf64>
// WRITTEN: return
// FUSED-LABEL: func.func @fused(
// FUSED-COUNT-16: math.fma
// FUSED: vector<2xf64>
func.func @fused(%x: tensor<?xf64>, %out: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %1 = math.fma %in, %in, %in : f64
    %2 = math.fma %1, %1, %in : f64
    %3 = math.fma %2, %2, %in : f64
    %4 = math.fma %3, %3, %in : f64
    %5 = math.fma %4, %4, %in : f64
    %6 = math.fma %5, %5, %in : f64
    %7 = math.fma %6, %6, %in : f64
    %8 = math.fma %7, %7, %in : f64
    linalg.yield %8 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// Along the columns an invocation has one lane: of 256 operations 4 rows of 34 and more. Along the rows it has several: of 512, 8.
// SEVERAL-LABEL: func.func @columns_partial(
// SEVERAL-COUNT-4: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32
// SEVERAL-NOT: spirv.Load
// SEVERAL: scf.yield
// SEVERAL-LABEL: func.func @rows_partial(
// SEVERAL-COUNT-8: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32
// SEVERAL-NOT: spirv.Load
// SEVERAL: scf.yield

// SINGLE-LABEL: func.func @columns_partial(
// SINGLE: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32
// SINGLE-NOT: spirv.Load
// SINGLE: scf.yield
// SINGLE-LABEL: func.func @rows_partial(
// SINGLE: spirv.Load "PhysicalStorageBuffer" %{{.*}} ["Aligned", 4] : f32
// SINGLE-NOT: spirv.Load
// SINGLE: scf.yield
func.func @columns(%a: tensor<?x?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (j)>], iterator_types = ["parallel", "reduction"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %o: f32):
    arith.mulf %in, %in : f32 // again
    %s = runmat.combine sum %o, %in : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @rows(%a: tensor<?x?xf32>, %out: tensor<?xf32>, %d0: index, %d1: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (j, i)>, affine_map<(j, i) -> (i)>], iterator_types = ["reduction", "parallel"]}
      ins(%a : tensor<?x?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%in: f32, %o: f32):
    arith.mulf %in, %in : f32 // again
    %s = runmat.combine sum %o, %in : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
