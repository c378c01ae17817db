//===- CompileRuleTest.cpp - tests of the auto rule -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "Engine/WorkEstimate.h"
#include "HookedRun.h"

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
  int visits = 0, visitsUntilItPays = 0, timesItPaid = 0;
  /// When it paid first.
  Urgency urgency = Urgency::None;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (index + 1 != block.size())
      return NotTaken();
    if (visits == 0)
      work = WorkEstimate(frame).work(*block[index]);
    ++visits;
    const Urgency now = rule.visit(frame, *block[index]);
    if (now == Urgency::None)
      return NotTaken();
    rule.pay(*block[index]);
    if (timesItPaid++ == 0) {
      visitsUntilItPays = visits;
      urgency = now;
    }
    return NotTaken();
  }
  Outcome enterLoop(Frame &, const ast::Stmt &, const LoopState &) override {
    return NotTaken();
  }
};

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
  EXPECT_EQ(workOfLast("y = randi(9, 20, 30);"), 600);
  EXPECT_EQ(workOfLast("y = repmat(8, 30);"), 900);
  EXPECT_EQ(workOfLast("y = randi(1e6);"), 0);
}

TEST(EstimateWork, IsNothingForScalarsAndSmallArrays) {
  EXPECT_EQ(workOfLast("x = 2;\ny = x + 1;"), 0);
  EXPECT_EQ(workOfLast("x = zeros(1, 255);\ny = x + 1;"), 0);
  EXPECT_EQ(workOfLast("x = zeros(1, 256);\ny = x + 1;"), 256);
}

TEST(EstimateWork, CountsThePartThatIsTakenOfAnArray) {
  const std::string before = "x = zeros(500, 400);\nk = 7;\n";
  EXPECT_EQ(workOfLast(before + "y = x(k:k+2);"), 0);
  EXPECT_EQ(workOfLast(before + "x(k, 1:3) = 1;"), 0);
  EXPECT_EQ(workOfLast(before + "y = x(k) + 1;"), 0);
  EXPECT_EQ(workOfLast(before + "y = x(:, k);"), 500);
  EXPECT_EQ(workOfLast(before + "y = x(k, :);"), 400);
  EXPECT_EQ(workOfLast(before + "y = x(1:300);"), 300);
  EXPECT_EQ(workOfLast(before + "y = x(k, 101:end);"), 300);
  EXPECT_EQ(workOfLast(before + "y = x(:);"), 200000);
  EXPECT_EQ(workOfLast(before + "y = sum(x(2:end, 1:k) .* 2);"), 499 * 7);
  EXPECT_EQ(workOfLast("x = 1:1000;\ni = [3 5];\ny = x(i);"), 0);
}

TEST(EstimateWork, FindsTheEndsOfAPartInVariables) {
  const std::string before = "x = zeros(1, 5000);\nat = [1 401 4001];\n";
  EXPECT_EQ(workOfLast(before + "y = x(at(1):at(2));"), 401);
  EXPECT_EQ(workOfLast(before + "y = x(at(2):at(3));"), 3601);
  EXPECT_EQ(workOfLast(before + "y = x(at(end):numel(x));"), 1000);
}

/// Nothing is known of `k` then, but the length is.
TEST(EstimateWork, TellsPartsInLoopsThatDidNotRunYet) {
  EXPECT_EQ(workOfLast("x = zeros(1, 5000);\nfor i = 1:10\n k = f(i);\n y = "
                       "x(k:k+2);\n z = x(k:g(k));\nend\n"
                       "function y = f(x), y = x; end\n"
                       "function y = g(x), y = x; end"),
            10 * (3 * perStatement + 5000));
}

TEST(EstimateWork, IsNothingForLoopsThatGrowAMatrixEachTurn) {
  EXPECT_EQ(workOfLast("x = [];\nfor j = 1:9\n for i = 1:1000\n"
                       "  y = i;\n x(end+1, :) = [i j];\n end\nend"),
            0);
  EXPECT_EQ(workOfLast("x = 1;\nfor i = 1:10\n if i > 9, x(end+1, 1) = i; end\n"
                       "end"),
            10 * 2 * perStatement);
}

TEST(EstimateWork, KnowsThatUnitsGrowVectors) {
  EXPECT_EQ(workOfLast("x = [];\nfor i = 1:1000\n x(end+1) = i;\nend"),
            1000 * perStatement);
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
  EXPECT_EQ(turnsOf("", "5:0:9"), 0);
  EXPECT_EQ(turnsOf("n = 90;", "2:floor(sqrt(n))"), 8);
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

/// By what the catalogue says of functions: elementwise ones of a number, and
/// those that count elements.
TEST(EstimateWork, TellsTurnCountsFromCallsOfBuiltins) {
  EXPECT_EQ(turnsOf("x = -90;", "1:abs(x)"), 90);
  EXPECT_EQ(turnsOf("x = 81;", "1:sqrt(x) + fix(2.7)"), 11);
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:numel(x)"), 150);
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:length(x)"), 50);
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:size(x, 2)"), 50);
  EXPECT_EQ(turnsOf("x = zeros(30, 5);", "1:height(x)"), 30);
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:width(x)"), 50);
  EXPECT_EQ(turnsOf("x = -81;", "1:real(sqrt(x))"), 4000);
  EXPECT_EQ(workOfLast("y = logspace(0, 1, 300);"), 300);
}

TEST(EstimateWork, TakesATurnCountForWhatItCannotTell) {
  EXPECT_EQ(turnsOf("x = zeros(3, 50);", "1:size(x, 1 + sum(x(:)))"), 4000);
  EXPECT_EQ(turnsOf("f = @() 9;", "1:f()"), 4000);
  EXPECT_EQ(workOfLast("for i = 1:inf\n break\nend"), 4000 * perStatement);
}

TEST(EstimateWork, MultipliesNestedLoops) {
  EXPECT_EQ(workOfLast("s = 0;\nif true, for i = 1:10\n for j = 1:20\n s = 1;"
                       "\n end, end, end"),
            10 * (20 * perStatement + perStatement));
}

TEST(EstimateWork, IsNothingForLoopsOverColumns) {
  EXPECT_EQ(workOfLast("x = zeros(3, 50);\nfor c = x\n s = 1;\nend"), 0);
}

TEST(EstimateWork, TakesTheMiddleTurnForAllTurns) {
  const std::string inner = "\n s = 1;\n end, end, end";
  EXPECT_EQ(workOfLast("s = 0;\nif true, for i = 1:100\n for j = 1:i" + inner),
            100 * (51 * perStatement + perStatement));
  EXPECT_EQ(
      workOfLast("s = 0;\nif true, for i = 2:2:9\n for j = i:i+4" + inner),
      4 * (5 * perStatement + perStatement));
}

/// The loop is visited once, then the last statement of its body each turn.
TEST(CompileRule, PaysOnceTheWorkOfAllVisitsDoes) {
  EstimateHook hook;
  runWith(hook, "x = zeros(512, 256);\nk = 0;\n"
                "while k < 40\n k = k + 1;\n y = x + 1;\nend");
  EXPECT_EQ(hook.visits, 41);
  EXPECT_EQ(hook.visitsUntilItPays, 1 + CompileRule::compileWork / (512 * 256));
}

TEST(CompileRule, AsksMoreOfLoopsOfMoreStatements) {
  auto timesItPaid = [](const std::string &more) {
    EstimateHook hook;
    runWith(hook, "x = zeros(512, 256);\n"
                  "for k = 1:70\n y = x + 1;\n" +
                      more + " s = 1;\nend");
    return hook.timesItPaid;
  };
  EXPECT_EQ(timesItPaid(""), 1);
  EXPECT_EQ(timesItPaid("t = 1;"), 0);
}

TEST(CompileRule, IsPaidAnewForEachUnit) {
  EstimateHook hook;
  runWith(hook, "x = zeros(2048, 1024);\nk = 0;\n"
                "while k < 9\n k = k + 1;\n y = x + 1;\nend");
  EXPECT_EQ(hook.visitsUntilItPays, 1 + 2);
  EXPECT_EQ(hook.timesItPaid, 4);
}

/// However many small ones came before.
TEST(CompileRule, SeesALoopThatTurnsMoreOftenAtOnce) {
  EstimateHook hook;
  runWith(hook, "n = 3;\ns = 0;\nk = 0;\n"
                "while k < 500\n k = k + 1;\n if k == 500, n = 1e5; end\n"
                " for i = 1:n\n  if i > 3, break, end\n end\nend");
  EXPECT_EQ(hook.timesItPaid, 1);
}

TEST(CompileRule, SeesALargerArraySoon) {
  EstimateHook hook;
  runWith(hook, "x = 1;\nk = 0;\nwhile k < 520\n k = k + 1;\n"
                " if k == 500, x = zeros(2048, 2048); end\n y = x;\nend");
  EXPECT_EQ(hook.timesItPaid > 0, true);
}

/// Of a loop in a text that was typed. A clock tells how late it is at each
/// look.
Urgency urgencyInAnswer(const std::string &turns, double lastSeconds,
                        double secondsBetweenLooks) {
  EstimateHook hook;
  double now = 0;
  hook.rule = CompileRule([&] { return now += secondsBetweenLooks; });
  hook.rule.beginAnswer(lastSeconds);
  runWith(hook, "s = 0;\nfor k = 1:" + turns + "\n break\nend");
  return hook.urgency;
}

TEST(CompileRule, IsWaitedForWhereOneVisitPays) {
  EstimateHook hook;
  runWith(hook, "s = 0;\nfor k = 1:100000\n break\nend");
  EXPECT_EQ(hook.urgency, Urgency::Now);
}
TEST(CompileRule, IsDoneMeanwhileWhereOnlyManyVisitsPay) {
  EstimateHook hook;
  runWith(hook, "x = zeros(2048, 1024);\nk = 0;\n"
                "while k < 9\n k = k + 1;\n y = x + 1;\nend");
  EXPECT_EQ(hook.urgency, Urgency::Meanwhile);
}

TEST(CompileRule, DoesNotDelayAnAnswerThatComesSoon) {
  EXPECT_EQ(urgencyInAnswer("100000", 0, 0), Urgency::Meanwhile);
  EXPECT_EQ(urgencyInAnswer("100000", CompileRule::noticedSeconds / 2, 0),
            Urgency::Meanwhile);
}
TEST(CompileRule, IsWaitedForByWhatTookLongTheLastTime) {
  EXPECT_EQ(urgencyInAnswer("100000", CompileRule::noticedSeconds, 0),
            Urgency::Now);
}
TEST(CompileRule, IsWaitedForByAnAnswerThatTakesLongAlready) {
  EXPECT_EQ(urgencyInAnswer("100000", 0, CompileRule::noticedSeconds * 1.01),
            Urgency::Now);
}
TEST(CompileRule, IsWaitedForWhereTheWorkIsNoticed) {
  EXPECT_EQ(urgencyInAnswer("2000000", 0, 0), Urgency::Now);
}

TEST(CompileRule, NeverPaysForScalars) {
  EstimateHook hook;
  runWith(hook, "k = 0;\nwhile k < 20000\n k = k + 1;\nend");
  EXPECT_EQ(hook.visitsUntilItPays, 0);
}

/// Lets the last statement of the innermost block pay at each visit, and notes
/// which loop is compiled instead: of those around it, the number from the
/// outermost one, or -1.
class PayingHook final : public UnitHook {
public:
  std::vector<int> loops;
  CompileRule rule;
  /// Compiles what is asked for at once, and `succeeds` with that.
  bool compiles = false, succeeds = false;
  bool wasAskedFor = false, isAskedForAfterwards = false, isForTurns = false;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (block[index]->kind == ast::StmtKind::Assign && !frame.loops.empty())
      pay(frame);
    return NotTaken();
  }

private:
  void pay(Frame &frame) {
    const ast::Stmt *loop =
        rule.loopInstead(frame, [](std::string_view) { return true; });
    loops.push_back(-1);
    for (size_t i = 0; i < frame.loops.size(); ++i)
      if (frame.loops[i].statement == loop)
        loops.back() = int(i);
    if (!loop || !compiles)
      return;
    wasAskedFor = rule.isAskedFor(*loop);
    rule.pay(*loop);
    if (succeeds)
      rule.noteUnitOfTurns(*loop);
    isAskedForAfterwards = rule.isAskedFor(*loop);
    isForTurns = rule.isForTurns(*loop);
  }
};

std::vector<int> loopsInstead(const std::string &text, bool compiles = false) {
  PayingHook hook;
  hook.compiles = compiles;
  runWith(hook, text);
  return hook.loops;
}

using Loops = std::vector<int>;

/// A loop waits for as many payments as it has statements.
TEST(LoopInstead, IsTheOutermostOneUntilItDidNotAskForTooLong) {
  EXPECT_EQ(loopsInstead("for i = 1:2\n for j = 1:9\n  y = j;\n end\nend"),
            (Loops{0, 0, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1,
                   -1, -1}));
}

TEST(LoopInstead, IsNoneThatIsInItsLastTurn) {
  EXPECT_EQ(loopsInstead("for i = 1:1\n for j = 1:3\n  y = j;\n end\nend"),
            (Loops{1, -1, -1}));
}

TEST(LoopInstead, IsNoneOverColumns) {
  EXPECT_EQ(loopsInstead("x = [1 2 3];\nfor i = x\n y = i;\nend"),
            (Loops{-1, -1, -1}));
}

TEST(LoopInstead, IsNoneThatLeavesItsUnitEachTurn) {
  EXPECT_EQ(
      loopsInstead("x = [];\nfor i = 1:2\n y = i;\n x(end+1, :) = y;\nend"),
      (Loops{-1, -1, -1, -1}));
}

TEST(LoopInstead, IsNoneOfManyStatements) {
  std::string others;
  for (unsigned k = 0; k < CompileRule::mostInsteadOfOne; ++k)
    others += " if i > 5, end\n";
  EXPECT_EQ(loopsInstead("for i = 1:2\n" + others + " y = i;\nend"),
            (Loops{-1, -1}));
}

TEST(LoopInstead, MayBeAWhile) {
  EXPECT_EQ(loopsInstead("i = 0;\nwhile i < 2\n i = i + 1;\nend"),
            (Loops{0, -1}));
}

TEST(LoopInstead, IsAskedForUntilItIsCompiledAndOnlyOnce) {
  PayingHook hook;
  hook.compiles = true;
  runWith(hook, "for i = 1:3\n y = i;\n z = i;\nend");
  EXPECT_EQ(hook.loops, (Loops{0, -1, -1, -1, -1, -1}));
  EXPECT_TRUE(hook.wasAskedFor);
  EXPECT_FALSE(hook.isAskedForAfterwards);
  EXPECT_FALSE(hook.isForTurns);
}

/// It is entered at its next turn; statements wait for that as often as it has
/// some.
TEST(LoopInstead, IsOneThatHasAUnitForItsTurns) {
  PayingHook hook;
  hook.compiles = hook.succeeds = true;
  runWith(hook, "for i = 1:3\n y = i;\n z = i;\nend");
  EXPECT_EQ(hook.loops, (Loops{0, 0, -1, -1, -1, -1}));
  EXPECT_FALSE(hook.isAskedForAfterwards);
  EXPECT_TRUE(hook.isForTurns);
}

/// Its beginning has another unit where the first turn has other types.
TEST(LoopInstead, IsNotForTurnsThatItsFirstOneIsUnlike) {
  const ast::ForStmt loop({}, std::pmr::get_default_resource());
  CompileRule rule;
  EXPECT_FALSE(rule.isForTurns(loop));
  rule.noteUnitOfTurns(loop);
  EXPECT_TRUE(rule.isForTurns(loop));
  rule.noteOtherFirstTurn(loop);
  EXPECT_FALSE(rule.isForTurns(loop));
  rule.ask(loop);
  EXPECT_TRUE(rule.isForTurns(loop));
}

/// Is asked about all statements, and at the turns of loops.
class MarkingHook : public UnitHook {
public:
  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount,
                             AtStatement | AtBackEdge);
  }
};

/// What was paid for stays paid when the loop in its place gets no unit.
TEST(CompileRule, OwesAStatementWhatALoopDidNotGet) {
  class Deferring final : public MarkingHook {
  public:
    CompileRule rule;
    std::vector<Urgency> visits;
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      if (frame.loops.empty())
        return NotTaken();
      visits.push_back(rule.visit(frame, *block[index]));
      if (visits.size() == 1) {
        rule.loopInstead(frame, [](std::string_view) { return true; });
        rule.defer(*block[index]);
      } else if (visits.back() != Urgency::None) {
        rule.pay(*block[index]);
      }
      return NotTaken();
    }
    Outcome enterLoop(Frame &, const ast::Stmt &loop,
                      const LoopState &state) override {
      if (state.iteration == 2)
        rule.pay(loop);
      return NotTaken();
    }
  } hook;
  runWith(hook, "for i = 1:4\n y = i;\nend");
  EXPECT_EQ(hook.visits,
            (std::vector<Urgency>{Urgency::None, Urgency::None,
                                  Urgency::Meanwhile, Urgency::None}));
}

/// A loop that was asked for is worth a compile at its next turn or visit.
TEST(CompileRule, DoesWhatIsAskedForMeanwhile) {
  class Asking final : public MarkingHook {
  public:
    CompileRule rule;
    std::vector<Urgency> atTurns;
    Outcome enter(Frame &frame, const ast::Block &, size_t) override {
      if (!frame.loops.empty())
        rule.loopInstead(frame, [](std::string_view) { return true; });
      return NotTaken();
    }
    Outcome enterLoop(Frame &frame, const ast::Stmt &loop,
                      const LoopState &) override {
      atTurns.push_back(rule.visitTurn(frame, loop));
      return NotTaken();
    }
  } hook;
  runWith(hook, "for i = 1:2\n y = i;\nend");
  EXPECT_EQ(hook.atTurns,
            (std::vector<Urgency>{Urgency::None, Urgency::Meanwhile}));
}

/// What does nothing on arrays need not be looked at each time; the longer that
/// is so, the more seldom.
TEST(CompileRule, PausesAfterVisitsOfStatementsOnScalars) {
  class Pausing final : public MarkingHook {
  public:
    CompileRule rule;
    std::vector<uint32_t> pauses;
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      if (frame.loops.empty())
        return NotTaken();
      rule.visit(frame, *block[index]);
      pauses.push_back(rule.pauseAfter(*block[index]));
      return NotTaken();
    }
  };
  const auto pausesOf = [](const std::string &statement) {
    Pausing hook;
    runWith(hook,
            "x = 1; y = zeros(1, 500); for k = 1:100, " + statement + " end");
    return hook.pauses;
  };
  const std::vector<uint32_t> scalars = pausesOf("x = x + 1;");
  EXPECT_EQ(scalars.front(), 0u);
  EXPECT_EQ(scalars.back(), 15u);
  for (const char *other : {"y = y + 1;", "for i = 1:2, end"}) {
    const std::vector<uint32_t> none = pausesOf(other);
    EXPECT_EQ(std::ranges::count(none, 0u), std::ssize(none)) << other;
  }
}

/// The next run is to have a unit of what many runs are too short to compile.
TEST(CompileRule, AddsUpVisitsThatAreTooSmall) {
  const auto program = parse("x = 1; y = 2;");
  const ast::Block &body = program->script->body;
  CompileRule rule;
  EXPECT_FALSE(rule.addUp(*body[0], CompileRule::visitsOfNote - 1));
  EXPECT_FALSE(rule.addUp(*body[1], 1));
  EXPECT_TRUE(rule.addUp(*body[0], 1));
  EXPECT_FALSE(rule.addUp(*body[0], 1));
  EXPECT_TRUE(rule.addUp(*body[1], UINT32_MAX / 2));
}

/// The next run is to have a unit of what no run does often enough, from half a
/// million elements on.
TEST(CompileRule, TellsStatementsOfNote) {
  class Noting final : public MarkingHook {
  public:
    bool isOfNote = false;
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      EXPECT_EQ(rule.visit(frame, *block[index]), Urgency::None);
      isOfNote = rule.sawWorkOfNote();
      return NotTaken();
    }
    CompileRule rule;
  };
  const auto isOfNote = [](const std::string &statement) {
    Noting hook;
    runWith(hook, "x = (1:524288)'; " + statement);
    return hook.isOfNote;
  };
  EXPECT_TRUE(isOfNote("y = x * 2;"));
  EXPECT_FALSE(isOfNote("y = x(1:524287) * 2;"));
  EXPECT_FALSE(isOfNote("y = x; z = 1;"));
}

/// The loops that `CompileRule::loopAround` finds at each assignment inside, by
/// their numbers from the outermost one, or -1.
Loops loopsAround(const std::string &text) {
  class Looking final : public MarkingHook {
  public:
    Loops loops;
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      if (block[index]->kind != ast::StmtKind::Assign || frame.loops.empty())
        return NotTaken();
      const ast::Stmt *loop =
          CompileRule::loopAround(frame, [](std::string_view) { return true; });
      loops.push_back(-1);
      for (size_t i = 0; i < frame.loops.size(); ++i)
        if (frame.loops[i].statement == loop)
          loops.back() = int(i);
      return NotTaken();
    }
  } hook;
  runWith(hook, text);
  return hook.loops;
}

TEST(CompileRule, FindsTheOutermostLoopThatGoesOn) {
  EXPECT_EQ(loopsAround("for i = 1:2\n for j = 1:2\n  y = j;\n end\nend"),
            (Loops{0, 0, 1, -1}));
  EXPECT_EQ(loopsAround("for i = [1 2 3]\n y = i;\nend"), (Loops{-1, -1, -1}));
}

} // namespace
