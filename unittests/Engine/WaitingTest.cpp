//===- WaitingTest.cpp - what is worth waiting for a compile ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CompileRule.h"
#include "Engine/WorkEstimate.h"
#include "HookedRun.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// What the rule says of the statement that a script ends with.
struct Waiting {
  double least = 0;
  bool isWorthWaiting = false, isTurnWorthWaiting = false, isTurnLong = false;
};

Waiting waitingAt(const std::string &text, double each = 1) {
  Waiting result;
  lookAtLast(text, [&](Frame &frame, const ast::Stmt &last) {
    result = {WorkEstimate(frame, WorkEstimate::Least).work(last),
              CompileRule::isWorthWaiting(frame, last, each),
              CompileRule::isTurnWorthWaiting(frame, last),
              CompileRule::isTurnLong(frame, last)};
  });
  return result;
}

TEST(WorkEstimate, LeastCountsOperationsOfVectorsAndStatements) {
  EXPECT_DOUBLE_EQ(waitingAt("x = zeros(100, 100);\ny = x + 1;").least, 1000);
  EXPECT_DOUBLE_EQ(
      waitingAt("x = zeros(100, 100);\ny = -abs(x + 1) .* x;").least, 4000);
  EXPECT_DOUBLE_EQ(waitingAt("for k = 1:10\n y = k;\nend").least, 250);
  // Of an array nobody knows how many are not zero, nor of a test how it ends.
  EXPECT_DOUBLE_EQ(
      waitingAt("m = [1 0 2];\nfor k = 1:nnz(m)\n y = k;\nend").least, 25);
  EXPECT_DOUBLE_EQ(
      waitingAt("for k = 1:10\n if k > 3\n  y = k;\n end\nend").least, 250);
}

TEST(CompileRule, WaitsForNothingThatInterpretingDoesAsSoon) {
  const std::string large = "x = zeros(4096, 2048);\n";
  EXPECT_FALSE(waitingAt(large + "y = x + 1;").isWorthWaiting);
  EXPECT_TRUE(
      waitingAt(large + "y = x + x + x + x + x + x + 1;").isWorthWaiting);
  EXPECT_FALSE(waitingAt("for k = 1:100000\n break\nend").isWorthWaiting);
  EXPECT_TRUE(waitingAt("for k = 1:200000\n break\nend").isWorthWaiting);
}

/// That an arrayfun waits for a unit of its function.
bool callsAreWorthWaiting(const std::string &count) {
  return waitingAt("x = zeros(" + count + ", 1);\ny = x + 1;",
                   CompileRule::callWork)
      .isWorthWaiting;
}

TEST(CompileRule, CountsACallOfAnElementAsAStatement) {
  EXPECT_FALSE(callsAreWorthWaiting("150000"));
  EXPECT_TRUE(callsAreWorthWaiting("170000"));
}

TEST(CompileRule, WaitsAtATurnForLongTurnsAlone) {
  EXPECT_FALSE(waitingAt("for k = 1:1e9\n break\nend").isTurnWorthWaiting);
  EXPECT_TRUE(waitingAt("for k = 1:2\n break\n for i = 1:1e6\n  s = 1;\n"
                        " end\nend")
                  .isTurnWorthWaiting);
}

TEST(CompileRule, KnowsLongTurns) {
  const std::string loop = "for k = 1:2\n break\n for i = 1:";
  EXPECT_FALSE(waitingAt(loop + "5000\n  s = 1;\n end\nend").isTurnLong);
  EXPECT_TRUE(waitingAt(loop + "10000\n  s = 1;\n end\nend").isTurnLong);
}

} // namespace
