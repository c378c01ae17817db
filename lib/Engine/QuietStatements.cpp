//===- QuietStatements.cpp - statements that nobody notices -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/QuietStatements.h"
#include "Support/Casting.h"
#include "Values/Cleanup.h"

#include <algorithm>

namespace runmat {
namespace {

/// Operators on objects call what a program defines for them, and elements may
/// be behind a guard: only numbers that values hold themselves are certain.
bool isCertain(Frame &frame, const ast::Expr &expr) {
  auto isCertainHere = [&](const ast::Expr *part) {
    return !part || isCertain(frame, *part);
  };
  if (const auto *name = dynCast<ast::IdentifierExpr>(&expr))
    return name->slot != ast::noSlot &&
           frame.variable(name->slot).inlineDouble();
  if (const auto *unary = dynCast<ast::UnaryExpr>(&expr))
    return isCertainHere(unary->operand);
  if (const auto *binary = dynCast<ast::BinaryExpr>(&expr))
    return isCertainHere(binary->lhs) && isCertainHere(binary->rhs);
  if (const auto *matrix = dynCast<ast::MatrixExpr>(&expr))
    return std::ranges::all_of(matrix->rows, [&](const auto &row) {
      return std::ranges::all_of(row, isCertainHere);
    });
  return isa<ast::NumberExpr>(&expr) || isa<ast::CharArrayExpr>(&expr) ||
         isa<ast::StringExpr>(&expr);
}

/// The variable whose value, or field, the target is.
const ast::IdentifierExpr *variableOf(Frame &frame, const ast::Expr *target) {
  bool isField = false;
  while (const auto *field = dynCast<ast::FieldExpr>(target)) {
    target = field->base;
    isField = true;
  }
  const auto *name = dynCast<ast::IdentifierExpr>(target);
  if (!name || name->slot == ast::noSlot || frame.isBound(name->slot))
    return nullptr;
  const ValueKind kind = frame.variable(name->slot).kind();
  const bool fits =
      !isField || kind == ValueKind::Struct || kind == ValueKind::Undefined;
  return fits ? name : nullptr;
}

} // namespace

std::optional<ast::Slot> quietTarget(Frame &frame, const ast::Stmt &stmt) {
  const auto *assignment = dynCast<ast::AssignStmt>(&stmt);
  // What the variable held would live on.
  if (CleanupObject::anyAlive())
    return std::nullopt;
  if (!assignment || assignment->display || assignment->deletes ||
      assignment->targets.size() != 1)
    return std::nullopt;
  const ast::IdentifierExpr *target =
      variableOf(frame, assignment->targets.front());
  if (!target || !isCertain(frame, *assignment->value))
    return std::nullopt;
  return target->slot;
}

} // namespace runmat
