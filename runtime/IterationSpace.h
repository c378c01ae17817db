//===- IterationSpace.h - how a cluster's work divides ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_ITERATIONSPACE_H
#define RUNMAT_RUNTIME_ITERATIONSPACE_H

#include "runmat/unit.h"

#include <cstdint>

namespace runmat {

/// The figures of a launch that follow from the extents. For an elementwise
/// cluster `slices` counts its items and `length` is 1.
struct IterationSpace {
  uint64_t slices = 1; ///< Product of the extents that stay.
  uint64_t length = 1; ///< Product of the reduced extents.
  uint64_t blocks = 0; ///< Blocks of a slice.
  /// Whether the number of points can be counted.
  bool valid = true;

  uint64_t points() const { return slices * length; }
};

/// Whether the cluster reduces dimension `d` of its iteration space.
inline bool isReduced(const runmat_cluster_info &cluster, uint32_t d) {
  return cluster.reduced && cluster.reduced[d];
}

IterationSpace iterationSpace(const runmat_cluster_info &cluster,
                              const int64_t *extents);

} // namespace runmat

#endif // RUNMAT_RUNTIME_ITERATIONSPACE_H
