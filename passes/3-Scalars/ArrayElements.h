//===- ArrayElements.h - ops on small arrays by their elements --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_ARRAYELEMENTS_H
#define RUNMAT_PASSES_ARRAYELEMENTS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// 1x1 arrays, in column-major order.
using Elements = llvm::SmallVector<mlir::Value>;

/// Doubles, singles or truth values in a matrix of which the extents are known
/// and few elements.
bool isSmallArray(mlir::Type type);

/// How many operations of scalars it takes to compute what an op gives element
/// by element; nothing where that cannot be done. What it gives is a small
/// array, or a scalar of small arrays.
std::optional<int64_t> countScalarOps(mlir::Operation *op);

/// The elements of what such an op gives, made before it. `elementsOf` has
/// those of a small array, and keeps them.
Elements splitResult(
    mlir::Operation *op,
    llvm::function_ref<llvm::ArrayRef<mlir::Value>(mlir::Value)> elementsOf);

/// The elements of an array in memory, read where the builder stands.
Elements readElements(mlir::OpBuilder &builder, mlir::Value array);

/// An array of the type: one column or row of the elements, seen under its
/// extents.
mlir::Value joinElements(mlir::OpBuilder &builder, mlir::Location loc,
                         ArrayType type, llvm::ArrayRef<mlir::Value> elements);

} // namespace runmat

#endif // RUNMAT_PASSES_ARRAYELEMENTS_H
