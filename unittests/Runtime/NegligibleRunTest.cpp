//===- NegligibleRunTest.cpp - tests of runs without a plan -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "PlanRunFixture.h"
#include "runtime/Counters.h"

namespace runmat {
namespace {

using namespace test;

class NegligibleRunTest : public PlanRunTest {
protected:
  NegligibleRunTest() {
    RuntimeSettings settings;
    settings.unplanned = 0.1;
    planner.reset(); // It refers to the registry.
    registry = registryWithFake(settings);
    planner = std::make_unique<UnitPlanner>(*registry, AutoDeviceLimits{60s});
    described.loops[0].turns = 10;
    described.hidden[0] = {5, test::none, 0};
  }
  bool isPlanned(int64_t count) {
    PlannedUnit unit = described.unit();
    const std::string place = placeOf(unit, count, 0);
    EXPECT_EQ(place == "none", !unit.last.isMade);
    return unit.last.isMade;
  }
};

TEST_F(NegligibleRunTest, LittleWorkIsNotPlanned) {
  const auto looks = [] {
    return counters().modelCacheMisses.get() + counters().planCacheMisses.get();
  };
  const uint64_t before = looks();
  EXPECT_FALSE(isPlanned(1000));
  EXPECT_EQ(looks(), before);
}

TEST_F(NegligibleRunTest, LargeWorkIs) { EXPECT_TRUE(isPlanned(10000000)); }

TEST_F(NegligibleRunTest, SoIsTheLittleWorkAfterIt) {
  EXPECT_TRUE(isPlanned(10000000));
  EXPECT_TRUE(isPlanned(1000));
}

TEST_F(NegligibleRunTest, ManyLittleRunsArePlannedInTheEnd) {
  PlannedUnit unit = described.unit();
  int runs = 0;
  for (; runs < 1000000 && !unit.last.isMade; ++runs)
    placeOf(unit, 1000, 0);
  EXPECT_GT(runs, 10);
  EXPECT_TRUE(unit.last.isMade);
}

TEST_F(NegligibleRunTest, RunsToComeCount) {
  planner->places.expectRuns(1e7);
  EXPECT_TRUE(isPlanned(1000));
}

TEST_F(NegligibleRunTest, WhatIsOnlyGuessedAtIsPlanned) {
  described.hidden[0] = {-1, test::none, 0};
  EXPECT_TRUE(isPlanned(1000));
}

TEST_F(NegligibleRunTest, LoopsWithoutAKnownEndArePlanned) {
  described.loops[0].turns = 0;
  EXPECT_TRUE(isPlanned(1000));
}

TEST_F(NegligibleRunTest, WhereADeviceIsAskedForAllIsPlanned) {
  settle();
  EXPECT_TRUE(isPlanned(1000));
}

TEST_F(NegligibleRunTest, LittleThatIsForeseenReadsNoModels) {
  LaunchWork work;
  work[WorkKind::ElementaryF64] = 1e3;
  planner->places.foresee(work);
  EXPECT_TRUE(planner->places.mayNeglect());
  work[WorkKind::ElementaryF64] = 1e9;
  planner->places.foresee(work);
  EXPECT_FALSE(planner->places.mayNeglect());
}

} // namespace
} // namespace runmat
