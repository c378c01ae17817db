//===- StatementsTest.cpp - tests of statement parsing ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Support/Casting.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::ast;
using namespace runmat::test;

namespace {

StmtKind kindOf(const std::string &source) {
  return parse(source)->script->body.at(0)->kind;
}

TEST(Statements, SemicolonSuppressesDisplay) {
  auto program = parse("a, b; c\nd = 1, e = 2;");
  EXPECT_TRUE(statement<ExpressionStmt>(*program, 0).display);
  EXPECT_FALSE(statement<ExpressionStmt>(*program, 1).display);
  EXPECT_TRUE(statement<ExpressionStmt>(*program, 2).display);
  EXPECT_TRUE(statement<AssignStmt>(*program, 3).display);
  EXPECT_FALSE(statement<AssignStmt>(*program, 4).display);
}

TEST(Statements, AssignmentTargets) {
  auto program = parse("s(2).a{3}.(n) = 4;");
  const auto &assign = statement<AssignStmt>(*program);
  EXPECT_FALSE(assign.bracketed);
  EXPECT_EQ(shape(assign.targets.at(0)), "(.() (cell (.a (index s 2)) 3) n)");
}

TEST(Statements, MultipleAssignment) {
  auto program = parse("[~, a.b c(1), ...\n ~] = f(x);");
  const auto &assign = statement<AssignStmt>(*program);
  EXPECT_TRUE(assign.bracketed);
  ASSERT_EQ(assign.targets.size(), 4u);
  EXPECT_EQ(assign.targets[0], nullptr);
  EXPECT_EQ(shape(assign.targets[1]), "(.b a)");
  EXPECT_EQ(shape(assign.targets[2]), "(index c 1)");
  EXPECT_EQ(assign.targets[3], nullptr);
}

TEST(Statements, BracketWithoutAssignIsAMatrix) {
  EXPECT_EQ(kindOf("[a, b] == c;"), StmtKind::Expression);
  EXPECT_EQ(kindOf("[a\nb];"), StmtKind::Expression);
  EXPECT_EQ(kindOf("[a] = b;"), StmtKind::Assign);
}

TEST(Statements, DeletionNeedsAnIndexAndAPlainEmptyMatrix) {
  auto deletes = [](const std::string &source) {
    auto program = parse(source);
    return statement<AssignStmt>(*program).deletes;
  };
  EXPECT_TRUE(deletes("x(2) = [];"));
  EXPECT_TRUE(deletes("s.x(2, :) = [ ];"));
  EXPECT_FALSE(deletes("x = [];"));
  EXPECT_FALSE(deletes("x{2} = [];"));
  EXPECT_FALSE(deletes("x(2) = ([]);"));
  EXPECT_FALSE(deletes("x(2) = zeros(0, 0);"));
  EXPECT_FALSE(deletes("[x(2)] = [];"));
}

TEST(Statements, IfOnOneLine) {
  auto program = parse("if (a) b = 1; elseif c, d, else e, end");
  const auto &branch = statement<IfStmt>(*program);
  ASSERT_EQ(branch.clauses.size(), 2u);
  EXPECT_EQ(branch.clauses[0].body.size(), 1u);
  EXPECT_EQ(branch.clauses[1].body.size(), 1u);
  EXPECT_TRUE(branch.hasElse);
  EXPECT_EQ(branch.otherwise.size(), 1u);
}

TEST(Statements, EndClosesWithoutASeparator) {
  auto program = parse("for i=1:3 disp(i) end\nwhile x y(1) end");
  EXPECT_EQ(statement<ForStmt>(*program, 0).body.size(), 1u);
  EXPECT_EQ(statement<WhileStmt>(*program, 1).body.size(), 1u);
}

TEST(Statements, ForHeaders) {
  auto program = parse("for k = 1:3, end\nfor (k = 1:3) x; end\n"
                       "parfor (k = 1:n, 4)\nend\nparfor k = 1:3\nend\n"
                       "for s.x = c\nend");
  EXPECT_FALSE(statement<ForStmt>(*program, 0).parallel);
  EXPECT_EQ(shape(statement<ForStmt>(*program, 1).iterated), "(: 1 3)");
  EXPECT_TRUE(statement<ForStmt>(*program, 2).parallel);
  EXPECT_EQ(shape(statement<ForStmt>(*program, 2).workers), "4");
  EXPECT_EQ(statement<ForStmt>(*program, 3).workers, nullptr);
  EXPECT_EQ(shape(statement<ForStmt>(*program, 4).target), "(.x s)");
}

TEST(Statements, Switch) {
  auto program = parse("switch lower(x) % text\n\n case {'a', 'b'}\n y\n"
                       "case 3, z, otherwise\n w\nend");
  const auto &choice = statement<SwitchStmt>(*program);
  ASSERT_EQ(choice.cases.size(), 2u);
  EXPECT_EQ(shape(choice.cases[0].value), "({} 'a' 'b')");
  EXPECT_TRUE(choice.hasOtherwise);
}

TEST(Statements, Catch) {
  auto exception = [](const std::string &source) {
    auto program = parse(source);
    const auto *name = statement<TryStmt>(*program).exception;
    return name ? std::string(name->name) : "";
  };
  EXPECT_EQ(exception("try\n x\ncatch err\n y\nend"), "err");
  EXPECT_EQ(exception("try, x, catch err, y, end"), "err");
  EXPECT_EQ(exception("try x; catch, y; end"), "");
  EXPECT_EQ(exception("try\n x\ncatch\n err\nend"), "");
  EXPECT_EQ(exception("try, x, catch disp('no'), end"), "");
  auto program = parse("try\n x\nend");
  EXPECT_FALSE(statement<TryStmt>(*program).hasCatch);
}

TEST(Statements, Declarations) {
  auto program = parse("global a b % text\npersistent c;");
  EXPECT_EQ(statement<DeclarationStmt>(*program, 0).names.size(), 2u);
  EXPECT_EQ(statement<DeclarationStmt>(*program, 1).kind, StmtKind::Persistent);
}

TEST(Statements, Spmd) {
  auto program = parse("spmd\n x\nend\nspmd (2, 4)\n x\nend");
  EXPECT_TRUE(statement<SpmdStmt>(*program, 0).arguments.empty());
  EXPECT_EQ(statement<SpmdStmt>(*program, 1).arguments.size(), 2u);
}

TEST(Statements, IdsAreDenseInSourceOrder) {
  auto program = parse("a\nif b\n c\n while d\n e\n end\nend\nf\n"
                       "function g\n h\n function k\n l\n end\n m\nend\n");
  EXPECT_EQ(program->statementCount, 9u);
  ASSERT_EQ(program->statements.size(), 9u);
  for (uint32_t id = 0; id < 9; ++id)
    EXPECT_EQ(program->statements[id]->id, id);
  for (uint32_t id = 1; id < 9; ++id)
    EXPECT_LT(program->statements[id - 1]->range.begin,
              program->statements[id]->range.begin);
}

TEST(Statements, KnowTheirFunction) {
  auto program = parse("a\nfunction g\n h\n function k\n l\n end\n m\nend\n");
  const Function *g = program->functions.at(0);
  const Function *expected[] = {program->script, g, g->nested.at(0), g};
  ASSERT_EQ(program->statementFunctions.size(), 4u);
  for (size_t id = 0; id < 4; ++id)
    EXPECT_EQ(program->statementFunctions[id], expected[id]);
}

} // namespace
