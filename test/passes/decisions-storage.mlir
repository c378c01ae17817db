// Where ops leave to, whose storage is reused, and what leaves loops and kernels.
// RUN: runmat-opt %s --runmat-assign-exits --runmat-reuse-buffers --runmat-hoist-invariants --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --runmat-assign-exits --runmat-reuse-buffers --runmat-hoist-invariants 2>&1 >/dev/null | count 0

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Missed] no exit | Category:runmat-assign-exits | Reason="no statement stands before it"
// CHECK: remark: [Passed] exit | Category:runmat-assign-exits | op=launch, statement=4
// CHECK: remark: [Passed] polls | Category:runmat-assign-exits | statement=5
// CHECK: remark: [Passed] storage reused | Category:runmat-reuse-buffers | input=0, output=0
// CHECK: remark: [Missed] storage kept | Category:runmat-reuse-buffers | Reason="a raised guard starts over from the inputs"
func.func @storage(%x: !v, %n: index, %one: index, %a: f64) -> !v {
  %y = runmat.launch @k (%x) extents (%n) shapes (%n, %one) : (!v) -> !v
  runmat.statement 4 [] ()
  %z = runmat.launch @k (%y) extents (%n) shapes (%n, %one) : (!v) -> !v
  runmat.for %i: f64 = %a, %a, %a : f64, f64, f64 {
    runmat.statement 5 [] ()
    %b = arith.addf %a, %a : f64
    runmat.yield
  }
  runmat.statement 6 [] ()
  %w = runmat.launch @guarded (%z) extents (%n) shapes (%n, %one) : (!v) -> !v
  return %w : !v
}
// CHECK: remark: [Passed] hoisted | Category:runmat-hoist-invariants | op=arith.addf
// CHECK: remark: [Passed] hoisted | Category:runmat-hoist-invariants | op=arith.mulf
func.func @k(%x: tensor<?xf64>, %y: tensor<?xf64>, %n: index) -> tensor<?xf64> attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %two = arith.constant 2.0 : f64
  %r = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%x : tensor<?xf64>) outs(%y : tensor<?xf64>) {
  ^bb0(%in: f64, %out: f64):
    %four = arith.mulf %two, %two : f64
    %z = arith.mulf %in, %four : f64
    linalg.yield %z : f64
  } -> tensor<?xf64>
  return %r : tensor<?xf64>
}
func.func @guarded(%x: tensor<?xf64>, %y: tensor<?xf64>, %flag: tensor<i32>, %n: index) -> (tensor<?xf64>, tensor<i32>) attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = true>} {
  return %y, %flag : tensor<?xf64>, tensor<i32>
}
