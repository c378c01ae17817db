//===- TimingTest.cpp - medians, and when repeating ends --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Timing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

using namespace runmat::profile;

namespace {

TEST(TimingTest, QuantilesLieBetweenValues) {
  EXPECT_EQ(quantile({3}, 0.25), 3);
  EXPECT_EQ(quantile({5, 1, 3}, 0.5), 3);
  EXPECT_EQ(quantile({4, 1, 2, 3}, 0.5), 2.5);
  EXPECT_EQ(quantile({4, 0}, 0.25), 1);
  EXPECT_EQ(quantile({4, 0}, 1), 4);
}

TEST(TimingTest, AnOutlierDoesNotCount) {
  const Timing timing = summarise({2, 2, 2, 2, 100});
  EXPECT_EQ(timing.median, 2);
  EXPECT_EQ(timing.spread(), 0);
  EXPECT_EQ(timing.runs, 5u);
}

TEST(TimingTest, SpreadIsAShareOfTheMedian) {
  EXPECT_EQ((Timing{4, 3, 5, 9}).spread(), 0.5);
  EXPECT_EQ(Timing().spread(), 0);
}

/// Runs of made-up times: those of the list, and then the last one again.
class MadeUp {
public:
  explicit MadeUp(std::vector<double> seconds) : seconds(std::move(seconds)) {}
  double operator()() { return seconds[std::min(runs++, seconds.size() - 1)]; }
  size_t runs = 0;

private:
  std::vector<double> seconds;
};

TimingLimits limits() {
  TimingLimits limits;
  limits.stableRuns = 4;
  limits.stableSpread = 0.1;
  limits.mostRuns = 100;
  limits.mostSeconds = 1000;
  return limits;
}

TEST(TimingTest, StableTimesEndIt) {
  MadeUp run({1});
  const Timing timing = repeat(std::ref(run), limits());
  EXPECT_EQ(run.runs, 4u);
  EXPECT_EQ(timing.runs, 4u);
  EXPECT_EQ(timing.median, 1);
}

TEST(TimingTest, UnstableTimesAreLookedAtAgainAfterTwiceAsMany) {
  // Of 16 a quarter is slow, which the quartiles leave out.
  MadeUp run({1, 9, 9, 9, 1});
  EXPECT_EQ(repeat(std::ref(run), limits()).median, 1);
  EXPECT_EQ(run.runs, 16u);
}

TEST(TimingTest, TimesThatNeverSettleEndAtALimit) {
  size_t runs = 0;
  const auto run = [&] { return double(++runs); };
  EXPECT_EQ(repeat(run, limits()).runs, 45u); // 1 + ... + 44 = 990
  runs = 0;
  TimingLimits few = limits();
  few.mostRuns = 7;
  EXPECT_EQ(repeat(run, few).runs, 7u);
}

TEST(TimingTest, ARunThatTakesTooLongIsTheOnlyOne) {
  MadeUp run({5000});
  const Timing timing = repeat(std::ref(run), limits());
  EXPECT_EQ(timing.runs, 1u);
  EXPECT_EQ(timing.median, 5000);
}

} // namespace
