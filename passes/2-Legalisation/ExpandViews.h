//===- ExpandViews.h - rearrangements as slices -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
#define RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Writes an operation of the runtime that only rearranges elements (flip,
/// fliplr, flipud, permute, diag of a matrix), or takes differences of
/// neighbours (diff), by slices, which fuse. Leaves it alone when its types do
/// not say how, and for complex arrays, chars and differences of integers.
void expandViews(EvaluateOp op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
