//===- BackEdgeTest.cpp - loops entered between two turns -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/BackEdge.h"
#include "HookedRun.h"
#include "Support/Casting.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// Of the loop that a script ends with, when it is reached.
bool willBeKnown(const std::string &text) {
  bool isKnown = false;
  lookAtLast(text, [&](Frame &frame, const ast::Stmt &last) {
    isKnown = willBeKnownByVariable(
        frame, cast<ast::ForStmt>(last),
        [](std::string_view name) { return name == "numel"; });
  });
  return isKnown;
}

TEST(BackEdge, LoopsOverWholeNumbersWillBeKnown) {
  EXPECT_TRUE(willBeKnown("for k = 1:9, end"));
  EXPECT_TRUE(willBeKnown("n = 4;\nfor k = n:-1:1, end"));
  EXPECT_TRUE(willBeKnown("x = zeros(3, 1);\nfor k = 1:numel(x) - 1, end"));
  EXPECT_FALSE(willBeKnown("for k = 0:0.5:9, end"));
  EXPECT_FALSE(willBeKnown("for k = [1 2 3], end"));
  EXPECT_FALSE(willBeKnown("for k = 1:length([1 2 3]), end"));
  EXPECT_FALSE(willBeKnown("for k = -0:9, end"));
}

bool keepsTurns(const std::string &text) {
  bool keeps = false;
  lookAtLast(text, [&](Frame &, const ast::Stmt &last) {
    keeps = keepsItsTurns(last);
  });
  return keeps;
}

/// Else its turns are not known by the variable where the unit is left.
TEST(BackEdge, LoopsKeepTheirTurnsThatDoNotAssignWhatTellsThem) {
  EXPECT_TRUE(keepsTurns("n = 4;\nfor k = 1:n\n x = k;\nend"));
  EXPECT_TRUE(keepsTurns("x = 3;\nwhile x > 0\n x = x - 1;\nend"));
  EXPECT_FALSE(keepsTurns("n = 4;\nfor k = 1:n\n if k > 2, n = 9; end\nend"));
  EXPECT_FALSE(keepsTurns("x = 1;\nfor k = 1:numel(x)\n x(end+1) = k;\nend"));
  EXPECT_FALSE(keepsTurns("for k = [1 2 3], end"));
}

/// A unit would be refused at each turn.
TEST(BackEdge, LoopsThatAssignWhatTellsTheirTurnsWillNotBeKnown) {
  EXPECT_FALSE(willBeKnown("for k = 1:9\n k = k + 1;\nend"));
  EXPECT_FALSE(willBeKnown("n = 9;\nfor k = 1:n\n if k, n = 3; end\nend"));
  EXPECT_FALSE(willBeKnown("q = 1:3;\nfor k = 1:numel(q)\n q(end+1) = k;\n"
                           "end"));
  EXPECT_TRUE(willBeKnown("n = 9;\nfor k = 1:n\n m = n;\nend"));
}

} // namespace
