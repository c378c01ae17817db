//===- PrinterTest.cpp - tests of printing and tree comparison --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Frontend/Printer.h"
#include "Frontend/TreeEquality.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::test;

namespace {

std::string printed(const std::string &source) {
  return printProgram(*parse(source));
}

bool equal(const std::string &a, const std::string &b) {
  return equalTrees(*parse(a), *parse(b));
}

TEST(Printer, Expressions) {
  EXPECT_EQ(printed("x=[1 -2;a' b.'];"), "x = [1, -2; a', b.'];\n");
  EXPECT_EQ(printed("y = - ( a+b )*c ( : ,end );"),
            "y = -(a + b) * c(:, end);\n");
  EXPECT_EQ(printed("f=@(x,~)x+1:2:n"), "f = @(x, ~) x + 1:2:n\n");
  EXPECT_EQ(printed("s.( n ).a{ 2 }='it''s';"), "s.(n).a{2} = 'it''s';\n");
  EXPECT_EQ(printed("x=\"a\"\"b\";"), "x = \"a\"\"b\";\n");
}

TEST(Printer, Statements) {
  EXPECT_EQ(printed("if a,b,elseif c;d;else,e,end"),
            "if a\n  b\nelseif c\n  d;\nelse\n  e\nend\n");
  EXPECT_EQ(printed("[~,k]=max(x)"), "[~, k] = max(x)\n");
  EXPECT_EQ(printed("hold on;axis equal"), "hold 'on';\naxis 'equal'\n");
  EXPECT_EQ(printed("try a;catch e\nb;end"), "try\n  a;\ncatch e\n  b;\nend\n");
  EXPECT_EQ(printed("parfor(i=1:3,2)x;end"),
            "parfor (i = 1:3, 2)\n  x;\nend\n");
}

TEST(Printer, FunctionsAreClosedByEnd) {
  EXPECT_EQ(printed("function y=f(x)\ny=x;\nfunction g\nz"),
            "function [y] = f(x)\n  y = x;\nend\nfunction g()\n  z\nend\n");
}

TEST(Printer, PointBehindANumberJoinsNoOperator) {
  EXPECT_EQ(printed("x = 5.';"), "x = 5.';\n");
  EXPECT_EQ(printed("x = (5.)';"), "x = (5)';\n");
}

class RoundTrip : public ::testing::TestWithParam<const char *> {};

TEST_P(RoundTrip, GivesTheSameTree) {
  std::string text;
  EXPECT_TRUE(roundTrips(GetParam(), text)) << text;
}

INSTANTIATE_TEST_SUITE_P(
    Printer, RoundTrip,
    ::testing::Values(
        "x = -2^2 + 2^-1'; y = ~x==y; z = a--b; w = +-~a;",
        "x = 5. * 5.^2 + 0xFFs8 + 1e3i - .5; y = 5.'; z = 1e400;",
        "x = {@(x) x+1, 'a''b'; \"c\"\"d\", [1 -2]'};",
        "f(x, Name=3, 'b', B=@(t) t(end));",
        "a.b(2).c{3}.(n) = []; a(1, :) = []; a{1} = [];",
        "[a, ~, b.c] = deal(1, 2, 3); [a] = f;",
        "x = (a)'; y = ((a)); z = (c{:}); w = (a.b).c;",
        "for (i = 1:10), while i, break, end, continue, end",
        "for s.x = 1:3\nend\nparfor i = 1:3\nend",
        "switch x\ncase {1, 2}\n a\ncase 'b'\notherwise\nend",
        "switch x\nend\nif x\nelse\nend\nspmd(2)\n y\nend",
        "try\ncatch\nend\ntry\n a\nend\ntry, catch e, end",
        "global a b; persistent c, hold on, !ls -l 'x",
        "title 'a ''b'' c' \"d e\"; variable X(n, n) 'y;z'",
        "function f\n function g\n  x\n end\n y\n function h\n end\nend",
        "a\nfunction f\n b\nend\nc\nfunction g\nend\nd",
        "function varargout = f(~, a, varargin)\narguments (Input)\n a (1,:) "
        "double {mustBePositive} = [1 2]\nend\narguments\n o.?A.B\nend\n",
        "x = 1; y = x + f(@(a) @(b) a + b + x); eval('z'); w = q(end);",
        "x = ?pkg.Class; y = @pkg.f; plus@Base(x, y);", "", "% nothing\n",
        "x=1;%{\ny"));

TEST(TreeEquality, SeesDifferences) {
  EXPECT_TRUE(equal("x = a+b;", "x=(a) + b;") == false);
  EXPECT_TRUE(equal("x = a+b;", "x=a + b; % text"));
  EXPECT_TRUE(equal("x = 1e3;", "x = 1000;"));
  EXPECT_FALSE(equal("x = 1;", "x = 1"));
  EXPECT_FALSE(equal("x = 1;", "x = 2;"));
  EXPECT_FALSE(equal("x = 0x1u8;", "x = 0x1s8;"));
  EXPECT_FALSE(equal("x = 2;", "x = 2i;"));
  EXPECT_FALSE(equal("x = 'a';", "x = \"a\";"));
  EXPECT_FALSE(equal("x = a - b;", "x = a + b;"));
  EXPECT_FALSE(equal("x = a';", "x = a.';"));
  EXPECT_FALSE(equal("x = [1 2];", "x = [1; 2];"));
  EXPECT_FALSE(equal("x = [1 2];", "x = {1 2};"));
  EXPECT_FALSE(equal("x = 1:3;", "x = 1:3:3;"));
  EXPECT_FALSE(equal("[a, b] = f;", "[a, ~] = f;"));
  EXPECT_FALSE(equal("[a] = f;", "a = f;"));
  EXPECT_FALSE(equal("a.b;", "a.c;"));
  EXPECT_FALSE(equal("hold on", "hold off"));
  EXPECT_FALSE(equal("if a, end", "if a, else, end"));
  EXPECT_FALSE(equal("if a, b, end", "if a, c, end"));
  EXPECT_FALSE(equal("function f(a)\n", "function f(b)\n"));
  EXPECT_FALSE(equal("function f\n", "function y = f\n"));
  EXPECT_FALSE(equal("f = @(x) x;", "f = @(x) y;"));
  EXPECT_FALSE(equal("x(end) = 1;", "x(end, 1) = 1;"));
  EXPECT_FALSE(equal("x = @a;", "x = @b;"));
}

} // namespace
