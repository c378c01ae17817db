//===- CompileRuleTest.cpp - tests of the auto rule -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "../Interpreter/Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Work that a statement is for each element of one turn's arrays, at least.
constexpr double perStatement = 64;

/// Estimates the last statement of a script when it is reached, and visits the
/// last ones of all blocks.
class EstimateHook final : public UnitHook {
public:
  double work = -1;
  CompileRule rule;
  int visits = 0, visitsUntilItPays = 0;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (index + 1 != block.size())
      return NotTaken();
    if (visits == 0)
      work = estimateWork(frame, *block[index]);
    ++visits;
    if (rule.visit(frame, *block[index]) && visitsUntilItPays == 0)
      visitsUntilItPays = visits;
    return NotTaken();
  }
  Outcome enterLoop(Frame &, const ast::Stmt &, const LoopState &) override {
    return NotTaken();
  }
};

void runWith(EstimateHook &hook, const std::string &text) {
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(interpreter.load(parse(text), "."), true);
  });
}

double workOfLast(const std::string &text) {
  EstimateHook hook;
  runWith(hook, text);
  return hook.work;
}

TEST(EstimateWork, CountsTheElementsOfTheLargestArray) {
  EXPECT_EQ(workOfLast("x = zeros(100, 100);\ny = x + 1;"), 10000);
  EXPECT_EQ(workOfLast("n = 3000;\ny = zeros(n, 2);"), 6000);
  EXPECT_EQ(workOfLast("y = sum(1:5000);"), 5000);
  EXPECT_EQ(workOfLast("y = linspace(0, 1, 700);"), 700);
}

TEST(EstimateWork, IsNothingForScalarsAndSmallArrays) {
  EXPECT_EQ(workOfLast("x = 2;\ny = x + 1;"), 0);
  EXPECT_EQ(workOfLast("x = zeros(1, 255);\ny = x + 1;"), 0);
  EXPECT_EQ(workOfLast("x = zeros(1, 256);\ny = x + 1;"), 256);
}

/// What a loop over `range` costs whose body is one statement on scalars.
double turnsOf(const std::string &before, const std::string &range) {
  return workOfLast(before + "\ns = 0;\nif true, for i = " + range +
                    "\n s = 1; end, end") /
         perStatement;
}

TEST(EstimateWork, CountsTheTurnsOfLoops) {
  EXPECT_EQ(turnsOf("", "1:40"), 40);
  EXPECT_EQ(turnsOf("n = 7;", "n:-2:1"), 4);
  EXPECT_EQ(turnsOf("n = 7;", "1:2*n-1"), 13);
  EXPECT_EQ(turnsOf("", "5:1"), 0);
}

TEST(EstimateWork, KnowsTheExtentsThatLoopsRunOver) {
  const std::string matrix = "x = zeros(3, 50);";
  EXPECT_EQ(turnsOf(matrix, "1:numel(x)"), 150);
  EXPECT_EQ(turnsOf(matrix, "1:length(x)"), 50);
  EXPECT_EQ(turnsOf(matrix, "1:size(x, 1)"), 3);
  EXPECT_EQ(turnsOf(matrix, "1:size(x, 2)"), 50);
  EXPECT_EQ(turnsOf(matrix, "1:size(x, 3)"), 1);
  EXPECT_EQ(turnsOf("x = zeros(0, 50);", "1:length(x)"), 0);
}

TEST(EstimateWork, TakesATurnCountForWhatItCannotTell) {
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:size(x, 1 + x(1))"), 1000);
  EXPECT_EQ(turnsOf("f = @() 9;", "1:f()"), 1000);
}

TEST(EstimateWork, MultipliesNestedLoops) {
  EXPECT_EQ(workOfLast("s = 0;\nif true, for i = 1:10\n for j = 1:20\n s = 1;"
                       "\n end, end, end"),
            10 * (20 * perStatement + perStatement));
}

/// The loop is visited once, then the last statement of its body each turn.
TEST(CompileRule, PaysOnceTheWorkOfAllVisitsDoes) {
  EstimateHook hook;
  runWith(hook, "x = zeros(512, 256);\nk = 0;\n"
                "while k < 20\n k = k + 1;\n y = x + 1;\nend");
  EXPECT_EQ(hook.visits, 21);
  EXPECT_EQ(hook.visitsUntilItPays, 1 + CompileRule::compileWork / (512 * 256));
}

TEST(CompileRule, NeverPaysForScalars) {
  EstimateHook hook;
  runWith(hook, "k = 0;\nwhile k < 20000\n k = k + 1;\nend");
  EXPECT_EQ(hook.visitsUntilItPays, 0);
}

} // namespace
