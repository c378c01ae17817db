//===- RefusedParts.cpp - all that a statement has refused ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each operand is imported once more by itself, from the outermost inwards as
// long as it fails:
//
//   y = strrep(num2str(x), 'a', 'b');   strrep at 5, then num2str at 12
//
// What is imported well stays, for inference to say of it what it lacks.
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/RefusedParts.h"
#include "Frontend/TreeWalk.h"
#include "lib/Compiler/Import/Scope.h"
#include "lib/Compiler/Import/SurveyImport.h"

namespace runmat {

/// What has a value by itself. Handles mean nothing without who takes them, and
/// of a variable it is told where it was assigned.
static bool isPart(const ast::Expr &expr) {
  switch (expr.kind) {
  case ast::ExprKind::Identifier:
    return cast<ast::IdentifierExpr>(expr).slot == ast::noSlot;
  case ast::ExprKind::Colon:
  case ast::ExprKind::End:
  case ast::ExprKind::AnonymousFunction:
  case ast::ExprKind::FunctionHandle:
  case ast::ExprKind::MetaClass:
    return false;
  default:
    return true;
  }
}

static bool isIndexing(const ast::Expr &expr) {
  return expr.kind == ast::ExprKind::Index ||
         expr.kind == ast::ExprKind::CellIndex;
}

/// Whether an `end` in it measures what is indexed around it.
static bool hasOpenEnd(const ast::Expr &root) {
  std::vector<const ast::Expr *> work{&root};
  while (!work.empty()) {
    const ast::Expr *expr = work.back();
    work.pop_back();
    if (expr->kind == ast::ExprKind::End)
      return true;
    if (const ast::Expr *left = leftOperand(expr))
      work.push_back(left);
    if (!isIndexing(*expr))
      appendOtherOperands(expr, work);
  }
  return false;
}

/// Adds the operands that may hold parts. The name before an index is a part
/// of the call that it is, and a body is imported where it is called. Of a
/// chain of operators all operands are added at once: it may be long, and what
/// stands before the first that fails is imported already.
static void appendOperands(const ast::Expr &expr,
                           std::vector<const ast::Expr *> &work) {
  if (expr.kind == ast::ExprKind::AnonymousFunction)
    return;
  const ast::Expr *node = &expr;
  for (; node->kind == ast::ExprKind::Binary; node = leftOperand(node))
    appendOtherOperands(node, work);
  if (node != &expr) {
    work.push_back(node);
    return;
  }
  const ast::Expr *left = leftOperand(&expr);
  if (left && left->kind != ast::ExprKind::Identifier)
    work.push_back(left);
  appendOtherOperands(&expr, work);
}

/// Whether it can be imported by itself; if not, that is noted.
static bool isImported(ImportState &state, const ast::Expr &expr) {
  const bool good = tryImport(state, [&] {
    return importHandle(state, expr) || !importOutputs(state, expr, 1).empty();
  });
  if (good)
    return true;
  if (!state.isTooLarge)
    noteObstacle(state, *state.statement);
  return false;
}

static void noteParts(ImportState &state, std::vector<const ast::Expr *> work) {
  if (state.survey->after == AfterObstacle::AsBefore)
    return;
  while (!work.empty() && !state.isTooLarge) {
    const ast::Expr &expr = *work.back();
    work.pop_back();
    if (isPart(expr) && !hasOpenEnd(expr) && isImported(state, expr))
      continue;
    appendOperands(expr, work);
  }
}

void noteRefusedParts(ImportState &state, const ast::Expr &expr) {
  noteParts(state, {&expr});
}

void noteRefusedParts(ImportState &state, const ast::Stmt &statement) {
  std::vector<const ast::Expr *> work;
  auto *assignment = dynCast<ast::AssignStmt>(&statement);
  const bool hasOneValue = assignment && assignment->targets.size() == 1;
  for (const ast::Expr *expr : expressionsOf(&statement)) {
    // Targets, calls for their effects and those for several outputs are
    // refused with the statement.
    const bool isWhole =
        statement.kind == ast::StmtKind::Expression ||
        (assignment && !(hasOneValue && expr == assignment->value));
    if (isWhole)
      appendOperands(*expr, work);
    else
      work.push_back(expr);
  }
  noteParts(state, std::move(work));
}

} // namespace runmat
