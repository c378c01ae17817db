//===- KeepErrors.h - what may be an error is never dead --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H
#define RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Whether MLIR would erase the op once nothing reads its results, although it
/// may leave the unit: `runmat.discard` has to read them. An element or a slice
/// is found behind guards of its own, and scalars of known classes can always
/// be joined.
bool needsReader(mlir::Operation *op);

/// Arrays of more elements than this are left to the interpreter where no
/// kernel makes them: it knows how much memory there is.
inline constexpr int64_t mostUnmadeElements = int64_t(1) << 28;

/// Whether computing an array op of operands that are there can be an error of
/// the language: sizes that do not match, more memory than there is, or a NaN
/// taken for a logical. Out of the reals is none.
bool mayBeError(mlir::Operation *op);

/// Whether the op gives complex numbers outside its domain, and one that takes
/// reals alone may come to read them: even when nothing reads that one, its
/// operand has to be told from an error.
bool isReadAsReal(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_KEEPERRORS_H
