//===- ReductionChoiceTest.cpp - the best settings of made-up runs -*- C++
//-*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ReductionChoice.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace runmat::profile;

namespace {

constexpr uint64_t lengths[] = {1000, 10000, 100000};

/// A device on which one pass takes the length, and two take a third of it and
/// what beginning takes, for a workgroup that suits.
double secondsOf(uint64_t length, uint32_t workgroup, bool inTwoPasses) {
  const auto size = double(length);
  const double badFit = workgroup == 128 ? 1 : 1.5;
  return badFit * (inTwoPasses ? 5000 + size / 3 : size);
}

std::vector<ReductionRun> runsOf(std::vector<uint32_t> workgroups) {
  std::vector<ReductionRun> runs;
  for (const uint32_t workgroup : workgroups)
    for (const uint64_t length : lengths)
      for (const bool inTwoPasses : {false, true})
        runs.push_back({length, 1, workgroup, inTwoPasses,
                        secondsOf(length, workgroup, inTwoPasses)});
  return runs;
}

TEST(ReductionChoiceTest, ThresholdsTellLengthsApart) {
  EXPECT_EQ(thresholdsBetween(runsOf({64, 128})),
            (std::vector<uint64_t>{500, 1000, 10000, 100000}));
  EXPECT_TRUE(thresholdsBetween({}).empty());
}

TEST(ReductionChoiceTest, TheBestPairIsFound) {
  const std::vector<ReductionRun> runs = runsOf({64, 128, 256});
  const auto best = bestPair(runs, thresholdsBetween(runs));
  ASSERT_TRUE(best);
  // At 10000 two passes take 8333, at 1000 they take 5333.
  EXPECT_EQ(best->threshold, 1000u);
  EXPECT_EQ(best->workgroup, 128u);
  EXPECT_DOUBLE_EQ(*slowdown(runs, *best), 1);
}

TEST(ReductionChoiceTest, ThresholdsThatTheUserNamesAreAllThatAreTried) {
  const std::vector<ReductionRun> runs = runsOf({64, 128});
  const uint64_t named[] = {70000};
  EXPECT_EQ(bestPair(runs, named)->threshold, 70000u);
}

TEST(ReductionChoiceTest, SlowdownIsTheGeometricMean) {
  const ReductionRun runs[] = {{10, 1, 64, false, 1},
                               {10, 1, 64, true, 2},
                               {10, 8, 64, false, 8},
                               {10, 8, 64, true, 1}};
  EXPECT_DOUBLE_EQ(*slowdown(runs, {10, 64}), std::sqrt(8.0));
  EXPECT_DOUBLE_EQ(*slowdown(runs, {5, 64}), std::sqrt(2.0));
}

TEST(ReductionChoiceTest, OfEqualsTheFirstIsTaken) {
  const ReductionRun runs[] = {{10, 1, 64, false, 1},
                               {10, 1, 64, true, 1},
                               {10, 1, 128, false, 1},
                               {10, 1, 128, true, 1}};
  const auto best = bestPair(runs, thresholdsBetween(runs));
  EXPECT_EQ(best->threshold, 5u);
  EXPECT_EQ(best->workgroup, 64u);
}

TEST(ReductionChoiceTest, AMissingRunLeavesItsPairsOut) {
  std::vector<ReductionRun> runs = runsOf({64, 128});
  EXPECT_FALSE(slowdown(runs, {1000, 512}));
  // The last run: 100000 elements in two passes with 128.
  runs.pop_back();
  EXPECT_FALSE(slowdown(runs, {1000, 128}));
  EXPECT_TRUE(slowdown(runs, {100000, 128}));
  // The other way to reduce them.
  runs.pop_back();
  EXPECT_EQ(bestPair(runs, thresholdsBetween(runs))->workgroup, 64u);
  EXPECT_FALSE(bestPair({}, thresholdsBetween(runs)));
}

} // namespace
