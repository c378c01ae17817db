// RUN: runmat-opt %s --runmat-infer-types --verify-diagnostics

// A remark at the place of what stays untyped.
func.func @remark(%a: !runmat.array<char, [1, 1]>, %b: !runmat.array<double, [1, 1]>) {
  // expected-remark@+1 {{'neg' of char is not compiled yet}}
  %0 = runmat.neg %a : (!runmat.array<char, [1, 1]>) -> !runmat.any
  // expected-remark@+1 {{'cast to char' of double is not compiled yet}}
  %1 = runmat.cast %b to char : (!runmat.array<double, [1, 1]>) -> !runmat.any
  return
}

// Chars in the second place of an extreme may be an option, but for one of them.
func.func @extreme(%a: !runmat.array<double, [1, *]>, %c: !runmat.array<char, [1, 1]>, %d: !runmat.array<char, [1, *]>) {
  %0 = runmat.maximum %a, %c : (!runmat.array<double, [1, *]>, !runmat.array<char, [1, 1]>) -> !runmat.any
  %1 = runmat.minimum %d, %a : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, *]>) -> !runmat.any
  // expected-remark@+1 {{'minimum' of double and char is not compiled yet}}
  %2 = runmat.minimum %a, %d : (!runmat.array<double, [1, *]>, !runmat.array<char, [1, *]>) -> !runmat.any
  return
}
