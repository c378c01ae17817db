//===- LoopRewriting.h - loops and branches with other values ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_LOOPREWRITING_H
#define RUNMAT_PASSES_LEGALISATION_LOOPREWRITING_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// How many values a region of a `for`, `while` or `if` yields before those of
/// the results.
unsigned leadingYields(mlir::Operation *op);

/// A loop of the kind of `op` with other carried values and a body of its own;
/// `bounds` take the place of a `for`'s first, step and last.
mlir::Operation *remakeLoop(mlir::OpBuilder &builder, mlir::Operation *op,
                            mlir::ValueRange bounds, mlir::ValueRange inits);

/// Makes a `for`, `while` or `if` again with other carried values or results.
/// Its regions, which fit already, move over; the old op is left without them.
mlir::Operation *remake(mlir::Operation *op, mlir::ValueRange inits,
                        mlir::TypeRange results);

/// Drops what loops carry and branches give although it is one value from
/// outside all along.
void dropUnchanged(mlir::Operation *root);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_LOOPREWRITING_H
