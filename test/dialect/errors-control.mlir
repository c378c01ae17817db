// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// A result that is typed must be yielded so by both regions.
func.func @if_typed(%c: i1, %x: f64, %y: f32) {
  // expected-error@+1 {{expected both regions to yield values of the result types}}
  %0 = runmat.if %c : i1 -> f64 {
    runmat.yield %x : f64
  } else {
    runmat.yield %y : f32
  }
  return
}

// -----

// An untyped one need not.
func.func @if_untyped(%c: i1, %x: f64, %y: f32) {
  %0 = runmat.if %c : i1 -> !runmat.any {
    runmat.yield %x : f64
  } else {
    runmat.yield %y : f32
  }
  return
}
