//===- ScalarForm.h - elementwise ops on single elements --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How an elementwise op on arrays becomes the same op on scalars: shared by
// scalarise and outline-kernels, so that a scalar in host code and an element
// in a kernel are computed alike.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_SCALARS_SCALARFORM_H
#define RUNMAT_PASSES_SCALARS_SCALARFORM_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// The array type of a 1x1 array of a class that has a scalar form, else null.
ArrayType scalarArray(mlir::Type type);

/// `scalar` converted to the builtin type `type` as MATLAB's classes convert.
mlir::Value castScalar(mlir::OpBuilder &builder, mlir::Location loc,
                       mlir::Value scalar, mlir::Type type);

/// An index as a double.
mlir::Value indexAsDouble(mlir::OpBuilder &builder, mlir::Location loc,
                          mlir::Value index);

/// `op`, an elementwise op on arrays, on these scalars instead. When it may
/// leave the reals, `guard` is told the condition under which it does not.
mlir::Value emitScalar(mlir::OpBuilder &builder, mlir::Operation *op,
                       mlir::ValueRange scalars,
                       llvm::function_ref<void(mlir::Value inside)> guard);

} // namespace runmat

#endif // RUNMAT_PASSES_SCALARS_SCALARFORM_H
