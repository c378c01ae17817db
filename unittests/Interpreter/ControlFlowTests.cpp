//===- ControlFlowTests.cpp - branches, loops, errors -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat::test;

namespace {

TEST(ControlFlow, forTakesColumns) {
  EXPECT_EQ(outputOf("for c = [1 2;3 4], fprintf('%d,%d;', c); end"),
            "1,3;2,4;");
  EXPECT_EQ(outputOf("for c = 'ab', fprintf('<%s>', c); end"), "<a><b>");
  EXPECT_EQ(outputOf("for c = {1, 'x'}, fprintf('%s ', class(c)); end"),
            "cell cell ");
  EXPECT_EQ(outputOf("for x = 0:0.1:0.3, fprintf('%.17g ', x); end"),
            outputOf("v = 0:0.1:0.3; fprintf('%.17g ', v);"));
  EXPECT_EQ(outputOf("for k = zeros(0,3), fprintf('%dx%d ', size(k)); end"),
            "0x1 0x1 0x1 ");
  EXPECT_EQ(outputOf("for k = [], fprintf('never'); end"), "");
  EXPECT_EQ(outputOf("for k = int8(1):int8(3), fprintf('%s%d ', class(k), k);"
                     " end"),
            "int81 int82 int83 ");
}

TEST(ControlFlow, theLoopVariableStaysAndMayBeAssigned) {
  EXPECT_EQ(outputOf("for k = 1:3, k = 10*k; fprintf('%d ', k); end,"
                     "fprintf('%d', k);"),
            "10 20 30 30");
}

TEST(ControlFlow, hugeRangesAreNotStored) {
  EXPECT_EQ(outputOf("for k = 1:1e15, if k > 3, break, end, end,"
                     "fprintf('%d', k);"),
            "4");
}

TEST(ControlFlow, breakAndContinue) {
  EXPECT_EQ(outputOf("for i = 1:3, for j = 1:3, if j == 2, continue, end,"
                     "if j > i, break, end, fprintf('%d%d ', i, j); end, end"),
            "11 21 31 33 ");
  EXPECT_EQ(outputOf("k = 0; while true, k = k + 1; if k < 3, continue, end,"
                     "break, end, fprintf('%d', k);"),
            "3");
}

TEST(ControlFlow, switchComparesTextAndNumbers) {
  const std::string program = "function p(x)\n switch x\n case {1, 'one'}\n"
                              "fprintf('A'); case 'two', fprintf('B');\n"
                              "otherwise, fprintf('C'); end\n end\n";
  EXPECT_EQ(outputOf("p(1); p('one'); p('two'); p(2); p('');\n" + program),
            "AABCC");
}

TEST(ControlFlow, conditionsNeedAllNonZero) {
  EXPECT_EQ(outputOf("if [], disp(1), elseif [1 0], disp(2), else, "
                     "fprintf('none'); end"),
            "none");
}

TEST(ControlFlow, tryGivesTheException) {
  EXPECT_EQ(outputOf("try, error('a:b', 'text %d', 5); catch e, "
                     "fprintf('%s|%s', e.identifier, e.message); end"),
            "a:b|text 5");
  EXPECT_EQ(outputOf("try, undefined_thing; catch, fprintf('caught'); end"),
            "caught");
  EXPECT_EQ(outputOf("try, x = [1 2]; x(7), catch e, "
                     "fprintf('%s', e.identifier); end"),
            "MATLAB:badsubscript");
}

TEST(ControlFlow, rethrowKeepsTheError) {
  EXPECT_EQ(errorOf("try, error('a:b', 'x'); catch e, rethrow(e); end"), "a:b");
}

TEST(ControlFlow, returnLeavesTheFunctionOnly) {
  EXPECT_EQ(outputOf("f(1); fprintf('after');\n"
                     "function f(x), for k = 1:5, if k > 1, return, end, "
                     "fprintf('%d ', k); end, end"),
            "1 after");
}

} // namespace
