//===- MinCutTest.cpp - tests of minimum cuts -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "runtime/Planner/MinCut.h"
#include "RandomPlans.h"
#include "runtime/Planner/CutTerms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

namespace runmat {
namespace {

using test::Dice;

struct Network {
  struct Edge {
    uint32_t from, to;
    double capacity;
  };
  std::vector<double> source, sink;
  std::vector<Edge> edges;

  /// What the cut with these nodes on the source's side weighs.
  double weight(const std::function<bool(uint32_t)> &isSource) const {
    double sum = 0;
    for (uint32_t n = 0; n < source.size(); ++n)
      sum += isSource(n) ? sink[n] : source[n];
    for (const Edge &edge : edges)
      sum += isSource(edge.from) && !isSource(edge.to) ? edge.capacity : 0;
    return sum;
  }
  double least() const {
    double best = HUGE_VAL;
    for (uint32_t set = 0; set < (1u << source.size()); ++set)
      best = std::min(best, weight([&](uint32_t n) { return set >> n & 1; }));
    return best;
  }
  MinCut solved() const {
    MinCut cut;
    for (uint32_t n = 0; n < source.size(); ++n) {
      cut.addNode();
      cut.addSource(n, source[n]);
      cut.addSink(n, sink[n]);
    }
    for (const Edge &edge : edges)
      cut.addEdge(edge.from, edge.to, edge.capacity);
    cut.solve();
    return cut;
  }
};

Network randomNetwork(Dice &dice) {
  Network network;
  const uint32_t nodes = 1 + dice.below(8);
  for (uint32_t n = 0; n < nodes; ++n) {
    network.source.push_back(dice.chance(50) ? dice.magnitude(0.01, 10) : 0);
    network.sink.push_back(dice.chance(50) ? dice.magnitude(0.01, 10) : 0);
  }
  for (uint32_t e = dice.below(20); e > 0; --e)
    network.edges.push_back(
        {dice.below(nodes), dice.below(nodes),
         dice.chance(10) ? HUGE_VAL : dice.magnitude(0.01, 10)});
  return network;
}

TEST(MinCut, IsTheLeastOfAllCuts) {
  for (uint64_t seed = 0; seed < 500; ++seed) {
    Dice dice(seed);
    Network network = randomNetwork(dice);
    MinCut cut = network.solved();
    double weight =
        network.weight([&](uint32_t node) { return cut.isOnSourceSide(node); });
    EXPECT_NEAR(weight, network.least(), 1e-12 * weight) << "seed " << seed;
  }
}

TEST(MinCut, KeepsNodesThatMakeNoDifferenceAtTheSink) {
  Network network = {{1, 0, 0}, {1, 0, 2}, {{0, 1, 0}, {1, 2, 5}}};
  MinCut cut = network.solved();
  for (uint32_t n = 0; n < 3; ++n)
    EXPECT_FALSE(cut.isOnSourceSide(n));
}

/// Cost of a term that is added to the terms, for each combination of moves.
class CutTermsTest : public testing::Test {
protected:
  using Kind = MoveCondition::Kind;

  static bool holds(MoveCondition condition, uint32_t moved) {
    bool hasMoved = moved >> condition.node & 1;
    return condition.kind == Kind::Always ||
           (condition.kind == Kind::IfMoved && hasMoved) ||
           (condition.kind == Kind::IfStayed && !hasMoved);
  }
  /// Moves that the cut finds when the things' own costs force those of `want`
  /// but for what the term says about thing 0.
  static bool movesFirst(MoveCondition first,
                         const std::vector<MoveCondition> &others,
                         uint32_t want, double costOfMove, double costOfStay) {
    CutTerms terms;
    for (uint32_t n = 0; n < 4; ++n)
      terms.addNode();
    terms.add(costOfMove, {Kind::IfMoved, 0});
    terms.add(costOfStay, {Kind::IfStayed, 0});
    for (uint32_t n = 1; n < 4; ++n)
      terms.add(100, {want >> n & 1 ? Kind::IfStayed : Kind::IfMoved, n});
    terms.add(2, first, others);
    terms.solve();
    for (uint32_t n = 1; n < 4; ++n)
      EXPECT_EQ(terms.moves(n), (want >> n & 1) != 0);
    return terms.moves(0);
  }
  static void expectTerm(MoveCondition first,
                         const std::vector<MoveCondition> &others) {
    for (uint32_t want = 0; want < 16; want += 2) {
      auto cost = [&](uint32_t moved) {
        return holds(first, moved) && std::any_of(others.begin(), others.end(),
                                                  [&](MoveCondition other) {
                                                    return holds(other, moved);
                                                  })
                   ? 2.0
                   : 0.0;
      };
      // Moving thing 0 costs `move` on its own, and staying 2.5.
      for (double move : {0.4, 1.5, 3.0, 4.6})
        EXPECT_EQ(movesFirst(first, others, want, move, 2.5),
                  move + cost(want | 1) < 2.5 + cost(want));
    }
  }
};

TEST_F(CutTermsTest, FirstMovesAndOneOfOthersStays) {
  expectTerm({Kind::IfMoved, 0}, {{Kind::IfStayed, 1}});
  expectTerm({Kind::IfMoved, 0}, {{Kind::IfStayed, 1}, {Kind::IfStayed, 3}});
}

TEST_F(CutTermsTest, FirstStaysAndOneOfOthersMoves) {
  expectTerm({Kind::IfStayed, 0}, {{Kind::IfMoved, 2}});
  expectTerm({Kind::IfStayed, 0}, {{Kind::IfMoved, 1}, {Kind::IfMoved, 2}});
}

TEST_F(CutTermsTest, ConstantConditions) {
  expectTerm({Kind::IfMoved, 0}, {{Kind::Always, 0}});
  expectTerm({Kind::IfMoved, 0}, {{Kind::Never, 0}});
  expectTerm({Kind::IfMoved, 0}, {});
  expectTerm({Kind::IfStayed, 0}, {{Kind::Never, 0}, {Kind::Always, 0}});
  expectTerm({Kind::Never, 0}, {{Kind::IfStayed, 1}});
  expectTerm({Kind::Always, 0}, {{Kind::IfStayed, 1}, {Kind::IfStayed, 0}});
  expectTerm({Kind::Always, 0}, {{Kind::IfMoved, 0}});
  expectTerm({Kind::Always, 0}, {{Kind::IfMoved, 0}, {Kind::IfMoved, 3}});
}

} // namespace
} // namespace runmat
