//===- ExpandViews.h - rearrangements as slices -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
#define RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H

#include "dialects/RunMat/RunMatOps.h"

namespace runmat {

/// What stands for an op that only sees its operand in another way
/// (`ViewInterface` says how), or takes differences of neighbours: slices,
/// which fuse. Null for other ops, and where it is left to the runtime: when
/// its types do not say how, and for complex arrays, chars and differences of
/// integers.
mlir::Value expandView(mlir::Operation *op);

} // namespace runmat

#endif // RUNMAT_PASSES_LEGALISATION_EXPANDVIEWS_H
