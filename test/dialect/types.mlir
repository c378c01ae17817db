// RUN: runmat-opt %s | runmat-opt | FileCheck %s
// RUN: runmat-opt %s --mlir-print-op-generic | runmat-opt | FileCheck %s

// CHECK-LABEL: @types
// CHECK-SAME: !runmat.any
// CHECK-SAME: !runmat.exit
// CHECK-SAME: !runmat.array<double, [0, 1, 2, *, ?]>
// CHECK-SAME: !runmat.array<complex single, [*, 1]>
func.func @types(%a: !runmat.any, %b: !runmat.exit, %c: !runmat.array<double, [0, 1, 2, *, ?]>, %d: !runmat.array<complex single, [*, 1]>) {
  return
}

// CHECK-LABEL: @classes
// CHECK-SAME: <int8, [1, 1]>
// CHECK-SAME: <int16, [1, 1]>
// CHECK-SAME: <int32, [1, 1]>
// CHECK-SAME: <int64, [1, 1]>
// CHECK-SAME: <uint8, [1, 1]>
// CHECK-SAME: <uint16, [1, 1]>
// CHECK-SAME: <uint32, [1, 1]>
// CHECK-SAME: <uint64, [1, 1]>
// CHECK-SAME: <logical, [1, 1]>
// CHECK-SAME: <char, [1, 1]>
func.func private @classes(!runmat.array<int8, [1, 1]>, !runmat.array<int16, [1, 1]>, !runmat.array<int32, [1, 1]>, !runmat.array<int64, [1, 1]>, !runmat.array<uint8, [1, 1]>, !runmat.array<uint16, [1, 1]>, !runmat.array<uint32, [1, 1]>, !runmat.array<uint64, [1, 1]>, !runmat.array<logical, [1, 1]>, !runmat.array<char, [1, 1]>)
