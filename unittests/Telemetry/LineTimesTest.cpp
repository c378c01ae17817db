//===- LineTimesTest.cpp - time of launches, by line ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "runtime/Telemetry/LineTimes.h"

#include <gtest/gtest.h>

#include <thread>

using namespace runmat::telemetry;

namespace {

void work(int milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

class LineTimesTest : public testing::Test {
protected:
  void SetUp() override { lineTimes() = {.isOn = true, .times = {}}; }
  void TearDown() override { lineTimes() = {}; }
};

TEST_F(LineTimesTest, timeOfTimersInsideIsTheirs) {
  {
    const LineTimer launch("cluster0", "f.m", 7);
    const LineTimer made(compiling);
    work(5);
  }
  ASSERT_EQ(lineTimes().times.size(), 2u);
  const LineTime &inside = lineTimes().times[{"f.m", 7, compiling}],
                 &around = lineTimes().times[{"f.m", 7, "cluster0"}];
  EXPECT_EQ(inside.count, 1u);
  EXPECT_GE(inside.nanoseconds, 5'000'000u);
  EXPECT_EQ(around.count, 1u);
  EXPECT_LT(around.nanoseconds, 5'000'000u);
  EXPECT_EQ(lineTimes().current, nullptr);
}

TEST_F(LineTimesTest, nothingIsKeptWhileItIsOff) {
  lineTimes().isOn = false;
  const LineTimer launch("cluster0", "f.m", 7);
  const LineTimer made(compiling);
  EXPECT_TRUE(lineTimes().times.empty());
  EXPECT_EQ(lineTimes().current, nullptr);
}

TEST_F(LineTimesTest, whatHasNoPlaceIsNotTimed) {
  {
    const LineTimer made(compiling);
  }
  {
    const LineTimer launch("cluster0", nullptr, 0);
  }
  EXPECT_TRUE(lineTimes().times.empty());
}

} // namespace
