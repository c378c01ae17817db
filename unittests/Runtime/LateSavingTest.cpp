//===- LateSavingTest.cpp - tests of devices that come late -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/LateSaving.h"
#include "RandomPlans.h"
#include "runtime/Devices/DevicePriors.h"
#include "runtime/Planner/PlanSearch.h"

#include <gtest/gtest.h>

namespace runmat {
namespace {

using namespace test;

/// x = rand(n, 1); for k = 1:turns, x = f(x); end; disp(sum(x)), on 16 threads
/// and a fast card.
struct Iteration {
  Iteration(double n, double turns, LaunchWork each) {
    places.add("cpu", priorFigures(PlaceClass::Host, 16));
    places.add("card", priorFigures(PlaceClass::DiscreteGpu, 16));
    places.set(0, Figure::RateElementaryF32, 6.4e9);
    places.set(1, Figure::Bandwidth, 4e12);
    places.set(1, Figure::RateF64, 30e12);
    places.set(1, Figure::RateElementaryF32, 1e12);
    places.set(1, Figure::UploadRate, 20e9);
    const double bytes = 4 * n;
    graph.values = {
        {.bytes = bytes}, {.bytes = bytes}, {.bytes = bytes}, {.bytes = 4}};
    graph.loops = {{noLoop, turns}};
    graph.carried = {{0, 0, 1, 2}};
    LaunchWork make;
    make.bytes = bytes;
    make[WorkKind::Integer] = 30 * n;
    each.bytes = 2 * bytes;
    LaunchWork sum;
    sum.bytes = bytes;
    sum[WorkKind::F32] = n;
    LaunchWork none;
    none.launches = 0;
    add("rand", make, {}, {0}, noLoop);
    add("f", each, {1}, {2}, 0);
    add("sum", sum, {2}, {3}, noLoop);
    add("disp", none, {3}, {}, noLoop);
    graph.steps.back().obstacles = {"", "only the host does it"};
    EXPECT_EQ(problemOf(graph, places.get()), "");
  }
  void add(const char *name, const LaunchWork &work,
           std::vector<uint32_t> reads, std::vector<uint32_t> writes,
           uint32_t loop) {
    PlanStep step;
    step.name = name;
    step.work = work;
    step.reads = std::move(reads);
    step.writes = std::move(writes);
    step.loop = loop;
    graph.steps.push_back(std::move(step));
  }
  double saving(double delay) const {
    return savingAfter(PlanCosts(graph, places.get()), delay);
  }
  bool paysToWait(double delay) const {
    return runmat::paysToWait(PlanCosts(graph, places.get()), delay);
  }

  TestPlaces places;
  PlanGraph graph;
};

LaunchWork elementary(double n) {
  LaunchWork work;
  work[WorkKind::ElementaryF32] = n;
  return work;
}

constexpr double opening = 0.15;

TEST(LateSaving, ALoopThatIsOverByThenSavesNothing) {
  // 50 turns of 1e7 sines take this host 80 ms.
  const Iteration it(1e7, 50, elementary(1e7));
  EXPECT_GT(it.saving(0), 0.05);
  EXPECT_LT(it.saving(opening), 0.02);
}

TEST(LateSaving, OfALongLoopTheTurnsThatAreLeftAreSaved) {
  const Iteration it(1e8, 50, elementary(1e8));
  const double whole = it.saving(0), late = it.saving(opening);
  EXPECT_GT(whole, 0.7);
  EXPECT_GT(late, whole - 2 * opening);
  EXPECT_LT(late, whole);
}

TEST(LateSaving, AStepThatHasBegunStaysOnTheHost) {
  // One turn of 1e9 sines: long, and begun at once.
  const Iteration it(1e9, 1, elementary(1e9));
  EXPECT_GT(it.saving(0), 0.15);
  const PlanCosts costs(it.graph, it.places.get());
  const PlanGraph left = workAfter(costs, opening);
  EXPECT_FALSE(canBeAt(left.steps[0], 1));
  EXPECT_EQ(left.loops[0].turns, 1);
}

TEST(LateSaving, TurnsInsideOfALoopOfOneTurnCount) {
  Iteration it(1e8, 50, elementary(1e8));
  it.graph.loops = {{noLoop, 1}, {0, 50}};
  it.graph.carried[0].loop = 1;
  it.graph.steps[1].loop = 1;
  EXPECT_GT(it.saving(opening), 0.4);
}

TEST(LateSaving, WithoutADelayItIsAllThatAPlanSaves) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Dice dice(seed);
    TestPlaces places = randomPlaces(dice, 2 + seed % 2);
    PlanGraph graph =
        randomGraph(dice, {.steps = 12, .places = 2 + uint32_t(seed % 2)});
    const PlanCosts costs(graph, places.get());
    const double whole =
        costs.seconds(Placement(graph.steps.size(), hostPlace)) -
        searchPlan(graph, places.get()).seconds;
    EXPECT_NEAR(savingAfter(costs, 0), whole, 1e-9 + 1e-9 * whole) << seed;
  }
}

TEST(LateSaving, TheLaterTheLess) {
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Dice dice(seed);
    TestPlaces places = randomPlaces(dice, 2);
    PlanGraph graph = randomGraph(dice, {.steps = 12, .places = 2});
    const PlanCosts costs(graph, places.get());
    const double all = costs.seconds(Placement(graph.steps.size(), hostPlace));
    double before = savingAfter(costs, 0);
    for (double share = 0.1; share < 1.3; share += 0.1) {
      const double late = savingAfter(costs, share * all);
      EXPECT_GE(late, -1e-9 * all) << seed;
      EXPECT_LE(late, before + 1e-9 * all) << seed << " at " << share;
      before = late;
    }
    EXPECT_NEAR(before, 0, 1e-9 * all) << seed;
  }
}

TEST(LateSaving, LaterRunsSaveWhatBeginsThen) {
  // Each takes the host 0.2 s, of which 0.15 s are saved.
  EXPECT_DOUBLE_EQ(savingOfLaterRuns(10, 0.2, 0.15, 0.1), 10 * 0.15);
  EXPECT_DOUBLE_EQ(savingOfLaterRuns(10, 0.2, 0.15, 0.2), 10 * 0.15);
  EXPECT_DOUBLE_EQ(savingOfLaterRuns(10, 0.2, 0.15, 0.3), 9 * 0.15);
  EXPECT_DOUBLE_EQ(savingOfLaterRuns(10, 0.2, 0.15, 0.7), 7 * 0.15);
  EXPECT_EQ(savingOfLaterRuns(10, 0.2, 0.15, 10), 0);
  EXPECT_EQ(savingOfLaterRuns(0, 0.2, 0.15, 0), 0);
  EXPECT_EQ(savingOfLaterRuns(10, 0.2, 0, 0), 0);
  EXPECT_EQ(savingOfLaterRuns(10, 0, 0, 1), 0);
}

TEST(LateSaving, WaitingPaysWhereTheHostWouldOnlyMakeWhatIsMoved) {
  LaunchWork each;
  each[WorkKind::ElementaryF32] = 1e8;
  // The array alone takes longer to make and to move than the card to open.
  Iteration large(1e8, 50, each);
  large.places.set(1, Figure::CompileSeconds, 1e-3);
  EXPECT_TRUE(large.paysToWait(0.02));
  EXPECT_FALSE(large.paysToWait(100)) << "the host is done by then";
  each[WorkKind::ElementaryF32] = 1e4;
  EXPECT_FALSE(Iteration(1e4, 50, each).paysToWait(0.02));
}

} // namespace
} // namespace runmat
