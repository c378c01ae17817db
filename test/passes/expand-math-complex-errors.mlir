// RUN: runmat-opt %s --runmat-expand-math --verify-diagnostics

func.func @unknown(%x: f64, %y: f64) -> f64 {
  // expected-error@+1 {{expected a function of complex numbers that has a text, got 'erf'}}
  %0 = runmat.function_part "erf" %x, %y : (f64, f64) -> f64
  return %0 : f64
}
