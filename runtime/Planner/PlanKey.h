//===- PlanKey.h - when a plan serves again ---------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_RUNTIME_PLANKEY_H
#define RUNMAT_RUNTIME_PLANKEY_H

#include "runtime/Planner/PlanGraph.h"

namespace runmat {

/// What a plan was made for: a unit, about these extents, and inputs that were
/// where these were.
struct PlanKey {
  uint64_t unit = 0;
  std::vector<uint8_t> buckets; ///< Of the extents.
  std::vector<PlaceSet> residency;

  bool operator==(const PlanKey &) const = default;
};

PlanKey planKey(uint64_t unit, std::span<const int64_t> extents,
                std::span<const PlaceSet> residency);

/// The bucket of an extent: 0, 1, 2 and 3 have one each, then half a doubling
/// has. Extents of one bucket are at most 1.5 times apart, and what a plan
/// costs in all grows no faster than they do.
uint8_t extentBucket(int64_t extent);

struct PlanKeyHash {
  size_t operator()(const PlanKey &key) const;
};

} // namespace runmat

#endif // RUNMAT_RUNTIME_PLANKEY_H
