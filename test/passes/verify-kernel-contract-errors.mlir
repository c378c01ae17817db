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
