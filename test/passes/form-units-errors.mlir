// RUN: runmat-opt %s --runmat-form-units --verify-diagnostics

// expected-error@+1 {{expected a statement in the body of a unit, got none}}
func.func @no_statement(%a: f64) {
  return
}
