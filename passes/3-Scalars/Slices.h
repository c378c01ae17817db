//===- Slices.h - subscripts as regular parts of arrays ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SCALARS_SLICES_H
#define RUNMAT_PASSES_SCALARS_SLICES_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// What subscripts name of an array, in elements in column-major order: a
/// stride and an extent for each subscript.
struct Slice {
  mlir::Value offset;
  llvm::SmallVector<mlir::Value> strides, extents;
};

/// The part that colons, ranges of doubles and scalars name; the unit leaves
/// when one of them goes beyond its dimension or is not whole.
Slice sliceOf(mlir::OpBuilder &builder, mlir::Location loc, mlir::Value array,
              mlir::ValueRange subscripts);

/// The part of an array that an op chooses (`IndexOp::selectsSlice`).
mlir::Value emitSlice(mlir::OpBuilder &builder, IndexOp op);

/// A vector of a slice that lies the other way round, as a slice of the same
/// array; null where the reshape is of something else.
mlir::Value sliceOfVector(ReshapeToOp op);

/// The window that `op` reads in memory, by the runtime, for all uses of the
/// op; `isDeferred` when these are products. Null when its map is of no window.
ReadSliceOp storeWindow(AccessMapInterface op, bool isDeferred);

/// The element of the array that an element of a slice is; null where the
/// element's position or the slice's extents are not written down.
mlir::Value emitLoadOfSlice(mlir::OpBuilder &builder, runmat::LoadOp op);

/// The array after an assignment to such a part (`UpdateOp::setsSlice`):
/// scalars that a loop writes side by side are stored here, the rest is the
/// runtime's. The value is of the array's class.
mlir::Value emitAssignment(mlir::OpBuilder &builder, UpdateOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_SCALARS_SLICES_H
