// RUN: runmat-opt %s --split-input-file --verify-diagnostics

func.func @kind(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{that is sum, prod, max or min}}
  %0 = runmat.scan any %a : (!runmat.array<double, [1, *]>) -> !runmat.array<logical, [1, *]>
  return
}

// -----

// A sum of logical ones is of doubles.
func.func @sum(%a: !runmat.array<logical, [1, *]>) {
  // expected-error@+1 {{'runmat.scan' op expected a result of type '!runmat.array<double, [1, *]>', got '!runmat.array<logical, [1, *]>'}}
  %0 = runmat.scan sum %a : (!runmat.array<logical, [1, *]>) -> !runmat.array<logical, [1, *]>
  return
}

// -----

func.func @complex_extreme(%a: !runmat.array<complex double, [1, *]>) {
  // expected-error@+1 {{'runmat.scan' op cannot be typed for these operands, expected an untyped result, got '!runmat.array<complex double, [1, *]>'}}
  %0 = runmat.scan max %a : (!runmat.array<complex double, [1, *]>) -> !runmat.array<complex double, [1, *]>
  return
}

// -----

func.func @dimension(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{whose value is non-negative}}
  %0 = "runmat.flip"(%a) <{dimension = -1 : i64}> : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @order(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{that has each dimension from 0 on once, and two at least}}
  %0 = runmat.permute %a by [1, 1] : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  return
}

// -----

func.func @rank(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{'runmat.permute' op expected a result of type '!runmat.array<double, [?, ?]>', got '!runmat.array<double, [*, *, *]>'}}
  %0 = runmat.permute %a by [1, 0] : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *, *]>
  return
}

// -----

func.func @results(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{'runmat.sort' op cannot be typed for these operands}}
  %0:3 = runmat.sort %a : (!runmat.array<double, [1, *]>) -> (!runmat.array<double, [1, *]>, !runmat.array<double, [1, *]>, !runmat.any)
  return
}

// -----

func.func @nothing(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{'runmat.find' op expected a result, got none}}
  runmat.find %a : (!runmat.array<double, [1, *]>) -> ()
  return
}

// -----

func.func @class(%a: !runmat.array<int8, [1, *]>, %b: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{'runmat.concatenate' op expected a result of type '!runmat.array<int8, [1, *]>', got '!runmat.array<double, [1, *]>'}}
  %0 = runmat.concatenate %b, %a along 1 : (!runmat.array<double, [1, *]>, !runmat.array<int8, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @counts(%a: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{'runmat.repeat' op cannot be typed for these operands}}
  %0 = runmat.repeat %a times() : (!runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @shifted(%a: !runmat.array<single, [1, *]>, %k: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{'runmat.shift' op expected a result of type '!runmat.array<single, [1, *]>'}}
  %0 = runmat.shift %a by %k : (!runmat.array<single, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @deleted(%a: !runmat.array<double, [1, *]>, %i: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{'runmat.delete' op expected a result of type '!runmat.array<double, [1, ?]>', got '!runmat.array<double, [?, 1]>'}}
  %0 = runmat.delete %a(%i) : (!runmat.array<double, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [?, 1]>
  return
}

// -----

func.func @diagonal(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{'runmat.diagonal' op expected a result of type '!runmat.array<double, [*, *]>'}}
  %0 = runmat.diagonal %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @difference(%a: !runmat.array<double, [5, 1]>) {
  // expected-error@+1 {{'runmat.difference' op expected a result of type '!runmat.array<double, [4, 1]>', got '!runmat.array<double, [5, 1]>'}}
  %0 = runmat.difference %a : (!runmat.array<double, [5, 1]>) -> !runmat.array<double, [5, 1]>
  return
}

// -----

func.func @product(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{'runmat.mtimes' op cannot be typed for these operands}}
  %0 = runmat.mtimes %a, %a : (!runmat.array<double, [2, 3]>, !runmat.array<double, [2, 3]>) -> !runmat.array<double, [2, 3]>
  return
}

// -----

func.func @product_of_transposes(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{'runmat.mtimes' op cannot be typed for these operands}}
  %0 = runmat.mtimes %a as transposed, %a as transposed : (!runmat.array<double, [2, 3]>, !runmat.array<double, [2, 3]>) -> !runmat.array<double, [3, 3]>
  return
}

// -----

// Another class, and a stride without an extent.
!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
func.func @class(%m: !m, %v: !runmat.array<single, [*, 1]>, %s: !s) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.write_slice %m(%s, %s, %s) = %v : (!m, !runmat.array<single, [*, 1]>, !s, !s, !s) -> !m
  return
}

// -----

!m = !runmat.array<double, [*, *]>
!s = !runmat.array<double, [1, 1]>
func.func @extents(%m: !m, %s: !s) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.write_slice %m(%s, %s, %s, %s) = %m : (!m, !m, !s, !s, !s, !s) -> !m
  return
}

// -----

func.func @an_appended_array_keeps_no_other_class(%a: !runmat.array<double, [1, *]>, %b: !runmat.array<int8, [1, *]>) {
  // expected-error@+1 {{'runmat.append' op expected a result of type '!runmat.array<int8, [1, *]>', got '!runmat.array<double, [1, *]>'}}
  %0 = runmat.append %a with %b along 1 : (!runmat.array<double, [1, *]>, !runmat.array<int8, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

// A number of another class would be converted, or would change the class of what is empty.
func.func @grown_by_another_class(%a: !runmat.array<double, [0, 0]>, %i: !runmat.array<double, [1, 1]>, %v: !runmat.array<single, [1, 1]>) {
  // expected-error@+1 {{'runmat.grow' op}}
  %0 = runmat.grow %a(%i) = %v : (!runmat.array<double, [0, 0]>, !runmat.array<double, [1, 1]>, !runmat.array<single, [1, 1]>) -> !runmat.array<double, [1, ?]>
  return
}

// -----

func.func @grown_by_several(%a: !runmat.array<double, [0, 0]>, %i: !runmat.array<double, [1, 1]>, %v: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{'runmat.grow' op}}
  %0 = runmat.grow %a(%i) = %v : (!runmat.array<double, [0, 0]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [1, ?]>
  return
}
