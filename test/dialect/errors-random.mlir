// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// The type rule of random numbers.

!s = !runmat.array<double, [1, 1]>

func.func @class(%s: !s, %k: !s, %n: !s) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.random uniform as int32 of %s from %k (%n, %n) : (!s, !s, !s, !s) -> !runmat.array<int32, [?, ?]>
  return
}

// -----

!s = !runmat.array<double, [1, 1]>

func.func @prototype(%s: !s, %k: !s, %n: !s, %p: !runmat.array<int8, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.random uniform as double of %s from %k (%n, %n) as %p : (!s, !s, !s, !s, !runmat.array<int8, [1, 1]>) -> !runmat.array<double, [?, ?]>
  return
}

// -----

!s = !runmat.array<double, [1, 1]>

func.func @seed(%s: !runmat.array<single, [1, 1]>, %k: !s, %n: !s) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.random uniform as double of %s from %k (%n, %n) : (!runmat.array<single, [1, 1]>, !s, !s, !s) -> !runmat.array<double, [?, ?]>
  return
}

// -----

!s = !runmat.array<double, [1, 1]>

func.func @result(%s: !s, %n: !s) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [?, ?]>', got '!runmat.array<double, [?, ?]>'}}
  %0 = runmat.random normal as single of %s from %s (%n, %n) : (!s, !s, !s, !s) -> !runmat.array<double, [?, ?]>
  return
}
