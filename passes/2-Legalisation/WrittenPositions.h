//===- WrittenPositions.h - subscripts that are written down ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_WRITTENPOSITIONS_H
#define RUNMAT_PASSES_WRITTENPOSITIONS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// A number of class double that is written down, also as a sum or difference,
/// or as `end` or a size of an array whose extents are known.
std::optional<double> writtenNumber(mlir::Value value);

using Positions = llvm::SmallVector<int64_t>;

/// The zero-based positions that a subscript names: a colon, a number, a range
/// or a list, with `end` of a matrix whose extents are known. Nothing where
/// they are not written down, or not all within the bound.
std::optional<Positions> positionsOf(mlir::Value subscript, int64_t bound);

/// The positions in column-major order of the elements of a matrix that one or
/// two subscripts name.
std::optional<Positions> placesOf(ArrayType array, mlir::ValueRange subscripts);

} // namespace runmat

#endif // RUNMAT_PASSES_WRITTENPOSITIONS_H
