// RUN: runmat-opt %s --runmat-verify-contract --verify-diagnostics --split-input-file

func.func @untyped(%a: !runmat.any) {
  // expected-error@+1 {{breaks the backend contract: an untyped value of type '!runmat.any'}}
  %0 = runmat.neg %a : (!runmat.any) -> !runmat.any
  return
}

// -----

func.func @complex(%a: !runmat.array<complex double, [1, 1]>) {
  // expected-error@+1 {{breaks the backend contract: a complex array of type '!runmat.array<complex double, [1, 1]>'}}
  %0 = runmat.neg %a : (!runmat.array<complex double, [1, 1]>) -> !runmat.array<complex double, [1, 1]>
  return
}

// -----

func.func @plus(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it elementwise}}
  %0 = runmat.uplus %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @wide_reduction(%a: !runmat.array<int64, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it}}
  %0 = runmat.reduce max %a over [0] : (!runmat.array<int64, [*, 1]>) -> !runmat.array<int64, [1, 1]>
  return
}

// -----

// Inside loops too.
func.func @nested(%n: f64) {
  runmat.for %i: f64 = %n, %n, %n : f64, f64, f64 {
    // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it}}
    %0 = runmat.fill 1.0 as int64(%n, %n) : (f64, f64) -> !runmat.array<int64, [?, ?]>
  }
  return
}

// -----

func.func @computed_integer(%a: !runmat.array<uint8, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.add %a, %a : (!runmat.array<uint8, [*, 1]>, !runmat.array<uint8, [*, 1]>) -> !runmat.array<uint8, [*, 1]>
  return
}

// -----

func.func @compared_integer(%a: !runmat.array<uint8, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.lt %a, %a : (!runmat.array<uint8, [*, 1]>, !runmat.array<uint8, [*, 1]>) -> !runmat.array<logical, [*, 1]>
  return
}

// -----

func.func @filled_integer(%n: f64) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.fill 1.0 as int8(%n, %n) : (f64, f64) -> !runmat.array<int8, [?, ?]>
  return
}

// -----

func.func @mean(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by sums}}
  %0 = runmat.mean %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @var(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by sums}}
  %0 = runmat.var %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @beyond_rank(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it elementwise}}
  %0 = runmat.reduce sum %a over [2] : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @length(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.length %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @ndims(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.ndims %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @shape(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.shape %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 2]>
  return
}

// -----

func.func @numel_from(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.numel %a from 1 : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @fill_like(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.fill 1.0 as double like(%a) : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @reshape_like(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-expand-library to have written it by extents}}
  %0 = runmat.reshape %a to like(%a) : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @text() {
  // expected-error@+1 {{breaks the backend contract: expected calls only to use a text, which exists as no array}}
  %0 = runmat.text "abc" -> !runmat.array<char, [1, 3]>
  %e = runmat.statement 1 ["s"] (%0) : !runmat.array<char, [1, 3]>
  return
}

// -----

func.func @complex_magnitude(%a: !runmat.array<complex double, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.abs %a : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @added_chars(%a: !runmat.array<char, [1, *]>, %b: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.add %a, %b : (!runmat.array<char, [1, *]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @wide_power(%a: !runmat.array<int64, [*, 1]>) {
  // expected-error@+1 {{breaks the backend contract: expected runmat-legalise to have written it with doubles, by parts or exactly}}
  %0 = runmat.power %a, %a : (!runmat.array<int64, [*, 1]>, !runmat.array<int64, [*, 1]>) -> !runmat.array<int64, [*, 1]>
  return
}
