//===- SmallSystems.h - systems of a few linear equations -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SMALLSYSTEMS_H
#define RUNMAT_PASSES_SMALLSYSTEMS_H

#include "passes/3-Scalars/ArrayElements.h"

namespace runmat {

/// What solving A\b or b/A takes; nothing where it is left to the runtime: all
/// but square systems of two to four equations in doubles.
std::optional<int64_t> countSolution(mlir::Operation *op);

/// The elements of the solution. By elimination as the runtime does it
/// (lib/LinearAlgebra/Reference.cpp) where the matrix is far from singular; the
/// runtime solves other systems, may warn, and substitutes in triangles.
Elements splitSolution(
    mlir::Operation *op,
    llvm::function_ref<llvm::ArrayRef<mlir::Value>(mlir::Value)> elementsOf);

} // namespace runmat

#endif // RUNMAT_PASSES_SMALLSYSTEMS_H
