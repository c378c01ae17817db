//===- ExpandViews.h - rearrangements as slices -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
#define RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// Writes an op that only sees its operand in another way (`ViewInterface` says
/// how), or takes differences of neighbours, by slices, which fuse. Leaves it
/// to the runtime when its types do not say how, and for complex arrays, chars
/// and differences of integers.
void expandView(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
