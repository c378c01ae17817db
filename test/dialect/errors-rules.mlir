// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// The verifier of every op with a type rule is the rule itself.

func.func @untyped_operand(%a: !runmat.any) {
  // expected-error@+1 {{has a typed result although an operand is untyped}}
  %0 = runmat.neg %a : (!runmat.any) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @unary(%a: !runmat.array<single, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [*, 1]>', got '!runmat.array<double, [*, 1]>'}}
  %0 = runmat.sin %a : (!runmat.array<single, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @unary_integer(%a: !runmat.array<int32, [*, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.exp %a : (!runmat.array<int32, [*, 1]>) -> !runmat.array<int32, [*, 1]>
  return
}

// -----

func.func @unary_complex(%a: !runmat.array<complex double, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<complex double, [*, 1]>'}}
  %0 = runmat.sqrt %a : (!runmat.array<complex double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @unary_logical_scalar(%a: i1) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.neg %a : (i1) -> f64
  return
}

// -----

// Expansion: the extents must be able to fit.
func.func @arithmetic_extents(%a: !runmat.array<double, [3, 1]>, %b: !runmat.array<double, [4, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.add %a, %b : (!runmat.array<double, [3, 1]>, !runmat.array<double, [4, 1]>) -> !runmat.array<double, [3, 1]>
  return
}

// -----

// Single wins over double.
func.func @arithmetic_class(%a: !runmat.array<double, [3, 1]>, %b: !runmat.array<single, [1, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [3, 1]>'}}
  %0 = runmat.mul %a, %b : (!runmat.array<double, [3, 1]>, !runmat.array<single, [1, 1]>) -> !runmat.array<double, [3, 1]>
  return
}

// -----

// An expanded row and column make a matrix.
func.func @arithmetic_expansion(%a: !runmat.array<double, [*, 1]>, %b: !runmat.array<double, [1, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [*, *]>'}}
  %0 = runmat.power %a, %b : (!runmat.array<double, [*, 1]>, !runmat.array<double, [1, *]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @arithmetic_scalars(%a: f64, %b: f32) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.sub %a, %b : (f64, f32) -> f32
  return
}

// -----

func.func @comparison(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<logical, [*, 1]>'}}
  %0 = runmat.lt %a, %a : (!runmat.array<double, [*, 1]>, !runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @comparison_scalars(%a: f64, %b: f32) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.eq %a, %b : (f64, f32) -> i1
  return
}

// -----

func.func @logic(%a: !runmat.array<complex single, [1, 3]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.and %a, %a : (!runmat.array<complex single, [1, 3]>, !runmat.array<complex single, [1, 3]>) -> !runmat.array<logical, [1, 3]>
  return
}

// -----

func.func @predicate(%a: f64) {
  // expected-error@+1 {{expected a result of type 'i1', got 'f64'}}
  %0 = runmat.isnan %a : (f64) -> f64
  return
}

// -----

func.func @cast(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [*, 1]>'}}
  %0 = runmat.cast %a to single : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @cast_integer(%a: f64) {
  // expected-error@+1 {{expected a result of type 'si8', got 'i8'}}
  %0 = runmat.cast %a to int8 : (f64) -> i8
  return
}

// -----

// Without a scalar operand a matrix op needs matrices that fit.
func.func @mtimes(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.mtimes %a, %a : (!runmat.array<double, [2, 3]>, !runmat.array<double, [2, 3]>) -> !runmat.array<double, [2, 3]>
  return
}

// -----

func.func @mrdivide(%a: !runmat.array<double, [2, 2]>, %s: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.mrdivide %s, %a : (!runmat.array<double, [1, 1]>, !runmat.array<double, [2, 2]>) -> !runmat.array<double, [2, 2]>
  return
}

// -----

func.func @mldivide(%a: !runmat.array<double, [2, 2]>, %s: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.mldivide %a, %s : (!runmat.array<double, [2, 2]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [2, 2]>
  return
}

// -----

func.func @mpower(%a: !runmat.array<double, [2, 3]>, %s: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.mpower %a, %s : (!runmat.array<double, [2, 3]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [2, 3]>
  return
}

// -----

func.func @truth(%a: !runmat.array<double, [2, 2]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<logical, [1, 1]>'}}
  %0 = runmat.truth %a : (!runmat.array<double, [2, 2]>) -> !runmat.array<logical, [2, 2]>
  return
}

// -----

func.func @truth_of_scalar(%a: !runmat.array<double, [2, 2]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.truth scalar %a : (!runmat.array<double, [2, 2]>) -> !runmat.array<logical, [1, 1]>
  return
}

// -----

func.func @mod(%a: !runmat.array<single, [2, 2]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [2, 2]>'}}
  %0 = runmat.mod %a, %a : (!runmat.array<single, [2, 2]>, !runmat.array<single, [2, 2]>) -> !runmat.array<double, [2, 2]>
  return
}

// -----

func.func @rem(%a: !runmat.array<complex double, [2, 2]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.rem %a, %a : (!runmat.array<complex double, [2, 2]>, !runmat.array<complex double, [2, 2]>) -> !runmat.array<double, [2, 2]>
  return
}

// -----

func.func @cast_like(%a: !runmat.array<single, [2, 2]>, %b: !runmat.array<double, [1, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [2, 2]>'}}
  %0 = runmat.cast_like %a, %b : (!runmat.array<single, [2, 2]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [2, 2]>
  return
}

// -----

// What the rule knows is not forgotten on the way: `?` for a constant, `?` for many, many for a constant.
func.func @unknown_for_a_constant(%a: !runmat.array<double, [3, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [3, *]>', got '!runmat.array<double, [?, *]>'}}
  %0 = runmat.sin %a : (!runmat.array<double, [3, *]>) -> !runmat.array<double, [?, *]>
  return
}

// -----

func.func @unknown_for_many(%a: !runmat.array<double, [3, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [3, *]>', got '!runmat.array<double, [3, ?]>'}}
  %0 = runmat.sin %a : (!runmat.array<double, [3, *]>) -> !runmat.array<double, [3, ?]>
  return
}

// -----

func.func @many_for_a_constant(%a: !runmat.array<double, [3, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [3, *]>', got '!runmat.array<double, [*, *]>'}}
  %0 = runmat.sin %a : (!runmat.array<double, [3, *]>) -> !runmat.array<double, [*, *]>
  return
}

// -----

// Widened it may be, and known better than the rule.
func.func @widened_and_refined(%a: !runmat.array<double, [3, *]>, %b: !runmat.array<double, [?, *]>) {
  %0 = runmat.sin %a : (!runmat.array<double, [3, *]>) -> !runmat.array<double, [3, *]>
  %1 = runmat.widen %0 : (!runmat.array<double, [3, *]>) -> !runmat.array<double, [?, *]>
  %2 = runmat.sin %b : (!runmat.array<double, [?, *]>) -> !runmat.array<double, [1, 4]>
  return
}
