// RUN: runmat-opt %s --split-input-file --runmat-infer-types 2>/dev/null | FileCheck %s
// RUN: runmat-opt %s --split-input-file --runmat-infer-types --verify-diagnostics -o /dev/null

// What functions of texts give, of chars and of other classes, and what elements of cells are.
!t = !runmat.array<char, [1, *]>
!x = !runmat.array<double, [*, 3]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @texts
func.func @texts(%t: !t, %x: !x, %s: !s) {
  // CHECK: runmat.text "" -> !runmat.array<char, [0, 0]>
  %empty = runmat.text "" -> !runmat.any
  // CHECK: "char"{{.*}} -> !runmat.array<char, [*, 3]>
  %0 = runmat.evaluate "char"(%x) : (!x) -> !runmat.any
  // CHECK: "sprintf"{{.*}} -> !runmat.array<char, [?, ?]>
  %1 = runmat.evaluate "sprintf"(%t, %x) : (!t, !x) -> !runmat.any
  // CHECK: "num2str"{{.*}} -> !runmat.array<char, [?, ?]>
  %2 = runmat.evaluate "num2str"(%x) : (!x) -> !runmat.any
  // CHECK: "upper"{{.*}} -> !runmat.array<char, [1, *]>
  %3 = runmat.evaluate "upper"(%t) : (!t) -> !runmat.any
  // CHECK: "upper"{{.*}} -> !runmat.array<double, [*, 3]>
  %4 = runmat.evaluate "upper"(%x) : (!x) -> !runmat.any
  // CHECK: "strrep"{{.*}} -> !runmat.array<char, [?, ?]>
  %5 = runmat.evaluate "strrep"(%t, %t, %t) : (!t, !t, !t) -> !runmat.any
  // CHECK: "strtok"{{.*}} -> (!runmat.array<char, [?, ?]>, !runmat.array<char, [?, ?]>)
  %6:2 = runmat.evaluate "strtok"(%t) : (!t) -> (!runmat.any, !runmat.any)
  // CHECK: "strfind"{{.*}} -> !runmat.array<double, [?, ?]>
  %7 = runmat.evaluate "strfind"(%t, %t) : (!t, !t) -> !runmat.any
  // CHECK: "contains"{{.*}} -> !runmat.array<logical, [1, 1]>
  %8 = runmat.evaluate "contains"(%t, %t) : (!t, !t) -> !runmat.any
  // CHECK: "str2double"{{.*}} -> !runmat.array<double, [1, 1]>
  %9 = runmat.evaluate "str2double"(%t) : (!t) -> !runmat.any
  // CHECK: "isspace"{{.*}} -> !runmat.array<logical, [1, *]>
  %10 = runmat.evaluate "isspace"(%t) : (!t) -> !runmat.any
  // CHECK: "iscell"{{.*}} -> !runmat.array<logical, [1, 1]>
  %11 = runmat.evaluate "iscell"(%x) : (!x) -> !runmat.any
  // CHECK: runmat.flip{{.*}} -> !runmat.array<char, [1, *]>
  %12 = runmat.flip %t : (!t) -> !runmat.any
  return
}

// -----

!t = !runmat.array<char, [1, *]>
!x = !runmat.array<double, [*, 3]>

// CHECK-LABEL: func.func @numbers_are_no_texts
func.func @numbers_are_no_texts(%t: !t, %x: !x) {
  // expected-remark@+1 {{'strrep' of char and double and char is not compiled yet}}
  %0 = runmat.evaluate "strrep"(%t, %x, %t) : (!t, !x, !t) -> !runmat.any
  // expected-remark@+1 {{'sprintf' of double is not compiled yet}}
  %1 = runmat.evaluate "sprintf"(%x) : (!x) -> !runmat.any
  // expected-remark@+1 {{'strtok' of double is not compiled yet}}
  %2 = runmat.evaluate "strtok"(%x) : (!x) -> !runmat.any
  // expected-remark@+1 {{'strfind' of char and double is not compiled yet}}
  %3 = runmat.evaluate "strfind"(%t, %x) : (!t, !x) -> !runmat.any
  // expected-remark@+1 {{'contains' of char and double is not compiled yet}}
  %4 = runmat.evaluate "contains"(%t, %x) : (!t, !x) -> !runmat.any
  // expected-remark@+1 {{'str2double' of double is not compiled yet}}
  %5 = runmat.evaluate "str2double"(%x) : (!x) -> !runmat.any
  // expected-remark@+1 {{'strcmp' of char and double is not compiled yet}}
  %6 = runmat.evaluate "strcmp"(%t, %x) : (!t, !x) -> !runmat.any
  return
}

// -----

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @cells
func.func @cells(%c: !c, %n: !runmat.array<int8, [*, *]>, %i: !s, %e: !runmat.array<double, [0, 0]>, %z: !runmat.array<complex double, [1, *]>) {
  // CHECK: runmat.read_cell{{.*}} -> !runmat.array<char, [?, ?]>
  %0 = runmat.read_cell %c{%i} : (!c, !s) -> !runmat.any
  // CHECK: runmat.read_cell{{.*}} number {{.*}} -> !runmat.array<int8, [1, 1]>
  %1 = runmat.read_cell %n{%i, %i} number : (!runmat.array<int8, [*, *]>, !s, !s) -> !runmat.any
  // CHECK: runmat.write_cell{{.*}} -> !runmat.array<char, [1, ?]>
  %2 = runmat.write_cell %c{%i} = %z : (!c, !s, !runmat.array<complex double, [1, *]>) -> !runmat.any
  // CHECK: runmat.write_cell{{.*}} -> !runmat.array<double, [1, ?]>
  %3 = runmat.write_cell %e{%i} = %c : (!runmat.array<double, [0, 0]>, !s, !c) -> !runmat.any
  // CHECK: runmat.write_cell{{.*}} -> !runmat.array<int8, [?, ?]>
  %4 = runmat.write_cell %n{%i, %i} = %i : (!runmat.array<int8, [*, *]>, !s, !s, !s) -> !runmat.any
  // expected-remark@+1 {{'read_cell' of char and char is not compiled yet}}
  %5 = runmat.read_cell %c{%c} : (!c, !c) -> !runmat.any
  return
}

// -----

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @a_cell_that_is_written_stays_a_matrix
func.func @a_cell_that_is_written_stays_a_matrix(%c: !c, %d: !runmat.array<char, [1, 2, 2]>, %i: !s) {
  // expected-remark@+1 {{'write_cell' of char and double and double is not compiled yet}}
  %0 = runmat.write_cell %d{%i} = %i : (!runmat.array<char, [1, 2, 2]>, !s, !s) -> !runmat.any
  // expected-remark@+1 {{'write_cell' of char and double and double and double and double is not compiled yet}}
  %1 = runmat.write_cell %c{%i, %i, %i} = %i : (!c, !s, !s, !s, !s) -> !runmat.any
  // CHECK: runmat.read_cell{{.*}} -> !runmat.array<char, [?, ?]>
  %2 = runmat.read_cell %d{%i, %i, %i} : (!runmat.array<char, [1, 2, 2]>, !s, !s, !s) -> !runmat.any
  return
}

// -----

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>

// CHECK-LABEL: func.func @no_gpu_array_goes_into_a_cell
func.func @no_gpu_array_goes_into_a_cell(%c: !c, %i: !s, %x: !runmat.array<double, [*, *]> {runmat.gpu_array}) {
  // expected-remark@+1 {{is not compiled yet}}
  %0 = runmat.write_cell %c{%i} = %x : (!c, !s, !runmat.array<double, [*, *]>) -> !runmat.any
  return
}
