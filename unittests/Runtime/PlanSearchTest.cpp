//===- PlanSearchTest.cpp - tests of plans ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanSearch.h"
#include "RandomPlans.h"
#include "runtime/Devices/DevicePriors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <ctime>

namespace runmat {
namespace {

using namespace test;

/// Beyond this, sums of the same terms in another order do not differ.
constexpr double rounding = 1 + 1e-9;

/// What `seed` makes.
struct Case {
  Case(uint64_t seed, const GraphShape &shape)
      : dice(seed), places(randomPlaces(dice, shape.places)),
        graph(randomGraph(dice, shape)) {}
  double planned() const { return searchPlan(graph, places.get()).seconds; }
  double seconds(const Placement &placement) const {
    return PlanCosts(graph, places.get()).seconds(placement);
  }
  /// Every step at the place that can be there.
  Placement all(PlaceIndex place) const {
    Placement placement;
    for (const PlanStep &step : graph.steps)
      placement.push_back(canBeAt(step, place) ? place : hostPlace);
    return placement;
  }

  Dice dice;
  TestPlaces places;
  PlanGraph graph;
};

double leastSeconds(const Case &it) {
  const PlanCosts costs(it.graph, it.places.get());
  double least = HUGE_VAL;
  forEachPlacement(it.graph, static_cast<uint32_t>(it.places.get().size()),
                   [&](const Placement &placement) {
                     least = std::min(least, costs.seconds(placement));
                   });
  return least;
}

TEST(PlanSearch, IsTheBestOfTwoPlaces) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Case it(seed, {.steps = 2 + uint32_t(seed % 9)});
    EXPECT_LE(it.planned(), leastSeconds(it) * rounding) << "seed " << seed;
  }
}

TEST(PlanSearch, IsNearTheBestOfMorePlaces) {
  for (uint64_t seed = 0; seed < 400; ++seed) {
    GraphShape shape = {.steps = 2 + uint32_t(seed % 6), .places = 3};
    shape.places += seed % 5 == 0;
    Case it(seed, shape);
    EXPECT_LE(it.planned(), leastSeconds(it) * 1.1) << "seed " << seed;
  }
}

TEST(PlanSearch, IsNoWorseThanOnePlaceAlone) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Case it(seed, {.steps = 60, .places = 2 + uint32_t(seed % 4)});
    const double planned = it.planned();
    for (PlaceIndex p = 0; p < it.places.get().size(); ++p)
      EXPECT_LE(planned, it.seconds(it.all(p)) * rounding) << "seed " << seed;
  }
}

TEST(PlanSearch, ADeviceMoreMakesNothingLonger) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Case it(seed, {.steps = 40, .places = 3});
    Case fewer = it;
    for (PlanValue &value : fewer.graph.values)
      if (value.currentAt == only(2))
        value.currentAt = only(0);
      else
        value.currentAt &= ~only(2);
    it.graph.values = fewer.graph.values;
    double planned =
        searchPlan(fewer.graph, fewer.places.get().first(2)).seconds;
    EXPECT_LE(it.planned(), planned * rounding) << "seed " << seed;
  }
}

TEST(PlanSearch, IsTheSameEachTime) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    Case it(seed, {.steps = 50, .places = 3});
    Plan first = searchPlan(it.graph, it.places.get());
    Plan second = searchPlan(it.graph, it.places.get());
    EXPECT_EQ(first.placement(), second.placement());
    EXPECT_EQ(first.seconds, second.seconds);
  }
}

/// Each figure that is a rate, of each place.
void expectFasterIsNoLonger(Case &it, double factor) {
  const double planned = it.planned();
  for (PlaceIndex p = 0; p < it.places.get().size(); ++p)
    for (size_t f = 0; f < figureCount; ++f) {
      double usual = it.places.model(p).uncorrected()[f];
      if (!info(figureAt(f)).isRate || usual == 0)
        continue;
      it.places.set(p, figureAt(f), usual * factor);
      EXPECT_LE(it.planned(), planned * rounding)
          << "place " << p << ", " << info(figureAt(f)).name;
      it.places.set(p, figureAt(f), usual);
    }
}

TEST(PlanSearch, AFasterPlaceMakesNothingLonger) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    SCOPED_TRACE(seed);
    Case it(seed, {.steps = 20, .places = 2 + uint32_t(seed % 2)});
    expectFasterIsNoLonger(it, it.dice.magnitude(1.05, 20));
  }
}

TEST(PlanSearch, StepsStayWhereTheyCanBe) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Case it(seed, {.steps = 40, .places = 3});
    Placement placement = searchPlan(it.graph, it.places.get()).placement();
    for (size_t s = 0; s < placement.size(); ++s)
      EXPECT_TRUE(canBeAt(it.graph.steps[s], placement[s]));
  }
}

TEST(PlanSearch, FiguresAddUp) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Case it(seed, {.steps = 30, .places = 3});
    Plan plan = searchPlan(it.graph, it.places.get());
    double sum = plan.transferSeconds;
    for (const StepDecision &step : plan.steps)
      sum += step.seconds;
    EXPECT_NEAR(sum, plan.seconds, 1e-9 * sum);
    EXPECT_NEAR(plan.seconds, it.seconds(plan.placement()), 1e-9 * sum);
  }
}

/// The processor's time, which other processes do not lengthen. It is some tens
/// of milliseconds, a few hundred for three places, and ten times that with
/// sanitizers.
TEST(PlanSearch, PlansThousandsOfStepsSoon) {
  for (uint32_t places : {2, 3}) {
    Case it(7, {.steps = 5000, .places = places});
    const std::clock_t begin = std::clock();
    it.planned();
    EXPECT_LT(double(std::clock() - begin) / CLOCKS_PER_SEC, 5.0);
  }
}

TEST(PlanSearch, AnEmptyUnitTakesNothing) {
  Dice dice(1);
  TestPlaces places = randomPlaces(dice, 2);
  Plan plan = searchPlan({}, places.get());
  EXPECT_TRUE(plan.steps.empty());
  EXPECT_EQ(plan.seconds, 0);
}

//===----------------------------------------------------------------------===//
// What programs look like
//===----------------------------------------------------------------------===//

/// A host of 16 threads and a card, as assumed before anything is measured.
class Programs : public testing::Test {
protected:
  Programs() {
    places.add("host", priorFigures(PlaceClass::Host, 16));
    places.add("gpu", priorFigures(PlaceClass::DiscreteGpu, 16));
  }
  uint32_t array(double elements, PlaceSet currentAt = 0) {
    graph.values.push_back({.bytes = 4 * elements, .currentAt = currentAt});
    return static_cast<uint32_t>(graph.values.size() - 1);
  }
  PlanStep &step(std::vector<uint32_t> reads, std::vector<uint32_t> writes,
                 uint32_t loop = noLoop) {
    PlanStep step;
    for (uint32_t value : reads)
      step.work.bytes += graph.values[value].bytes;
    for (uint32_t value : writes)
      step.work.bytes += graph.values[value].bytes;
    step.work[WorkKind::F32] = step.work.bytes / 4;
    step.reads = std::move(reads);
    step.writes = std::move(writes);
    step.loop = loop;
    step.compiledAt = 3;
    graph.steps.push_back(std::move(step));
    return graph.steps.back();
  }
  Placement placed() {
    EXPECT_EQ(problemOf(graph, places.get()), "");
    return searchPlan(graph, places.get()).placement();
  }
  /// x = rand(n,1); for k = 1:50, x = sin(x) + x; end; disp(sum(x))
  void timeStepping(double elements) {
    graph.loops = {{noLoop, 50}};
    uint32_t first = array(elements), inside = array(elements),
             next = array(elements), sum = array(1);
    graph.carried = {{0, first, inside, next}};
    step({}, {first});
    step({inside}, {next}, 0).work[WorkKind::ElementaryF32] = elements;
    step({next}, {sum});
    PlanStep &output = step({sum}, {});
    output.work.launches = 0;
    output.obstacles = {"", "output is the host's"};
  }

  TestPlaces places;
  PlanGraph graph;
};

TEST_F(Programs, ALoopOverMuchDataIsDoneByTheDevice) {
  timeStepping(1e8);
  EXPECT_EQ(placed(), (Placement{1, 1, 1, 0}));
}

TEST_F(Programs, ALoopOverLittleDataStaysOnTheHost) {
  timeStepping(1e3);
  EXPECT_EQ(placed(), (Placement{0, 0, 0, 0}));
}

TEST_F(Programs, OneSweepDoesNotPayForItsTransfers) {
  uint32_t x = array(1e8, only(0)), y = array(1e8);
  graph.values[y].isReadAfterwards = true;
  step({x}, {y});
  EXPECT_EQ(placed(), (Placement{0}));
}

TEST_F(Programs, AnArrayOnTheDeviceDrawsItsSweepThere) {
  uint32_t x = array(1e8, only(1)), y = array(1e8);
  step({x}, {y});
  EXPECT_EQ(placed(), (Placement{1}));
}

/// No step of the chain would go to the device by itself.
TEST_F(Programs, AChainMovesAsAWhole) {
  uint32_t x = array(1e7, only(0));
  for (int i = 0; i < 40; ++i) {
    uint32_t y = array(1e7);
    step({x}, {y});
    x = y;
  }
  graph.values[x].isReadAfterwards = true;
  const PlanCosts costs(graph, places.get());
  const Placement onHost(40, 0);
  for (size_t s = 0; s < 40; ++s) {
    Placement one = onHost;
    one[s] = 1;
    EXPECT_GT(costs.seconds(one), costs.seconds(onHost));
  }
  EXPECT_EQ(placed(), Placement(40, 1));
}

/// A step of the host in each turn, which reads the array, keeps it there.
TEST_F(Programs, OutputInTheLoopCountsEachTurn) {
  timeStepping(1e6);
  EXPECT_EQ(placed()[1], 1u);
  graph.steps.clear();
  graph.values.clear();
  timeStepping(1e6);
  graph.steps[3].reads = {2};
  graph.steps[3].loop = 0;
  std::swap(graph.steps[2], graph.steps[3]);
  graph.steps[1].work[WorkKind::ElementaryF32] = 0;
  EXPECT_EQ(placed()[1], 0u);
}

TEST_F(Programs, KernelsThatAreNotCompiledMustPayForIt) {
  uint32_t x = array(1e7, only(1)), y = array(1e7);
  step({x}, {y}).compiledAt = only(0);
  places.set(1, Figure::CompileSeconds, 1.0);
  EXPECT_EQ(placed(), (Placement{0}));
  graph.runs = 1000;
  EXPECT_EQ(placed(), (Placement{1}));
}

TEST_F(Programs, DoublesGoWhereTheyAreFast) {
  uint32_t x = array(1e7, only(0) | only(1)), y = array(1e7);
  step({x}, {y}).work[WorkKind::F64] = 1e10;
  places.set(1, Figure::RateF64, 1e9);
  EXPECT_EQ(placed(), (Placement{0}));
  places.set(1, Figure::RateF64, 1e13);
  EXPECT_EQ(placed(), (Placement{1}));
}

//===----------------------------------------------------------------------===//
// Reasons
//===----------------------------------------------------------------------===//

/// A host and a device of round figures.
class Reasons : public Programs {
protected:
  Reasons() {
    for (PlaceIndex p : {0, 1}) {
      places.set(p, Figure::LaunchSeconds, 1e-9);
      places.set(p, Figure::DependentLaunchSeconds, 1e-9);
    }
    places.set(0, Figure::Bandwidth, 1e9);
    places.set(1, Figure::Bandwidth, 1e12);
    places.set(1, Figure::UploadSeconds, 1e-9);
    places.set(1, Figure::UploadRate, 10e9);
  }
  std::vector<std::string> reasons() {
    std::vector<std::string> reasons;
    for (const StepDecision &step : searchPlan(graph, places.get()).steps)
      reasons.push_back(step.reason);
    return reasons;
  }
};

TEST_F(Reasons, GiveTheBestOtherPlaceInFigures) {
  uint32_t x = array(1e6, only(0)), y = array(1e6);
  step({x}, {y});
  EXPECT_EQ(reasons(), std::vector<std::string>{
                           "gpu 8 \u00b5s + 400 \u00b5s of transfers against "
                           "8 ms on host"});
}

TEST_F(Reasons, GiveObstacles) {
  uint32_t x = array(1e6, only(0)), y = array(1e6);
  step({x}, {y}).obstacles = {"", "it has no 64-bit floating point"};
  EXPECT_EQ(reasons(),
            std::vector<std::string>{
                "host 8 ms; gpu cannot: it has no 64-bit floating point"});
}

TEST_F(Reasons, OfOnePlaceAreItsSeconds) {
  uint32_t x = array(1e6, only(0)), y = array(1e6);
  step({x}, {y});
  Plan plan = searchPlan(graph, places.get().first(1));
  EXPECT_EQ(plan.steps[0].reason, "host 8 ms");
}

/// What a decision says to save is what moving the step alone costs.
TEST(PlanReasons, AreTheDifferenceOfMovingTheStep) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Case it(seed, {.steps = 12, .places = 2 + uint32_t(seed % 2)});
    const PlanCosts costs(it.graph, it.places.get());
    const Plan plan = searchPlan(it.graph, it.places.get());
    for (uint32_t s = 0; s < plan.steps.size(); ++s) {
      double least = HUGE_VAL;
      Placement moved = plan.placement();
      for (PlaceIndex p = 0; p < it.places.get().size(); ++p) {
        moved[s] = p;
        if (p != plan.steps[s].place && canBeAt(it.graph.steps[s], p))
          least = std::min(least, costs.seconds(moved));
      }
      const double saved = plan.steps[s].savedSeconds;
      EXPECT_GE(saved, -1e-9 * plan.seconds);
      EXPECT_EQ(std::isfinite(saved), std::isfinite(least));
      if (std::isfinite(least))
        EXPECT_NEAR(saved, least - plan.seconds, 1e-9 * least);
    }
  }
}

} // namespace
} // namespace runmat
