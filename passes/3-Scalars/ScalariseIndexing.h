//===- ScalariseIndexing.h - one element of an array ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SCALARS_SCALARISEINDEXING_H
#define RUNMAT_PASSES_SCALARS_SCALARISEINDEXING_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// The element that an op whose subscripts are scalars reads, after a guard
/// that it is there.
mlir::Value emitLoad(mlir::OpBuilder &builder, IndexOp op);

/// The number of the char that an op selects, after the same guard.
mlir::Value emitCharNumber(mlir::OpBuilder &builder, IndexOp op);

/// The array with the element replaced, after a guard that it is there: growth
/// is left to the interpreter.
mlir::Value emitStore(mlir::OpBuilder &builder, UpdateOp op);

/// How many elements subscript `position` of `count` chooses from: the last one
/// runs over all dimensions that are left.
mlir::Value subscriptBound(mlir::OpBuilder &builder, mlir::Location loc,
                           mlir::Value array, unsigned position,
                           unsigned count);

/// What `end` is, as a double.
mlir::Value emitEnd(mlir::OpBuilder &builder, EndOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_SCALARS_SCALARISEINDEXING_H
