//===- CommandSyntaxTest.cpp - tests of command syntax ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Support/Casting.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::ast;
using namespace runmat::test;

namespace {

/// The words of the last statement separated by '|', or "expression".
std::string commandOf(const std::string &source,
                      const ParseOptions &options = {}) {
  auto program = parse(source, options);
  const auto *command = dynCast<CommandStmt>(program->script->body.back());
  if (!command)
    return "expression";
  std::string out(command->name);
  for (std::string_view argument : command->arguments)
    out += "|" + std::string(argument);
  return out;
}

TEST(CommandSyntax, WordsAreText) {
  EXPECT_EQ(commandOf("hold on"), "hold|on");
  EXPECT_EQ(commandOf("clear  a b ... more\n c % text"), "clear|a|b|c");
  EXPECT_EQ(commandOf("cd ../x"), "cd|../x");
  EXPECT_EQ(commandOf("mex -O 'a b.c'"), "mex|-O|a b.c");
  EXPECT_EQ(commandOf("disp it''s''"), "disp|its");
  EXPECT_EQ(commandOf("title 'it''s'"), "title|it's");
  EXPECT_EQ(commandOf("load ''"), "load|");
}

TEST(CommandSyntax, SeparatorsEndIt) {
  EXPECT_EQ(commandOf("hold on, hold off; close all"), "close|all");
  auto program = parse("format long;\nformat short");
  EXPECT_FALSE(statement<CommandStmt>(*program, 0).display);
  EXPECT_TRUE(statement<CommandStmt>(*program, 1).display);
}

TEST(CommandSyntax, BracketsProtectSeparators) {
  EXPECT_EQ(commandOf("variable X(n, n) symmetric"),
            "variable|X(n, n)|symmetric");
}

TEST(CommandSyntax, BlanksAroundTheOperatorDecide) {
  EXPECT_EQ(commandOf("a -1"), "a|-1");
  EXPECT_EQ(commandOf("a - 1"), "expression");
  EXPECT_EQ(commandOf("a-1"), "expression");
  EXPECT_EQ(commandOf("a -1 2"), "a|-1|2");
  EXPECT_EQ(commandOf("a == b"), "expression");
  EXPECT_EQ(commandOf("a ==b"), "a|==b");
  EXPECT_EQ(commandOf("a .* b"), "expression");
  EXPECT_EQ(commandOf("ls *.m"), "ls|*.m");
  EXPECT_EQ(commandOf("cd /"), "cd|/") << "a line end is no blank";
}

TEST(CommandSyntax, ParenthesisAssignmentAndSeparatorMakeAnExpression) {
  EXPECT_EQ(commandOf("disp (1)"), "expression");
  EXPECT_EQ(commandOf("a =1"), "expression");
  EXPECT_EQ(commandOf("a , b;"), "expression");
  EXPECT_EQ(commandOf("a % text"), "expression");
  EXPECT_EQ(commandOf("a'"), "expression");
}

TEST(CommandSyntax, VariablesAreNeverCommands) {
  EXPECT_EQ(commandOf("a = 1;\na -1"), "expression");
  EXPECT_EQ(commandOf("for a = 1:2\nend\na -1"), "expression");
  EXPECT_EQ(commandOf("[~, a] = f();\na -1"), "expression");
  EXPECT_EQ(commandOf("global a\na -1"), "expression");
  EXPECT_EQ(commandOf("ans -1"), "expression");
  EXPECT_EQ(commandOf("try\n x\ncatch a\nend\na -1"), "expression");
  EXPECT_EQ(commandOf("a.b = 1;\na -1"), "expression");
  ParseOptions options;
  options.variables = {"a"};
  EXPECT_EQ(commandOf("a -1", options), "expression");
}

TEST(CommandSyntax, VariablesOfAnotherFunctionDoNotCount) {
  auto program = parse("function f(hold)\nhold;\nfunction g\nhold on\n");
  EXPECT_EQ(program->functions.at(1)->body.at(0)->kind, StmtKind::Command);
}

TEST(CommandSyntax, SystemCommandIsOneText) {
  EXPECT_EQ(commandOf("!ls -l 'x"), "!|ls -l 'x");
}

TEST(CommandSyntax, OpenQuoteIsAnError) {
  EXPECT_EQ(errorsOf("title 'abc\nx = 1;"),
            "1:7: this quote is not closed on its line\n");
}

} // namespace
