// RUN: runmat-opt %s --verify-diagnostics --split-input-file

func.func @strides(%a: !runmat.array<double, [*, *]>, %i: index) {
  // expected-error@+1 {{expected 2 strides and extents, got 1 and 2}}
  %0 = runmat.slice %a at %i by (%i) over (%i, %i) : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  return
}

// -----

func.func @extents(%a: !runmat.array<double, [*, *]>, %i: index) {
  // expected-error@+1 {{expected 2 strides and extents, got 2 and 3}}
  %0 = runmat.slice %a at %i by (%i, %i) over (%i, %i, %i) : (!runmat.array<double, [*, *]>) -> !runmat.array<double, [*, *]>
  return
}

// -----

func.func @class(%a: !runmat.array<double, [*, *]>, %i: index) {
  // expected-error@+1 {{expected a real array and a result of its class, got '!runmat.array<double, [*, *]>' and '!runmat.array<single, [*, *]>'}}
  %0 = runmat.slice %a at %i by (%i, %i) over (%i, %i) : (!runmat.array<double, [*, *]>) -> !runmat.array<single, [*, *]>
  return
}

// -----

func.func @complex(%a: !runmat.array<complex double, [*, *]>, %i: index) {
  // expected-error@+1 {{expected a real array and a result of its class, got '!runmat.array<complex double, [*, *]>'}}
  %0 = runmat.slice %a at %i by (%i, %i) over (%i, %i) : (!runmat.array<complex double, [*, *]>) -> !runmat.array<complex double, [*, *]>
  return
}

// -----

func.func @odd_arguments(%a: !runmat.array<double, [*, *]>, %x: f64) {
  // expected-error@+1 {{cannot be typed for these operands, expected an untyped result, got '!runmat.array<double, [*, *]>'}}
  %0 = runmat.read_slice %a(%x, %x, %x, %x) : (!runmat.array<double, [*, *]>, f64, f64, f64, f64) -> !runmat.array<double, [*, *]>
  return
}

// -----

func.func @evaluated_class(%a: !runmat.array<int8, [*, *]>, %x: f64) {
  // expected-error@+1 {{expected a result of type '!runmat.array<int8, [?, ?]>', got '!runmat.array<double, [*, *]>'}}
  %0 = runmat.read_slice %a(%x, %x, %x, %x, %x) : (!runmat.array<int8, [*, *]>, f64, f64, f64, f64, f64) -> !runmat.array<double, [*, *]>
  return
}

// -----

func.func @window_rank(%a: tensor<?x?xf64>, %i: index) {
  // expected-error@+1 {{expected an input of rank 1 with the elements of the result, got 'tensor<?x?xf64>' and 'tensor<?xf64>'}}
  %0 = runmat.window %a at %i by (%i) : (tensor<?x?xf64>) -> tensor<?xf64>
  return
}

// -----

func.func @window_elements(%a: tensor<?xf64>, %i: index) {
  // expected-error@+1 {{expected an input of rank 1 with the elements of the result, got 'tensor<?xf64>' and 'tensor<?xf32>'}}
  %0 = runmat.window %a at %i by (%i) : (tensor<?xf64>) -> tensor<?xf32>
  return
}

// -----

func.func @window_strides(%a: tensor<?xf64>, %i: index) {
  // expected-error@+1 {{expected 2 strides, got 1}}
  %0 = runmat.window %a at %i by (%i) : (tensor<?xf64>) -> tensor<?x?xf64>
  return
}
