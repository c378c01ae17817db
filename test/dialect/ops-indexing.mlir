// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// Elements of arrays: by subscripts in the language, by positions and addresses in units.

// CHECK-LABEL: func.func @index
func.func @index(%a: !runmat.array<single, [*, *]>, %i: !runmat.array<double, [1, 1]>) {
  // CHECK: runmat.index %{{.*}}(%{{.*}}, %{{.*}}) : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, 1]>
  %0 = runmat.index %a(%i, %i) : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, 1]>
  // CHECK: runmat.index %{{.*}}(%{{.*}}) of_structs : (!runmat.array<single, [*, *]>
  %ofStructs = runmat.index %a(%i) of_structs : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, 1]>
  // CHECK: runmat.update %{{.*}}(%{{.*}}) = %{{.*}} of_structs : (!runmat.array<single, [*, *]>
  %inStructs = runmat.update %a(%i) = %0 of_structs : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<single, [1, 1]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.update %{{.*}}(%{{.*}}) = %{{.*}} : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<single, [1, 1]>) -> !runmat.array<single, [*, *]>
  %1 = runmat.update %a(%i) = %0 : (!runmat.array<single, [*, *]>, !runmat.array<double, [1, 1]>, !runmat.array<single, [1, 1]>) -> !runmat.array<single, [*, *]>
  // CHECK: runmat.end %{{.*}} at 1 of 2 : (!runmat.array<single, [*, *]>) -> !runmat.array<double, [1, 1]>
  %2 = runmat.end %a at 1 of 2 : (!runmat.array<single, [*, *]>) -> !runmat.array<double, [1, 1]>
  return
}

// CHECK-LABEL: func.func @elements
func.func @elements(%a: !runmat.array<double, [1, *]>, %x: f64) {
  // CHECK: runmat.subscript %{{.*}}
  %i = runmat.subscript %x
  // CHECK: runmat.load %{{.*}}[%{{.*}}] : <double, [1, *]> -> f64
  %0 = runmat.load %a[%i] : <double, [1, *]> -> f64
  // CHECK: runmat.store %{{.*}}[%{{.*}}] = %{{.*}} : <double, [1, *]>, f64
  %1 = runmat.store %a[%i] = %x : <double, [1, *]>, f64
  // CHECK: runmat.own %{{.*}} : <double, [1, *]>
  %2 = runmat.own %a : <double, [1, *]>
  // CHECK: runmat.elements %{{.*}} : <double, [1, *]>
  %3 = runmat.elements %2 : <double, [1, *]>
  // CHECK: runmat.read %{{.*}}[%{{.*}}] : f64
  %4 = runmat.read %3[%i] : f64
  // CHECK: runmat.write %{{.*}}[%{{.*}}] = %{{.*}} : f64
  runmat.write %3[%i] = %4 : f64
  return
}

// CHECK-LABEL: func.func @slice
func.func @slice(%a: !runmat.array<int8, [*, *]>, %i: index, %j: index) {
  // CHECK: runmat.slice %{{.*}} at %[[I:.*]] by(%[[I]], %[[J:.*]]) over(%[[J]], %[[I]]) : (!runmat.array<int8, [*, *]>) -> !runmat.array<int8, [?, *]>
  %0 = runmat.slice %a at %i by (%i, %j) over (%j, %i) : (!runmat.array<int8, [*, *]>) -> !runmat.array<int8, [?, *]>
  // Of another rank than the array.
  // CHECK: runmat.slice %{{.*}} at %{{.*}} by(%{{.*}}, %{{.*}}, %{{.*}}) over(%{{.*}}, %{{.*}}, %{{.*}}) : (!runmat.array<int8, [*, *]>) -> !runmat.array<int8, [2, 1, 3]>
  %1 = runmat.slice %a at %i by (%i, %i, %j) over (%i, %j, %i) : (!runmat.array<int8, [*, *]>) -> !runmat.array<int8, [2, 1, 3]>
  return
}
