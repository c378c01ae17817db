//===- ResolverTest.cpp - tests of name resolution --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Frontend/TreeWalk.h"

#include "gtest/gtest.h"

using namespace runmat;
using namespace runmat::ast;
using namespace runmat::test;

namespace {

Slot slotOf(const Function &function, std::string_view name) {
  for (size_t slot = 0; slot < function.variables.size(); ++slot)
    if (function.variables[slot].name == name)
      return static_cast<Slot>(slot);
  return noSlot;
}

/// Every identifier below an expression, in source order.
void collectIdentifiers(const Expr *expr,
                        std::vector<const IdentifierExpr *> &out) {
  forEachOnLeftSpine(expr, [&](const Expr *node) {
    if (const auto *identifier = dynCast<IdentifierExpr>(node))
      out.push_back(identifier);
    forEachOtherOperand(
        node, [&](const Expr *operand) { collectIdentifiers(operand, out); });
  });
}

const Expr *findEnd(const Expr *expr) {
  const Expr *found = nullptr;
  forEachOnLeftSpine(expr, [&](const Expr *node) {
    if (isa<EndExpr>(node))
      found = node;
    forEachOtherOperand(node, [&](const Expr *operand) {
      const Expr *inner = findEnd(operand);
      found = inner ? inner : found;
    });
  });
  return found;
}

/// What the `end` in the value of the last statement measures:
/// "base position/count".
std::string endOf(const std::string &source, const ParseOptions &options = {}) {
  auto program = parse(source, options);
  const auto &assign = cast<AssignStmt>(*program->script->body.back());
  const auto *end = dynCast<EndExpr>(findEnd(assign.value));
  if (!end || !end->target)
    return "none";
  return shape(leftOperand(end->target)) + " " + std::to_string(end->position) +
         "/" + std::to_string(end->count);
}

TEST(Resolver, AssignedNamesAreVariablesEverywhereInTheFunction) {
  auto program = parse("y = x + sin(z);\nx = 1;");
  const Function &script = *program->script;
  EXPECT_NE(slotOf(script, "x"), noSlot);
  EXPECT_EQ(slotOf(script, "sin"), noSlot);
  EXPECT_EQ(slotOf(script, "z"), noSlot);
  std::vector<const IdentifierExpr *> names;
  collectIdentifiers(statement<AssignStmt>(*program).value, names);
  ASSERT_EQ(names.size(), 3u);
  EXPECT_EQ(names[0]->slot, slotOf(script, "x"));
  EXPECT_EQ(names[1]->slot, noSlot);
}

TEST(Resolver, EveryKindOfAssignmentMakesAVariable) {
  auto program = parse("function [o] = f(p)\n[a, b.c] = g; d(3) = 1;\n"
                       "for e = 1:2, end\ntry, catch h\n end\nglobal i\n"
                       "persistent j\n");
  const Function &f = *program->functions[0];
  for (std::string_view name : {"o", "p", "a", "b", "d", "e", "h", "i", "j"})
    EXPECT_NE(slotOf(f, name), noSlot) << name;
  EXPECT_TRUE(f.variables[slotOf(f, "i")].isGlobal);
  EXPECT_TRUE(f.variables[slotOf(f, "j")].isPersistent);
  EXPECT_TRUE(f.variables[slotOf(f, "p")].isParameter);
  EXPECT_TRUE(f.variables[slotOf(f, "o")].isOutput);
  EXPECT_FALSE(f.hasDynamicNames);
}

TEST(Resolver, AnsIsAVariableOfScriptsAndWhereItIsUsed) {
  EXPECT_NE(slotOf(*parse("3;")->script, "ans"), noSlot);
  EXPECT_EQ(slotOf(*parse("function f\n3;")->functions[0], "ans"), noSlot);
  auto program = parse("function f\n3;\ndisp(ans)");
  EXPECT_NE(slotOf(*program->functions[0], "ans"), noSlot);
}

TEST(Resolver, AnonymousFunctionsCaptureVariables) {
  auto program = parse("a = 1;\nf = @(x) x + a + g(a);");
  const auto &assign = statement<AssignStmt>(*program, 1);
  const auto &anonymous = cast<AnonymousFunctionExpr>(*assign.value);
  const Function &inner = *anonymous.function;
  EXPECT_EQ(inner.parent, program->script);
  EXPECT_EQ(inner.parameters.at(0), slotOf(inner, "x"));
  ASSERT_EQ(anonymous.captures.size(), 1u);
  EXPECT_EQ(anonymous.captures[0].outer, slotOf(*program->script, "a"));
  EXPECT_EQ(anonymous.captures[0].inner, slotOf(inner, "a"));
  EXPECT_EQ(slotOf(*program->script, "x"), noSlot);
}

TEST(Resolver, CapturesPassThroughNestedAnonymousFunctions) {
  auto program = parse("a = 1; b = 2;\nf = @(a) @(x) x + a + b;");
  const auto &outer =
      cast<AnonymousFunctionExpr>(*statement<AssignStmt>(*program, 2).value);
  const auto &inner = cast<AnonymousFunctionExpr>(*outer.function->result);
  ASSERT_EQ(outer.captures.size(), 1u) << "its parameter hides a";
  EXPECT_EQ(outer.captures[0].outer, slotOf(*program->script, "b"));
  ASSERT_EQ(inner.captures.size(), 2u);
  EXPECT_EQ(inner.captures[0].outer, slotOf(*outer.function, "a"));
  EXPECT_EQ(inner.captures[1].outer, slotOf(*outer.function, "b"));
}

TEST(Resolver, NestedFunctionsShareVariables) {
  auto program = parse("function f(p)\nx = 1;\ng(2);\n"
                       " function g(q)\n  x = p + q; local = 3;\n end\nend");
  const Function &f = *program->functions[0];
  const Function &g = *f.nested[0];
  EXPECT_EQ(g.variables[slotOf(g, "x")].outer, slotOf(f, "x"));
  EXPECT_EQ(g.variables[slotOf(g, "p")].outer, slotOf(f, "p"));
  EXPECT_EQ(g.variables[slotOf(g, "q")].outer, noSlot);
  EXPECT_EQ(g.variables[slotOf(g, "local")].outer, noSlot);
  EXPECT_EQ(slotOf(f, "local"), noSlot);
}

TEST(Resolver, NameAssignedByANestedFunctionBelongsToTheOneThatUsesIt) {
  auto program = parse("function f\ng; disp(x);\n"
                       " function g\n  x = 1; y = 2;\n end\n"
                       " function h\n  y = 3;\n end\nend");
  const Function &f = *program->functions[0];
  const Function &g = *f.nested[0], &h = *f.nested[1];
  EXPECT_NE(slotOf(f, "x"), noSlot);
  EXPECT_EQ(g.variables[slotOf(g, "x")].outer, slotOf(f, "x"));
  EXPECT_EQ(slotOf(f, "y"), noSlot);
  EXPECT_EQ(g.variables[slotOf(g, "y")].outer, noSlot);
  EXPECT_EQ(h.variables[slotOf(h, "y")].outer, noSlot);
}

TEST(Resolver, SharingPassesThroughAFunctionThatDoesNotUseTheName) {
  auto program = parse("function f\nx = 1;\n function g\n"
                       "  function h\n   x = 2;\n  end\n end\nend");
  const Function &f = *program->functions[0];
  const Function &g = *f.nested[0], &h = *g.nested[0];
  ASSERT_NE(slotOf(g, "x"), noSlot);
  EXPECT_EQ(h.variables[slotOf(h, "x")].outer, slotOf(g, "x"));
  EXPECT_EQ(g.variables[slotOf(g, "x")].outer, slotOf(f, "x"));
}

TEST(Resolver, ParametersOfANestedFunctionAreItsOwn) {
  auto program = parse("function f\nx = 1;\n function x = g(y)\n  x = y;\n "
                       "end\nend");
  const Function &g = *program->functions[0]->nested[0];
  EXPECT_EQ(g.variables[slotOf(g, "x")].outer, noSlot);
  program = parse("function f\ng(1); disp(y);\n function y = g(a)\n  y = a;\n "
                  "end\nend");
  EXPECT_EQ(slotOf(*program->functions[0], "y"), noSlot);
}

TEST(Resolver, LocalFunctionsDoNotShare) {
  auto program = parse("x = 1;\nfunction f\ny = x;\nend");
  EXPECT_EQ(slotOf(*program->functions[0], "x"), noSlot);
}

TEST(Resolver, DefinersMakeNamesDynamic) {
  auto program = parse("function f\nload data\ny = x + 1;\nfunction g\nz(1)");
  const Function &f = *program->functions[0];
  EXPECT_TRUE(f.hasDynamicNames);
  EXPECT_TRUE(f.variables.at(slotOf(f, "x")).isDynamic);
  EXPECT_FALSE(f.variables.at(slotOf(f, "y")).isDynamic);
  EXPECT_FALSE(program->functions[1]->hasDynamicNames);
  EXPECT_TRUE(parse("eval('x = 1');")->script->hasDynamicNames);
  EXPECT_TRUE(parse("cellfun(@eval, c);")->script->hasDynamicNames);
  EXPECT_FALSE(parse("eval = 3; eval(1);")->script->hasDynamicNames);
}

TEST(Resolver, DefinersOfOtherWorkspacesReachEveryFunctionOfTheFile) {
  auto program =
      parse("f\nfunction f\nassignin('base', 'x', 1)\nend\nfunction g\nend");
  EXPECT_TRUE(program->script->hasDynamicNames);
  EXPECT_TRUE(program->functions[1]->hasDynamicNames);
}

TEST(Resolver, DynamicNamesAreCapturedToo) {
  auto program = parse("load data\nf = @(t) t + x;");
  const auto &anonymous =
      cast<AnonymousFunctionExpr>(*statement<AssignStmt>(*program, 1).value);
  ASSERT_EQ(anonymous.captures.size(), 1u);
  EXPECT_EQ(slotOf(*program->script, "t"), noSlot) << "a parameter";
  EXPECT_TRUE(
      anonymous.function->variables.at(anonymous.captures[0].inner).isDynamic);
}

TEST(Resolver, ObserversAreNoted) {
  EXPECT_TRUE(parse("x = 1;\nwho")->script->observesNames);
  EXPECT_TRUE(parse("x = 1;\nsave data")->script->observesNames);
  EXPECT_TRUE(parse("h = str2func(x);")->script->observesNames);
  EXPECT_FALSE(parse("x = 1;\nwho")->script->hasDynamicNames);
  EXPECT_FALSE(parse("x = 1;\ndisp(x)")->script->observesNames);
}

TEST(Resolver, WorkspaceVariablesTakeTheFirstSlots) {
  ParseOptions options;
  options.variables = {"b", "a"};
  options.sharedWorkspace = true;
  auto program = parse("c = a + q;", options);
  const Function &script = *program->script;
  EXPECT_EQ(slotOf(script, "b"), 0);
  EXPECT_EQ(slotOf(script, "a"), 1);
  EXPECT_TRUE(script.hasDynamicNames);
  EXPECT_TRUE(script.variables.at(slotOf(script, "q")).isDynamic);
}

/// Of a text that runs at once no name is in doubt where all are known.
TEST(Resolver, NamesOfATextThatRunsAtOnce) {
  ParseOptions options;
  options.variables = {"a"};
  options.sharedWorkspace = options.runsAtOnce = true;
  options.isFunction = [](std::string_view name) { return name == "sum"; };
  const auto isInDoubt = [&](const std::string &text) {
    return parse(text, options)->script->hasDynamicNames;
  };
  EXPECT_FALSE(isInDoubt("c = a + sum(a);"));
  EXPECT_TRUE(isInDoubt("c = a + q;"));
  EXPECT_TRUE(isInDoubt("load d\nc = a + sum(a);"));
  options.runsAtOnce = false;
  EXPECT_TRUE(isInDoubt("c = a + sum(a);"));
}

/// What was asked about other names counts, and all variables do.
TEST(Resolver, TextsReadAlikeWhereNamesMeanTheSame) {
  bool isFunction = true;
  ParseOptions options;
  options.variables = {"a"};
  options.sharedWorkspace = options.runsAtOnce = true;
  options.isFunction = [&](std::string_view) { return isFunction; };
  const auto program = parse("c = a + q;", options);
  EXPECT_TRUE(readsAlike(*program, options));
  isFunction = false;
  EXPECT_FALSE(readsAlike(*program, options));
  isFunction = true;
  options.variables.push_back("q");
  EXPECT_FALSE(readsAlike(*program, options));
}

TEST(Resolver, EndBelongsToTheInnermostValue) {
  EXPECT_EQ(endOf("x = 1; y = x(end, 1);"), "x 0/2");
  EXPECT_EQ(endOf("x = 1; y = x(1, min(end, 3));"), "x 1/2");
  EXPECT_EQ(endOf("x = 1; z = 1; y = x(z(end), 1, 2);"), "z 0/1");
  EXPECT_EQ(endOf("c = 1; y = c{3}(1, end);"), "(cell c 3) 1/2");
  EXPECT_EQ(endOf("s = 1; y = s.f(end);"), "(.f s) 0/1");
  EXPECT_EQ(endOf("c = 1; y = c{end};"), "c 0/1");
  EXPECT_EQ(endOf("x = 1; y = x([1 end]);"), "x 0/1");
  EXPECT_EQ(endOf("y = f(1).a(end);"), "(.a (index f 1)) 0/1");
}

TEST(Resolver, EndWithoutAVariableTakesTheInnermostIndex) {
  EXPECT_EQ(endOf("y = f(g(end));"), "g 0/1");
}

TEST(Resolver, EndWithNamesThatMayBeVariables) {
  ParseOptions options;
  options.isFunction = [](std::string_view name) { return name == "min"; };
  EXPECT_EQ(endOf("load d\ny = x(min(end, 3));", options), "x 0/1");
  EXPECT_EQ(endOf("load d\ny = min(x(end), 3);", options), "x 0/1");
  EXPECT_EQ(endOf("load d\nz = 1;\ny = z(x(end));", options), "x 0/1");
  EXPECT_EQ(endOf("load d\nz = 1;\ny = z(min(end, 3));"), "z 0/1");
  EXPECT_EQ(endOf("function f(a)\nend\nload d\ny = x(f(end));"), "x 0/1");
}

TEST(Resolver, EndInAnAnonymousFunctionIsItsOwn) {
  EXPECT_EQ(endOf("x = 1; y = x(f(@(c) c(end)));"), "c 0/1");
}

TEST(Resolver, ArgumentsBlocksSeeTheParameters) {
  auto program = parse("function f(a, b)\narguments\n a\n b = a + 1\nend\n");
  const Function &f = *program->functions[0];
  const auto &sum =
      cast<BinaryExpr>(*f.argumentBlocks[0].declarations[1].defaultValue);
  EXPECT_EQ(cast<IdentifierExpr>(*sum.lhs).slot, f.parameters[0]);
}

} // namespace
