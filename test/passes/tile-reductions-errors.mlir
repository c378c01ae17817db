// RUN: not runmat-opt %s --runmat-tile-reductions="workgroup=100" 2>&1 | FileCheck %s --check-prefix=MULTIPLE
// RUN: not runmat-opt %s --runmat-tile-reductions="workgroup=2048" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: runmat-opt %s --runmat-tile-reductions="workgroup=1024"
// RUN: runmat-opt %s --runmat-tile-reductions="workgroup=32"

// MULTIPLE: expected a workgroup of a multiple of 32 up to 1024, got 100
// MANY: expected a workgroup of a multiple of 32 up to 1024, got 2048
func.func @unit() {
  return
}
