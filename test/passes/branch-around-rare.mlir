// RUN: runmat-opt %s --runmat-branch-around-rare | FileCheck %s
// RUN: runmat-opt %s --runmat-branch-around-rare | runmat-opt | FileCheck %s

// Ops that only make the rare value move behind the branch, in their order.
// CHECK-LABEL: func.func @scalar
// CHECK-SAME: (%[[X:.*]]: f64, %[[C:.*]]: i1)
// CHECK: %[[COMMON:.*]] = arith.addf %[[X]], %[[X]]
// CHECK: %[[R:.*]] = scf.if %[[C]] -> (f64) {
// CHECK-NEXT: scf.yield %[[COMMON]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: %[[B:.*]] = math.floor %[[A]]
// CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[COMMON]], %[[B]]
// CHECK-NOT: runmat.usually
// CHECK: scf.yield %[[S]]
// CHECK: return %[[R]]
func.func @scalar(%x: f64, %c: i1) -> f64 {
  %common = arith.addf %x, %x : f64
  %a = arith.mulf %x, %x : f64
  %b = math.floor %a : f64
  %r = arith.select %c, %common, %b {runmat.usually} : f64
  return %r : f64
}

// One lane that needs the rare value is enough.
// CHECK-LABEL: func.func @lanes
// CHECK: %[[ALL:.*]] = vector.reduction <and>, %{{.*}} : vector<8xi1> into i1
// CHECK: scf.if %[[ALL]] -> (vector<8xf64>)
// CHECK: arith.select %{{.*}} : vector<8xi1>, vector<8xf64>
func.func @lanes(%x: vector<8xf64>, %c: vector<8xi1>) -> vector<8xf64> {
  %a = arith.mulf %x, %x : vector<8xf64>
  %r = arith.select %c, %x, %a {runmat.usually} : vector<8xi1>, vector<8xf64>
  return %r : vector<8xf64>
}

// What has another use stays in front.
// CHECK-LABEL: func.func @shared
// CHECK: %[[A:.*]] = arith.mulf
// CHECK: scf.if
// CHECK: else
// CHECK-NEXT: arith.divf
// CHECK: return %[[A]]
func.func @shared(%x: f64, %c: i1) -> (f64, f64) {
  %a = arith.mulf %x, %x : f64
  %b = arith.divf %a, %x : f64
  %r = arith.select %c, %x, %b {runmat.usually} : f64
  return %a, %r : f64, f64
}

// Other selects, and those whose values cost nothing, stay.
// CHECK-LABEL: func.func @unmarked
// CHECK-NOT: scf.if
// CHECK: return
func.func @unmarked(%x: f64, %y: f64, %c: i1) -> (f64, f64) {
  %a = arith.mulf %x, %x : f64
  %r = arith.select %c, %x, %a : f64
  %s = arith.select %c, %x, %y {runmat.usually} : f64
  return %r, %s : f64, f64
}

// Neighbours of one condition share a branch, with what only they need.
// CHECK-LABEL: func.func @together
// CHECK-SAME: (%[[X:.*]]: f64, %[[C:.*]]: i1)
// CHECK-NEXT: %[[R:.*]]:2 = scf.if %[[C]] -> (f64, f64) {
// CHECK-NEXT: scf.yield %[[X]], %[[X]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[X]], %[[X]]
// CHECK-NEXT: %[[B:.*]] = math.floor %[[A]]
// CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[X]], %[[A]] : f64
// CHECK-NEXT: %[[T:.*]] = arith.select %[[C]], %[[X]], %[[B]] : f64
// CHECK-NEXT: scf.yield %[[S]], %[[T]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @together(%x: f64, %c: i1) -> (f64, f64) {
  %a = arith.mulf %x, %x : f64
  %b = math.floor %a : f64
  %r = arith.select %c, %x, %a {runmat.usually} : f64
  %s = arith.select %c, %x, %b {runmat.usually} : f64
  return %r, %s : f64, f64
}

// Neighbours of different conditions do not.
// CHECK-LABEL: func.func @apart
// CHECK-COUNT-2: scf.if %{{.*}} -> (f64) {
func.func @apart(%x: f64, %c: i1, %d: i1) -> (f64, f64) {
  %a = arith.mulf %x, %x : f64
  %b = math.floor %x : f64
  %r = arith.select %c, %x, %a {runmat.usually} : f64
  %s = arith.select %d, %x, %b {runmat.usually} : f64
  return %r, %s : f64, f64
}

// What is rare inside of the rare is a branch there.
// CHECK-LABEL: func.func @nested
// CHECK-NEXT: scf.if
// CHECK-NEXT: scf.yield
// CHECK-NEXT: } else {
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: scf.if
// CHECK: arith.divf
func.func @nested(%x: f64, %c: i1, %d: i1) -> f64 {
  %a = arith.mulf %x, %x : f64
  %b = arith.divf %a, %x : f64
  %inner = arith.select %d, %a, %b {runmat.usually} : f64
  %r = arith.select %c, %x, %inner {runmat.usually} : f64
  return %r : f64
}
