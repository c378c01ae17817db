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

#include "llvm/Support/SaveAndRestore.h"

namespace runmat {

using Parts = std::vector<const ast::Expr *>;

/// c{:}, as many values as the list has.
static bool isList(const ast::Expr &expr) {
  auto *element = dynCast<ast::CellIndexExpr>(&expr);
  return element && llvm::any_of(element->arguments, [](const ast::Expr *each) {
           return each->kind == ast::ExprKind::Colon ||
                  each->kind == ast::ExprKind::Range;
         });
}

static bool isText(const ast::Expr &expr) {
  return expr.kind == ast::ExprKind::CharArray ||
         expr.kind == ast::ExprKind::String;
}

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
    return !isList(expr);
  }
}

/// Adds what a call or an index is given. Of a text who takes it decides.
static void appendArguments(const ast::Expr &expr, Parts &work) {
  Parts arguments;
  appendOtherOperands(&expr, arguments);
  const bool isCall = expr.kind == ast::ExprKind::Index;
  llvm::copy_if(
      arguments, std::back_inserter(work),
      [&](const ast::Expr *each) { return !isCall || !isText(*each); });
}

/// Adds the operands that may hold parts. All that stands on the left side
/// begins where the whole does and is told with it, so only its innermost part
/// is added, and no name of what is called or indexed. A body is imported where
/// it is called.
static void appendOperands(const ast::Expr &expr, Parts &work) {
  if (expr.kind == ast::ExprKind::AnonymousFunction)
    return;
  const ast::Expr *node = &expr;
  while (const ast::Expr *left = leftOperand(node)) {
    appendArguments(*node, work);
    node = left;
  }
  if (node == &expr)
    appendArguments(expr, work);
  else if (node->kind != ast::ExprKind::Identifier)
    work.push_back(node);
}

/// Whether it can be imported by itself with nothing to note.
static bool isImported(ImportState &state, const ast::Expr &expr) {
  const size_t before = state.survey->obstacles.size();
  const bool good = tryImport(state, [&] {
    return importHandle(state, expr) || !importOutputs(state, expr, 1).empty();
  });
  if (!good && !state.isTooLarge)
    noteObstacle(state, *state.statement);
  return state.survey->obstacles.size() == before;
}

/// What is imported for this counts for nothing.
static void noteParts(ImportState &state, const void *whole, Parts work) {
  if (state.survey->after == AfterObstacle::AsBefore ||
      !state.listed.insert(whole).second)
    return;
  const llvm::SaveAndRestore counts(state.counts, {});
  const llvm::SaveAndRestore listing(state.isListing, true);
  while (!work.empty() && !state.isTooLarge) {
    const ast::Expr &expr = *work.back();
    work.pop_back();
    if (!isPart(expr) || !isImported(state, expr))
      appendOperands(expr, work);
  }
  if (std::exchange(state.isTooLarge, false)) {
    state.reason.clear();
    state.refusedPart.reset();
  }
}

/// Adds what a case is compared with: a cell array stands for its elements.
static void appendCase(const ast::Expr &value, Parts &work) {
  if (value.kind == ast::ExprKind::CellArray)
    appendOperands(value, work);
  else
    work.push_back(&value);
  llvm::erase_if(work, [](const ast::Expr *each) { return isText(*each); });
}

void noteRefusedParts(ImportState &state, const ast::Expr &expr) {
  Parts work;
  if (state.statement->kind == ast::StmtKind::Switch)
    appendCase(expr, work);
  else
    work.push_back(&expr);
  noteParts(state, &expr, std::move(work));
}

/// Whether a statement reads what the expression is. What it sets, calls for
/// its effect or asks for several outputs is refused with it.
static bool isRead(const ast::Stmt &statement, const ast::Expr *expr) {
  switch (statement.kind) {
  case ast::StmtKind::Expression:
    return false;
  case ast::StmtKind::Assign: {
    const auto &assignment = cast<ast::AssignStmt>(statement);
    return assignment.targets.size() == 1 && expr == assignment.value;
  }
  case ast::StmtKind::For:
    return expr != cast<ast::ForStmt>(statement).target;
  default:
    return true;
  }
}

void noteRefusedParts(ImportState &state, const ast::Stmt &statement) {
  Parts work;
  const auto *choice = dynCast<ast::SwitchStmt>(&statement);
  for (const ast::Expr *expr : expressionsOf(&statement)) {
    if (choice && expr != choice->subject)
      appendCase(*expr, work);
    else if (isRead(statement, expr))
      work.push_back(expr);
    else
      appendOperands(*expr, work);
  }
  noteParts(state, &statement, std::move(work));
}

} // namespace runmat
