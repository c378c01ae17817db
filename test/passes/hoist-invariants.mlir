// RUN: runmat-opt %s --runmat-hoist-invariants | FileCheck %s
// RUN: runmat-opt %s --runmat-hoist-invariants --mlir-print-op-generic | runmat-opt | FileCheck %s

// What depends on no element moves in front of the body; what uses the position or an element stays.
// CHECK-LABEL: func.func @cluster0
// CHECK: %[[STEP:.*]] = arith.divf
// CHECK-NEXT: linalg.generic
// CHECK: linalg.index
// CHECK: arith.sitofp
// CHECK: arith.mulf %{{.*}}, %[[STEP]]
// CHECK: arith.addf
// CHECK-NOT: arith.divf
#map = affine_map<(d0) -> (d0)>
func.func @cluster0(%x: tensor<?xf64>, %out: tensor<?xf64>, %n: index, %a: f64, %b: f64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 2, flag = false>} {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %step = arith.divf %a, %b : f64
    %i = linalg.index 0 : index
    %j = arith.index_cast %i : index to i64
    %f = arith.sitofp %j : i64 to f64
    %p = arith.mulf %f, %step : f64
    %s = arith.addf %p, %in : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// A function that is no kernel is left alone.
// CHECK-LABEL: func.func @other
// CHECK: linalg.generic
// CHECK: arith.divf
func.func @other(%x: tensor<?xf64>, %out: tensor<?xf64>, %a: f64, %b: f64) -> tensor<?xf64> {
  %0 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%out : tensor<?xf64>) {
  ^bb0(%in: f64, %o: f64):
    %step = arith.divf %a, %b : f64
    %s = arith.addf %step, %in : f64
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}



// What measures an array and arithmetic on it leave the loops of units; what makes an array stays, as does what changes with the turn.
// CHECK-LABEL: @unit_loop
// CHECK: %[[N:.*]] = runmat.extent %arg0, 1
// CHECK: %[[M:.*]] = arith.muli %[[N]], %[[N]]
// CHECK: scf.for %[[I:.*]] =
// CHECK: arith.addi %[[I]], %[[M]]
// CHECK: runmat.box %arg1
func.func @unit_loop(%a: !runmat.array<double, [1, *]>, %x: f64, %n: index, %one: index) {
  scf.for %i = %one to %n step %one {
    %0 = runmat.extent %a, 1 : <double, [1, *]>
    %1 = arith.muli %0, %0 : index
    %2 = arith.addi %i, %1 : index
    %3 = runmat.box %x : f64 -> <double, [1, 1]>
    runmat.release %3 : <double, [1, 1]>
  }
  return
}
