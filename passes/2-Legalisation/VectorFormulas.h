//===- VectorFormulas.h - calls on vectors by simpler ops -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H
#define RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// What the call gives, by the formula that its record in the catalogue names;
/// null where there is none for these operands. It has the bits of the
/// runtime's, which is still called where squares may overflow or vanish.
mlir::Value expandByFormula(EvaluateOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_VECTORFORMULAS_H
