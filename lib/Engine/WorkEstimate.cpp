//===- WorkEstimate.cpp - what interpreting a statement costs ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/WorkEstimate.h"
#include "Engine/CompileRule.h"
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

#include <algorithm>
#include <cmath>

using namespace runmat::ast;

namespace runmat {
namespace {

/// Arrays below this are scalars as far as the cost of a unit's entry goes.
constexpr double smallestArray = 256;
/// Turns of a loop whose range cannot be told before it runs.
constexpr double unknownTurns = 4000;
/// No estimate grows beyond this.
constexpr double mostWork = 1e18;
/// An operation on an element and a statement on scalars, at least: 1 and 250
/// nanoseconds on the machine of docs/performance.md, where a unit is 10.
constexpr double leastOperation = 0.1, leastStatement = 25;

/// x(end+1, :) = v, which units leave to the interpreter; x(end+1) = v is
/// theirs.
bool grows(const Stmt &statement) {
  auto *assignment = dynCast<AssignStmt>(&statement);
  if (!assignment || assignment->targets.size() != 1)
    return false;
  auto *target = dynCast<IndexExpr>(assignment->targets.front());
  if (!target || !isa<IdentifierExpr>(target->base) ||
      target->arguments.size() < 2)
    return false;
  return std::any_of(target->arguments.begin(), target->arguments.end(),
                     [](const Expr *argument) {
                       auto *sum = dynCast<BinaryExpr>(argument);
                       return sum && sum->op == BinaryOp::Plus &&
                              isa<EndExpr>(sum->lhs) &&
                              isa<NumberExpr>(sum->rhs);
                     });
}

/// Operators and calls of the expressions of a statement.
double operationsOf(const Stmt &statement) {
  double count = 0;
  for (const Expr *expr : expressionsOf(&statement))
    forEachExpression(expr, [&](const Expr &part) {
      count += part.kind == ExprKind::Unary || part.kind == ExprKind::Binary ||
               part.kind == ExprKind::Range || part.kind == ExprKind::Index;
      return true;
    });
  return std::max(count, 1.0);
}

} // namespace

bool leavesEachTurn(const Block &body) {
  return std::any_of(body.begin(), body.end(), [](const Stmt *each) {
    auto *loop = dynCast<ForStmt>(each);
    return loop ? leavesEachTurn(loop->body) : grows(*each);
  });
}

/// The range of a loop is counted through, never made.
double WorkEstimate::largestArray(const Stmt &statement) {
  auto *loop = dynCast<ForStmt>(&statement);
  if (loop && isa<RangeExpr>(loop->iterated))
    return 0;
  double largest = 0;
  for (const Expr *expr : expressionsOf(&statement))
    largest = std::max(largest, preview.elements(expr));
  return largest >= smallestArray ? largest : 0;
}

double WorkEstimate::elements(const Stmt &statement) {
  const double largest = largestArray(statement);
  return measure == Least ? largest * operationsOf(statement) * leastOperation
                          : largest;
}

double WorkEstimate::call() const {
  return measure == Least ? leastStatement : CompileRule::callWork;
}

double WorkEstimate::calls(const Stmt &statement) {
  return largestArray(statement) * call();
}

double WorkEstimate::bodies(const Stmt &statement) {
  if (measure == Least &&
      (isa<IfStmt>(&statement) || isa<SwitchStmt>(&statement)))
    return 0;
  auto *loop = dynCast<ForStmt>(&statement);
  if (loop)
    preview.enter(*loop);
  double sum = 0;
  for (const Block *block : blocksOf(&statement))
    for (const Stmt *each : *block)
      sum += workWithin(*each) + call();
  if (loop)
    preview.leave();
  return sum;
}

double WorkEstimate::workWithin(const Stmt &statement) {
  return std::min(mostWork,
                  elements(statement) + turns(statement) * bodies(statement));
}

double WorkEstimate::turns(const Stmt &statement) {
  auto *loop = dynCast<ForStmt>(&statement);
  if (!loop)
    return 1;
  auto *range = dynCast<RangeExpr>(loop->iterated);
  if (!range || leavesEachTurn(loop->body))
    return 0;
  const double count = preview.turns(*range);
  if (std::isnan(count))
    return measure == Least ? 1 : unknownTurns;
  return count;
}

double WorkEstimate::work(const Stmt &statement) {
  if (measure == Least || isa<ForStmt>(&statement) ||
      isa<WhileStmt>(&statement))
    return workWithin(statement);
  double sum = elements(statement);
  for (const Block *block : blocksOf(&statement))
    for (const Stmt *each : *block)
      sum += work(*each);
  return sum;
}

} // namespace runmat
