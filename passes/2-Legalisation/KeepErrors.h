//===- KeepErrors.h - what may be an error is never dead --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H
#define RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Whether MLIR would erase the op once nothing reads its results, although it
/// may leave the unit: `runmat.discard` has to read them. An element or a slice
/// is found behind guards of its own.
inline bool needsReader(mlir::Operation *op) {
  auto index = mlir::dyn_cast<IndexOp>(op);
  bool isGuarded = index && (index.selectsElement() || index.selectsSlice());
  return !isGuarded && mlir::isa<ExitInterface>(op) &&
         op->getNumResults() > 0 && mlir::isMemoryEffectFree(op);
}

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H
