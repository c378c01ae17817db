//===- PlannedUnitTest.cpp - tests of the planner's view of units -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlannedUnit.h"
#include "DescribedUnit.h"
#include "runtime/Planner/Places.h"
#include "runtime/Planner/PlanSearch.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

class PlannedUnitTest : public testing::Test {
protected:
  DescribedUnit described;
  DeviceRegistry registry{RuntimeSettings{}};
  Places places{registry};

  PlanGraph graph(const PlannedUnit &unit, int64_t count, double n,
                  double turns = 10) {
    std::vector<PlannedUnit::Input> inputs(2);
    inputs[0].extents = {count, 1};
    inputs[1].extents = {1, 1};
    inputs[1].number = n;
    PlanGraph result = unit.graph(inputs, std::vector<double>{turns}, places);
    EXPECT_EQ(problemOf(result, places.list()), "");
    return result;
  }
};

TEST_F(PlannedUnitTest, ExtentsComeFromInputsAndTheirNumbers) {
  const PlanGraph made = graph(described.unit(), 1000, 70);
  EXPECT_EQ(made.values[0].bytes, 4000);
  EXPECT_EQ(made.values[3].bytes, 4000);
  EXPECT_EQ(made.values[4].bytes, 560);
  EXPECT_EQ(made.steps[0].work.bytes, 8000);
  EXPECT_EQ(made.steps[0].work.operations[size_t(WorkKind::F32)], 100e3);
  EXPECT_EQ(made.steps[1].work.bytes, 4560);
  EXPECT_EQ(made.loops[0].turns, 10);
}

TEST_F(PlannedUnitTest, WhatIsNotKnownIsAsLargeAsTheLargest) {
  PlannedUnit unit = described.unit();
  EXPECT_EQ(graph(unit, 1000, 70).values[5].bytes, 8000);
  EXPECT_EQ(graph(unit, 1000, 7000).values[5].bytes, 56000);
  const uint64_t before = unit.version();
  unit.learnExtents(5, std::vector<int64_t>{3, 1});
  EXPECT_NE(unit.version(), before);
  EXPECT_EQ(graph(unit, 1000, 7000).values[5].bytes, 24);
}

// x is 1000-by-1 before the loop, and n 7000.
TEST_F(PlannedUnitTest, WhatALoopLeavesAsLargeAsItWasIsKnown) {
  described.hidden[0] = {5, test::none, 0};
  described.likeX[0] = {0, 2, 0};
  EXPECT_EQ(graph(described.unit(), 1000, 7000).values[2].bytes, 4000);
  EXPECT_FALSE(graph(described.unit(), 1000, 7000).hasGuesses);
}

TEST_F(PlannedUnitTest, OfWhatGrowsInALoopNothingIs) {
  described.hidden[0] = {5, test::none, 0};
  described.likeX[0] = {0, 1, RUNMAT_PLAN_ELEMENT};
  EXPECT_EQ(graph(described.unit(), 1000, 7000).values[2].bytes, 28000);
  EXPECT_TRUE(graph(described.unit(), 1000, 7000).hasGuesses);
}

TEST_F(PlannedUnitTest, ACarriedVariableThatIsNoneIsAProblem) {
  described.carried[0].next = 99;
  const PlanGraph made = described.unit().graph(
      std::vector<PlannedUnit::Input>(2), std::vector<double>{10}, places);
  EXPECT_NE(problemOf(made, places.list()).find("names a value that is none"),
            std::string::npos);
}

TEST_F(PlannedUnitTest, OnlyNewsIsLearnt) {
  PlannedUnit unit = described.unit();
  unit.learnExtents(5, std::vector<int64_t>{100, 1});
  unit.learnTurns(0, {}, 20);
  unit.learnCompiled(0, 1);
  const uint64_t before = unit.version();
  unit.learnExtents(5, std::vector<int64_t>{110, 1});
  unit.learnTurns(0, {}, 22);
  unit.learnCompiled(0, 1);
  EXPECT_EQ(unit.version(), before);
  EXPECT_EQ(unit.usualTurns(0, {}), 22);
  unit.learnTurns(0, {}, 50);
  EXPECT_NE(unit.version(), before);
}

TEST_F(PlannedUnitTest, WhatMakesThePlanInForceCheaperIsNoNews) {
  PlannedUnit unit = described.unit();
  const double bytes = graph(unit, 1000, 7000).steps[0].work.bytes;
  const uint64_t before = unit.version();
  unit.learnCompiled(0, hostPlace, true);
  unit.learnTime(0, hostPlace, 2, bytes, 3, true);
  unit.learnTime(0, hostPlace, 1, bytes, 3, true);
  EXPECT_EQ(unit.version(), before);
  unit.learnTime(1, hostPlace, 9, bytes, 3, true);
  unit.learnTime(1, hostPlace, 9, bytes, 3, true);
  EXPECT_NE(unit.version(), before) << "it is dearer than its model has it";
}

TEST_F(PlannedUnitTest, WhatMakesAnotherPlanCheaperIsNews) {
  PlannedUnit unit = described.unit();
  const double bytes = graph(unit, 1000, 7000).steps[0].work.bytes;
  uint64_t before = unit.version();
  unit.learnCompiled(0, 1);
  EXPECT_NE(unit.version(), before);
  before = unit.version();
  unit.learnTime(0, 1, 2, bytes, 3);
  EXPECT_NE(unit.version(), before);
}

TEST_F(PlannedUnitTest, ExtentsThatAPlanAssumedAreNoNews) {
  PlannedUnit unit = described.unit();
  unit.assume(graph(unit, 1000, 7000));
  const uint64_t before = unit.version();
  unit.learnExtents(4, std::vector<int64_t>{7000, 1});
  EXPECT_EQ(unit.version(), before);
  unit.learnExtents(4, std::vector<int64_t>{70, 1});
  EXPECT_NE(unit.version(), before);
}

TEST_F(PlannedUnitTest, WhatAStepTookBeatsTheModel) {
  PlannedUnit unit = described.unit(true);
  const double bytes = graph(unit, 1000, 7000).steps[2].work.bytes;
  EXPECT_EQ(graph(unit, 1000, 7000).steps[2].measured[hostPlace], 0);
  unit.learnTime(2, hostPlace, 5, bytes);
  unit.learnTime(2, hostPlace, 3, bytes);
  unit.learnTime(2, hostPlace, 4, bytes);
  EXPECT_EQ(unit.timed(2, hostPlace), 3u);
  const PlanGraph once = graph(unit, 1000, 7000);
  EXPECT_DOUBLE_EQ(once.steps[2].measured[hostPlace], 3);
  EXPECT_DOUBLE_EQ(PlanCosts(once, places.list()).stepSeconds(2, hostPlace), 3);
  EXPECT_DOUBLE_EQ(graph(unit, 1000, 14000).steps[2].measured[hostPlace], 6);
  EXPECT_EQ(once.steps[2].measured[1], 0);
}

TEST_F(PlannedUnitTest, AFirstTimeThatIsLongerThanPredictedIsNotBelieved) {
  PlannedUnit unit = described.unit();
  const double bytes = graph(unit, 1000, 7000).steps[0].work.bytes;
  auto measured = [&] {
    return graph(unit, 1000, 7000).steps[0].measured[hostPlace];
  };
  unit.learnTime(0, hostPlace, 9, bytes, 2);
  EXPECT_EQ(measured(), 0);
  EXPECT_EQ(unit.timed(0, hostPlace), 1u);
  unit.learnTime(0, hostPlace, 10, bytes, 2);
  EXPECT_DOUBLE_EQ(measured(), 9) << "the second time says that it was right";
  unit.learnTime(0, hostPlace, 3, bytes, 2);
  EXPECT_DOUBLE_EQ(measured(), 3);
  // A shorter one is.
  unit.learnTime(1, hostPlace, 1, bytes, 2);
  EXPECT_GT(graph(unit, 1000, 7000).steps[1].measured[hostPlace], 0);
}

TEST_F(PlannedUnitTest, TimesAreComparedWithWhatWasPredicted) {
  PlannedUnit unit = described.unit();
  unit.learnTime(1, 1, 5, 100, 4);
  unit.learnTime(1, 1, 3, 100, 6);
  EXPECT_EQ(unit.comparison(1, 1).count, 2u);
  EXPECT_EQ(unit.comparison(1, 1).measured, 8);
  EXPECT_EQ(unit.comparison(1, 1).predicted, 10);
  EXPECT_EQ(unit.comparison(1, hostPlace).count, 0u);
  ASSERT_NE(unit.clusterOf(1), nullptr);
  EXPECT_STREQ(unit.clusterOf(1)->name, "g");
  EXPECT_EQ(unit.clusterOf(2), nullptr);
}

TEST_F(PlannedUnitTest, WhatTheHostReadsAfterwardsComesHome) {
  PlannedUnit unit = described.unit();
  EXPECT_FALSE(graph(unit, 1000, 70).values[3].isReadAfterwards);
  unit.expectReadAfterwards(1);
  unit.expectReadAfterwards(7);
  EXPECT_FALSE(graph(unit, 1000, 70).values[3].isReadAfterwards);
  unit.expectReadAfterwards(0);
  const PlanGraph made = graph(unit, 10000000, 70);
  EXPECT_TRUE(made.values[3].isReadAfterwards);
  EXPECT_FALSE(made.values[4].isReadAfterwards);
  // One download more where the loop is at the device.
  const PlanGraph before = graph(described.unit(), 10000000, 70);
  const Placement placement = {1, 1, hostPlace, hostPlace};
  const double more = PlanCosts(made, places.list()).seconds(placement) -
                      PlanCosts(before, places.list()).seconds(placement);
  EXPECT_NEAR(more,
              places.list()[1].model->transferSeconds(Transfer::Download, 4e7),
              1e-6);
}

TEST_F(PlannedUnitTest, ConstantTurnsAreNotAssumed) {
  described.loops[0].turns = 1000;
  EXPECT_EQ(described.unit().usualTurns(0, {}), 1000);
}

TEST_F(PlannedUnitTest, TurnsComeFromTheNumberOfAnInput) {
  described.loops[0] = {none, 0, 1, 2, 3}; // 2:3:n
  PlannedUnit unit = described.unit();
  std::vector<PlannedUnit::Input> inputs(2);
  EXPECT_EQ(unit.usualTurns(0, inputs), 4) << "nothing is known";
  inputs[1].number = 50;
  EXPECT_EQ(unit.usualTurns(0, inputs), 17);
  inputs[1].number = 1;
  EXPECT_EQ(unit.usualTurns(0, inputs), 1) << "a plan needs a turn";
  // What is known need not be learnt.
  const uint64_t before = unit.version();
  unit.learnTurns(0, inputs, 100);
  EXPECT_EQ(unit.version(), before);
  EXPECT_EQ(unit.usualTurns(0, {}), 4);
}

TEST_F(PlannedUnitTest, OnlyTheHostDoesWhatNoDeviceCan) {
  const PlanGraph made = graph(described.unit(), 1000, 70);
  EXPECT_TRUE(canBeAt(made.steps[0], 1));
  EXPECT_TRUE(canBeAt(made.steps[1], 1));
  EXPECT_EQ(made.steps[2].obstacles.at(1), "only the host does it");
  EXPECT_FALSE(canBeAt(made.steps[3], 1));
  EXPECT_TRUE(canBeAt(graph(described.unit(true), 1000, 70).steps[2], 1));
}

TEST_F(PlannedUnitTest, WhatHasFewerElementsThanTheThresholdStaysOnTheHost) {
  RuntimeSettings settings;
  settings.offloadThreshold = 1000;
  DeviceRegistry registry(settings);
  Places places(registry);
  const PlannedUnit unit = described.unit(true);
  auto stepsFor = [&](int64_t count, double n) {
    std::vector<PlannedUnit::Input> inputs(2);
    inputs[0].extents = {count, 1};
    inputs[1].extents = {1, 1};
    inputs[1].number = n;
    return unit.graph(inputs, std::vector<double>{10}, places).steps;
  };
  const std::vector<PlanStep> small = stepsFor(999, 10);
  for (size_t step : {0, 1, 2})
    EXPECT_EQ(small[step].obstacles.at(1),
              "fewer elements than accel-threshold")
        << step;
  EXPECT_TRUE(canBeAt(small[0], hostPlace));
  EXPECT_TRUE(canBeAt(stepsFor(1000, 10)[0], 1));
  EXPECT_TRUE(canBeAt(stepsFor(1000, 10)[1], 1)) << "what it reads counts";
  EXPECT_TRUE(canBeAt(stepsFor(999, 1000)[1], 1)) << "and what it writes";
}

TEST_F(PlannedUnitTest, WorkGoesToTheDeviceWhereItPays) {
  PlannedUnit unit = described.unit();
  const PlanGraph small = graph(unit, 100, 100);
  EXPECT_EQ(searchPlan(small, places.list()).steps[0].place, hostPlace);
  const PlanGraph large = graph(unit, 100000000, 100, 100);
  EXPECT_EQ(searchPlan(large, places.list()).steps[0].place, 1u);
}

} // namespace
} // namespace runmat
