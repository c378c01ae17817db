// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 | FileCheck %s
// RUN: runmat-opt %s --runmat-vectorize-kernels="vector-bytes=32 interleave=4" | FileCheck %s --check-prefix=FOUR
// RUN: runmat-opt %s --runmat-vectorize-kernels=vector-bytes=32 | runmat-opt | FileCheck %s

#id = affine_map<(i) -> (i)>
#id2 = affine_map<(j, i) -> (j, i)>

// One loop, one copy of the body, a branch between plain and masked memory.
// CHECK-LABEL: func.func @add(%{{.*}}: !llvm.ptr, %{{.*}}: i64, %{{.*}}: i64) {
// CHECK:         scf.for
// CHECK:           scf.if
// CHECK-NEXT:        llvm.getelementptr
// CHECK-NEXT:        llvm.load {{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
// CHECK:           } else {
// CHECK:             llvm.intr.masked.load {{.*}} -> vector<8xf32>
// CHECK:           arith.addf {{.*}} : vector<8xf32>
// CHECK-NOT:       arith.addf
// CHECK:             llvm.intr.masked.store
// CHECK:         return
func.func @add(%a: tensor<?xf32>, %b: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Rows: the column vector is read along, the row vector once a row.
// CHECK-LABEL: func.func @broadcast(
// CHECK:         scf.while
// CHECK:           llvm.load {{.*}} : !llvm.ptr -> f64
// CHECK-NEXT:      vector.broadcast {{.*}} : f64 to vector<4xf64>
// CHECK:           scf.for
// CHECK-NOT:       scf.for
// CHECK:             llvm.load {{.*}} : !llvm.ptr -> vector<4xf64>
// CHECK:         return
func.func @broadcast(%col: tensor<?xf64>, %row: tensor<?xf64>, %out: tensor<?x?xf64>, %d0: index, %d1: index) -> tensor<?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (i)>, affine_map<(j, i) -> (j)>, #id2],
                       iterator_types = ["parallel", "parallel"]}
      ins(%col, %row : tensor<?xf64>, tensor<?xf64>) outs(%out : tensor<?x?xf64>) {
  ^bb0(%x: f64, %y: f64, %o: f64):
    %0 = arith.addf %x, %y : f64
    linalg.yield %0 : f64
  } -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}

// A transposed array is gathered, a vector of each of several rows in turn.
// CHECK-LABEL: func.func @transposed(
// CHECK:         arith.constant 16 : i64
// CHECK:         scf.for
// CHECK-NEXT:      arith.constant
// CHECK-NEXT:      arith.constant
// CHECK-NEXT:      scf.for
// CHECK:             llvm.intr.masked.gather
// CHECK:         return
func.func @transposed(%t: tensor<?x?xf64>, %out: tensor<?x?xf64>, %d0: index, %d1: index) -> tensor<?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(j, i) -> (i, j)>, #id2], iterator_types = ["parallel", "parallel"]}
      ins(%t : tensor<?x?xf64>) outs(%out : tensor<?x?xf64>) {
  ^bb0(%z: f64, %o: f64):
    linalg.yield %z : f64
  } -> tensor<?x?xf64>
  return %r : tensor<?x?xf64>
}

// Conditions of all chunks are gathered, and after them the flag is set atomically. Lanes behind the end hold an element again, so that no mask is
// needed.
// CHECK-LABEL: func.func @guard(
// CHECK:         %[[ROOM:.*]] = llvm.alloca {{.*}} x vector<8xi32>
// CHECK:         llvm.store %{{.*}}, %[[ROOM]] {{.*}} : vector<8xi32>
// CHECK:         scf.for
// CHECK:           %[[ELEMENT:.*]] = llvm.load {{.*}} -> f32
// CHECK:           %[[AGAIN:.*]] = vector.broadcast %[[ELEMENT]]
// CHECK:           llvm.intr.masked.load {{.*}}, %[[AGAIN]]
// CHECK:           %[[BAD:.*]] = arith.cmpf olt
// CHECK-NEXT:      %[[WIDE:.*]] = arith.extsi %[[BAD]] : vector<8xi1> to vector<8xi32>
// CHECK-NEXT:      %[[BEFORE:.*]] = llvm.load %[[ROOM]]
// CHECK-NEXT:      %[[ALL:.*]] = arith.ori %[[BEFORE]], %[[WIDE]]
// CHECK-NEXT:      llvm.store %[[ALL]], %[[ROOM]]
// CHECK:         %[[RAISED:.*]] = llvm.load %[[ROOM]]
// CHECK:         %[[IS:.*]] = arith.cmpi ne, %[[RAISED]]
// CHECK-NEXT:    %[[ANY:.*]] = vector.reduction <or>, %[[IS]]
// CHECK-NEXT:    scf.if %[[ANY]] {
// CHECK-NEXT:      %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-NEXT:      llvm.store %[[ONE]], %{{.*}} atomic monotonic
func.func @guard(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  %zero = arith.constant 0.0 : f32
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %bad = arith.cmpf olt, %x, %zero : f32
    runmat.raise %bad
    %0 = math.sqrt %x : f32
    linalg.yield %0 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// What is no kernel stays.
// CHECK-LABEL: func.func @host
// CHECK-NEXT:    return
func.func @host(%x: f64) -> f64 {
  return %x : f64
}

// A long body is interleaved.
// CHECK-LABEL: func.func @long
// CHECK:         arith.mulf {{.*}} : vector<16xf32>
// FOUR-LABEL: func.func @long
// FOUR:         arith.mulf {{.*}} : vector<32xf32>
func.func @long(%a: tensor<?xf32>, %out: tensor<?xf32>, %d0: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.mulf %x, %x : f32
    %1 = arith.addf %0, %x : f32
    %2 = arith.mulf %1, %x : f32
    %3 = arith.addf %2, %x : f32
    %4 = arith.mulf %3, %x : f32
    %5 = arith.addf %4, %x : f32
    %6 = arith.mulf %5, %x : f32
    %7 = arith.addf %6, %x : f32
    linalg.yield %7 : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// A result that is narrower than what it is made of: more elements at once, so that a store is worth its while.
// CHECK-LABEL: func.func @greater(
// CHECK:         arith.cmpf ogt, {{.*}} : vector<16xf64>
// CHECK:         llvm.store {{.*}} : vector<16xi8>
func.func @greater(%a: tensor<?xf64>, %b: tensor<?xf64>, %out: tensor<?xi8>, %n: index) -> tensor<?xi8>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 2, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<?xf64>, tensor<?xf64>) outs(%out : tensor<?xi8>) {
  ^bb0(%x: f64, %y: f64, %o: i8):
    %t = arith.cmpf ogt, %x, %y : f64
    %r8 = arith.extui %t : i1 to i8
    linalg.yield %r8 : i8
  } -> tensor<?xi8>
  return %r : tensor<?xi8>
}
