//===- DotProducts.h - a row times a column ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H
#define RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H

#include "passes/2-Legalisation/TypedBuilder.h"

namespace runmat {

/// The sum of the products that a real row by a column is; null for another
/// product. It has the bits of the runtime's (docs/numerics.md) and needs no
/// array of either.
mlir::Value expandDotProduct(MTimesOp op);

/// The same of two real vectors in any direction; null where their lengths are
/// known to differ, or one is known to be empty. Others that differ leave the
/// unit.
mlir::Value sumOfProducts(TypedBuilder &build, mlir::Value lhs,
                          mlir::Value rhs);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H
