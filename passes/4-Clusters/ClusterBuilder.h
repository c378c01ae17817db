//===- ClusterBuilder.h - builds clusters of given ops ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a cluster is written; which ops it holds form-clusters decides.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_CLUSTERBUILDER_H
#define RUNMAT_PASSES_CLUSTERS_CLUSTERBUILDER_H

#include "passes/4-Clusters/SymbolicExtents.h"

namespace runmat {

/// A cluster over `space` of copies of the ops of `body`, which are in program
/// order; it checks that extents are equal which must be and are not known to
/// be. Its results stand for `outputs`, results of ops of the body.
ClusterOp buildCluster(mlir::OpBuilder &builder, KernelKind kind,
                       llvm::ArrayRef<mlir::Operation *> body,
                       mlir::ValueRange outputs, const SymbolicShape &space);

} // namespace runmat

#endif // RUNMAT_PASSES_CLUSTERS_CLUSTERBUILDER_H
