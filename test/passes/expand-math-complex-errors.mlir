// RUN: runmat-opt %s --runmat-expand-math --verify-diagnostics --split-input-file

func.func @unknown(%x: f64, %y: f64) -> f64 {
  // expected-error@+1 {{expected a function of complex numbers that has a text, and the parts of these, got 'erf' of 2}}
  %0 = runmat.function_part "erf" %x, %y : (f64, f64) -> f64
  return %0 : f64
}

// -----

func.func @of_one(%x: f64, %y: f64) -> f64 {
  // expected-error@+1 {{and the parts of these, got 'quotient' of 2}}
  %0 = runmat.function_part "quotient" %x, %y : (f64, f64) -> f64
  return %0 : f64
}
