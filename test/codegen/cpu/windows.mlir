// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 | FileCheck %s
// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 | runmat-opt | FileCheck %s

// Windows on one input: neighbours of stride 1 are loaded together, others are gathered. Offsets and strides are read once, before the loop.
// CHECK-LABEL: func.func @two
// CHECK-SAME: (%{{.*}}: !llvm.ptr, %[[FIRST:.*]]: i64, %{{.*}}: i64) {
// CHECK: %[[BASE:.*]] = llvm.load %{{.*}} : !llvm.ptr -> !llvm.ptr
// CHECK: scf.if
// CHECK: %[[OFFSET:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: %[[SKIPPED:.*]] = arith.muli %[[FIRST]], %{{.*}} : i64
// CHECK: %[[START:.*]] = arith.addi %[[OFFSET]], %[[SKIPPED]] : i64
// CHECK: %[[V:.*]] = llvm.getelementptr %[[BASE]][%[[START]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[STRIDE:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: %[[FAR:.*]] = arith.muli %[[FIRST]], %[[STRIDE]] : i64
// CHECK: %[[THERE:.*]] = arith.addi %{{.*}}, %[[FAR]] : i64
// CHECK: %[[W:.*]] = llvm.getelementptr %[[BASE]][%[[THERE]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[STEP:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: scf.for
// CHECK: scf.if
// CHECK-NEXT: %[[NEXT:.*]] = llvm.getelementptr %[[V]]
// CHECK-NEXT: llvm.load %[[NEXT]] {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
// CHECK: %[[STEPS:.*]] = vector.broadcast %[[STEP]] : i64 to vector<8xi64>
// CHECK: %[[PLACES:.*]] = arith.muli %{{.*}}, %[[STEPS]] : vector<8xi64>
// CHECK: %[[ADDRESSES:.*]] = llvm.getelementptr %[[W]][%[[PLACES]]]
// CHECK: llvm.intr.masked.gather %[[ADDRESSES]]
// CHECK: } else {
// CHECK: llvm.intr.masked.load
// CHECK: llvm.intr.masked.gather
// CHECK: arith.addf
func.func @two(%a: tensor<?xf32>, %o: tensor<?xf32>, %n: index, %s: index, %t: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 2, flag = false>} {
  %one = arith.constant 1 : index
  %v = runmat.window %a at %s by (%one) : (tensor<?xf32>) -> tensor<?xf32>
  %w = runmat.window %a at %one by (%t) : (tensor<?xf32>) -> tensor<?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%v, %w : tensor<?xf32>, tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// A constant stride that goes down by more than one is gathered too; one element for all of the loop is loaded once, before it.
// CHECK-LABEL: func.func @down
// CHECK-DAG: %[[BACK:.*]] = arith.constant -2 : i64
// CHECK: %[[ONCE:.*]] = llvm.load %{{.*}} : !llvm.ptr -> f64
// CHECK: vector.broadcast %[[ONCE]] : f64 to vector<4xf64>
// CHECK: scf.for
// CHECK-NOT: llvm.load {{.*}} -> vector
// CHECK: llvm.intr.masked.gather
func.func @down(%a: tensor<?xf64>, %b: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %s: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %back = arith.constant -2 : index
  %v = runmat.window %a at %s by (%back) : (tensor<?xf64>) -> tensor<?xf64>
  %w = runmat.window %b at %s by () : (tensor<?xf64>) -> tensor<f64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%v, %w : tensor<?xf64>, tensor<f64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    %1 = arith.addf %x, %y : f64
    linalg.yield %1 : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// Neighbours the other way round: loaded as they lie, then turned. The mask of the last ones is turned as well.
// CHECK-LABEL: func.func @turned(
// CHECK-NOT:     llvm.intr.masked.gather
// CHECK:         %[[V:.*]] = llvm.load {{.*}} -> vector<[[W:[0-9]+]]xi16>
// CHECK:         vector.shuffle %[[V]], %[[V]] [{{[0-9]+}}, {{.*}}, 1, 0] : vector<[[W]]xi16>
// CHECK:         vector.shuffle {{.*}} : vector<[[W]]xi1>
// CHECK:         %[[M:.*]] = llvm.intr.masked.load
// CHECK:         vector.shuffle %[[M]], %[[M]]
func.func @turned(%a: tensor<?xi16>, %out: tensor<?xi16>, %n: index, %last: index) -> tensor<?xi16>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %back = arith.constant -1 : index
  %w = runmat.window %a at %last by (%back) : (tensor<?xi16>) -> tensor<?xi16>
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%w : tensor<?xi16>) outs(%out : tensor<?xi16>) {
  ^bb0(%x: i16, %o: i16):
    linalg.yield %x : i16
  } -> tensor<?xi16>
  return %r : tensor<?xi16>
}
