//===- TestTree.cpp - helpers of the frontend tests -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "TestTree.h"

#include "Frontend/OperatorNames.h"
#include "Frontend/Printer.h"
#include "Frontend/TreeEquality.h"
#include "Frontend/TreeWalk.h"

#include "gtest/gtest.h"

#include <stdexcept>

namespace runmat::test {

using namespace ast;

std::unique_ptr<Program> parse(std::string source,
                               const ParseOptions &options) {
  DiagnosticEngine diagnostics;
  auto program =
      parseProgram("test.m", std::move(source), diagnostics, options);
  EXPECT_TRUE(program) << diagnostics.render();
  if (!program)
    throw std::runtime_error("the text of this test does not parse");
  return program;
}

std::string errorsOf(std::string source, const ParseOptions &options) {
  DiagnosticEngine diagnostics;
  EXPECT_FALSE(parseProgram("test.m", std::move(source), diagnostics, options));
  std::string out;
  for (const Diagnostic &d : diagnostics.diagnostics())
    out += std::to_string(d.position.line) + ':' +
           std::to_string(d.position.column) + ": " + d.message + '\n';
  return out;
}

static std::string headOf(const Expr *expr) {
  switch (expr->kind) {
  case ExprKind::Unary:
    return std::string(spellingOf(cast<UnaryExpr>(*expr).op));
  case ExprKind::Binary:
    return std::string(spellingOf(cast<BinaryExpr>(*expr).op));
  case ExprKind::Range:
    return ":";
  case ExprKind::Matrix:
    return "[]";
  case ExprKind::CellArray:
    return "{}";
  case ExprKind::Index:
    return "index";
  case ExprKind::CellIndex:
    return "cell";
  case ExprKind::Field:
    return "." + std::string(cast<FieldExpr>(*expr).name);
  case ExprKind::DynamicField:
    return ".()";
  case ExprKind::AnonymousFunction:
    return "@";
  default:
    return {};
  }
}

std::string shape(const Expr *expr) {
  std::string head = headOf(expr);
  if (head.empty())
    return printExpression(expr);
  std::string out = "(" + head;
  if (const Expr *left = leftOperand(expr))
    out += " " + shape(left);
  forEachOtherOperand(
      expr, [&](const Expr *operand) { out += " " + shape(operand); });
  return out + ")";
}

std::string shapeOf(std::string source) {
  auto program = parse(std::move(source));
  EXPECT_EQ(program->script->body.size(), 1u);
  return shape(statement<ExpressionStmt>(*program).expr);
}

bool roundTrips(const std::string &source, std::string &printed) {
  auto program = parse(source);
  printed = printProgram(*program);
  auto again = parse(printed);
  return equalTrees(*program, *again);
}

} // namespace runmat::test
