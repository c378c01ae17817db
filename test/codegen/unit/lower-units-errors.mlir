// RUN: runmat-opt %s --runmat-lower-units --verify-diagnostics --split-input-file

func.func @guard(%a: !runmat.array<double, [1, 1]>) attributes {runmat.outputs = [], runmat.end = 1 : i64} {
  %c = runmat.poll
  // expected-error@+1 {{may leave the unit: expected a statement as its exit, got none}}
  runmat.guard %c, "g"
  return
}

// -----

func.func private @k() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 1, outputs = 1, extents = 1, scalars = 0, flag = false>}
func.func @launch(%a: !runmat.array<double, [*, 1]>) attributes {runmat.outputs = [], runmat.end = 1 : i64} {
  %n = arith.constant 3 : index
  // expected-error@+1 {{may leave the unit: expected a statement as its exit, got none}}
  %0 = runmat.launch @k (%a) extents (%n) shapes (%n, %n) : (!runmat.array<double, [*, 1]>) -> !runmat.array<double, [*, 1]>
  return
}
