// RUN: runmat-opt %s --runmat-infer-types --verify-diagnostics

// A remark at the place of what stays untyped.
func.func @remark(%a: !runmat.array<char, [1, 1]>, %b: !runmat.array<double, [1, 1]>) {
  // expected-remark@+1 {{'neg' of char is not compiled yet}}
  %0 = runmat.neg %a : (!runmat.array<char, [1, 1]>) -> !runmat.any
  // expected-remark@+1 {{'cast to char' of double is not compiled yet}}
  %1 = runmat.cast %b to char : (!runmat.array<double, [1, 1]>) -> !runmat.any
  return
}
