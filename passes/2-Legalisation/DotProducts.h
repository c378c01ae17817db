//===- DotProducts.h - a row times a column ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H
#define RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// The sum of the products that a real row by a column is; null for another
/// product. It has the bits of the runtime's (docs/numerics.md) and needs no
/// array of either.
mlir::Value expandDotProduct(MTimesOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_DOTPRODUCTS_H
