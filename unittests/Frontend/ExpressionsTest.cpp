//===- ExpressionsTest.cpp - tests of expression parsing --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Support/Casting.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::ast;
using namespace runmat::test;

namespace {

TEST(Precedence, PowerBindsTighterThanPrefix) {
  EXPECT_EQ(shapeOf("-2^2;"), "(- (^ 2 2))");
  EXPECT_EQ(shapeOf("~2.^2;"), "(~ (.^ 2 2))");
  EXPECT_EQ(shapeOf("-1';"), "(- (' 1))");
}

TEST(Precedence, PowerOperandMayCarryPrefixes) {
  EXPECT_EQ(shapeOf("2^-1;"), "(^ 2 (- 1))");
  EXPECT_EQ(shapeOf("2^-1^2;"), "(^ (^ 2 (- 1)) 2)");
  EXPECT_EQ(shapeOf("2^-+~1*3;"), "(* (^ 2 (- (+ (~ 1)))) 3)");
}

TEST(Precedence, PowerAndTransposeAssociateToTheLeft) {
  EXPECT_EQ(shapeOf("2^3^4;"), "(^ (^ 2 3) 4)");
  EXPECT_EQ(shapeOf("a^b';"), "(' (^ a b))");
  EXPECT_EQ(shapeOf("a'^b.'.^c;"), "(.^ (.' (^ (' a) b)) c)");
}

TEST(Precedence, NotBindsTighterThanComparison) {
  EXPECT_EQ(shapeOf("~x==y;"), "(== (~ x) y)");
  EXPECT_EQ(shapeOf("~a&b;"), "(& (~ a) b)");
}

TEST(Precedence, PrefixBindsTighterThanProduct) {
  EXPECT_EQ(shapeOf("-a*b;"), "(* (- a) b)");
  EXPECT_EQ(shapeOf("a*-b;"), "(* a (- b))");
  EXPECT_EQ(shapeOf("a--b;"), "(- a (- b))");
}

TEST(Precedence, LevelsOfBinaryOperators) {
  EXPECT_EQ(shapeOf("a||b&&c|d&e<f:g+h*i;"),
            "(|| a (&& b (| c (& d (< e (: f (+ g (* h i))))))))");
  EXPECT_EQ(shapeOf("a*b+c:d<e&f|g&&h||i;"),
            "(|| (&& (| (& (< (: (+ (* a b) c) d) e) f) g) h) i)");
  EXPECT_EQ(shapeOf("a-b-c;"), "(- (- a b) c)");
  EXPECT_EQ(shapeOf("a/b\\c.*d./e.\\f;"),
            "(.\\ (./ (.* (\\ (/ a b) c) d) e) f)");
  EXPECT_EQ(shapeOf("a<b<=c~=d;"), "(~= (<= (< a b) c) d)");
}

TEST(Precedence, RangeIsLooserThanSum) {
  EXPECT_EQ(shapeOf("a:b+c;"), "(: a (+ b c))");
  EXPECT_EQ(shapeOf("a:b:c;"), "(: a b c)");
  EXPECT_EQ(shapeOf("a:b:c:d;"), "(: (: a b c) d)");
  EXPECT_EQ(shapeOf("(1:3)';"), "(' (: 1 3))");
}

TEST(Matrix, BlankSeparatesWhereTheSignHasNoneBehind) {
  EXPECT_EQ(shapeOf("[a -b];"), "([] a (- b))");
  EXPECT_EQ(shapeOf("[a - b];"), "([] (- a b))");
  EXPECT_EQ(shapeOf("[a-b];"), "([] (- a b))");
  EXPECT_EQ(shapeOf("[a , -b];"), "([] a (- b))");
  EXPECT_EQ(shapeOf("[a ...\n -b];"), "([] a (- b))");
  EXPECT_EQ(shapeOf("[1 -2i];"), "([] 1 (- 2i))");
}

TEST(Matrix, OtherOperatorsJoinAcrossBlanks) {
  EXPECT_EQ(shapeOf("[a *b];"), "([] (* a b))");
  EXPECT_EQ(shapeOf("[a ==b, c && d];"), "([] (== a b) (&& c d))");
  EXPECT_EQ(shapeOf("[a ~b];"), "([] a (~ b))");
  EXPECT_EQ(shapeOf("[a ~= b];"), "([] (~= a b))");
  EXPECT_EQ(shapeOf("[1 : 3];"), "([] (: 1 3))");
}

TEST(Matrix, BlankBeforeParenthesisSeparates) {
  EXPECT_EQ(shapeOf("[f (1)];"), "([] f (1))");
  EXPECT_EQ(shapeOf("[f(1)];"), "([] (index f 1))");
  EXPECT_EQ(shapeOf("{c {1}};"), "({} c ({} 1))");
}

TEST(Matrix, BlanksCountNotInsideParentheses) {
  EXPECT_EQ(shapeOf("[f(a -b)];"), "([] (index f (- a b)))");
  EXPECT_EQ(shapeOf("[(a -b)];"), "([] (- a b))");
}

TEST(Matrix, Rows) {
  auto program = parse("x = [1, 2,\n 3 4 % text\n\n 5 6;];");
  const auto &assign = statement<AssignStmt>(*program);
  const auto &matrix = cast<MatrixExpr>(*assign.value);
  ASSERT_EQ(matrix.rows.size(), 3u);
  for (const auto &row : matrix.rows)
    EXPECT_EQ(row.size(), 2u);
}

TEST(Matrix, QuotesInCells) {
  EXPECT_EQ(shapeOf("{a', 'b' 'c'' d'};"), "({} (' a) 'b' 'c'' d')");
}

TEST(Matrix, AnonymousFunctionsAsElements) {
  EXPECT_EQ(shapeOf("{@(x) x+1, @sin};"), "({} (@ (+ x 1)) @sin)");
  EXPECT_EQ(shapeOf("{@(x) x @(y) y};"), "({} (@ x) (@ y))");
  EXPECT_EQ(shapeOf("{@()'text'};"), "({} (@ 'text'))");
}

TEST(Index, Chains) {
  EXPECT_EQ(shapeOf("a.b{2}.c(3, :).(d).e';"),
            "(' (.e (.() (index (.c (cell (.b a) 2)) 3 :) d)))");
  EXPECT_EQ(shapeOf("s.(\"b\");"), "(.() s \"b\")");
  EXPECT_EQ(shapeOf("f();"), "(index f)");
  EXPECT_EQ(shapeOf("c{:};"), "(cell c :)");
}

TEST(Index, KeywordsCanNameFields) {
  EXPECT_EQ(shapeOf("s.end.function;"), "(.function (.end s))");
}

TEST(Index, NamedArgumentsBecomeTextAndValue) {
  EXPECT_EQ(shapeOf("f(x, Name=1+2, Other='b');"),
            "(index f x 'Name' (+ 1 2) 'Other' 'b')");
  EXPECT_EQ(shapeOf("f(a==b);"), "(index f (== a b))");
}

TEST(Index, OnlyReferencesCanBeIndexed) {
  EXPECT_EQ(errorsOf("y = f(1)(2);"),
            "1:9: () must come last in an index, but for a field\n");
  EXPECT_EQ(errorsOf("y = {1,2}{2};"),
            "1:10: expected the end of the statement, got '{'\n");
}

TEST(Handles, NamesAndMethods) {
  EXPECT_EQ(shapeOf("f(@pkg.sin, @(~, a) a, ?pkg.Class);"),
            "(index f @pkg.sin (@ a) ?pkg.Class)");
  EXPECT_EQ(shapeOf("plus@base.Class(a, b);"), "(index plus@base.Class a b)");
}

TEST(Parentheses, AreKept) {
  auto program = parse("y = (a) + b;");
  const auto &sum = cast<BinaryExpr>(*statement<AssignStmt>(*program).value);
  EXPECT_TRUE(sum.lhs->parenthesised);
  EXPECT_FALSE(sum.rhs->parenthesised);
  EXPECT_FALSE(sum.parenthesised);
}

TEST(Ranges, CoverTheSourceOfAnExpression) {
  std::string source = "yy = (a + b) * c(1);";
  auto program = parse(source);
  const auto &product =
      cast<BinaryExpr>(*statement<AssignStmt>(*program).value);
  auto text = [&](SourceRange r) {
    return source.substr(r.begin, r.end - r.begin);
  };
  EXPECT_EQ(text(product.range), "(a + b) * c(1)");
  EXPECT_EQ(text(product.opRange), "*");
  EXPECT_EQ(text(product.lhs->range), "(a + b)");
  EXPECT_EQ(text(product.rhs->range), "c(1)");
}

} // namespace
