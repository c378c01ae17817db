// RUN: runmat-opt %s --runmat-verify-kernel-contract --verify-diagnostics --split-input-file

// expected-error@+1 {{breaks the kernel contract: expected 3 arguments, got 2}}
func.func @arguments(%a: tensor<?xf64>, %o: tensor<?xf64>) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected one linalg.generic}}
func.func @no_generic(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %o : tensor<?xf64>
}

// -----

func.func @loops(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %m: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected 2 loops, got 1}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @kind(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: its loops do not fit the kind of the kernel}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @kind_elementwise(%a: tensor<?xf64>, %o: tensor<f64>, %n: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: its loops do not fit the kind of the kernel}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// -----

func.func @no_combine(%a: tensor<?xf64>, %o: tensor<f64>, %n: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected 1 runmat.combine, got 0}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// -----

func.func @stray_combine(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected 0 runmat.combine, got 1}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %c = runmat.combine sum %y, %x : f64
    linalg.yield %c : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @raise(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    %c = arith.cmpf olt, %x, %x : f64
    // expected-error@+1 {{breaks the kernel contract: the kernel has no guard flag}}
    runmat.raise %c
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @unexpanded(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    // expected-error@+1 {{breaks the kernel contract: expected runmat-expand-math to have written it as arithmetic}}
    %c = runmat.sin %x : (f64) -> f64
    linalg.yield %c : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected a tensor as argument 0, got 'f64'}}
func.func @input(%a: f64, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %o : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected elements of f64, f32, i8, i16, i32 or i64, or complex ones of the first two, in argument 0, got 'tensor<?xi1>'}}
func.func @element(%a: tensor<?xi1>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %o : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected an extent as argument 2, got 'i64'}}
func.func @extent(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: i64) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return %o : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected a scalar as argument 3, got 'tensor<f64>'}}
func.func @scalar(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %s: tensor<f64>) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  return %o : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected it to return its outputs}}
func.func @results(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index)
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  return
}

// -----

func.func @last(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected it to be the last op before return}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  %c = arith.constant 1.0 : f64
  return %0 : tensor<?xf64>
}

// -----

func.func @prelude(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: before the linalg.generic only scalars are computed from scalar arguments}}
  %s = tensor.extract %a[%n] : tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %s : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @splat(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %c = arith.constant 1.0 : f64
  // expected-error@+1 {{breaks the kernel contract: before the linalg.generic only scalars are computed from scalar arguments}}
  %f = tensor.splat %c[%n] : tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%f : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @map(%a: tensor<?xf64>, %o: tensor<?x?xf64>, %n: index, %m: index) -> tensor<?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 2, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected a projected permutation as indexing map of operand 0, got affine_map<(d0, d1) -> (d0 + d1)>}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0 + d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?x?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?x?xf64>
  return %0 : tensor<?x?xf64>
}

// -----

func.func @two_outputs(%a: tensor<?xf64>, %o: tensor<f64>, %p: tensor<f64>, %n: index) -> (tensor<f64>, tensor<f64>)
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 2, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected a reduction to have 1 output, got 2}}
  %0:2 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o, %p : tensor<f64>, tensor<f64>) {
  ^bb0(%x: f64, %y: f64, %z: f64):
    linalg.yield %x, %x : f64, f64
  } -> (tensor<f64>, tensor<f64>)
  return %0#0, %0#1 : tensor<f64>, tensor<f64>
}

// -----

func.func @body_op(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    // expected-error@+1 {{breaks the kernel contract: expected arith, math, linalg.index, parts of complex numbers, runmat.raise and runmat.combine in the body}}
    %i = tensor.extract %a[%n] : tensor<?xf64>
    linalg.yield %i : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @body_type(%a: tensor<?xf32>, %o: tensor<?xf32>, %n: index) -> tensor<?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32):
    // expected-error@+1 {{breaks the kernel contract: expected scalars in the body, got 'f16'}}
    %h = arith.truncf %x : f32 to f16
    %w = arith.extf %h : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @accumulator(%a: tensor<?xf64>, %o: tensor<f64>, %n: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64):
    // expected-error@+1 {{breaks the kernel contract: expected the output's element as its accumulator}}
    %c = runmat.combine sum %x, %y : f64
    linalg.yield %c : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// -----

func.func @yielded(%a: tensor<?xf64>, %o: tensor<f64>, %n: index) -> tensor<f64>
    attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%a : tensor<?xf64>) outs(%o : tensor<f64>) {
  ^bb0(%x: f64, %y: f64):
    // expected-error@+1 {{breaks the kernel contract: expected its result to be what is yielded}}
    %c = runmat.combine sum %y, %x : f64
    %d = arith.negf %c : f64
    linalg.yield %d : f64
  } -> tensor<f64>
  return %0 : tensor<f64>
}

// -----

func.func @reads_empty(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %e = tensor.empty(%n) : tensor<?xf64>
  // expected-error@+1 {{breaks the kernel contract: reads operand 0, a tensor.empty}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%e : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @writes_input(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected it to write the output arguments, in order}}
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%o : tensor<?xf64>) outs(%a : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @window_on_output(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %one = arith.constant 1 : index
  // expected-error@+1 {{breaks the kernel contract: expected a window on an input}}
  %w = runmat.window %o at %one by (%one) : (tensor<?xf64>) -> tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%w : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

func.func @window_numbers(%a: tensor<?xf64>, %o: tensor<?xf64>, %n: index, %s: index) -> tensor<?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 1, flag = false>} {
  %twice = arith.addi %s, %s : index
  // expected-error@+1 {{breaks the kernel contract: expected scalars of the kernel or constants as offset and strides}}
  %w = runmat.window %a at %s by (%twice) : (tensor<?xf64>) -> tensor<?xf64>
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%w : tensor<?xf64>) outs(%o : tensor<?xf64>) {
  ^bb0(%x: f64, %y: f64):
    linalg.yield %x : f64
  } -> tensor<?xf64>
  return %0 : tensor<?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected a scan to have 1 input, 1 output, 1 scalar and no flag}}
func.func @scan_arguments(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 0, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @scan_order(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected a scan to go along the second of three dimensions}}
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @scan_parallel(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: its loops do not fit the kind of the kernel}}
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected a scan from one array to another of its type}}
func.func @scan_types(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf32>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf32>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (k, j, i)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf32>) {
  ^bb0(%x: f64, %acc: f32):
    %0 = arith.truncf %x : f64 to f32
    linalg.yield %0 : f32
  } -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// -----

func.func @scan_maps(%a: tensor<?x?x?xf64>, %out: tensor<?x?x?xf64>, %d0: index, %d1: index, %d2: index, %backward: i64) -> tensor<?x?x?xf64>
    attributes {runmat.kernel = #runmat.kernel<kind = scan, inputs = 1, outputs = 1, extents = 3, scalars = 1, flag = false>} {
  // expected-error@+1 {{breaks the kernel contract: expected a scan to walk whole arrays, got affine_map<(d0, d1, d2) -> (d2, d1, d0)>}}
  %r = linalg.generic {indexing_maps = [affine_map<(k, j, i) -> (k, j, i)>, affine_map<(k, j, i) -> (i, j, k)>],
                       iterator_types = ["parallel", "reduction", "parallel"]}
      ins(%a : tensor<?x?x?xf64>) outs(%out : tensor<?x?x?xf64>) {
  ^bb0(%x: f64, %acc: f64):
    %0 = runmat.combine sum %acc, %x : f64
    linalg.yield %0 : f64
  } -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

// expected-error@+1 {{breaks the kernel contract: expected elements of f64, f32, i8, i16, i32 or i64, or complex ones of the first two, in argument 0, got 'tensor<?xcomplex<i32>>'}}
func.func @complex_integers(%a: tensor<?xcomplex<i32>>, %o: tensor<?xi32>, %n: index) -> tensor<?xi32>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xcomplex<i32>>) outs(%o : tensor<?xi32>) {
  ^bb0(%x: complex<i32>, %y: i32):
    linalg.yield %y : i32
  } -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @complex_product(%a: tensor<?xcomplex<f64>>, %o: tensor<?xcomplex<f64>>, %n: index) -> tensor<?xcomplex<f64>>
    attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>} {
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : tensor<?xcomplex<f64>>) outs(%o : tensor<?xcomplex<f64>>) {
  ^bb0(%x: complex<f64>, %y: complex<f64>):
    // expected-error@+1 {{expected arith, math, linalg.index, parts of complex numbers, runmat.raise and runmat.combine in the body}}
    %1 = complex.mul %x, %x : complex<f64>
    linalg.yield %1 : complex<f64>
  } -> tensor<?xcomplex<f64>>
  return %0 : tensor<?xcomplex<f64>>
}
