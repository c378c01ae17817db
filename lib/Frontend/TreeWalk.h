//===- TreeWalk.h - reaching the parts of a tree ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Left-associative operators, indices and fields make trees that are as deep
// on their left side as the source is long. Whoever walks a tree must follow
// that side in a loop, and may recurse only into the other operands: the parser
// bounds how deep those nest.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_TREEWALK_H
#define RUNMAT_FRONTEND_TREEWALK_H

#include "Frontend/AST.h"
#include "Support/Casting.h"

#include <vector>

namespace runmat {

/// Whether the operator stands behind its operand.
bool isPostfix(ast::UnaryOp op);

/// A.' or A' as a side of a matrix product, which reads A as it is stored
/// (docs/numerics.md, Exceptions); null for another expression.
const ast::UnaryExpr *transposedFactor(const ast::BinaryExpr &expr,
                                       const ast::Expr &side);

/// The operand that may be deep: the left one of a binary operator, the first
/// of a range, what is transposed, indexed or has a field taken; else null.
const ast::Expr *leftOperand(const ast::Expr *expr);

/// The operands of `expr` without the left one, in source order. The body of an
/// anonymous function counts as an operand.
void appendOtherOperands(const ast::Expr *expr,
                         std::vector<const ast::Expr *> &operands);

/// Calls `visit(node)` for `expr` and its left operands, the innermost first.
template <typename Visit>
void forEachOnLeftSpine(const ast::Expr *expr, Visit visit) {
  std::vector<const ast::Expr *> spine;
  for (; const ast::Expr *left = leftOperand(expr); expr = left)
    spine.push_back(expr);
  visit(expr);
  for (auto node = spine.rbegin(); node != spine.rend(); ++node)
    visit(*node);
}

/// Calls `visit(operand)` for each operand but the left one.
template <typename Visit>
void forEachOtherOperand(const ast::Expr *expr, Visit visit) {
  std::vector<const ast::Expr *> operands;
  appendOtherOperands(expr, operands);
  for (const ast::Expr *operand : operands)
    visit(operand);
}

/// The expressions that a statement evaluates itself, in source order and
/// without those of its blocks. Targets of assignments are among them; a null
/// target (`~`) is left out.
std::vector<const ast::Expr *> expressionsOf(const ast::Stmt *statement);

/// The blocks that a statement holds, in source order.
std::vector<const ast::Block *> blocksOf(const ast::Stmt *statement);

/// The variables that a statement assigns or declares: the names at the root of
/// its targets.
std::vector<const ast::IdentifierExpr *>
assignedNames(const ast::Stmt *statement);

/// The name at the root of `a.b{2}(3)`, or null when another kind of value
/// stands there.
const ast::IdentifierExpr *rootIdentifier(const ast::Expr *expr);

/// Whether `expr` can stand left of `=`.
bool isAssignable(const ast::Expr *expr);

/// Whether `expr` is a plain `[]`.
bool isEmptyMatrix(const ast::Expr *expr);

} // namespace runmat

#endif // RUNMAT_FRONTEND_TREEWALK_H
