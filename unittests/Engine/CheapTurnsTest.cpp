//===- CheapTurnsTest.cpp - which loops may have baseline code --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "HookedRun.h"

#include <gtest/gtest.h>

#include <optional>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Whether a turn of the first loop of a script is cheap, when it begins.
std::optional<bool> hasCheapTurns(const std::string &text) {
  class Hook final : public UnitHook {
  public:
    std::optional<bool> answer;

    void loaded(Module &module) override {
      module.entryFlags.assign(module.program().statementCount, AtStatement);
    }
    Outcome enter(Frame &frame, const ast::Block &block,
                  size_t index) override {
      const ast::Stmt &statement = *block[index];
      if (statement.kind == ast::StmtKind::For && !answer)
        answer = CompileRule::isTurnCheap(frame, statement);
      return NotTaken();
    }
    Outcome enterLoop(Frame &, const ast::Stmt &, const LoopState &) override {
      return NotTaken();
    }
  } hook;
  runWith(hook, text);
  return hook.answer;
}

TEST(Turns, AreCheapHoweverManyThereAre) {
  EXPECT_EQ(hasCheapTurns("x = 0;\nfor k = 1:1e8\n x = x + 1;\n break\nend"),
            true);
}

TEST(Turns, AreNotCheapThatTurnForLongThemselves) {
  EXPECT_EQ(hasCheapTurns("x = 0;\nfor k = 1:3\n for i = 1:1e6\n"
                          "  x = x + 1;\n  break\n end\nend"),
            false);
}

/// Nobody knows how often it turns.
TEST(Turns, AreCheapWithAWhileInside) {
  EXPECT_EQ(hasCheapTurns("x = 0;\nfor k = 1:3\n while x < 3\n"
                          "  x = x + 1;\n end\nend"),
            true);
}

TEST(Turns, AreLongWhereALoopInsideHasAUnit) {
  const auto program = parse("for k = 1:3\n if k > 1\n  while k < 2\n"
                             "   k = 2;\n  end\n end\nend\n");
  const ast::Stmt &loop = *program->script->body.front();
  CompileRule rule;
  EXPECT_FALSE(rule.hasUnitWithin(loop));
  rule.noteUnitOfTurns(loop);
  EXPECT_FALSE(rule.hasUnitWithin(loop));
  for (const ast::Stmt *each : program->statements)
    if (each->kind == ast::StmtKind::While)
      rule.noteUnitOfTurns(*each);
  EXPECT_TRUE(rule.hasUnitWithin(loop));
}

} // namespace
