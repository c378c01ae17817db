// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// Type rules of reductions, shapes and constructors.

func.func @reduce_extents(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, *]>'}}
  %0 = runmat.reduce sum %a : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @reduce_class(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<logical, [1, 1]>'}}
  %0 = runmat.reduce any %a all : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

// Which dimension is reduced depends on an unknown extent.
func.func @reduce_unknown(%a: !runmat.array<double, [?, *]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reduce sum %a : (!runmat.array<double, [?, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

// The largest of nothing has no identity.
func.func @reduce_empty_max(%a: !runmat.array<double, [0, 3]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reduce max %a : (!runmat.array<double, [0, 3]>) -> !runmat.array<double, [1, 3]>
  return
}

// -----

// 0x0 reduces by rules of its own.
func.func @reduce_empty(%a: !runmat.array<double, [0, 0]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reduce sum %a : (!runmat.array<double, [0, 0]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

// A reduction over dimensions beyond the rank keeps the extents.
func.func @reduce_beyond_rank(%a: !runmat.array<double, [*, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [*, *]>', got '!runmat.array<double, [1, *]>'}}
  %0 = runmat.reduce sum %a over [2] : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @reduce_logical_max(%a: !runmat.array<logical, [3, 1]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reduce max %a : (!runmat.array<logical, [3, 1]>) -> !runmat.array<logical, [1, 1]>
  return
}

// -----

func.func @mean(%a: !runmat.array<single, [*, *]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [*, 1]>'}}
  %0 = runmat.mean %a over [1] : (!runmat.array<single, [*, *]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @var(%a: !runmat.array<double, [?, ?]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.var %a : (!runmat.array<double, [?, ?]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @transpose(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [3, 2]>'}}
  %0 = runmat.transpose %a : (!runmat.array<double, [2, 3]>) -> !runmat.array<double, [2, 3]>
  return
}

// -----

func.func @transpose_rank(%a: !runmat.array<double, [2, 3, 4]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.transpose %a : (!runmat.array<double, [2, 3, 4]>) -> !runmat.array<double, [3, 2, 4]>
  return
}

// -----

func.func @reshape(%a: !runmat.array<double, [6, 1]>) {
  %2 = runmat.constant 2.0 : f64 -> f64
  %3 = runmat.constant 3.0 : f64 -> f64
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [2, 3]>'}}
  %0 = runmat.reshape %a to (%2, %3) : (!runmat.array<double, [6, 1]>, f64, f64) -> !runmat.array<double, [3, 2]>
  return
}

// -----

// A vector of extents is no extent.
func.func @reshape_vector(%a: !runmat.array<double, [6, 1]>, %n: !runmat.array<double, [1, 2]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.reshape %a to (%n) : (!runmat.array<double, [6, 1]>, !runmat.array<double, [1, 2]>) -> !runmat.array<double, [2, 3]>
  return
}

// -----

func.func @fill(%n: f64) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [?, ?]>'}}
  %0 = runmat.fill 1.0 as single (%n, %n) : (f64, f64) -> !runmat.array<double, [?, ?]>
  return
}

// -----

func.func @fill_rank(%n: f64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.fill 1.0 as single (%n) : (f64) -> !runmat.array<single, [?, ?]>
  return
}

// -----

// With `like` one array has the extents.
func.func @fill_like(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<single, [2, 3]>'}}
  %0 = runmat.fill 1.0 as single like(%a) : (!runmat.array<double, [2, 3]>) -> !runmat.array<single, [3, 2]>
  return
}

// -----

func.func @fill_like_two(%a: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.fill 1.0 as single like(%a, %a) : (!runmat.array<double, [2, 3]>, !runmat.array<double, [2, 3]>) -> !runmat.array<single, [2, 3]>
  return
}

// -----

func.func @reshape_like(%a: !runmat.array<double, [6, 1]>, %b: !runmat.array<double, [2, 3]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [2, 3]>'}}
  %0 = runmat.reshape %a to like(%b) : (!runmat.array<double, [6, 1]>, !runmat.array<double, [2, 3]>) -> !runmat.array<double, [6, 1]>
  return
}

// -----

// The extents of more than two dimensions are a row of unknown length.
func.func @shape(%a: !runmat.array<double, [2, 3, ?]>) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.shape %a : (!runmat.array<double, [2, 3, ?]>) -> !runmat.array<double, [1, 2]>
  return
}

// -----

func.func @length(%a: !runmat.array<single, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, 1]>'}}
  %0 = runmat.length %a : (!runmat.array<single, [*, 1]>) -> !runmat.array<single, [1, 1]>
  return
}

// -----

func.func @ndims(%a: !runmat.array<single, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, 1]>'}}
  %0 = runmat.ndims %a : (!runmat.array<single, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @range(%n: f64) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, ?]>'}}
  %0 = runmat.range %n, %n, %n : (f64, f64, f64) -> !runmat.array<single, [1, ?]>
  return
}

// -----

func.func @range_single(%n: f32) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.range %n, %n, %n : (f32, f32, f32) -> !runmat.array<single, [1, ?]>
  return
}

// -----

func.func @linspace(%a: !runmat.array<double, [*, 1]>, %n: f64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.linspace %a, %n, %n : (!runmat.array<double, [*, 1]>, f64, f64) -> !runmat.array<double, [1, ?]>
  return
}

// -----

func.func @size(%a: !runmat.array<single, [*, 1]>) {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, 1]>'}}
  %0 = runmat.size %a, 0 : (!runmat.array<single, [*, 1]>) -> !runmat.array<single, [1, 1]>
  return
}

// -----

func.func @numel(%a: f64) {
  // expected-error@+1 {{cannot be typed for these operands}}
  %0 = runmat.numel %a : (f64) -> !runmat.array<double, [1, 1]>
  return
}
