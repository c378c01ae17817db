// RUN: runmat-opt %s --runmat-distribute-kernels="workgroup=64" --cse --canonicalize | FileCheck %s
// RUN: runmat-opt %s --runmat-spirv-pipeline -o /dev/null

// An element of a window lies at offset + c0 * stride 0 + c1 * stride 1 (-1 and a scalar); no invocation takes several neighbours at once, though the output, the
// other input and the classes would allow it.
// CHECK-LABEL: func.func @matrix
// CHECK-SAME: (%[[A:.*]]: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64, %[[O:.*]]: i64, %[[S:.*]]: i64, %{{.*}}: i64, %{{.*}}: i64, %{{.*}}: i64)
// CHECK-SAME: runmat.items_per_group = 64 : i32, runmat.workgroup = 64 : i32
// CHECK-DAG: %[[BYTES:.*]] = arith.constant 4 : i64
// CHECK: scf.for
// CHECK: %[[C:.*]]:2 = scf.if
// CHECK: %[[COLUMN:.*]] = arith.subi %[[O]], %[[C]]#0
// CHECK: %[[WAY:.*]] = arith.muli %[[C]]#1, %[[S]]
// CHECK: %[[PLACE:.*]] = arith.addi %[[COLUMN]], %[[WAY]]
// CHECK: %[[DISTANCE:.*]] = arith.muli %[[PLACE]], %[[BYTES]]
// CHECK: %[[ADDRESS:.*]] = arith.addi %[[A]], %[[DISTANCE]]
// CHECK: %[[P:.*]] = spirv.ConvertUToPtr %[[ADDRESS]]
// CHECK: spirv.Load "PhysicalStorageBuffer" %[[P]] ["Aligned", 4] : f32
func.func @matrix(%a: tensor<?xf32>, %b: tensor<?x?xf32>, %o: tensor<?x?xf32>, %n: index, %m: index, %at: index, %s: index) -> tensor<?x?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 2, scalars = 2, flag = false>} {
  %back = arith.constant -1 : index
  %v = runmat.window %a at %at by (%s, %back) : (tensor<?xf32>) -> tensor<?x?xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%v, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%o : tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %1 = arith.addf %x, %y : f32
    linalg.yield %1 : f32
  } -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// Logicals: neighbours of a whole input would be taken several at a time.
// CHECK-LABEL: func.func @bytes
// CHECK-SAME: runmat.items_per_group = 64 : i32
// CHECK-NOT: vector
// CHECK-LABEL: func.func @whole
// CHECK-SAME: runmat.items_per_group = 256 : i32
func.func @bytes(%a: tensor<?xi8>, %o: tensor<?xi8>, %n: index, %at: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %one = arith.constant 1 : index
  %v = runmat.window %a at %at by (%one) : (tensor<?xi8>) -> tensor<?xi8>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%v : tensor<?xi8>) outs(%o : tensor<?xi8>) {
  ^bb0(%x: i8, %z: i8):
    linalg.yield %x : i8
  } -> tensor<?xi8>
  return %0 : tensor<?xi8>
}
func.func @whole(%a: tensor<?xi8>, %o: tensor<?xi8>, %n: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xi8>) outs(%o : tensor<?xi8>) {
  ^bb0(%x: i8, %z: i8):
    linalg.yield %x : i8
  } -> tensor<?xi8>
  return %0 : tensor<?xi8>
}
