// RUN: runmat-opt %s --runmat-expand-math | FileCheck %s
// RUN: runmat-opt %s --runmat-expand-math --mlir-print-op-generic | runmat-opt | FileCheck %s

// Only scalars are written as arithmetic: ops on arrays and untyped ones stay.
// CHECK-LABEL: @arrays
// CHECK: runmat.exp %arg0 : (!runmat.array<single, [*, 1]>)
// CHECK: runmat.add %{{.*}}, %{{.*}} : (!runmat.array<single, [*, 1]>, !runmat.any)
// CHECK-NOT: arith.
// CHECK-NOT: math.
// CHECK: return
func.func @arrays(%a: !runmat.array<single, [*, 1]>, %u: !runmat.any) -> !runmat.any {
  %0 = runmat.exp %a : (!runmat.array<single, [*, 1]>) -> !runmat.array<single, [*, 1]>
  %1 = runmat.add %0, %u : (!runmat.array<single, [*, 1]>, !runmat.any) -> !runmat.any
  return %1 : !runmat.any
}
