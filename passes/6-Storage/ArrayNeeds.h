//===- ArrayNeeds.h - how long arrays are needed ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_STORAGE_ARRAYNEEDS_H
#define RUNMAT_PASSES_STORAGE_ARRAYNEEDS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

inline bool isArray(mlir::Value value) {
  return mlir::isa<ArrayType>(value.getType());
}

bool mayLeave(mlir::Operation *op);

/// The last op of `block` that needs the array, itself or through an exit or
/// inside its regions; null when none does.
mlir::Operation *lastNeed(mlir::Value array, mlir::Block &block);

/// Whether the regions of `op` need the array, themselves or through an exit.
bool neededInside(mlir::Value array, mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_STORAGE_ARRAYNEEDS_H
