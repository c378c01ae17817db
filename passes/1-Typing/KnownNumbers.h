//===- KnownNumbers.h - whole numbers that types tell -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_TYPING_KNOWNNUMBERS_H
#define RUNMAT_PASSES_TYPING_KNOWNNUMBERS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// A whole number far below 2^53; nothing where it is not known.
using KnownNumber = std::optional<double>;

/// What `size`, `numel`, `length` and `end` give of an array of that type.
KnownNumber measure(mlir::Operation *op, mlir::Type array);

/// What a scalar op gives, of the types and numbers of its operands: one that
/// measures, a constant, a sum or a difference.
KnownNumber numberOf(mlir::Operation *op, mlir::TypeRange types,
                     llvm::ArrayRef<KnownNumber> numbers);

/// The type that the rule of an op gave, with the extents that the numbers of
/// its operands tell: of a range, and of zeros, ones and their like.
mlir::Type withExtents(mlir::Operation *op, mlir::Type type,
                       llvm::ArrayRef<KnownNumber> numbers);

} // namespace runmat

#endif // RUNMAT_PASSES_TYPING_KNOWNNUMBERS_H
