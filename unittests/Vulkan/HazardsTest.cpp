//===- HazardsTest.cpp - when commands need a barrier -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/Hazards.h"

#include <array>
#include <gtest/gtest.h>

namespace runmat::vulkan {
namespace {

bool add(HazardTracker &tracker, Access access) {
  return tracker.add(std::array{access});
}

TEST(Hazards, ReadsDoNotConflict) {
  HazardTracker tracker;
  EXPECT_FALSE(add(tracker, {100, 10, false}));
  EXPECT_FALSE(add(tracker, {100, 10, false}));
}

TEST(Hazards, EveryOrderWithAWriteConflicts) {
  for (bool first : {false, true})
    for (bool second : {false, true}) {
      HazardTracker tracker;
      add(tracker, {100, 10, first});
      EXPECT_EQ(add(tracker, {105, 10, second}), first || second);
    }
}

TEST(Hazards, NeighboursDoNotConflict) {
  HazardTracker tracker;
  add(tracker, {100, 10, true});
  EXPECT_FALSE(add(tracker, {110, 10, true}));
  EXPECT_FALSE(add(tracker, {90, 10, true}));
}

TEST(Hazards, ABarrierForgetsWhatWasBefore) {
  HazardTracker tracker;
  add(tracker, {100, 10, true});
  EXPECT_TRUE(add(tracker, {100, 10, true}));
  EXPECT_FALSE(add(tracker, {200, 10, true}));
  EXPECT_TRUE(add(tracker, {100, 10, true}));
}

TEST(Hazards, ManyAccessesForceABarrier) {
  HazardTracker tracker;
  bool barrier = false;
  for (uint64_t i = 0; i < 1000; ++i)
    barrier |= add(tracker, {i * 100, 10, true});
  EXPECT_TRUE(barrier);
}

} // namespace
} // namespace runmat::vulkan
