//===- IterationSpace.cpp - how a cluster's work divides --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/IterationSpace.h"

namespace runmat {
namespace {

/// Room is left for a chunk beyond the end and for products with small factors.
constexpr uint64_t mostPoints = uint64_t(1) << 56;

} // namespace

IterationSpace iterationSpace(const runmat_cluster_info &cluster,
                              const int64_t *extents) {
  IterationSpace space;
  for (uint32_t d = 0; d < cluster.extent_count; ++d) {
    uint64_t &part = isReduced(cluster, d) ? space.length : space.slices;
    auto extent = static_cast<uint64_t>(extents[d]);
    if (extents[d] < 0 || __builtin_mul_overflow(part, extent, &part))
      space.valid = false;
  }
  uint64_t points = 0;
  if (__builtin_mul_overflow(space.slices, space.length, &points) ||
      points > mostPoints || space.slices > mostPoints ||
      space.length > mostPoints)
    space.valid = false;
  if (cluster.kind == RUNMAT_CLUSTER_REDUCTION && cluster.block_length)
    space.blocks =
        (space.length + cluster.block_length - 1) / cluster.block_length;
  return space;
}

} // namespace runmat
