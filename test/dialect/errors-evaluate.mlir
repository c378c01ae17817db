// RUN: runmat-opt %s --split-input-file --verify-diagnostics

func.func @unknown(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected a function of the library with 1 results, got 'disp'}}
  %0 = runmat.evaluate "disp"(%a) : (!runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// -----

func.func @outputs(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected a function of the library with 2 results, got 'cumsum'}}
  %0:2 = runmat.evaluate "cumsum"(%a) : (!runmat.array<double, [*, *]>) -> (!runmat.any, !runmat.any)
  return
}

// -----

func.func @class(%a: !runmat.array<single, [1, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [1, *]>', got '!runmat.array<double, [1, *]>'}}
  %0 = runmat.evaluate "cumsum"(%a) : (!runmat.array<single, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @arguments(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{cannot be typed for these operands, expected an untyped result}}
  %0 = runmat.evaluate "kron"(%a) : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}
