//===- ScalarMatrices.h - matrix ops with a scalar --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_SCALARMATRICES_H
#define RUNMAT_PASSES_LEGALISATION_SCALARMATRICES_H

#include "passes/2-Legalisation/TypedBuilder.h"

namespace runmat {

/// Whether a typed matrix op is elementwise: one operand, of a quotient the
/// divisor and of a power the base, is a scalar.
bool hasElementwiseForm(mlir::Operation *op);
/// Writes transposes for the forms of products that are elementwise.
void writeOutForms(mlir::func::FuncOp function);

/// The elementwise op that it is then.
mlir::Value elementwiseForm(TypedBuilder &build, mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_SCALARMATRICES_H
