// What is fused, what must be stored and why, and what leaves a loop.
// RUN: runmat-opt %s --split-input-file --runmat-keep-errors --runmat-hoist-calls --runmat-form-clusters --runmat-outline-kernels --remarks-filter="runmat-.*" 2>&1 >/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-keep-errors --runmat-hoist-calls --runmat-form-clusters --runmat-outline-kernels 2>&1 >/dev/null | count 0

!v = !runmat.array<double, [*, 1]>
!s = !runmat.array<double, [1, 1]>

// CHECK: remark: [Missed] stored | Category:runmat-form-clusters | Reason="read by func.return"
// CHECK: remark: [Passed] formed | Category:runmat-form-clusters | checks=1, kind=elementwise, ops=2, outputs=1
// CHECK: remark: [Passed] formed | Category:runmat-form-clusters | checks=0, kind=reduction, ops=2, outputs=1
// CHECK: remark: [Passed] outlined | Category:runmat-outline-kernels | inputs=2, loops=1, outputs=1
// CHECK: remark: [Passed] outlined | Category:runmat-outline-kernels | inputs=1, loops=1, outputs=1
func.func @fused(%x: !v, %w: !v, %a: f64) -> (!v, !s) {
  runmat.statement 0 [] ()
  %y = runmat.mul %x, %a : (!v, f64) -> !v
  %z = runmat.add %y, %w : (!v, !v) -> !v
  %q = runmat.abs %x : (!v) -> !v
  %r = runmat.reduce sum %q over [0] : (!v) -> !s
  return %z, %r : !v, !s
}

// -----

!v = !runmat.array<double, [*, 1]>

// CHECK: remark: [Passed] kept | Category:runmat-keep-errors | Reason="it may be an error", op=add
// CHECK: remark: [Missed] stored | Category:runmat-form-clusters | Reason="it may be an error, which only exits see"
func.func @seen_by_exits(%x: !v, %w: !v) {
  runmat.statement 0 [] ()
  %y = runmat.add %x, %w : (!v, !v) -> !v
  runmat.statement 1 ["y"] (%y) : !v
  runmat.call "disp"(%x) at 1 : !v
  return
}

// -----

!m = !runmat.array<double, [*, *]>

// CHECK: remark: [Passed] hoisted | Category:runmat-hoist-calls | op=mtimes
func.func @hoisted(%a: !m, %n: f64) -> !m {
  %r = runmat.for %k: f64 = %n, %n, %n : f64, f64, f64 carry(%s = %a : !m) {
    %p = runmat.mtimes %a, %a : (!m, !m) -> !m
    runmat.yield %p : !m
  }
  return %r : !m
}

// -----

!m = !runmat.array<double, [*, *]>

// CHECK: remark: [Missed] operations kept in the loop | Category:runmat-hoist-calls | Reason="its turns cannot be counted before it"
func.func @kept(%a: !m, %n: f32) -> !m {
  %r = runmat.for %k: f32 = %n, %n, %n : f32, f32, f32 carry(%s = %a : !m) {
    %p = runmat.mtimes %a, %a : (!m, !m) -> !m
    runmat.yield %p : !m
  }
  return %r : !m
}

// -----

// CHECK: remark: [Passed] kept | Category:runmat-keep-errors | Reason="it may be an error", op=range
// CHECK: remark: [Missed] not made | Category:runmat-form-clusters | Reason="only its size may be an error"
func.func @not_made(%n: f64) -> index {
  runmat.statement 0 [] ()
  %r = runmat.range %n, %n, %n : (f64, f64, f64) -> !runmat.array<double, [1, ?]>
  %e = runmat.extent %r, 1 : !runmat.array<double, [1, ?]>
  return %e : index
}
