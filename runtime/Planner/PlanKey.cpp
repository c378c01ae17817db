//===- PlanKey.cpp - when a plan serves again -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanKey.h"

#include <bit>

namespace runmat {

uint8_t extentBucket(int64_t extent) {
  if (extent <= 1)
    return extent == 1 ? 1 : 0;
  const auto bits = static_cast<uint64_t>(extent);
  const int doublings = std::bit_width(bits) - 1;
  const uint64_t half = (bits >> (doublings - 1)) & 1;
  return static_cast<uint8_t>(2 * doublings + half);
}

PlanKey planKey(uint64_t unit, std::span<const int64_t> extents,
                std::span<const PlaceSet> residency) {
  PlanKey key;
  key.unit = unit;
  for (int64_t extent : extents)
    key.buckets.push_back(extentBucket(extent));
  key.residency.assign(residency.begin(), residency.end());
  return key;
}

size_t PlanKeyHash::operator()(const PlanKey &key) const {
  // FNV-1a over words.
  uint64_t hash = 0xcbf29ce484222325u;
  auto mix = [&](uint64_t word) { hash = (hash ^ word) * 0x100000001b3u; };
  mix(key.unit);
  for (uint8_t bucket : key.buckets)
    mix(bucket);
  mix(key.buckets.size());
  for (PlaceSet set : key.residency)
    mix(set);
  return hash;
}

} // namespace runmat
