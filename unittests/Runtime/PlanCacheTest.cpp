//===- PlanCacheTest.cpp - tests of plans that serve again ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanCache.h"
#include "RandomPlans.h"

#include <gtest/gtest.h>

#include <cmath>

namespace runmat {
namespace {

using test::Dice;

/// A plan of one step.
Plan planAt(PlaceIndex place, double seconds) {
  Plan plan;
  plan.steps.emplace_back().place = place;
  plan.seconds = seconds;
  return plan;
}

PlaceIndex placeIn(const PlanHistory &history) {
  return history.inForce().steps[0].place;
}

void measure(PlanHistory &history, double seconds, int times = 5) {
  for (int i = 0; i < times; ++i)
    history.noteMeasured(seconds);
}

//===----------------------------------------------------------------------===//
// Which plan is in force
//===----------------------------------------------------------------------===//

TEST(PlanHistory, GivesWayToAClearlyBetterPlanOnly) {
  PlanHistory history(planAt(0, 1.0));
  EXPECT_FALSE(history.review(planAt(1, 0.9), 1.0));
  EXPECT_EQ(placeIn(history), 0u);
  EXPECT_TRUE(history.review(planAt(1, 0.8), 1.0));
  EXPECT_EQ(placeIn(history), 1u);
}

TEST(PlanHistory, IsReviewedByTodaysModels) {
  PlanHistory history(planAt(0, 1.0));
  // The models have learnt that both are ten times as fast.
  EXPECT_FALSE(history.review(planAt(1, 0.1), 0.1));
  EXPECT_EQ(placeIn(history), 0u);
}

TEST(PlanHistory, MeasuredTimesContradictThePrediction) {
  PlanHistory history(planAt(1, 1.0));
  measure(history, 1.4);
  EXPECT_FALSE(history.isContradicted());
  measure(history, 10, 4);
  EXPECT_FALSE(history.isContradicted());
  measure(history, 10, 1);
  EXPECT_TRUE(history.isContradicted());
  // The models still think well of it; what was measured decides.
  EXPECT_TRUE(history.review(planAt(0, 3.0), 1.0));
  EXPECT_EQ(placeIn(history), 0u);
}

TEST(PlanHistory, FewTimesContradictNothing) {
  PlanHistory history(planAt(1, 1.0));
  measure(history, 100, 4);
  EXPECT_FALSE(history.isContradicted());
}

TEST(PlanHistory, FasterThanPredictedIsNoReasonToSearch) {
  PlanHistory history(planAt(1, 1.0));
  measure(history, 0.01, 9);
  EXPECT_FALSE(history.isContradicted());
}

TEST(PlanHistory, WhatWasReviewedIsNotReviewedAgain) {
  PlanHistory history(planAt(1, 1.0));
  measure(history, 2.0);
  ASSERT_TRUE(history.isContradicted());
  EXPECT_FALSE(history.review(planAt(1, 1.0), 1.0));
  measure(history, 2.0);
  EXPECT_FALSE(history.isContradicted());
  measure(history, 4.0, 9);
  EXPECT_TRUE(history.isContradicted());
}

/// A plan that disappointed is judged by that when it is proposed again.
TEST(PlanHistory, MeasuredPlansAreComparedByTheirTimes) {
  PlanHistory history(planAt(0, 1.0));
  measure(history, 1.0);
  ASSERT_TRUE(history.review(planAt(1, 0.1), 1.0));
  measure(history, 5.0);
  ASSERT_TRUE(history.isContradicted());
  ASSERT_TRUE(history.review(planAt(0, 1.0), 0.1));
  for (int i = 0; i < 20; ++i) {
    measure(history, 1.0, 1);
    EXPECT_FALSE(history.review(planAt(1, 0.1), 1.0));
  }
  EXPECT_EQ(placeIn(history), 0u);
}

/// A plan is known by its bad times until four others have been in force.
TEST(PlanHistory, RemembersFourPlans) {
  for (PlaceIndex others : {3, 4}) {
    PlanHistory history(planAt(0, 1e6));
    measure(history, 1e9);
    double seconds = 1e6;
    for (PlaceIndex p = 1; p <= others; ++p, seconds /= 10)
      ASSERT_TRUE(history.review(planAt(p, seconds / 10), seconds));
    measure(history, seconds);
    EXPECT_EQ(history.review(planAt(0, seconds / 10), seconds), others == 4);
  }
}

/// Two plans whose true times are nearly the same, models that favour either
/// one at random, and times with noise and mishaps.
int changesUnderNoise(uint64_t seed, double other) {
  Dice dice(seed);
  auto noisy = [&](double seconds) {
    return seconds * dice.magnitude(1 / 1.3, 1.3);
  };
  const double truth[] = {1.0, other};
  PlanHistory history(planAt(0, 1.0));
  int changes = 0;
  for (int run = 0; run < 2000; ++run) {
    PlaceIndex place = placeIn(history);
    double mishap = dice.chance(5) ? 10 : 1;
    history.noteMeasured(noisy(truth[place]) * mishap);
    if (run % 3 == 0 || history.isContradicted())
      changes += history.review(planAt(1 - place, noisy(truth[1 - place])),
                                noisy(truth[place]));
  }
  return changes;
}

TEST(PlanHistory, NearlyEqualPlansDoNotTakeTurns) {
  for (uint64_t seed = 0; seed < 100; ++seed)
    for (double other : {1.0, 1.05, 0.95})
      EXPECT_LE(changesUnderNoise(seed, other), 3) << seed;
}

TEST(PlanHistory, TheBetterPlanWinsUnderNoise) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Dice dice(seed);
    PlanHistory history(planAt(0, 1.0));
    const double truth[] = {1.0, 0.3};
    for (int run = 0; run < 100; ++run) {
      PlaceIndex place = placeIn(history);
      history.noteMeasured(truth[place] * dice.magnitude(0.8, 1.25));
      history.review(planAt(1 - place, truth[1 - place]), truth[place]);
    }
    EXPECT_EQ(placeIn(history), 1u) << seed;
  }
}

//===----------------------------------------------------------------------===//
// When it serves
//===----------------------------------------------------------------------===//

TEST(PlanKey, BucketsAreNarrowAndInOrder) {
  for (int64_t e : {0, 1, 2, 3})
    EXPECT_NE(extentBucket(e), extentBucket(e + 1)) << e;
  EXPECT_EQ(extentBucket(4), extentBucket(5));
  EXPECT_NE(extentBucket(5), extentBucket(6));
  EXPECT_EQ(extentBucket(1000), extentBucket(1023));
  EXPECT_NE(extentBucket(1023), extentBucket(1024));
  EXPECT_EQ(extentBucket(INT64_MAX), extentBucket(int64_t(3) << 61));
  int64_t first = 4;
  for (int64_t e = 4; e < 100000; ++e) {
    EXPECT_GE(extentBucket(e + 1), extentBucket(e));
    if (extentBucket(e) != extentBucket(first))
      first = e;
    EXPECT_LE(double(e), 1.5 * double(first));
  }
}

TEST(PlanKey, TellsUnitsExtentsAndResidencyApart) {
  const int64_t extents[] = {1000, 20}, near[] = {1001, 21}, far[] = {4000, 20};
  const PlaceSet here[] = {1, 1}, there[] = {1, 2};
  PlanKey key = planKey(7, extents, here);
  EXPECT_EQ(key, planKey(7, near, here));
  EXPECT_EQ(PlanKeyHash()(key), PlanKeyHash()(planKey(7, near, here)));
  EXPECT_NE(key, planKey(8, extents, here));
  EXPECT_NE(key, planKey(7, far, here));
  EXPECT_NE(key, planKey(7, extents, there));
  EXPECT_NE(key, planKey(7, {extents, 1}, here));
}

PlanKey keyOf(uint64_t unit) { return planKey(unit, {}, {}); }

TEST(PlanCache, FindsWhatWasAdded) {
  PlanCache cache(4);
  EXPECT_EQ(cache.find(keyOf(1)), nullptr);
  cache.add(keyOf(1), planAt(3, 1.0));
  ASSERT_NE(cache.find(keyOf(1)), nullptr);
  EXPECT_EQ(placeIn(*cache.find(keyOf(1))), 3u);
  EXPECT_EQ(cache.find(keyOf(2)), nullptr);
}

TEST(PlanCache, ForgetsWhatWasUsedLongestAgo) {
  PlanCache cache(3);
  for (uint64_t unit : {1, 2, 3})
    cache.add(keyOf(unit), planAt(0, 1.0));
  ASSERT_NE(cache.find(keyOf(1)), nullptr);
  cache.add(keyOf(4), planAt(0, 1.0));
  EXPECT_EQ(cache.size(), 3u);
  EXPECT_EQ(cache.find(keyOf(2)), nullptr);
  for (uint64_t unit : {1, 3, 4})
    EXPECT_NE(cache.find(keyOf(unit)), nullptr) << unit;
}

TEST(PlanCache, StaysWithinItsCapacity) {
  PlanCache cache(8);
  for (uint64_t unit = 0; unit < 1000; ++unit) {
    cache.add(keyOf(unit), planAt(0, 1.0));
    EXPECT_LE(cache.size(), 8u);
  }
  for (uint64_t unit = 992; unit < 1000; ++unit)
    EXPECT_NE(cache.find(keyOf(unit)), nullptr);
}

} // namespace
} // namespace runmat
