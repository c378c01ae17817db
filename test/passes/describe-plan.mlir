// RUN: %runmat-opt %s --pass-pipeline='builtin.module(func.func(runmat-describe-plan))' --split-input-file | FileCheck %s

// A loop carries x; what it does not change is the value from before it, and behind it the last turn's result is read.
// CHECK-LABEL: func.func @loop
// CHECK-SAME: carried = [array<i64: 0, 0, 2, 3>]
// CHECK-SAME: loops = [{turns = 5.000000e+01 : f64}]
// CHECK-SAME: outputs = array<i64: 4>
// CHECK-SAME: steps = [{kernel = @k, loop = 0 : i64, over = {{\[}}array<i64: 0, 0>], reads = array<i64: 2, 1>, writes = array<i64: 3>},
// CHECK-SAME: {call, reads = array<i64: 3>, writes = array<i64: 4>}]
// CHECK-SAME: values = [{bytes = 4 : i64, extents = [-1, 1], input = 0 : i64}, {bytes = 4 : i64, extents = [-1, 1], input = 1 : i64}, {bytes = 4 : i64, extents = [-1, 1]}, {bytes = 4 : i64, extents = [array<i64: 0, 0>, 1]}, {bytes = 4 : i64, extents = [-1, 1]}]
// CHECK: runmat.sort %{{.*}} {runmat.step = 1 : i32}
!v = !runmat.array<single, [*, 1]>
func.func @loop(%x: !v, %y: !v) -> !v {
  %one = arith.constant 1 : index
  %first = arith.constant 1.0 : f64
  %last = arith.constant 50.0 : f64
  %n = runmat.extent %x, 0 : !v
  %r, %s = runmat.for %k: f64 = %first, %first, %last : f64, f64, f64 carry(%c = %x : !v, %d = %y : !v) {
    %a = runmat.launch @k(%c, %d) extents(%n) shapes(%n, %one) : (!v, !v) -> !v
    runmat.yield %a, %d : !v, !v
  }
  %z = runmat.sort %r : (!v) -> !v
  return %z : !v
}
func.func private @k()

// -----

// An extent may be the number that an input holds; what takes elements to the host is a step of it.
// CHECK-LABEL: func.func @numbers
// CHECK-SAME: steps = [{reads = array<i64: 0>, writes = array<i64>}, {kernel = @k, over = {{\[}}array<i64: 0>], reads = array<i64>, writes = array<i64: 1>}]
// CHECK-SAME: {bytes = 8 : i64, extents = [array<i64: 0>, 1]}
!v = !runmat.array<double, [?, 1]>
!s = !runmat.array<double, [1, 1]>
func.func @numbers(%n: !s) -> !v {
  %one = arith.constant 1 : index
  %0 = runmat.unbox %n : !s -> f64
  %whole = runmat.floor %0 : (f64) -> f64
  %1 = runmat.to_extent %whole
  %2 = runmat.launch @k() extents(%1) shapes(%1, %one) : () -> !v
  return %2 : !v
}
func.func private @k()

// -----

// Slices up to an end, or from it backwards, are about as large as the array; of other ranges nothing is known.
// CHECK-LABEL: func.func @slices
// CHECK-SAME: steps = [{kernel = @k, over = {{\[}}array<i64: 0, 0>], reads = array<i64: 0>, writes = array<i64: 1>},
// CHECK-SAME: {kernel = @k, over = {{\[}}array<i64: 0, 0>], reads = array<i64: 0>, writes = array<i64: 2>},
// CHECK-SAME: {kernel = @k, over = [-1], reads = array<i64: 0>, writes = array<i64: 3>},
// CHECK-SAME: {kernel = @k, over = [-1], reads = array<i64: 0>, writes = array<i64: 4>}]
!v = !runmat.array<single, [*, 1]>
func.func @slices(%x: !v, %n: f64) -> (!v, !v, !v, !v) {
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %back = arith.constant -1.0 : f64
  %size = runmat.extent %x, 0 : !v
  %integer = arith.index_cast %size : index to i64
  %end = arith.sitofp %integer : i64 to f64
  %before = runmat.sub %end, %two : (f64, f64) -> f64
  %inner = runmat.count %two, %one, %before
  %0 = runmat.launch @k(%x) extents(%inner) shapes(%inner, %c1) : (!v) -> !v
  %down = runmat.count %before, %back, %one
  %1 = runmat.launch @k(%x) extents(%down) shapes(%down, %c1) : (!v) -> !v
  %second = runmat.count %one, %two, %end
  %2 = runmat.launch @k(%x) extents(%second) shapes(%second, %c1) : (!v) -> !v
  %some = runmat.count %n, %one, %end
  %3 = runmat.launch @k(%x) extents(%some) shapes(%some, %c1) : (!v) -> !v
  return %0, %1, %2, %3 : !v, !v, !v, !v
}
func.func private @k()

// -----

// What a part is written to stays as large as it was.
// CHECK-LABEL: func.func @part
// CHECK-SAME: steps = [{kernel = @k, over = {{\[}}array<i64: 0, 0>], reads = array<i64: 0>, writes = array<i64: 1>},
// CHECK-SAME: {call, reads = array<i64: 0, 1>, writes = array<i64: 2>}]
// CHECK-SAME: values = [{{.*}}, {bytes = 4 : i64, extents = [array<i64: 0, 0>, 1]}]
!v = !runmat.array<single, [*, 1]>
func.func @part(%x: !v, %at: f64, %by: f64, %count: f64) -> !v {
  %one = arith.constant 1 : index
  %size = runmat.extent %x, 0 : !v
  %0 = runmat.launch @k(%x) extents(%size) shapes(%size, %one) : (!v) -> !v
  %1 = runmat.write_slice %x(%at, %by, %count) = %0 : (!v, !v, f64, f64, f64) -> !v
  return %1 : !v
}
func.func private @k()

// -----

// A loop may end at the number that an input holds.
// CHECK-LABEL: func.func @last
// CHECK-SAME: loops = [{first = 2.000000e+00 : f64, last = 1 : i64, step = 2.000000e+00 : f64}]
!v = !runmat.array<single, [*, 1]>
!s = !runmat.array<double, [1, 1]>
func.func @last(%x: !v, %n: !s) -> !v {
  %one = arith.constant 1 : index
  %first = arith.constant 2.0 : f64
  %last = runmat.unbox %n : !s -> f64
  %size = runmat.extent %x, 0 : !v
  %r = runmat.for %k: f64 = %first, %first, %last : f64, f64, f64 carry(%c = %x : !v) {
    %a = runmat.launch @k(%c) extents(%size) shapes(%size, %one) : (!v) -> !v
    runmat.yield %a : !v
  }
  return %r : !v
}
func.func private @k()

// -----

// Two variables that change places: behind the loop each is what the other's turn made.
// CHECK-LABEL: func.func @swap
// CHECK-SAME: carried = [array<i64: 0, 0, 2, 4>, array<i64: 0, 1, 3, 2>]
// CHECK-SAME: {call, reads = array<i64: 4>, writes = array<i64: 5>}
!v = !runmat.array<single, [*, 1]>
func.func @swap(%x: !v, %y: !v, %last: f64) -> !v {
  %one = arith.constant 1 : index
  %first = arith.constant 1.0 : f64
  %n = runmat.extent %x, 0 : !v
  %r, %s = runmat.for %k: f64 = %first, %first, %last : f64, f64, f64 carry(%c = %x : !v, %d = %y : !v) {
    %a = runmat.launch @k(%c, %d) extents(%n) shapes(%n, %one) : (!v, !v) -> !v
    runmat.yield %a, %c : !v, !v
  }
  %z = runmat.sort %s : (!v) -> !v
  return %z : !v
}
func.func private @k()

// -----

// Nothing is launched, so there is nothing to plan.
// CHECK-LABEL: func.func @quiet
// CHECK-NOT: runmat.plan
// CHECK-NOT: runmat.step
// CHECK: return
!v = !runmat.array<single, [*, 1]>
func.func @quiet(%x: !v) -> !v {
  %0 = runmat.sort %x : (!v) -> !v
  return %0 : !v
}
