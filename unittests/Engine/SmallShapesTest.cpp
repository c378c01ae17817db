//===- SmallShapesTest.cpp - arrays whose extents units know ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/SmallShapes.h"
#include "Engine/UnitCache.h"
#include "ScriptFrame.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

Value ofExtents(const std::vector<int64_t> &extents) {
  return Array::make(ElementClass::Double,
                     Extents(std::span<const int64_t>(extents)));
}

constexpr int64_t many = VariableType::many;
using Types = std::vector<int64_t>;

/// A script whose last statement is asked about; the others make its variables.
struct Asked : Script {
  explicit Asked(const std::string &text)
      : Script(("A = 1; x = 1; n = 1; k = 1; " + text).c_str()) {}

  Types typeOf(std::string_view name, const Value &value) {
    variable(name) = value;
    Interpreter interpreter(sink);
    CompileRequest request = describe();
    const ast::Block &body = request.function->body;
    request.block = &body;
    request.index = body.size() - 1;
    request.meaningOf = [](const ast::Program &program, std::string_view name) {
      NameMeaning meaning;
      for (const ast::Function *function : program.functions)
        if (function->name == name)
          meaning = {NameMeaning::Kind::Function, &program, function};
      return meaning;
    };
    tellSmallShapes(request, UnitVariables(frame, interpreter));
    return typeAt(request, slot(name))->extents;
  }

  CollectingSink sink;
};

TEST(SmallShapes, AreToldToLoops) {
  Asked script("for k = 1:n, x = A * x; end");
  EXPECT_EQ(script.typeOf("A", ofExtents({4, 4})), (Types{4, 4}));
  EXPECT_EQ(script.typeOf("A", ofExtents({1, 36})), (Types{1, 36}));
  EXPECT_EQ(script.typeOf("A", ofExtents({1, 37})), (Types{1, many}));
}

TEST(SmallShapes, ShortExtentsOfLargeArraysAre) {
  Asked script("while n, x = A(:, k) + x; end");
  EXPECT_EQ(script.typeOf("A", ofExtents({3, 100})), (Types{3, many}));
  EXPECT_EQ(script.typeOf("A", ofExtents({7, 100})), (Types{many, many}));
  EXPECT_EQ(script.typeOf("A", ofExtents({6, 2, 50, 1, 3})),
            (Types{6, 2, many, 1, 3}));
}

TEST(SmallShapes, OtherStatementsServeAllSizes) {
  Asked script("x = A * 2;");
  EXPECT_EQ(script.typeOf("A", ofExtents({4, 4})), (Types{many, many}));
}

TEST(SmallShapes, AreToldToCallsOfFunctionsWithLoops) {
  Asked script("x = f(A);\nfunction x = f(A)\n  x = g(A);\nend\n"
               "function x = g(A)\n  for k = 1:3, A = A * A; end, x = A;\nend");
  EXPECT_EQ(script.typeOf("A", ofExtents({4, 4})), (Types{4, 4}));
  Asked other("x = f(A);\nfunction x = f(A)\n  x = A + 1;\nend");
  EXPECT_EQ(other.typeOf("A", ofExtents({4, 4})), (Types{many, many}));
}

TEST(SmallShapes, WhatElementsAreAssignedOfStaysOpen) {
  Asked script("for k = 1:n, A(k) = x(1); end");
  EXPECT_EQ(script.typeOf("A", ofExtents({4, 4})), (Types{many, many}));
  EXPECT_EQ(script.typeOf("x", ofExtents({1, 4})), (Types{1, 4}));
}

TEST(SmallShapes, TextsStayOpen) {
  Asked script("for k = 1:n, x = A(k); end");
  EXPECT_EQ(script.typeOf("A", Value::text("abc")), (Types{1, many}));
}

TEST(SmallShapes, TheCacheKnowsWhatHasThem) {
  Asked script("for k = 1:n, x = A * x; end");
  const ast::Stmt *loop = script.module->program().script->body.back();
  UnitCache cache(4);
  UnitEntry open;
  open.signature.push_back({script.slot("A"), 0, false, {many, many}, false});
  cache.add(loop, std::move(open));
  EXPECT_FALSE(cache.tellsShapes(loop, EntryPoint::Statement));
  UnitEntry exact;
  exact.signature.push_back({script.slot("A"), 0, false, {4, 1}, false});
  cache.add(loop, std::move(exact));
  EXPECT_TRUE(cache.tellsShapes(loop, EntryPoint::Statement));
  EXPECT_FALSE(cache.tellsShapes(loop, EntryPoint::BackEdge));
}

} // namespace
