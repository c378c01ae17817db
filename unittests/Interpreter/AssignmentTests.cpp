//===- AssignmentTests.cpp - values into variables and parts ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Harness.h"

#include <gtest/gtest.h>

using namespace runmat::test;

namespace {

std::string after(const std::string &statements, const std::string &expr) {
  return outputOf(statements + "\nfprintf('%g ', " + expr + ");");
}

TEST(Assignment, growsAtTheEnd) {
  EXPECT_EQ(after("x = []; for i = 1:4, x(end+1) = i^2; end", "x"),
            "1 4 9 16 ");
  EXPECT_EQ(after("x(3) = 7;", "x"), "0 0 7 ");
}

TEST(Assignment, deletes) {
  EXPECT_EQ(after("x = 1:5; x([2 4]) = [];", "x"), "1 3 5 ");
  EXPECT_EQ(after("A = [1 2;3 4]; A(1, :) = [];", "A"), "3 4 ");
  EXPECT_EQ(after("c = {1,2,3}; c(2) = [];", "[c{:}]"), "1 3 ");
  EXPECT_EQ(after("s.v = 1:4; s.v(2) = [];", "s.v"), "1 3 4 ");
}

TEST(Assignment, bracesStoreAnEmpty) {
  EXPECT_EQ(after("c = {1,2,3}; c{2} = [];", "[numel(c) numel(c{2})]"), "3 0 ");
}

TEST(Assignment, walksChains) {
  EXPECT_EQ(after("s.a.b(3) = 5;", "s.a.b"), "0 0 5 ");
  EXPECT_EQ(after("c{2}.x = 4; c{2}.y{3} = 9;", "[c{2}.x c{2}.y{3}]"), "4 9 ");
  EXPECT_EQ(after("s(2).v = 3; s(1).v = 1;", "[s.v]"), "1 3 ");
  EXPECT_EQ(after("c = {[1 2 3]}; c{1}(end+1) = 4;", "c{1}"), "1 2 3 4 ");
  EXPECT_EQ(after("s.v = [1 2]; s.v(end+1) = 3;", "s.v"), "1 2 3 ");
  EXPECT_EQ(after("s(2).a(3).b = 6;", "s(2).a(3).b"), "6 ");
}

TEST(Assignment, copiesAreIndependent) {
  EXPECT_EQ(after("a = [1 2 3]; b = a; b(1) = 9;", "[a b]"), "1 2 3 9 2 3 ");
  EXPECT_EQ(after("s.v = [1 2]; t = s; t.v(1) = 9;", "[s.v t.v]"), "1 2 9 2 ");
  EXPECT_EQ(after("c = {[1 2]}; d = c; d{1}(2) = 7;", "[c{1} d{1}]"),
            "1 2 1 7 ");
}

TEST(Assignment, takesSeveralValues) {
  EXPECT_EQ(after("[a, b] = deal(1, 2);", "[a b]"), "1 2 ");
  EXPECT_EQ(after("[~, i] = max([3 9 4]);", "i"), "2 ");
  EXPECT_EQ(after("[c{1:3}] = deal(4, 5, 6);", "[c{:}]"), "4 5 6 ");
  EXPECT_EQ(after("s = struct('v', {0, 0}); [s.v] = deal(7, 8);", "[s.v]"),
            "7 8 ");
  EXPECT_EQ(
      after("s = struct('v', {0, 0, 0}); [s(2:3).v] = deal(7, 8);", "[s.v]"),
      "0 7 8 ");
  EXPECT_EQ(after("x = zeros(1, 3); [x(2), x(3)] = deal(5, 6);", "x"),
            "0 5 6 ");
}

TEST(Assignment, firstOfAListCounts) {
  EXPECT_EQ(after("c = {4, 5}; x = c{:};", "x"), "4 ");
  EXPECT_EQ(errorOf("c = {}; x = c{:};"), "MATLAB:needMoreRhsOutputs");
}

TEST(Assignment, subscriptsMayChangeTheVariable) {
  // The inner call replaces s while the target's subscripts are evaluated.
  EXPECT_EQ(after("function r = change(), end_ = 1; r = end_; end", "change()"),
            "1 ");
  EXPECT_EQ(outputOf("fprintf('%g ', outer());\n"
                     "function r = outer()\n"
                     "  s.v = [1 2 3];\n"
                     "  s.v(change()) = 9;\n"
                     "  r = s.v;\n"
                     "  function k = change()\n"
                     "    s = struct('v', [5 6 7]);\n"
                     "    k = 2;\n"
                     "  end\n"
                     "end\n"),
            "5 9 7 ");
}

TEST(Assignment, aFailedOneLeavesTheVariable) {
  EXPECT_EQ(after("s = []; try, s.a.b(0) = 1; catch, end", "isstruct(s)"),
            "0 ");
  EXPECT_EQ(
      after("s.a = 1; try, s.b{end} = 1; catch, end", "numel(fieldnames(s))"),
      "1 ");
  EXPECT_EQ(after("c = {1}; try, c{4}.x(1.5) = 1; catch, end", "numel(c)"),
            "1 ");
  EXPECT_EQ(
      after("s = struct('v', {1}); try, s(5).v(0) = 1; catch, end", "numel(s)"),
      "1 ");
  EXPECT_EQ(errorOf("s = struct(); s.a(3) = [];"), "MATLAB:subsdeldimmismatch");
}

TEST(Assignment, parenthesesMustComeLast) {
  EXPECT_EQ(errorOf("x = [1 2 3]; x(1)(2) = 4;").empty(), false);
}

TEST(Assignment, dotNeedsAStructure) {
  EXPECT_EQ(errorOf("x = 5; x.f = 1;"), "MATLAB:structAssToNonStruct");
  EXPECT_EQ(errorOf("x = 5; y = x.f;"), "MATLAB:structRefFromNonStruct");
  EXPECT_EQ(errorOf("s.a = 1; y = s.b;"), "MATLAB:nonExistentField");
}

} // namespace
