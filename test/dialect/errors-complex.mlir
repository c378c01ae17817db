// RUN: runmat-opt %s --verify-diagnostics --split-input-file

!d = !runmat.array<double, [*, 1]>
func.func @functionPart(%d: !d) {
  // expected-error@+1 {{'runmat.function_part' op expected}}
  %0 = runmat.function_part "exp" %d, %d : (!d, !d) -> !runmat.array<single, [*, 1]>
  return
}

// -----

!c = !runmat.array<complex double, [*, 1]>
func.func @remainder(%c: !c) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.rem %c, %c : (!c, !c) -> !c
  return
}

// -----

!c = !runmat.array<complex double, [*, 1]>
func.func @integer(%c: !c, %i: !runmat.array<int8, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.add %c, %i : (!c, !runmat.array<int8, [1, 1]>) -> !c
  return
}

// -----

!c = !runmat.array<complex double, [*, 1]>
func.func @cast(%c: !c) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.cast %c to int8 : (!c) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

!c = !runmat.array<complex double, [*, 1]>
func.func @prod(%c: !c) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reduce prod %c over [0, 1] : (!c) -> !runmat.array<complex double, [1, 1]>
  return
}

// -----

func.func @imag(%d: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [*, 1]>', got '!runmat.array<complex double, [*, 1]>'}}
  %0 = runmat.imag %d : (!runmat.array<double, [*, 1]>) -> !runmat.array<complex double, [*, 1]>
  return
}

// -----

func.func @complex(%d: !runmat.array<double, [*, 1]>, %i: !runmat.array<int8, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.complex %d, %i : (!runmat.array<double, [*, 1]>, !runmat.array<int8, [1, 1]>) -> !runmat.array<complex double, [*, 1]>
  return
}

// -----

func.func @part(%c: !runmat.array<complex double, [*, 1]>) {
  // expected-error@+1 {{expected a complex array and one of its parts, got}}
  %0 = runmat.part %c : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<single, [*, 1]>
  return
}

// -----

func.func @join(%a: !runmat.array<double, [*, 1]>, %b: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{expected two parts of}}
  %0 = runmat.join %a, %b : (!runmat.array<double, [*, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<complex double, [*, 1]>
  return
}

// -----

func.func @update(%d: !runmat.array<double, [*, 1]>, %c: !runmat.array<complex double, [1, 1]>, %i: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.update %d(%i) = %c : (!runmat.array<double, [*, 1]>, !runmat.array<double, [1, 1]>, !runmat.array<complex double, [1, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @selectOfClasses(%l: !runmat.array<logical, [*, 1]>, %d: !runmat.array<double, [*, 1]>, %f: !runmat.array<single, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.select %l, %d, %f : (!runmat.array<logical, [*, 1]>, !runmat.array<double, [*, 1]>, !runmat.array<single, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @selectByNumber(%d: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.select %d, %d, %d : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @function_of_nothing() {
  // expected-error@+1 {{'runmat.function_part' op}}
  %0 = runmat.function_part "exp" : () -> f64
  return
}
