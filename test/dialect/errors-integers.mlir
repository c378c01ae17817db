// RUN: runmat-opt %s --verify-diagnostics --split-input-file

func.func @mixed(%a: !runmat.array<int8, [*, 1]>, %b: !runmat.array<uint8, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.add %a, %b : (!runmat.array<int8, [*, 1]>, !runmat.array<uint8, [*, 1]>) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

func.func @double_array(%a: !runmat.array<int8, [*, 1]>, %b: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.add %a, %b : (!runmat.array<int8, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

func.func @hypot(%a: !runmat.array<int8, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.hypot %a, %a : (!runmat.array<int8, [*, 1]>, !runmat.array<int8, [*, 1]>) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

func.func @atan2(%a: !runmat.array<int8, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.atan2 %a, %a : (!runmat.array<int8, [*, 1]>, !runmat.array<int8, [*, 1]>) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

func.func @bits(%a: !runmat.array<int8, [*, 1]>, %b: !runmat.array<uint8, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.bitand %a, %b : (!runmat.array<int8, [*, 1]>, !runmat.array<uint8, [*, 1]>) -> !runmat.array<int8, [*, 1]>
  return
}

// -----

func.func @bits_of_scalars(%a: si8, %b: f64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.bitor %a, %b : (si8, f64) -> si8
  return
}

// -----

func.func @shift_of_scalars(%a: f64, %b: si64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.bitshift %a, %b : (f64, si64) -> si64
  return
}

// -----

// Only 64-bit integers compute beside a double.
func.func @mixed_scalars(%a: si8, %b: f64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.add %a, %b : (si8, f64) -> si8
  return
}

// -----

func.func @wide_classes(%a: si64, %b: ui64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.lt %a, %b : (si64, ui64) -> i1
  return
}

// -----

func.func @sum(%a: !runmat.array<int8, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, 1]>'}}
  %0 = runmat.reduce sum %a over [0] : (!runmat.array<int8, [*, 1]>) -> !runmat.array<int8, [1, 1]>
  return
}

// -----

func.func @divide(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.idivide fix %a, %a : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @range(%a: !runmat.array<int8, [1, 1]>, %b: !runmat.array<int16, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.range %a, %a, %b : (!runmat.array<int8, [1, 1]>, !runmat.array<int8, [1, 1]>, !runmat.array<int16, [1, 1]>) -> !runmat.array<int8, [1, ?]>
  return
}

// -----

func.func @linspace(%a: !runmat.array<int8, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.linspace %a, %a, %a : (!runmat.array<int8, [1, 1]>, !runmat.array<int8, [1, 1]>, !runmat.array<int8, [1, 1]>) -> !runmat.array<int8, [1, ?]>
  return
}

// -----

func.func @hold_wide(%a: si64) {
  // expected-error@+1 {{expected an element of an integer class and the number that holds it, got 'si64' and 'f64'}}
  %0 = runmat.hold %a : si64 -> f64
  return
}

// -----

func.func @hold_twice(%a: si8) {
  // expected-error@+1 {{expected an element of an integer class and the number that holds it, got 'si8' and 'ui8'}}
  %0 = runmat.hold %a : si8 -> ui8
  return
}

// -----

func.func @box_sign(%a: ui8) {
  // expected-error@+1 {{expected a 1x1 array of elements of type 'ui8', got}}
  %0 = runmat.box %a : ui8 -> <int8, [1, 1]>
  return
}

// -----

func.func @hold_narrow(%a: i64) {
  // expected-error@+1 {{expected an element of an integer class and the number that holds it, got 'i64' and 'si8'}}
  %0 = runmat.hold %a : i64 -> si8
  return
}
