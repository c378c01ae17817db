// RUN: runmat-opt %s --verify-diagnostics --split-input-file

// A result that is typed must be yielded so by both regions.
func.func @if_typed(%c: i1, %x: f64, %y: f32) {
  // expected-error@+1 {{expected both regions to yield values of the result types}}
  %0 = runmat.if %c : i1 -> f64 {
    runmat.yield %x : f64
  } else {
    runmat.yield %y : f32
  }
  return
}

// -----

// An untyped one need not.
func.func @if_untyped(%c: i1, %x: f64, %y: f32) {
  %0 = runmat.if %c : i1 -> !runmat.any {
    runmat.yield %x : f64
  } else {
    runmat.yield %y : f32
  }
  return
}

// -----

func.func @while_without_condition(%x: f64) {
  // expected-error @+1 {{expected to yield first whether it goes on, got nothing}}
  runmat.while {
    runmat.yield
  }
  return
}

// -----

func.func @while_on_a_number(%x: f64) {
  // expected-error @+1 {{expected to yield first a logical scalar that says whether it goes on, got 'f64'}}
  runmat.while {
    runmat.yield %x : f64
  }
  return
}

// -----

func.func @while_yields_too_few(%x: f64, %c: i1) {
  // expected-error @+1 {{carries 1 values but yields 0}}
  %r = runmat.while carry(%s = %x : f64) {
    runmat.yield %c : i1
  }
  return
}

// -----

func.func @while_changes_type(%x: f64, %y: f32, %c: i1) {
  // expected-error @+1 {{carries a value of type 'f64' from 'f64', yields 'f32' and gives 'f64'}}
  %r = runmat.while carry(%s = %x : f64) {
    runmat.yield %c, %y : i1, f32
  }
  return
}

// -----

func.func @breaking_for_without_condition(%x: f64) {
  // expected-error @+1 {{expected to yield first a logical scalar that says whether it goes on, got 'f64'}}
  %r = runmat.for %i: f64 = %x, %x, %x : f64, f64, f64 carry(%s = %x : f64) {
    runmat.yield %s, %s : f64, f64
  } {breaks}
  return
}

// -----

func.func @load_of_another_class(%a: !runmat.array<single, [1, *]>, %i: index) {
  // expected-error @+1 {{expected an array of elements of type 'f64', got '!runmat.array<single, [1, *]>'}}
  %0 = runmat.load %a[%i] : <single, [1, *]> -> f64
  return
}

// -----

func.func @store_of_another_class(%a: !runmat.array<single, [1, *]>, %i: index, %x: f64) {
  // expected-error @+1 {{expected an array of elements of type 'f64', got '!runmat.array<single, [1, *]>'}}
  %0 = runmat.store %a[%i] = %x : <single, [1, *]>, f64
  return
}

// -----

func.func @index_gives_the_class_of_the_array(%a: !runmat.array<single, [1, *]>, %i: !runmat.array<double, [1, 1]>) {
  // expected-error @+1 {{'runmat.index' op}}
  %0 = runmat.index %a(%i) : (!runmat.array<single, [1, *]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, 1]>
  return
}

// -----

func.func @update_keeps_the_class(%a: !runmat.array<single, [1, *]>, %i: !runmat.array<double, [1, 1]>) {
  // expected-error @+1 {{'runmat.update' op}}
  %0 = runmat.update %a(%i) = %i : (!runmat.array<single, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<double, [1, *]>
  return
}

// -----

func.func @end_is_a_double(%a: !runmat.array<single, [1, *]>) {
  // expected-error @+1 {{'runmat.end' op}}
  %0 = runmat.end %a at 0 of 1 : (!runmat.array<single, [1, *]>) -> !runmat.array<single, [1, 1]>
  return
}

// -----

func.func @subscript_of_a_single(%x: f32) {
  // expected-error @+1 {{'runmat.subscript' op operand #0 must be 64-bit float, but got 'f32'}}
  %0 = "runmat.subscript"(%x) : (f32) -> index
  return
}

// -----

func.func @own_keeps_the_type(%a: !runmat.array<single, [1, *]>) {
  // expected-error @+1 {{'runmat.own' op failed to verify that all of {array, result} have same type}}
  %0 = "runmat.own"(%a) : (!runmat.array<single, [1, *]>) -> !runmat.array<single, [1, 2]>
  return
}

// -----

func.func @elements_of_a_scalar(%x: f64) {
  // expected-error @+1 {{'runmat.elements' op operand #0 must be}}
  %0 = "runmat.elements"(%x) : (f64) -> !runmat.elements
  return
}

// -----

func.func @read_of_an_array(%a: !runmat.array<single, [1, *]>, %i: index) {
  // expected-error @+1 {{'runmat.read' op operand #0 must be}}
  %0 = "runmat.read"(%a, %i) : (!runmat.array<single, [1, *]>, index) -> f32
  return
}

// -----

func.func @write_to_an_array(%a: !runmat.array<single, [1, *]>, %i: index, %x: f32) {
  // expected-error @+1 {{'runmat.write' op operand #0 must be}}
  "runmat.write"(%a, %i, %x) : (!runmat.array<single, [1, *]>, index, f32) -> ()
  return
}

// -----

// The field of a struct array has no value for several elements.
func.func @structs_have_one_element(%a: !runmat.array<single, [1, *]>, %i: !runmat.array<double, [1, *]>) {
  // expected-error @+1 {{'runmat.index' op}}
  %0 = runmat.index %a(%i) of_structs : (!runmat.array<single, [1, *]>, !runmat.array<double, [1, *]>) -> !runmat.array<single, [1, *]>
  return
}

// -----

// An element of a struct array gets no number of another class.
func.func @structs_keep_their_class(%a: !runmat.array<single, [1, *]>, %i: !runmat.array<double, [1, 1]>) {
  // expected-error @+1 {{'runmat.update' op}}
  %0 = runmat.update %a(%i) = %i of_structs : (!runmat.array<single, [1, *]>, !runmat.array<double, [1, 1]>, !runmat.array<double, [1, 1]>) -> !runmat.array<single, [1, *]>
  return
}

// -----

// A function that makes no turns of a loop.
func.func private @no_turns(index, index)
func.func @thread_of_no_turns(%n: index, %x: f64) {
  // expected-error @+1 {{expected a function with 'runmat.turns', got 'no_turns'}}
  %0 = "runmat.thread"(%n, %x) <{turns = @no_turns, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (index, f64) -> index
  return
}

// -----

func.func @thread_of_nothing(%n: index, %x: f64) {
  // expected-error @+1 {{expected a function with 'runmat.turns', got 'nobody'}}
  %0 = "runmat.thread"(%n, %x) <{turns = @nobody, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (index, f64) -> index
  return
}
