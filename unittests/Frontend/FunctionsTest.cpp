//===- FunctionsTest.cpp - tests of function parsing ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::ast;
using namespace runmat::test;

namespace {

/// "outputs=name(parameters)" of a function, `~` for an ignored parameter.
std::string head(const Function &function) {
  std::string out;
  for (Slot slot : function.outputs)
    out += std::string(function.variables[slot].name) + " ";
  out += "= " + std::string(function.name) + " (";
  for (Slot slot : function.parameters)
    out += slot == noSlot ? " ~"
                          : " " + std::string(function.variables[slot].name);
  return out + " )";
}

std::string headOf(const std::string &source) {
  return head(*parse(source)->functions.at(0));
}

TEST(Functions, Heads) {
  EXPECT_EQ(headOf("function f"), "= f ( )");
  EXPECT_EQ(headOf("function f()\nend"), "= f ( )");
  EXPECT_EQ(headOf("function y = f(x)"), "y = f ( x )");
  EXPECT_EQ(headOf("function [a, b c] = f(x, ~, y)"), "a b c = f ( x ~ y )");
  EXPECT_EQ(headOf("function [] = f(x)"), "= f ( x )");
  EXPECT_EQ(headOf("function y ... more\n = f ...\n (x)"), "y = f ( x )");
  EXPECT_EQ(headOf("function y = f(x) % text\n"), "y = f ( x )");
  EXPECT_EQ(headOf("function y = f(x), y = x;"), "y = f ( x )");
  EXPECT_EQ(headOf("function e = end(a, k, n)"), "e = end ( a k n )");
}

TEST(Functions, VariableArguments) {
  auto program = parse("function varargout = f(a, varargin)");
  EXPECT_TRUE(program->functions.at(0)->hasVarargin);
  EXPECT_TRUE(program->functions.at(0)->hasVarargout);
  program = parse("function varargout2 = f(varargin, a)");
  EXPECT_FALSE(program->functions.at(0)->hasVarargin);
  EXPECT_FALSE(program->functions.at(0)->hasVarargout);
}

TEST(Functions, ParameterThatIsAnOutputIsOneVariable) {
  auto program = parse("function x = f(x)");
  const Function &f = *program->functions.at(0);
  EXPECT_EQ(f.variables.size(), 1u);
  EXPECT_EQ(f.parameters.at(0), f.outputs.at(0));
  EXPECT_TRUE(f.variables[0].isParameter);
  EXPECT_TRUE(f.variables[0].isOutput);
}

TEST(Functions, WithoutEndTheyFollowEachOther) {
  auto program = parse("function f\nif x, y, end\nfunction g\nz\nfunction h");
  ASSERT_EQ(program->functions.size(), 3u);
  EXPECT_EQ(program->script, nullptr);
  EXPECT_EQ(program->functions[0]->name, "f");
  EXPECT_EQ(program->functions[2]->name, "h");
  EXPECT_TRUE(program->functions[0]->nested.empty());
  EXPECT_EQ(program->functions[0]->kind, FunctionKind::Named);
}

TEST(Functions, WithEndTheyNest) {
  auto program = parse("function f\n function g\n  function h\n  end\n end\n"
                       " function k\n end\n x\nend\nfunction l\nend");
  ASSERT_EQ(program->functions.size(), 2u);
  const Function &f = *program->functions[0];
  ASSERT_EQ(f.nested.size(), 2u);
  EXPECT_EQ(f.nested[0]->name, "g");
  EXPECT_EQ(f.nested[0]->kind, FunctionKind::Nested);
  EXPECT_EQ(f.nested[0]->parent, &f);
  EXPECT_EQ(f.nested[0]->nested.at(0)->name, "h");
  EXPECT_EQ(f.nested[1]->name, "k");
  EXPECT_EQ(f.body.size(), 1u);
  EXPECT_EQ(program->functions[1]->name, "l");
}

TEST(Functions, ScriptWithLocalFunctions) {
  auto program = parse("x = f(1);\nfunction y = f(x)\n y = x;\nend\nz = 2;");
  ASSERT_NE(program->script, nullptr);
  EXPECT_EQ(program->script->body.size(), 2u);
  EXPECT_EQ(program->functions.size(), 1u);
}

TEST(Functions, EmptyFileIsAScript) {
  EXPECT_NE(parse("")->script, nullptr);
  EXPECT_NE(parse("% only text\n")->script, nullptr);
}

TEST(ArgumentsBlock, Declarations) {
  auto program = parse("function f(a, b, opts)\n"
                       "% text\n"
                       "arguments % text\n"
                       "  a\n"
                       "  b (1, :) double {mustBePositive, mustBeLess(b, 3)} "
                       "= [1 2]\n"
                       "  opts.Name (1,1) string = \"x\"\n"
                       "  opts.?pkg.Class\n"
                       "end\n"
                       "arguments (Repeating, Output)\n c\nend\n"
                       "x = a;\nend");
  const Function &f = *program->functions.at(0);
  ASSERT_EQ(f.argumentBlocks.size(), 2u);
  const auto &declarations = f.argumentBlocks[0].declarations;
  ASSERT_EQ(declarations.size(), 4u);
  EXPECT_EQ(declarations[0].name, "a");
  EXPECT_EQ(declarations[0].className, "");
  EXPECT_EQ(declarations[1].size.size(), 2u);
  EXPECT_EQ(declarations[1].className, "double");
  EXPECT_EQ(declarations[1].validators.size(), 2u);
  EXPECT_EQ(shape(declarations[1].defaultValue), "([] 1 2)");
  EXPECT_EQ(declarations[2].name, "opts.Name");
  EXPECT_TRUE(declarations[3].allProperties);
  EXPECT_EQ(declarations[3].className, "pkg.Class");
  EXPECT_EQ(f.argumentBlocks[1].attributes.size(), 2u);
  EXPECT_EQ(f.body.size(), 1u);
}

TEST(ArgumentsBlock, IsAnOrdinaryNameElsewhere) {
  auto program = parse("function f\narguments = 3;\nend\n"
                       "function g\narguments(3);\nend\n"
                       "function h\nx = 1;\narguments\nend");
  for (const Function *function : program->functions)
    EXPECT_TRUE(function->argumentBlocks.empty());
}

} // namespace
