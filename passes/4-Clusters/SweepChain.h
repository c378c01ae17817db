//===- SweepChain.h - clusters that can go through one domain ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What chain-sweeps decides by. The members of a chain go over the same slices:
// elementwise clusters over all elements of the domain or over one element a
// slice, reductions of slices. A slice of one member needs nothing of other
// slices of the others, so that they can be computed slice by slice.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_PASSES_CLUSTERS_SWEEPCHAIN_H
#define RUNMAT_PASSES_CLUSTERS_SWEEPCHAIN_H

#include "dialects/RunMat/RunMatOps.h"

#include "llvm/ADT/DenseSet.h"

namespace runmat {

class SweepChain {
public:
  /// Why the cluster cannot be the next member; empty when it can.
  llvm::StringRef obstacle(ClusterOp cluster) const;
  void add(ClusterOp cluster);

  llvm::ArrayRef<ClusterOp> members() const { return chain; }
  /// Whether running the members together saves anything: several, of which one
  /// at least reduces.
  bool pays() const { return chain.size() > 1 && reducedDimensions; }

private:
  bool fitsDomain(ClusterOp cluster) const;
  bool readsReduced(ClusterOp cluster) const;
  bool isOneSlice() const;
  bool sharesArrays(ClusterOp cluster) const;
  bool readsElsewhere(ClusterOp cluster) const;

  llvm::SmallVector<ClusterOp> chain;
  /// The extents of the domain, and the dimensions that a slice has, once a
  /// member reduces.
  llvm::SmallVector<mlir::Value> domain;
  std::optional<llvm::SmallVector<unsigned>> reducedDimensions;
  /// Arrays that members read or make element by element, those that they read
  /// at other places, and what they make by reducing.
  llvm::DenseSet<mlir::Value> local, elsewhere, reduced;
};

} // namespace runmat

#endif // RUNMAT_PASSES_CLUSTERS_SWEEPCHAIN_H
