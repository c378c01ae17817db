//===- ValueTests.cpp - values of expressions -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat;
using namespace runmat::test;

namespace {

/// The text of `value` by mat2str-like printing: fprintf of all elements.
std::string numbers(const std::string &setup, const std::string &expr) {
  return outputOf(setup + "\nfprintf('%g ', " + expr + ");");
}

TEST(Values, scalarArithmetic) {
  EXPECT_EQ(numbers("", "1 + 2*3 - 4/8"), "6.5 ");
  EXPECT_EQ(numbers("", "-2^2"), "-4 ");
  EXPECT_EQ(numbers("", "2\\6"), "3 ");
}

TEST(Values, comparisonsAndLogic) {
  EXPECT_EQ(numbers("", "[1<2, 2<=1, 3==3, 3~=3, 1>2, 2>=2]"), "1 0 1 0 0 1 ");
  EXPECT_EQ(numbers("", "[1 && 0, 0 || 1, ~0, 1 & 0, 0 | 1]"), "0 1 1 0 1 ");
}

TEST(Values, shortCircuitSkipsTheRightSide) {
  EXPECT_EQ(numbers("", "0 && error('reached')"), "0 ");
  EXPECT_EQ(numbers("", "1 || error('reached')"), "1 ");
}

TEST(Values, conditionsSkipTheRightSideOfScalarOr) {
  EXPECT_EQ(outputOf("if true | error('reached'), disp(1); end"), "     1\n");
  EXPECT_EQ(outputOf("if false & error('reached'), else, disp(2); end"),
            "     2\n");
}

TEST(Values, endMeasuresTheInnermostVariable) {
  EXPECT_EQ(numbers("x = [1 2 3]; y = [2 1];", "x(y(end))"), "1 ");
  EXPECT_EQ(numbers("x = 1:5;", "x(min(end, 2))"), "2 ");
  EXPECT_EQ(numbers("A = [1 2;3 4;5 6];", "A(end, 1)"), "5 ");
  EXPECT_EQ(numbers("A = [1 2;3 4;5 6];", "A(end)"), "6 ");
  EXPECT_EQ(numbers("c = {1, [4 5 6]};", "c{end}(end)"), "6 ");
}

TEST(Values, ranges) {
  EXPECT_EQ(numbers("", "3:-1:1"), "3 2 1 ");
  EXPECT_EQ(numbers("", "numel(0:0.1:0.3)"), "4 ");
}

TEST(Values, anonymousFunctionsCaptureByValue) {
  EXPECT_EQ(numbers("a = 2; f = @(x) x + a; a = 100;", "f(1)"), "3 ");
  EXPECT_EQ(numbers("f = @(x) @(y) x*10 + y; g = f(3);", "g(4)"), "34 ");
  EXPECT_EQ(numbers("f = @plus;", "f(1, 2)"), "3 ");
}

TEST(Values, cellsAndStructuresGiveLists) {
  EXPECT_EQ(numbers("c = {1, 2, 3};", "[c{2:3}]"), "2 3 ");
  EXPECT_EQ(numbers("s(1).v = 4; s(2).v = 5;", "[s.v]"), "4 5 ");
  EXPECT_EQ(numbers("c = {{7}};", "c{1}{1}"), "7 ");
  EXPECT_EQ(numbers("s.a.b = [8 9]; n = 'a';", "s.(n).b(2)"), "9 ");
}

TEST(Values, cellLiteralsNest) {
  EXPECT_EQ(numbers("a = {1, 2}; c = {a, 3};", "numel(c)"), "2 ");
}

TEST(Values, longChainsNeedNoDeepStack) {
  std::string sum = "x = 1";
  for (int i = 0; i < 100000; ++i)
    sum += "+1";
  EXPECT_EQ(outputOf(sum + ";\nfprintf('%d', x);"), "100001");
}

TEST(Values, deepParenthesesGiveAResultOrOneError) {
  const std::string text = "x = " + std::string(10000, '(') + "1" +
                           std::string(10000, ')') + ";\nfprintf('%d', x);";
  RunResult result = runText(text);
  EXPECT_TRUE(result.failed || result.output == "1");
}

TEST(Values, hexadecimalLiteralsAreIntegers) {
  EXPECT_EQ(outputOf("fprintf('%s %d', class(0xFF), 0xFF);"), "uint8 255");
}

} // namespace
