// RUN: runmat-opt %s --split-input-file --verify-diagnostics

func.func @unknown(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected an operation of the runtime with 1 results, got 'disp'}}
  %0 = runmat.evaluate "disp"(%a) : (!runmat.array<double, [*, *]>) -> !runmat.any
  return
}

// -----

func.func @outputs(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected an operation of the runtime with 2 results, got 'cumsum'}}
  %0:2 = runmat.evaluate "cumsum"(%a) : (!runmat.array<double, [*, *]>) -> (!runmat.any, !runmat.any)
  return
}

// -----

func.func @in_place(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{expected an argument and one result of an operation that is done in place}}
  %0:2 = runmat.evaluate "sort"(%a) in_place : (!runmat.array<double, [1, *]>) -> (!runmat.any, !runmat.any)
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
  // expected-error@+1 {{cannot be typed for these arguments, expected untyped results}}
  %0 = runmat.evaluate "mtimes"(%a) : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

// Another class, and a stride without an extent.
!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
func.func @class(%m: !m, %v: !runmat.array<single, [*, 1]>, %s: !s) {
  // expected-error@+1 {{cannot be typed for these arguments}}
  %0 = runmat.evaluate "assign_slice"(%m, %v, %s, %s, %s) in_place : (!m, !runmat.array<single, [*, 1]>, !s, !s, !s) -> !m
  return
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
func.func @extents(%m: !m, %s: !s) {
  // expected-error@+1 {{cannot be typed for these arguments}}
  %0 = runmat.evaluate "assign_slice"(%m, %m, %s, %s, %s, %s) in_place : (!m, !m, !s, !s, !s, !s) -> !m
  return
}
