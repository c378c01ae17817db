//===- DeviceClockTest.cpp - times of one clock by another ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/providers/vulkan/DeviceClock.h"

#include <gtest/gtest.h>

namespace runmat::vulkan {
namespace {

TEST(DeviceClock, CountsFromTheKnownMomentBothWays) {
  DeviceClock clock(64, 2.5);
  clock.set(1000, 50'000);
  EXPECT_EQ(clock.hostNanoseconds(1000), 50'000u);
  EXPECT_EQ(clock.hostNanoseconds(1100), 50'250u);
  EXPECT_EQ(clock.hostNanoseconds(900), 49'750u);
}

TEST(DeviceClock, GoesOnWhereTimestampsStartOver) {
  DeviceClock clock(36, 1);
  constexpr uint64_t turn = uint64_t{1} << 36;
  clock.set(turn - 10, 1'000'000);
  EXPECT_EQ(clock.hostNanoseconds(5), 1'000'015u);
  clock.set(5, 1'000'015);
  EXPECT_EQ(clock.hostNanoseconds(turn - 10), 1'000'000u);
  // Bits beyond those that count may be anything.
  EXPECT_EQ(clock.hostNanoseconds(3 * turn + 6), 1'000'016u);
}

TEST(DeviceClock, TheLatestMomentCounts) {
  DeviceClock clock(64, 1);
  clock.set(0, 100);
  clock.set(50, 170);
  EXPECT_EQ(clock.hostNanoseconds(60), 180u);
}

} // namespace
} // namespace runmat::vulkan
