//===- LogScaleTest.cpp - axes of powers of ten -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "LogScale.h"

#include <gtest/gtest.h>

using namespace runmat::profile;

namespace {

TEST(LogScaleTest, EndsAreThePowersAroundTheValues) {
  const LogScale scale({20, 3000}, 100, 400);
  EXPECT_EQ(scale.ticks(), (std::vector<double>{10, 100, 1000, 10000}));
  EXPECT_DOUBLE_EQ(scale.place(10), 100);
  EXPECT_DOUBLE_EQ(scale.place(100), 200);
  EXPECT_DOUBLE_EQ(scale.place(10000), 400);
}

TEST(LogScaleTest, UpwardsIsASmallerPlace) {
  const LogScale scale({0.05, 0.5}, 300, 100);
  EXPECT_DOUBLE_EQ(scale.place(0.01), 300);
  EXPECT_DOUBLE_EQ(scale.place(1), 100);
}

TEST(LogScaleTest, OneValueHasRoom) {
  EXPECT_EQ(LogScale({10}, 0, 1).ticks(), (std::vector<double>{10, 100}));
  EXPECT_EQ(LogScale({}, 0, 1).ticks(), (std::vector<double>{1, 10}));
}

TEST(LogScaleTest, TicksAreShort) {
  EXPECT_EQ(tickText(1), "1");
  EXPECT_EQ(tickText(0.01), "0.01");
  EXPECT_EQ(tickText(100), "100");
  EXPECT_EQ(tickText(1e3), "1k");
  EXPECT_EQ(tickText(1e5), "100k");
  EXPECT_EQ(tickText(1e7), "10M");
  EXPECT_EQ(tickText(1e9), "1G");
  EXPECT_EQ(tickText(1e12), "1T");
}

} // namespace
