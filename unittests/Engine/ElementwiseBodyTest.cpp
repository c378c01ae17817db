//===- ElementwiseBodyTest.cpp - functions of scalars, of arrays -*- C++ -*-==//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/ElementwiseBody.h"
#include "ScriptFrame.h"

#include <gtest/gtest.h>

using namespace runmat;

namespace {

bool isAnyBuiltin(std::string_view, size_t) { return true; }

TEST(ElementwiseBody, ComputesOfElementsWhatTheFunctionComputesOfScalars) {
  const Script script("f = @(x, y) exp(x * y');\n");
  ElementwiseBodies bodies;
  const ast::Block *body =
      bodies.find(*script.anonymous(0).function, isAnyBuiltin);
  ASSERT_TRUE(body);
  const auto &call =
      cast<ast::IndexExpr>(*cast<ast::AssignStmt>(*body->front()).value);
  EXPECT_EQ(cast<ast::BinaryExpr>(*call.arguments.front()).op,
            ast::BinaryOp::Times);
  EXPECT_EQ(bodies.find(*script.anonymous(0).function, isAnyBuiltin), body);
}

TEST(ElementwiseBody, IsNoneOfWhatIsNoFunctionOfElements) {
  const Script script("f = @(x) x(1);\ng = @(x) exp(x);\n");
  ElementwiseBodies bodies;
  EXPECT_FALSE(bodies.find(*script.anonymous(0).function, isAnyBuiltin));
  EXPECT_FALSE(bodies.find(*script.anonymous(1).function,
                           [](std::string_view, size_t) { return false; }));
}

/// A thread that compiles one may come to it when the program is gone.
TEST(ElementwiseBody, OutlivesItsProgramWithAnOwner) {
  const Script script("f = @(x) x + 1;\n");
  const ast::Function &function = *script.anonymous(0).function;
  ElementwiseBodies bodies;
  EXPECT_FALSE(bodies.ownerOf(function));
  bodies.find(function, isAnyBuiltin);
  const std::shared_ptr<const void> owner = bodies.ownerOf(function);
  const std::weak_ptr<const void> body = owner;
  int gone = 0;
  bodies.forget(script.module->program(), [&](const ast::Stmt &) { ++gone; });
  EXPECT_EQ(gone, 1);
  EXPECT_FALSE(bodies.ownerOf(function));
  EXPECT_EQ(body.use_count(), 1);
}

} // namespace
