//===- StatementTimeTest.cpp - the time that statements take ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "../Interpreter/Harness.h"
#include "Engine/CompileRule.h"
#include "Engine/InterpretedClock.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

TEST(InterpretedClock, StandsStillInPauses) {
  double now = 10;
  InterpretedClock clock([&] { return now; });
  now = 11;
  EXPECT_EQ(clock.seconds(), 11);
  {
    const InterpretedClock::Pause outer(clock);
    now = 15;
    const InterpretedClock::Pause inner(clock);
    now = 18;
  }
  EXPECT_EQ(clock.seconds(), 11);
  now = 20;
  EXPECT_EQ(clock.seconds(), 13);
}

/// Notes a time for each loop before it is visited.
class LoopHook final : public UnitHook {
public:
  explicit LoopHook(double seconds) : seconds(seconds) {}
  CompileRule rule;
  Urgency urgency = Urgency::None, afterPaying = Urgency::None;
  /// Of the loops that were interpreted.
  std::vector<ast::StmtKind> kinds;
  std::vector<double> times;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    const ast::Stmt &statement = *block[index];
    if (statement.kind == ast::StmtKind::For) {
      rule.noteTime(statement, seconds);
      urgency = rule.visit(frame, statement);
      rule.pay(statement);
      afterPaying = rule.visit(frame, statement);
    }
    return NotTaken();
  }
  double interpretedSeconds() override { return now += 1; }
  void interpreted(const ast::Stmt &loop, double took) override {
    kinds.push_back(loop.kind);
    times.push_back(took);
  }

private:
  double seconds, now = 0;
};

void runWith(UnitHook &hook, const std::string &text) {
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(interpreter.load(parse(text), "."), true);
  });
}

LoopHook runWithTimes(double seconds, const std::string &text) {
  LoopHook hook(seconds);
  runWith(hook, text);
  return hook;
}

constexpr double priceOfOne =
    CompileRule::compileSeconds * CompileRule::shareOfPrice;

TEST(CompileRule, TimeThatALoopTookPaysForACompileMeanwhile) {
  const std::string loop = "for k = 1:3\n x = k;\nend";
  EXPECT_EQ(runWithTimes(0.9 * priceOfOne, loop).urgency, Urgency::None);
  const LoopHook hook = runWithTimes(1.1 * priceOfOne, loop);
  EXPECT_EQ(hook.urgency, Urgency::Meanwhile);
  EXPECT_EQ(hook.afterPaying, Urgency::None);
}

TEST(CompileRule, LoopsOfMoreStatementsTakeMoreTimeToPay) {
  const std::string loop = "for k = 1:3\n x = k;\n y = k;\n z = k;\nend";
  EXPECT_EQ(runWithTimes(2.9 * priceOfOne, loop).urgency, Urgency::None);
  EXPECT_EQ(runWithTimes(3.1 * priceOfOne, loop).urgency, Urgency::Meanwhile);
}

TEST(CompileRule, TimeDoesNotPayForALoopThatLeavesItsUnitEachTurn) {
  EXPECT_EQ(runWithTimes(1000, "x = [];\nfor k = 1:3\n x(end+1, :) = k;\nend")
                .urgency,
            Urgency::None);
}

TEST(LoopTime, IsToldOfEachLoopThatIsInterpreted) {
  const LoopHook hook =
      runWithTimes(0, "for k = 1:2\n while false\n end\nend\nx = 1;");
  using Kind = ast::StmtKind;
  EXPECT_EQ(hook.kinds,
            (std::vector<Kind>{Kind::While, Kind::While, Kind::For}));
  EXPECT_EQ(hook.times, (std::vector<double>{1, 1, 5}));
}

TEST(LoopTime, IsToldOfALoopThatEndsByAnError) {
  const LoopHook hook = runWithTimes(
      0, "try\n for k = 1:2\n  error('a:b', 'c');\n end\ncatch\nend");
  EXPECT_EQ(hook.kinds.size(), 1u);
}

/// Times assignments of arrays, as the engine does, each of which takes as long
/// as it says.
class AssignmentHook final : public UnitHook {
public:
  explicit AssignmentHook(double seconds) : seconds(seconds) {}
  /// Of each assignment, when it was visited.
  std::vector<Urgency> urgencies;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (block[index]->kind == ast::StmtKind::Assign)
      urgencies.push_back(rule.visit(frame, *block[index]));
    return NotTaken();
  }
  bool isTimed(const ast::Stmt &) override { return rule.sawArrays(); }
  void interpreted(const ast::Stmt &statement, double) override {
    rule.noteTime(statement, seconds);
  }

private:
  CompileRule rule;
  double seconds;
};

std::vector<Urgency> urgenciesOf(double seconds, const std::string &text) {
  AssignmentHook hook(seconds);
  runWith(hook, text);
  return hook.urgencies;
}

TEST(CompileRule, TimeThatAssignmentsOfArraysTookPaysToo) {
  const std::string text =
      "x = ones(1, 1000);\nfor k = 1:2\n y = x + k;\n z = k;\nend";
  constexpr auto none = Urgency::None, meanwhile = Urgency::Meanwhile;
  EXPECT_EQ(urgenciesOf(1.1 * priceOfOne, text),
            (std::vector{none, none, none, meanwhile, none}));
  EXPECT_EQ(urgenciesOf(0.9 * priceOfOne, text),
            (std::vector{none, none, none, none, none}));
}

} // namespace
