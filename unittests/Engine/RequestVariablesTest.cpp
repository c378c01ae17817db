//===- RequestVariablesTest.cpp - handles in requests and units -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/UnitCache.h"
#include "ScriptFrame.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

TEST(RequestVariables, WhatHandlesCapturedHasSlotsOfItsOwn) {
  Script script("a = 1; c = 2; f = @(x) x + a; g = @(x) f(x) + c;");
  const Value inner = script.handle(2, {Value(2.0)});
  script.variable("g") = script.handle(3, {inner, Value::string("s")});
  const CompileRequest request = script.describe();
  const auto count = ast::Slot(request.function->variables.size());
  ASSERT_EQ(request.holders.size(), 2u);
  const HolderType &outer = request.holders[0], &captured = request.holders[1];
  EXPECT_EQ(outer.slot, script.slot("g"));
  EXPECT_EQ(outer.anonymous, &script.anonymous(3));
  EXPECT_EQ(outer.parts, (std::vector<ast::Slot>{count, count + 1}));
  EXPECT_EQ(captured.slot, count);
  EXPECT_EQ(captured.anonymous, &script.anonymous(2));
  ASSERT_EQ(captured.parts.size(), 1u);
  EXPECT_TRUE(typeAt(request, captured.parts[0]));
  ASSERT_EQ(request.others.size(), 1u);
  EXPECT_EQ(request.others[0].slot, count + 1);
  EXPECT_EQ(request.others[0].what, "a string");
}

TEST(RequestVariables, NamesThatMeanBuiltinsAreHandlesToo) {
  Script script("f = 1;");
  script.variable("f") = FunctionHandle{"sin", nullptr};
  const CompileRequest request = script.describe();
  ASSERT_EQ(request.holders.size(), 1u);
  EXPECT_EQ(request.holders[0].name, "sin");
  EXPECT_TRUE(isSameHandle(request.holders[0], script.variable("f")));
  EXPECT_FALSE(
      isSameHandle(request.holders[0], FunctionHandle{"cos", nullptr}));
  EXPECT_FALSE(isSameHandle(request.holders[0], Value(1.0)));
}

TEST(RequestVariables, ManyCapturedValuesAreLeftAlone) {
  Script script("f = @(x) x;");
  script.variable("f") = script.handle(0, std::vector<Value>(1000, 1.0));
  const CompileRequest request = script.describe();
  EXPECT_TRUE(request.holders.empty());
  EXPECT_EQ(request.others.size(), 1u);
}

/// A cache with the refusal of one statement for the handles of a script.
class HandleEntries : public testing::Test {
protected:
  void refuse() {
    const CompileRequest request = script.describe();
    UnitEntry entry;
    std::vector<ast::Slot> slots;
    for (const HolderType &holder : request.holders)
      slots.push_back(holder.slot);
    entry.holders = holdersAt(request, slots);
    entry.signature = typesBeside(request, entry.holders);
    entry.program = request.program;
    cache.add(statement(), std::move(entry));
  }
  bool isFound() {
    return cache.find(statement(), UnitVariables(script.frame, interpreter));
  }
  const ast::Stmt *statement() {
    return script.module->program().script->body[0];
  }

  Script script{"f = @(x) x + a; g = @(x) x + a; a = 1;"};
  CollectingSink sink;
  Interpreter interpreter{sink};
  UnitCache cache{8};
};

TEST_F(HandleEntries, AreFoundForTheSameFunctionAndTypesOnly) {
  Value &f = script.variable("f");
  f = script.handle(0, {Value(1.0)});
  refuse();
  EXPECT_TRUE(isFound());
  f = script.handle(0, {Value(7.0)});
  EXPECT_TRUE(isFound());
  f = script.handle(0, {Value(true)});
  EXPECT_FALSE(isFound());
  f = script.handle(0, {Value::text("no number")});
  EXPECT_FALSE(isFound());
  f = script.handle(1, {Value(1.0)});
  EXPECT_FALSE(isFound());
  f = Value(1.0);
  EXPECT_FALSE(isFound());
}

TEST_F(HandleEntries, KeepTheTextOfAHandleForAsLongAsTheyAreThere) {
  std::weak_ptr<Module> text;
  {
    Script other("f = @(x) x;");
    text = other.module;
    script.variable("f") = other.handle(0, {});
    refuse();
  }
  script.variable("f") = Value();
  // Another tree may come to be where a freed one was.
  EXPECT_FALSE(text.expired());
  cache.forget(script.module->program());
  EXPECT_TRUE(text.expired());
}

TEST_F(HandleEntries, GoWithTheProgramOfAHandle) {
  Script other("f = @(x) x;");
  script.variable("f") = other.handle(0, {});
  refuse();
  EXPECT_TRUE(isFound());
  cache.forget(other.module->program());
  EXPECT_FALSE(isFound());
}

} // namespace
