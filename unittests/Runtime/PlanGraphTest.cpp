//===- PlanGraphTest.cpp - tests of sound descriptions ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/PlanGraph.h"
#include "RandomPlans.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>

namespace runmat {
namespace {

using namespace test;

/// x is given; a loop turns y into z = f(y, x); the last is read.
PlanGraph soundGraph() {
  PlanGraph graph;
  graph.values.resize(3);
  graph.values[0].currentAt = only(0);
  graph.loops = {{noLoop, 3}};
  graph.carried = {{0, 0, 1, 2}};
  PlanStep body;
  body.reads = {0, 1};
  body.writes = {2};
  body.loop = 0;
  PlanStep after;
  after.reads = {2};
  graph.steps = {body, after};
  return graph;
}

std::string problemAfter(const std::function<void(PlanGraph &)> &change) {
  Dice dice(1);
  TestPlaces places = randomPlaces(dice, 2);
  PlanGraph graph = soundGraph();
  change(graph);
  return problemOf(graph, places.get());
}

TEST(PlanGraph, ASoundOneHasNoProblem) {
  EXPECT_EQ(problemAfter([](PlanGraph &) {}), "");
}

TEST(PlanGraph, AmountsMustBeAmounts) {
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.values[1].bytes = -1; }),
            "value 1 has no number of bytes");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[1].work.bytes = NAN; }),
            "step 1 has no amount of work");
  EXPECT_EQ(problemAfter([](PlanGraph &g) {
              g.steps[0].work[WorkKind::F64] = INFINITY;
            }),
            "step 0 has no amount of work");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.loops[0].turns = 0; }),
            "loop 0 turns less than once");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.runs = 0.5; }),
            "the unit runs less than once");
}

TEST(PlanGraph, NumbersMustNameSomething) {
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[0].reads = {3}; }),
            "step 0 names a value that is none");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[0].loop = 1; }),
            "step 0 is in a loop that is none");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.loops[0].around = 0; }),
            "loop 0 comes before the one around it");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.carried[0].loop = noLoop; }),
            "carried value 0 has no loop");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.carried[0].next = 9; }),
            "carried value 0 names a value that is none");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.values[0].currentAt = 4; }),
            "value 0 is at a place that is none");
}

TEST(PlanGraph, TheHostTakesEverything) {
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[0].obstacles = {"no"}; }),
            "step 0 cannot be on the host");
  EXPECT_EQ(
      problemAfter([](PlanGraph &g) { g.steps[0].obstacles = {"", "no"}; }),
      "");
}

TEST(PlanGraph, AValueComesFromOneThing) {
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.values[2].currentAt = 1; }),
            "value 2 comes from more than one thing");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[0].writes.clear(); }),
            "value 2 comes from nowhere");
}

TEST(PlanGraph, StepsAreInTheOrderOfExecution) {
  EXPECT_EQ(problemAfter([](PlanGraph &g) {
              PlanStep more;
              more.loop = 0;
              g.steps.push_back(more);
            }),
            "step 2 is apart from others of its loop");
  EXPECT_EQ(problemAfter([](PlanGraph &g) {
              g.steps.insert(g.steps.begin(), g.steps[1]);
            }),
            "step 0 reads a value that is not there");
  EXPECT_EQ(problemAfter([](PlanGraph &g) { g.steps[1].reads = {1}; }),
            "step 1 reads a value that is not there");
}

TEST(PlanGraph, PlacesMustBeThere) {
  EXPECT_EQ(problemOf(soundGraph(), {}), "there must be 1 to 32 places");
  const PlanPlace places[] = {{"host", nullptr}};
  EXPECT_EQ(problemOf(soundGraph(), places), "place 0 has no model");
}

} // namespace
} // namespace runmat
