//===- VectorFormulas.h - calls on vectors by simpler ops -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H
#define RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// What the call gives, by the formula that its record in the catalogue names;
/// null where there is none for these operands. It has the bits of the
/// runtime's, and needs no call and no array.
mlir::Value expandByFormula(EvaluateOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H
