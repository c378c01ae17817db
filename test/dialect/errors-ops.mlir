// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// Verifiers of ops without a type rule.

func.func @constant_value() {
  // expected-error@+1 {{expected a value of type f64, f32 or i1, got 'i32'}}
  %0 = runmat.constant 1 : i32 -> !runmat.any
  return
}

// -----

func.func @constant_result() {
  // expected-error@+1 {{expected a result of type '!runmat.array<double, [1, 1]>', got 'f32'}}
  %0 = runmat.constant 1.0 : f64 -> f32
  return
}

// -----

func.func @combine_any(%x: f32) {
  // expected-error@+1 {{any joins i1 values, got 'f32'}}
  %0 = runmat.combine any %x, %x : f32
  return
}

// -----

func.func @combine_product_of_integers(%x: i32) {
  // expected-error@+1 {{prod joins float values, got 'i32'}}
  %0 = runmat.combine prod %x, %x : i32
  return
}

// -----

func.func @combine_max(%x: i1) {
  // expected-error@+1 {{max joins floats or integers, got 'i1'}}
  %0 = runmat.combine max %x, %x : i1
  return
}

// -----

func.func @combine_sum(%x: i1) {
  // expected-error@+1 {{sum joins floats or integers, got 'i1'}}
  %0 = runmat.combine sum %x, %x : i1
  return
}

// -----

func.func @statement(%x: f64) {
  // expected-error@+1 {{expected one name a value, got 2 names for 1 values}}
  %0 = runmat.statement 1 ["x", "y"] (%x) : f64
  return
}

// -----

func.func @for_arguments(%x: f64) {
  // expected-error@+1 {{expected a region argument for the element and each carried value}}
  %0 = "runmat.for"(%x, %x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: f64):
    "runmat.yield"(%x) : (f64) -> ()
  }) : (f64, f64, f64, f64) -> f64
  return
}

// -----

func.func @for_yield(%x: f64) {
  // expected-error@+1 {{carries 1 values but yields 0}}
  %0 = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %x : f64) {
    runmat.yield
  }
  return
}

// -----

func.func @for_types(%x: f64, %y: f32) {
  // expected-error@+1 {{carries a value of type 'f64' from 'f64', yields 'f32' and gives 'f64'}}
  %0 = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %x : f64) {
    runmat.yield %y : f32
  }
  return
}

// -----

func.func @for_results(%x: f64) {
  // expected-error@+1 {{expected a result for each of the 1 carried values, got 0}}
  "runmat.for"(%x, %x, %x, %x) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> ({
  ^bb0(%i: f64, %s: f64):
    "runmat.yield"(%x) : (f64) -> ()
  }) : (f64, f64, f64, f64) -> ()
  return
}

// -----

func.func @widen_class(%a: !runmat.array<double, [3, 1]>) {
  // expected-error@+1 {{expected a result with the class and no fewer extents than}}
  %0 = runmat.widen %a : (!runmat.array<double, [3, 1]>) -> !runmat.array<single, [*, 1]>
  return
}

// -----

func.func @widen_narrows(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{expected a result with the class and no fewer extents than}}
  %0 = runmat.widen %a : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [3, 1]>
  return
}

// -----

func.func @if(%c: i1, %x: f64) {
  // expected-error@+1 {{expected both regions to yield values of the result types}}
  %0 = runmat.if %c : i1 -> f64 {
    runmat.yield %x : f64
  } else {
  }
  return
}

// -----

func.func @cluster_yield(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected the region to yield values of the result types}}
  %0 = runmat.cluster elementwise over (%i, %i) -> !runmat.array<single, [*, 1]> {
    runmat.yield %a : !runmat.array<double, [*, 1]>
  }
  return
}

// -----

func.func @cluster_reduction(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected a reduction to have one result, got 0}}
  runmat.cluster reduction over (%i, %i) {
  }
  return
}

// -----

func.func @cluster_scan(%i: index) {
  // expected-error@+1 {{expected an elementwise cluster or a reduction}}
  runmat.cluster scan over (%i, %i, %i) {
  }
  return
}

// -----

func.func @cluster_equal(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected pairs of extents to compare, got 1 values}}
  %0 = runmat.cluster elementwise over (%i, %i) equal (%i) -> !runmat.array<double, [*, 1]> {
    runmat.yield %a : !runmat.array<double, [*, 1]>
  }
  return
}

// -----

func.func @launch_shapes(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected 2 extents of outputs, got 1}}
  %0 = runmat.launch @kernel (%a) extents (%i) shapes (%i) : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @launch_equal(%i: index) {
  // expected-error@+1 {{expected pairs of extents to compare, got 1 values}}
  runmat.launch @kernel () extents (%i) shapes () equal (%i) : () -> ()
  return
}

// -----

func.func @launch_donations(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected a donation for each of the 1 outputs, got 2}}
  %0 = runmat.launch @kernel (%a) extents (%i) shapes (%i, %i) {donations = array<i32: 0, -1>} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

func.func @launch_donation_range(%a: !runmat.array<double, [*, 1]>, %i: index) {
  // expected-error@+1 {{expected a donation to name one of the 1 inputs or be -1, got 1}}
  %0 = runmat.launch @kernel (%a) extents (%i) shapes (%i, %i) {donations = array<i32: 1>} : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}

// -----

// Operand types of the unit-level ops come from their definitions.

func.func @guard(%x: f64) {
  // expected-note@-1 {{prior use here}}
  // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'f64'}}
  runmat.guard %x, "no"
  return
}

// -----

func.func @box(%x: i32) {
  // expected-error@+1 {{operand #0 must be 64-bit float or 32-bit float or 1-bit signless integer or 16-bit signless integer or an element of an integer class}}
  %0 = runmat.box %x : i32 -> !runmat.array<int32, [1, 1]>
  return
}

// -----

func.func @box_class(%x: f64) {
  // expected-error@+1 {{expected a 1x1 array of elements of type 'f64', got '!runmat.array<single, [1, 1]>'}}
  %0 = runmat.box %x : f64 -> !runmat.array<single, [1, 1]>
  return
}

// -----

func.func @unbox_class(%a: !runmat.array<double, [*, 1]>) {
  // expected-error@+1 {{expected a 1x1 array of elements of type 'f64', got '!runmat.array<double, [*, 1]>'}}
  %0 = runmat.unbox %a : !runmat.array<double, [*, 1]> -> f64
  return
}

// -----

func.func @inside_domain(%x: f64) {
  // expected-error@+1 {{expected the mnemonic of an op with a domain guard, got 'sin'}}
  %0 = runmat.inside_domain "sin" (%x) : f64 -> i1
  return
}

// -----

func.func @inside_domain_operands(%x: f64) {
  // expected-error@+1 {{expected 2 operands of 'power', got 1}}
  %0 = runmat.inside_domain "power" (%x) : f64 -> i1
  return
}
