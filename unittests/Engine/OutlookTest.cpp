//===- OutlookTest.cpp - tests of the work that lies ahead ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Outlook.h"
#include "../Interpreter/Harness.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <gtest/gtest.h>

#include <optional>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Looks ahead from a statement on, and lets none behind it run: one of the
/// text, by its number, or the first one that assigns a variable.
class OutlookHook final : public UnitHook {
public:
  explicit OutlookHook(size_t from) : from(from) {}
  explicit OutlookHook(std::string target) : target(std::move(target)) {}
  std::optional<LaunchWork> work;

  void loaded(Module &module) override {
    module.entryFlags.assign(module.program().statementCount, AtStatement);
  }
  Outcome enter(Frame &frame, const ast::Block &block, size_t index) override {
    if (work || !isWanted(frame, *block[index], index))
      return NotTaken();
    work = foreseenWork(frame, block, index);
    return Completed{block.size()};
  }
  Outcome enterLoop(Frame &, const ast::Stmt &, const LoopState &) override {
    return NotTaken();
  }

private:
  bool isWanted(Frame &frame, const ast::Stmt &statement, size_t index) const {
    if (target.empty())
      return index >= from;
    auto *assignment = dynCast<ast::AssignStmt>(&statement);
    auto *name =
        assignment ? rootIdentifier(assignment->targets.front()) : nullptr;
    return name &&
           frame.function().variables[size_t(name->slot)].name == target;
  }

  size_t from = 0;
  std::string target;
};

void run(OutlookHook &hook, const std::string &text) {
  onLargeStack([&] {
    CollectingSink sink;
    Interpreter interpreter(sink);
    interpreter.setHook(&hook);
    interpreter.run(interpreter.load(parse(text), "."), true);
  });
}

/// Of the statements behind the first `from`.
LaunchWork workOf(const std::string &text, size_t from = 0) {
  OutlookHook hook(from);
  run(hook, text);
  return hook.work.value_or(LaunchWork());
}

double at(LaunchWork work, WorkKind kind) { return work[kind]; }

TEST(Outlook, KnowsTheSizesOfWhatIsNotMadeYet) {
  const std::string text = "x = rand(1000, 100);\n"
                           "for k = 1:20\n x = sin(x) + x;\nend\n";
  const LaunchWork work = workOf(text);
  EXPECT_EQ(at(work, WorkKind::ElementaryF64), 20 * 1e5);
  EXPECT_EQ(at(work, WorkKind::F64), 20 * 1e5);
  EXPECT_EQ(at(work, WorkKind::ElementaryF32), 0);
  // Made once; read twice and made each turn.
  EXPECT_EQ(work.bytes, 8 * 1e5 * (1 + 20 * 3));
}

TEST(Outlook, SinglesMakeSingles) {
  for (const char *make : {"rand(500, 2, 'single')", "single(rand(500, 2))"}) {
    const LaunchWork work =
        workOf(std::string("x = ") + make + ";\ny = 2 * x;\nz = exp(y);\n");
    EXPECT_EQ(at(work, WorkKind::ElementaryF32), 1000) << make;
    EXPECT_EQ(at(work, WorkKind::F32), 1000) << make;
    EXPECT_EQ(at(work, WorkKind::F64) + at(work, WorkKind::ElementaryF64), 0)
        << make;
  }
  const LaunchWork work = workOf("x = rand(500, 2, 'single');\n"
                                 "x = rand(500, 2);\ny = exp(x);\n");
  EXPECT_EQ(at(work, WorkKind::ElementaryF64), 1000);
}

TEST(Outlook, ReadsBoundsThatFunctionsOfNumbersMake) {
  const std::string loop = "x = rand(1000, 1);\n"
                           "for k = 1:max(3, floor(2000 / max(1, n / 1e4)))\n"
                           " y = sin(x);\nend\n";
  EXPECT_EQ(at(workOf("n = 1e8;\n" + loop, 1), WorkKind::ElementaryF64), 3000);
  EXPECT_EQ(at(workOf("n = 1e6;\n" + loop, 1), WorkKind::ElementaryF64), 20000);
  EXPECT_EQ(at(workOf("n = 1e6;\n" + loop, 0), WorkKind::ElementaryF64), 20000)
      << "n is not assigned yet";
}

TEST(Outlook, TakesOneTurnWhereNothingIsKnown) {
  EXPECT_EQ(at(workOf("x = rand(1000, 1);\nm = f(1);\nfor k = 1:m\n"
                      " y = sin(x);\nend\nfunction y = f(x), y = x; end"),
               WorkKind::ElementaryF64),
            1000);
}

TEST(Outlook, WhatReducesMakesNoArray) {
  const LaunchWork work =
      workOf("x = rand(1000, 1);\ns = sum(x);\nt = sin(s) + s;\n");
  EXPECT_EQ(at(work, WorkKind::ElementaryF64), 0);
}

TEST(Outlook, GoesThroughALongExpressionOnce) {
  std::string sum = "x";
  for (int i = 0; i < 99999; ++i)
    sum += "+x";
  const LaunchWork work = workOf("x = rand(1000, 1);\ny = " + sum + ";\n");
  EXPECT_EQ(at(work, WorkKind::F64), 99999 * 1000.0);
}

TEST(Outlook, ScalarsAreNoWork) {
  const LaunchWork work = workOf("s = 0;\nfor k = 1:1e6\n s = s + k;\nend\n");
  EXPECT_EQ(work.bytes, 0);
  EXPECT_EQ(at(work, WorkKind::F64), 0);
}

/// Double elementary functions, of which each sine of x has a thousand.
double sinesOf(const std::string &text, const std::string &name = "y") {
  OutlookHook hook(name);
  run(hook, text);
  return at(hook.work.value_or(LaunchWork()), WorkKind::ElementaryF64) / 1000;
}

TEST(Outlook, TurnsToComeOfLoopsAroundCount) {
  const std::string body = " y = sin(rand(1000, 1));\n";
  EXPECT_EQ(sinesOf(body), 1);
  EXPECT_EQ(sinesOf("for k = 1:5\n" + body + "end\n"), 5);
  EXPECT_EQ(sinesOf("for k = 1:5\n if k > 2\n" + body + "end\nend\n"), 3);
  EXPECT_EQ(sinesOf("for k = 1:5\n for m = [7 8 9]\n if k > 1 && m > 7\n" +
                    body + "end\nend\nend\n"),
            2 + 3 * 3);
  EXPECT_EQ(sinesOf("for k = 1:5\n while true\n" + body + " break\nend\nend\n"),
            5);
}

TEST(Outlook, TurnsToComeOfLoopsAroundCallsCount) {
  const std::string function =
      "function f()\n for m = 1:2\n y = sin(rand(1000, 1));\n end\nend\n";
  EXPECT_EQ(sinesOf("for k = 1:5\n f();\nend\n" + function), 10);
  EXPECT_EQ(sinesOf("for k = 1:5, x = k; end\nf();\n" + function), 2);
}

} // namespace
