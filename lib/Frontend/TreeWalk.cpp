//===- TreeWalk.cpp - reaching the parts of a tree --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/TreeWalk.h"

namespace runmat {

using namespace ast;

bool isPostfix(UnaryOp op) {
  return op == UnaryOp::Transpose || op == UnaryOp::CTranspose;
}

const UnaryExpr *transposedFactor(const BinaryExpr &expr, const Expr &side) {
  if (expr.op != BinaryOp::MTimes)
    return nullptr;
  const auto *unary = dynCast<UnaryExpr>(&side);
  return unary && isPostfix(unary->op) ? unary : nullptr;
}

const Expr *leftOperand(const Expr *expr) {
  switch (expr->kind) {
  case ExprKind::Unary: {
    const auto &unary = cast<UnaryExpr>(*expr);
    return isPostfix(unary.op) ? unary.operand : nullptr;
  }
  case ExprKind::Binary:
    return cast<BinaryExpr>(*expr).lhs;
  case ExprKind::Range:
    return cast<RangeExpr>(*expr).first;
  case ExprKind::Index:
    return cast<IndexExpr>(*expr).base;
  case ExprKind::CellIndex:
    return cast<CellIndexExpr>(*expr).base;
  case ExprKind::Field:
    return cast<FieldExpr>(*expr).base;
  case ExprKind::DynamicField:
    return cast<DynamicFieldExpr>(*expr).base;
  default:
    return nullptr;
  }
}

using ExprVector = std::vector<const Expr *>;

static void append(ExprVector &out, const List<const Expr *> &list) {
  out.insert(out.end(), list.begin(), list.end());
}

static void append(ExprVector &out, const List<List<const Expr *>> &rows) {
  for (const List<const Expr *> &row : rows)
    append(out, row);
}

static void appendIfAny(ExprVector &out, const Expr *expr) {
  if (expr)
    out.push_back(expr);
}

void appendOtherOperands(const Expr *expr, ExprVector &operands) {
  switch (expr->kind) {
  case ExprKind::Unary:
    if (!leftOperand(expr))
      operands.push_back(cast<UnaryExpr>(*expr).operand);
    return;
  case ExprKind::Binary:
    operands.push_back(cast<BinaryExpr>(*expr).rhs);
    return;
  case ExprKind::Range:
    appendIfAny(operands, cast<RangeExpr>(*expr).step);
    operands.push_back(cast<RangeExpr>(*expr).last);
    return;
  case ExprKind::Matrix:
    append(operands, cast<MatrixExpr>(*expr).rows);
    return;
  case ExprKind::CellArray:
    append(operands, cast<CellArrayExpr>(*expr).rows);
    return;
  case ExprKind::Index:
    append(operands, cast<IndexExpr>(*expr).arguments);
    return;
  case ExprKind::CellIndex:
    append(operands, cast<CellIndexExpr>(*expr).arguments);
    return;
  case ExprKind::DynamicField:
    operands.push_back(cast<DynamicFieldExpr>(*expr).name);
    return;
  case ExprKind::AnonymousFunction:
    operands.push_back(cast<AnonymousFunctionExpr>(*expr).function->result);
    return;
  default:
    return;
  }
}

ExprVector expressionsOf(const Stmt *statement) {
  ExprVector out;
  switch (statement->kind) {
  case StmtKind::Expression:
    out.push_back(cast<ExpressionStmt>(*statement).expr);
    break;
  case StmtKind::Assign:
    for (const Expr *target : cast<AssignStmt>(*statement).targets)
      appendIfAny(out, target);
    out.push_back(cast<AssignStmt>(*statement).value);
    break;
  case StmtKind::If:
    for (const IfStmt::Clause &clause : cast<IfStmt>(*statement).clauses)
      out.push_back(clause.condition);
    break;
  case StmtKind::While:
    out.push_back(cast<WhileStmt>(*statement).condition);
    break;
  case StmtKind::For:
    out.push_back(cast<ForStmt>(*statement).target);
    out.push_back(cast<ForStmt>(*statement).iterated);
    appendIfAny(out, cast<ForStmt>(*statement).workers);
    break;
  case StmtKind::Switch:
    out.push_back(cast<SwitchStmt>(*statement).subject);
    for (const SwitchStmt::Case &c : cast<SwitchStmt>(*statement).cases)
      out.push_back(c.value);
    break;
  case StmtKind::Try:
    appendIfAny(out, cast<TryStmt>(*statement).exception);
    break;
  case StmtKind::Global:
  case StmtKind::Persistent:
    for (const IdentifierExpr *n : cast<DeclarationStmt>(*statement).names)
      out.push_back(n);
    break;
  case StmtKind::Spmd:
    append(out, cast<SpmdStmt>(*statement).arguments);
    break;
  default:
    break;
  }
  return out;
}

std::vector<const Block *> blocksOf(const Stmt *statement) {
  std::vector<const Block *> out;
  switch (statement->kind) {
  case StmtKind::If:
    for (const IfStmt::Clause &clause : cast<IfStmt>(*statement).clauses)
      out.push_back(&clause.body);
    out.push_back(&cast<IfStmt>(*statement).otherwise);
    break;
  case StmtKind::While:
    out.push_back(&cast<WhileStmt>(*statement).body);
    break;
  case StmtKind::For:
    out.push_back(&cast<ForStmt>(*statement).body);
    break;
  case StmtKind::Switch:
    for (const SwitchStmt::Case &c : cast<SwitchStmt>(*statement).cases)
      out.push_back(&c.body);
    out.push_back(&cast<SwitchStmt>(*statement).otherwise);
    break;
  case StmtKind::Try:
    out.push_back(&cast<TryStmt>(*statement).body);
    out.push_back(&cast<TryStmt>(*statement).handler);
    break;
  case StmtKind::Spmd:
    out.push_back(&cast<SpmdStmt>(*statement).body);
    break;
  default:
    break;
  }
  return out;
}

std::vector<const IdentifierExpr *> assignedNames(const Stmt *statement) {
  std::vector<const IdentifierExpr *> out;
  switch (statement->kind) {
  case StmtKind::Assign:
    for (const Expr *target : cast<AssignStmt>(*statement).targets)
      if (target)
        out.push_back(rootIdentifier(target));
    break;
  case StmtKind::For:
    out.push_back(rootIdentifier(cast<ForStmt>(*statement).target));
    break;
  case StmtKind::Try:
    if (cast<TryStmt>(*statement).exception)
      out.push_back(cast<TryStmt>(*statement).exception);
    break;
  case StmtKind::Global:
  case StmtKind::Persistent:
    for (const IdentifierExpr *n : cast<DeclarationStmt>(*statement).names)
      out.push_back(n);
    break;
  default:
    break;
  }
  return out;
}

/// Whether `expr` takes a part of another value.
static bool isSelection(const Expr *expr) {
  switch (expr->kind) {
  case ExprKind::Index:
  case ExprKind::CellIndex:
  case ExprKind::Field:
  case ExprKind::DynamicField:
    return true;
  default:
    return false;
  }
}

const IdentifierExpr *rootIdentifier(const Expr *expr) {
  while (isSelection(expr))
    expr = leftOperand(expr);
  return dynCast<IdentifierExpr>(expr);
}

bool isAssignable(const Expr *expr) {
  for (; isSelection(expr); expr = leftOperand(expr))
    if (expr->parenthesised)
      return false;
  const auto *root = dynCast<IdentifierExpr>(expr);
  bool isMethod = root && root->name.find('@') != std::string_view::npos;
  return root && !root->parenthesised && !isMethod;
}

bool isEmptyMatrix(const Expr *expr) {
  const auto *matrix = dynCast<MatrixExpr>(expr);
  return matrix && !matrix->parenthesised && matrix->rows.empty();
}

} // namespace runmat
