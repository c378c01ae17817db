// Where the CPU has no fused products, each counts as the operations that it is written as: bodies of many are written for fewer lanes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=16 interleave=2" | FileCheck %s --check-prefix=FUSES
// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=16 interleave=2 fuses=false" | FileCheck %s --check-prefix=WRITTEN
// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=16 interleave=2 fuses=false" | runmat-opt | FileCheck %s --check-prefix=WRITTEN
#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>

// FUSES-LABEL: func.func @many
// FUSES: math.fma {{.*}} : vector<4xf64>
// WRITTEN-LABEL: func.func @many
// WRITTEN: math.fma {{.*}} : vector<2xf64>
func.func @many(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %1 = math.fma %x, %x, %x : f64
    %2 = math.fma %1, %x, %x : f64
    %3 = math.fma %2, %x, %x : f64
    %4 = math.fma %3, %x, %x : f64
    %5 = math.fma %4, %x, %x : f64
    %6 = math.fma %5, %x, %x : f64
    %7 = math.fma %6, %x, %x : f64
    %8 = math.fma %7, %x, %x : f64
    %9 = math.fma %8, %x, %x : f64
    %10 = math.fma %9, %x, %x : f64
    %11 = math.fma %10, %x, %x : f64
    %12 = math.fma %11, %x, %x : f64
    %13 = math.fma %12, %x, %x : f64
    %14 = math.fma %13, %x, %x : f64
    %15 = math.fma %14, %x, %x : f64
    %16 = math.fma %15, %x, %x : f64
    %17 = math.fma %16, %x, %x : f64
    %18 = math.fma %17, %x, %x : f64
    %19 = math.fma %18, %x, %x : f64
    %20 = math.fma %19, %x, %x : f64
    %21 = math.fma %20, %x, %x : f64
    %22 = math.fma %21, %x, %x : f64
    %23 = math.fma %22, %x, %x : f64
    %24 = math.fma %23, %x, %x : f64
    %25 = math.fma %24, %x, %x : f64
    %26 = math.fma %25, %x, %x : f64
    %27 = math.fma %26, %x, %x : f64
    %28 = math.fma %27, %x, %x : f64
    %29 = math.fma %28, %x, %x : f64
    %30 = math.fma %29, %x, %x : f64
    %31 = math.fma %30, %x, %x : f64
    %32 = math.fma %31, %x, %x : f64
    %33 = math.fma %32, %x, %x : f64
    %34 = math.fma %33, %x, %x : f64
    %35 = math.fma %34, %x, %x : f64
    %36 = math.fma %35, %x, %x : f64
    %37 = math.fma %36, %x, %x : f64
    %38 = math.fma %37, %x, %x : f64
    %39 = math.fma %38, %x, %x : f64
    %40 = math.fma %39, %x, %x : f64
    %41 = math.fma %40, %x, %x : f64
    %42 = math.fma %41, %x, %x : f64
    %43 = math.fma %42, %x, %x : f64
    %44 = math.fma %43, %x, %x : f64
    %45 = math.fma %44, %x, %x : f64
    %46 = math.fma %45, %x, %x : f64
    %47 = math.fma %46, %x, %x : f64
    %48 = math.fma %47, %x, %x : f64
    %49 = math.fma %48, %x, %x : f64
    %50 = math.fma %49, %x, %x : f64
    %51 = math.fma %50, %x, %x : f64
    %52 = math.fma %51, %x, %x : f64
    %53 = math.fma %52, %x, %x : f64
    %54 = math.fma %53, %x, %x : f64
    %55 = math.fma %54, %x, %x : f64
    %56 = math.fma %55, %x, %x : f64
    %57 = math.fma %56, %x, %x : f64
    %58 = math.fma %57, %x, %x : f64
    %59 = math.fma %58, %x, %x : f64
    %60 = math.fma %59, %x, %x : f64
    %61 = math.fma %60, %x, %x : f64
    %62 = math.fma %61, %x, %x : f64
    %63 = math.fma %62, %x, %x : f64
    %64 = math.fma %63, %x, %x : f64
    %65 = math.fma %64, %x, %x : f64
    %66 = math.fma %65, %x, %x : f64
    %67 = math.fma %66, %x, %x : f64
    %68 = math.fma %67, %x, %x : f64
    %69 = math.fma %68, %x, %x : f64
    %70 = math.fma %69, %x, %x : f64
    %71 = math.fma %70, %x, %x : f64
    %72 = math.fma %71, %x, %x : f64
    %73 = math.fma %72, %x, %x : f64
    %74 = math.fma %73, %x, %x : f64
    %75 = math.fma %74, %x, %x : f64
    %76 = math.fma %75, %x, %x : f64
    %77 = math.fma %76, %x, %x : f64
    %78 = math.fma %77, %x, %x : f64
    %79 = math.fma %78, %x, %x : f64
    %80 = math.fma %79, %x, %x : f64
    %81 = math.fma %80, %x, %x : f64
    %82 = math.fma %81, %x, %x : f64
    %83 = math.fma %82, %x, %x : f64
    %84 = math.fma %83, %x, %x : f64
    %85 = math.fma %84, %x, %x : f64
    %86 = math.fma %85, %x, %x : f64
    %87 = math.fma %86, %x, %x : f64
    %88 = math.fma %87, %x, %x : f64
    %89 = math.fma %88, %x, %x : f64
    %90 = math.fma %89, %x, %x : f64
    %91 = math.fma %90, %x, %x : f64
    %92 = math.fma %91, %x, %x : f64
    %93 = math.fma %92, %x, %x : f64
    %94 = math.fma %93, %x, %x : f64
    %95 = math.fma %94, %x, %x : f64
    %96 = math.fma %95, %x, %x : f64
    %97 = math.fma %96, %x, %x : f64
    %98 = math.fma %97, %x, %x : f64
    %99 = math.fma %98, %x, %x : f64
    %100 = math.fma %99, %x, %x : f64
    %101 = math.fma %100, %x, %x : f64
    %102 = math.fma %101, %x, %x : f64
    %103 = math.fma %102, %x, %x : f64
    %104 = math.fma %103, %x, %x : f64
    linalg.yield %104 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// A few change nothing.
// FUSES-LABEL: func.func @few
// FUSES: math.fma {{.*}} : vector<4xf64>
// WRITTEN-LABEL: func.func @few
// WRITTEN: math.fma {{.*}} : vector<4xf64>
func.func @few(%a: tensor<?xf64>, %out: tensor<?xf64>, %d0: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%x: f64, %o: f64):
    %1 = math.fma %x, %x, %x : f64
    %2 = math.fma %1, %x, %x : f64
    %3 = math.fma %2, %x, %x : f64
    %4 = math.fma %3, %x, %x : f64
    %5 = math.fma %4, %x, %x : f64
    %6 = math.fma %5, %x, %x : f64
    %7 = math.fma %6, %x, %x : f64
    %8 = math.fma %7, %x, %x : f64
    %9 = math.fma %8, %x, %x : f64
    linalg.yield %9 : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}

// FUSES-LABEL: func.func @sum_partial
// FUSES: math.fma {{.*}} : vector<32xf64>
// WRITTEN-LABEL: func.func @sum_partial
// WRITTEN: math.fma {{.*}} : vector<8xf64>
func.func @sum(%a: tensor<?xf64>, %out: tensor<f64>, %d0: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #none], iterator_types = ["reduction"]} ins(%a : tensor<?xf64>) outs(%out : tensor<f64>) {
  ^bb0(%x: f64, %acc: f64):
    %1 = math.fma %x, %x, %x : f64
    %2 = math.fma %1, %x, %x : f64
    %3 = math.fma %2, %x, %x : f64
    %4 = math.fma %3, %x, %x : f64
    %5 = runmat.combine sum %acc, %4 : f64
    linalg.yield %5 : f64
  } -> tensor<f64>
  return %r : tensor<f64>
}
