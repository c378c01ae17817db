//===- CountGuards.h - arrays too large to be left out ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_COUNTGUARDS_H
#define RUNMAT_PASSES_CLUSTERS_COUNTGUARDS_H

#include "passes/4-Clusters/SymbolicExtents.h"

namespace runmat {

/// Leaves the unit where an array of this shape, which no kernel makes, has
/// more than `mostUnmadeElements` elements.
void guardCount(mlir::OpBuilder &builder, mlir::Location loc,
                const SymbolicShape &shape);

} // namespace runmat

#endif // RUNMAT_PASSES_CLUSTERS_COUNTGUARDS_H
