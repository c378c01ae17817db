//===- PlanCostsTest.cpp - tests of what placements cost --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanCosts.h"
#include "RandomPlans.h"

#include <gtest/gtest.h>

#include <cmath>

namespace runmat {
namespace {

using namespace test;

Placement randomPlacement(Dice &dice, const PlanGraph &graph, uint32_t places) {
  Placement placement;
  for (const PlanStep &step : graph.steps) {
    PlaceIndex place = dice.below(places);
    placement.push_back(canBeAt(step, place) ? place : hostPlace);
  }
  return placement;
}

/// What `seed` makes, placed at random.
struct Case {
  Case(uint64_t seed, const GraphShape &shape)
      : dice(seed), places(randomPlaces(dice, shape.places)),
        graph(randomGraph(dice, shape)),
        placement(randomPlacement(dice, graph, shape.places)),
        simulated(simulate(graph, places.get(), placement)) {
    EXPECT_EQ(problemOf(graph, places.get()), "");
  }
  PlanCosts costs() const { return PlanCosts(graph, places.get()); }

  Dice dice;
  TestPlaces places;
  PlanGraph graph;
  Placement placement;
  SimulatedSeconds simulated;
};

TEST(PlanCosts, AreWhatGoingThroughEachTurnTakes) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    GraphShape shape = {.steps = 12, .places = 2 + uint32_t(seed % 3)};
    shape.hasCarried = false;
    Case it(seed, shape);
    SCOPED_TRACE(seed);
    EXPECT_NEAR(it.costs().stepsSeconds(it.placement), it.simulated.steps,
                1e-9 * it.simulated.steps);
    EXPECT_NEAR(it.costs().transfersSeconds(it.placement),
                it.simulated.transfers, 1e-9 * it.simulated.transfers);
  }
}

/// The last turn's variables count as carried too: of ten turns, at most a
/// tenth for each name that an array goes by.
TEST(PlanCosts, OfCarriedVariablesAreAtMostSomeTurnsMore) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    GraphShape shape = {.steps = 12, .places = 2 + uint32_t(seed % 3)};
    shape.leastTurns = 10;
    shape.mostTurns = 12;
    Case it(seed, shape);
    SCOPED_TRACE(seed);
    EXPECT_NEAR(it.costs().stepsSeconds(it.placement), it.simulated.steps,
                1e-9 * it.simulated.steps);
    double transfers = it.costs().transfersSeconds(it.placement);
    EXPECT_GE(transfers, it.simulated.transfers * (1 - 1e-9));
    EXPECT_LE(transfers, it.simulated.transfers * 10.0 / 7 * (1 + 1e-9));
  }
}

//===----------------------------------------------------------------------===//
// By hand
//===----------------------------------------------------------------------===//

/// A host and a device where a launch takes 1 s and no time else, an upload of
/// one byte 10 s and a download 20 s.
class SmallPlans : public testing::Test {
protected:
  SmallPlans() {
    places.add("host", figures(0, 0));
    places.add("device", figures(10, 20));
  }
  static Figures figures(double upload, double download) {
    Figures figures;
    figures.fill(1e-12);
    for (Figure figure : {Figure::Bandwidth, Figure::RateF32, Figure::RateF64})
      figures[size_t(figure)] = 1e12;
    figures[size_t(Figure::LaunchSeconds)] = 1;
    figures[size_t(Figure::DependentLaunchSeconds)] = 1;
    for (size_t i = 0; i < figureCount; ++i)
      if (const FigureInfo &it = info(figureAt(i)); it.isOfDevices)
        figures[i] = upload == 0 ? 0 : it.isRate ? 1e12 : 1e-12;
    figures[size_t(Figure::UploadSeconds)] = upload;
    figures[size_t(Figure::DownloadSeconds)] = download;
    return figures;
  }
  uint32_t given(PlaceSet currentAt) {
    return value({.bytes = 1, .currentAt = currentAt});
  }
  uint32_t made() { return value({.bytes = 1}); }
  void step(std::vector<uint32_t> reads, std::vector<uint32_t> writes,
            uint32_t loop = noLoop) {
    graph.steps.push_back({.name = "",
                           .work = {},
                           .reads = std::move(reads),
                           .writes = std::move(writes),
                           .loop = loop,
                           .obstacles = {},
                           .compiledAt = 3,
                           .compile = {},
                           .measured = {}});
  }
  double transfers(const Placement &placement) {
    EXPECT_EQ(problemOf(graph, places.get()), "");
    return std::round(
        PlanCosts(graph, places.get()).transfersSeconds(placement));
  }

  TestPlaces places;
  PlanGraph graph;

private:
  uint32_t value(PlanValue value) {
    graph.values.push_back(value);
    return static_cast<uint32_t>(graph.values.size() - 1);
  }
};

TEST_F(SmallPlans, ACopyServesAllReadersOfItsPlace) {
  uint32_t x = given(only(0));
  step({x}, {});
  step({x}, {});
  EXPECT_EQ(transfers({0, 0}), 0);
  EXPECT_EQ(transfers({0, 1}), 10);
  EXPECT_EQ(transfers({1, 1}), 10);
}

TEST_F(SmallPlans, ResidentArraysComeDownForTheHost) {
  uint32_t x = given(only(1));
  uint32_t y = given(only(0) | only(1));
  step({x, y}, {});
  EXPECT_EQ(transfers({0}), 20);
  EXPECT_EQ(transfers({1}), 0);
  graph.values[x].isReadAfterwards = true;
  EXPECT_EQ(transfers({0}), 20);
  EXPECT_EQ(transfers({1}), 20);
}

TEST_F(SmallPlans, GeneratedValuesAreNeverMoved) {
  uint32_t x = given(0);
  graph.values[x].isGenerated = true;
  step({x}, {});
  EXPECT_EQ(transfers({0}), 0);
  EXPECT_EQ(transfers({1}), 0);
}

TEST_F(SmallPlans, BetweenDevicesArraysGoByTheHost) {
  places.add("other", figures(100, 200));
  uint32_t x = made();
  step({}, {x});
  step({x}, {});
  step({x}, {});
  EXPECT_EQ(transfers({1, 2, 1}), 20 + 100);
  EXPECT_EQ(transfers({1, 2, 0}), 20 + 100);
  EXPECT_EQ(transfers({2, 1, 0}), 200 + 10);
}

TEST_F(SmallPlans, WhatALoopDoesNotChangeIsMovedOnce) {
  graph.loops = {{noLoop, 50}};
  uint32_t x = given(only(0));
  uint32_t y = made();
  step({x}, {y}, 0);
  step({y}, {}, 0);
  EXPECT_EQ(transfers({1, 1}), 10);
  EXPECT_EQ(transfers({1, 0}), 10 + 50 * 20);
}

/// for k = 1:50, x = f(x); end; g(x)
TEST_F(SmallPlans, AfterALoopOnlyTheLastIsRead) {
  graph.loops = {{noLoop, 50}};
  uint32_t first = given(only(0)), inside = made(), next = made();
  graph.carried = {{0, first, inside, next}};
  step({inside}, {next}, 0);
  step({next}, {});
  EXPECT_EQ(transfers({0, 0}), 0);
  EXPECT_EQ(transfers({1, 1}), 10);
  EXPECT_EQ(transfers({1, 0}), 10 + 20);
  EXPECT_EQ(transfers({0, 1}), 10);
}

/// Two variables that change places: [a, b] = deal(f(b), a).
TEST_F(SmallPlans, VariablesThatSwapAreOneArray) {
  graph.loops = {{noLoop, 50}};
  uint32_t a0 = given(only(0)), b0 = given(only(0));
  uint32_t a = made(), b = made(), next = made();
  graph.carried = {{0, a0, a, next}, {0, b0, b, a}};
  step({a, b}, {next}, 0);
  EXPECT_EQ(transfers({0}), 0);
  EXPECT_EQ(transfers({1}), 20);
}

/// for i = 1:10, for j = 1:5, y = g(a); end; a = y; end
TEST_F(SmallPlans, AVariableOfTheOuterLoopIsNewInItsTurnsOnly) {
  graph.loops = {{noLoop, 10}, {0, 5}};
  uint32_t a0 = given(only(0)), a = made(), y = made();
  graph.carried = {{0, a0, a, y}};
  step({a}, {}, 1);
  step({}, {y}, 1);
  EXPECT_EQ(transfers({0, 1}), 10 * 20);
  EXPECT_EQ(transfers({1, 0}), 10 + 10 * 10);
}

TEST_F(SmallPlans, CompilingIsSpreadOverTheRuns) {
  places.set(1, Figure::CompileSeconds, 30);
  places.set(1, Figure::CompileOperationSeconds, 6);
  step({}, {});
  graph.steps[0].compile = {2, 10};
  auto seconds = [&] { return PlanCosts(graph, places.get()).seconds({1}); };
  EXPECT_DOUBLE_EQ(seconds(), 1);
  graph.steps[0].compiledAt = only(0);
  EXPECT_DOUBLE_EQ(seconds(), 121);
  graph.runs = 12;
  EXPECT_DOUBLE_EQ(seconds(), 11);
}

TEST_F(SmallPlans, LaunchesAfterOneAnotherWakeThePlaceOnce) {
  places.set(1, Figure::LaunchSeconds, 8);
  graph.loops = {{noLoop, 5}};
  for (int i = 0; i < 3; ++i)
    step({}, {}, 0);
  auto seconds = [&](const Placement &placement) {
    return PlanCosts(graph, places.get()).seconds(placement);
  };
  EXPECT_DOUBLE_EQ(seconds({0, 0, 0}), 15);
  EXPECT_DOUBLE_EQ(seconds({1, 1, 1}), 15 + 7);
  EXPECT_DOUBLE_EQ(seconds({1, 0, 1}), 15 + 7 + 5 * 7);
  graph.steps[1].work.launches = 0;
  EXPECT_DOUBLE_EQ(seconds({1, 0, 1}), 10 + 7 + 5 * 7);
}

} // namespace
} // namespace runmat
