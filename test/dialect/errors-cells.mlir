// RUN: runmat-opt %s --split-input-file --verify-diagnostics

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>

func.func @a_number_is_one_element(%c: !c, %i: !s) {
  // expected-error@+1 {{expected a result of type '!runmat.array<char, [1, 1]>', got '!runmat.array<char, [1, *]>'}}
  %0 = runmat.read_cell %c{%i} number : (!c, !s) -> !c
  return
}

// -----

!c = !runmat.array<char, [1, *]>

func.func @a_list_is_no_element(%c: !c) {
  // expected-error@+1 {{cannot be typed for these operands, expected an untyped result, got '!runmat.array<char, [?, ?]>'}}
  %0 = runmat.read_cell %c{%c} : (!c, !c) -> !runmat.array<char, [?, ?]>
  return
}

// -----

!c = !runmat.array<char, [1, *]>
!s = !runmat.array<double, [1, 1]>

func.func @it_may_grow(%c: !c, %i: !s) {
  // expected-error@+1 {{expected a result of type '!runmat.array<char, [1, ?]>', got '!runmat.array<double, [1, ?]>'}}
  %0 = runmat.write_cell %c{%i} = %i : (!c, !s, !s) -> !runmat.array<double, [1, ?]>
  return
}
