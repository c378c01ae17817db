// RUN: not runmat-opt %s --runmat-vectorize-kernels=vector-bytes=24 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not runmat-opt %s --runmat-vectorize-kernels=interleave=3 2>&1 | FileCheck %s --check-prefix=INTERLEAVE

// BYTES: error: runmat-vectorize-kernels: vector-bytes is 16, 32 or 64, got 24
// INTERLEAVE: error: runmat-vectorize-kernels: interleave is 1, 2 or 4, got 3
func.func @host() {
  return
}
