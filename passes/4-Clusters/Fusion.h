//===- Fusion.h - which array ops may run together --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What form-clusters decides by; how it builds clusters is its own.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_FUSION_H
#define RUNMAT_PASSES_CLUSTERS_FUSION_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Whether the only result is an array.
bool hasArrayResult(mlir::Operation *op);

/// Whether its readers fetch the elements from the array that it is a part of.
bool isReadInPlace(mlir::Operation *op);

/// Whose elements each reader makes or fetches for itself: a part of an array
/// is where the array is, and what follows from a position is cheaper to
/// compute again than to load, mostly.
bool isLeaf(mlir::Operation *op);

/// Ops whose result can be computed element by element.
bool isElementwise(mlir::Operation *op);

/// The operands of which an op needs the element at the same place: not the
/// array that is read through an access map, which is in memory.
mlir::OperandRange fusableOperands(mlir::Operation *op);

/// Array ops that end fusion: what comes after them is of a higher level. To
/// measure an array needs none of its elements.
bool isBreaker(mlir::Operation *op);

/// Ops between which segments lie.
bool isBoundary(mlir::Operation &op);

/// Whether `user` needs all of `def` in memory before it starts. What is left
/// to be measured is an array that exists.
bool endsFusion(mlir::Operation *def, mlir::Operation *user);

} // namespace runmat

#endif // RUNMAT_PASSES_CLUSTERS_FUSION_H
