// RUN: runmat-opt %s --runmat-expand-library --split-input-file | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-library --split-input-file --mlir-print-op-generic | runmat-opt --split-input-file | FileCheck %s

!o = !runmat.array<char, [1, 1]>

// x(:) is a column over the same storage; complex, char and single elements are the runtime's.
// CHECK-LABEL: @columns
// CHECK: %[[ROWS:.*]] = runmat.extent %arg0, 0
// CHECK: %[[COLUMNS:.*]] = runmat.extent %arg0, 1
// CHECK: %[[COUNT:.*]] = arith.muli %[[ROWS]], %[[COLUMNS]]
// CHECK: runmat.reshape_to %arg0 to(%[[COUNT]], %{{.*}}) : {{.*}} -> !runmat.array<int8, [*, 1]>
// CHECK: runmat.index %arg1(%{{.*}})
// CHECK: runmat.index %arg2(%{{.*}})
func.func @columns(%a: !runmat.array<int8, [*, *]>, %z: !runmat.array<complex double, [*, *]>, %t: !runmat.array<char, [*, *]>) {
  %colon = runmat.text ":" -> !o
  %0 = runmat.index %a(%colon) : (!runmat.array<int8, [*, *]>, !o) -> !runmat.array<int8, [*, 1]>
  %1 = runmat.index %z(%colon) : (!runmat.array<complex double, [*, *]>, !o) -> !runmat.array<complex double, [*, 1]>
  %2 = runmat.index %t(%colon) : (!runmat.array<char, [*, *]>, !o) -> !runmat.array<char, [*, 1]>
  return
}

// -----

!o = !runmat.array<char, [1, 1]>
!s = !runmat.array<double, [1, 1]>
!i = !runmat.array<double, [1, ?]>
!m = !runmat.array<double, [*, *]>

// Regular parts stay.
// CHECK-LABEL: @regular
// CHECK-NOT: runmat.evaluate
func.func @regular(%a: !m, %r: !runmat.array<double, [1, *]>, %t: !runmat.array<logical, [*, *, *]>, %n: !s, %k: !runmat.array<int32, [1, 1]>) {
  %colon = runmat.text ":" -> !o
  %i = runmat.range %n, %n, %n : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%colon, %i) : (!m, !o, !i) -> !runmat.array<double, [*, ?]>
  %1 = runmat.index %a(%k, %colon) : (!m, !runmat.array<int32, [1, 1]>, !o) -> !runmat.array<double, [1, *]>
  %2 = runmat.index %r(%i) : (!runmat.array<double, [1, *]>, !i) -> !i
  // Of a matrix a range takes a row.
  %3 = runmat.index %a(%i) : (!m, !i) -> !i
  %4 = runmat.index %t(%n, %colon, %i) : (!runmat.array<logical, [*, *, *]>, !s, !o, !i) -> !runmat.array<logical, [1, *, ?]>
  return
}

// -----

!o = !runmat.array<char, [1, 1]>
!s = !runmat.array<double, [1, 1]>
!i = !runmat.array<double, [1, ?]>
!m = !runmat.array<double, [*, *]>

// Everything else is the runtime's: masks, lists of numbers, ranges that are not of doubles, complex arrays and text, and parts of which it is not
// known which way they lie.
// CHECK-LABEL: @irregular
// CHECK-COUNT-7: runmat.index
// CHECK-NOT: runmat.slice
func.func @irregular(%a: !m, %mask: !runmat.array<logical, [*, *]>, %l: !runmat.array<logical, [1, 1]>, %list: !runmat.array<double, [1, *]>,
                     %z: !runmat.array<complex double, [*, *]>, %t: !runmat.array<char, [*, *]>,
                     %u: !runmat.array<double, [?, ?]>, %n: !s, %w: !runmat.array<int32, [1, 1]>) {
  %colon = runmat.text ":" -> !o
  %i = runmat.range %n, %n, %n : (!s, !s, !s) -> !i
  %0 = runmat.index %a(%mask) : (!m, !runmat.array<logical, [*, *]>) -> !runmat.array<double, [?, 1]>
  %1 = runmat.index %a(%l, %colon) : (!m, !runmat.array<logical, [1, 1]>, !o) -> !runmat.array<double, [?, *]>
  %2 = runmat.index %a(%colon, %list) : (!m, !o, !runmat.array<double, [1, *]>) -> !m
  %4 = runmat.index %z(%colon, %n) : (!runmat.array<complex double, [*, *]>, !o, !s) -> !runmat.array<complex double, [*, 1]>
  %5 = runmat.index %t(%colon, %n) : (!runmat.array<char, [*, *]>, !o, !s) -> !runmat.array<char, [*, 1]>
  %6 = runmat.index %u(%i) : (!runmat.array<double, [?, ?]>, !i) -> !runmat.array<double, [?, ?]>
  %integers = runmat.range %w, %w, %w : (!runmat.array<int32, [1, 1]>, !runmat.array<int32, [1, 1]>, !runmat.array<int32, [1, 1]>) -> !runmat.array<int32, [1, ?]>
  %3 = runmat.index %a(%colon, %integers) : (!m, !o, !runmat.array<int32, [1, ?]>) -> !runmat.array<double, [*, ?]>
  return
}
