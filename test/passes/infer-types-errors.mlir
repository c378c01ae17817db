// RUN: runmat-opt %s --runmat-infer-types --verify-diagnostics

// A remark at the place of what stays untyped.
func.func @remark(%a: !runmat.array<int32, [1, 1]>) {
  // expected-remark@+1 {{'neg' of int32 is not compiled yet}}
  %0 = runmat.neg %a : (!runmat.array<int32, [1, 1]>) -> !runmat.any
  return
}
