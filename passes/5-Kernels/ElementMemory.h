//===- ElementMemory.h - elements in memory and in computation --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A logical element is i1 in a computation and a byte in memory. One of an
// integer class is held in an f64, or an i64, and has its own width in memory.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_KERNELS_ELEMENTMEMORY_H
#define RUNMAT_PASSES_KERNELS_ELEMENTMEMORY_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// The builtin type in memory of an element that is `element` in computations.
mlir::Type storageOf(mlir::Type element);

/// The element of type `element` that memory holds as `stored`.
mlir::Value fromMemory(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value stored, mlir::Type element);

/// What memory holds for `element`.
mlir::Value toMemory(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value element);

} // namespace runmat

#endif // RUNMAT_PASSES_KERNELS_ELEMENTMEMORY_H
