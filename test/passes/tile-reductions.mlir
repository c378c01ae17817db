// RUN: runmat-opt %s --runmat-tile-reductions="two-pass-threshold=4096 workgroup=128" | FileCheck %s
// RUN: runmat-opt %s --runmat-tile-reductions="two-pass-threshold=4096 workgroup=128" --mlir-print-op-generic | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --runmat-tile-reductions | FileCheck %s --check-prefix=DEFAULT

// CHECK: func.func @reduction
// CHECK-SAME: runmat.reduction_workgroup = 128 : i32, runmat.two_pass_threshold = 4096 : i64
// DEFAULT: func.func @reduction
// DEFAULT-SAME: runmat.reduction_workgroup = "device", runmat.two_pass_threshold = "device"
func.func @reduction() attributes {runmat.kernel = #runmat.kernel<kind = reduction, inputs = 0, outputs = 0, extents = 0, scalars = 0, flag = false>} {
  return
}

// Elementwise kernels and units have nothing to cut.
// CHECK: func.func @elementwise
// CHECK-NOT: runmat.reduction_workgroup
func.func @elementwise() attributes {runmat.kernel = #runmat.kernel<kind = elementwise, inputs = 0, outputs = 0, extents = 0, scalars = 0, flag = false>} {
  return
}
func.func @unit() {
  return
}
