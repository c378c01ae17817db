//===- CalledNames.h - the names that a function calls ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_FRONTEND_CALLEDNAMES_H
#define RUNMAT_FRONTEND_CALLEDNAMES_H

#include "Frontend/AST.h"

#include <functional>
#include <set>
#include <string_view>

namespace runmat {

/// Calls `visit` for each statement of a function of a program, those of
/// functions within it too.
void forEachStatement(const ast::Program &program,
                      const ast::Function &function,
                      const std::function<void(const ast::Stmt &)> &visit);

/// Calls `visit` for an expression and, where that answers yes, for the
/// operands.
void forEachExpression(const ast::Expr *root,
                       const std::function<bool(const ast::Expr &)> &visit);

/// What of names counts: @f means a function whatever variables there are.
enum class CalledBy { Name, NameOrHandle };

/// The names in a function of a program that are no variables, each once, with
/// those in functions within it. What a text names, as in `feval('f')`, is not
/// among them.
std::set<std::string_view> calledNames(const ast::Program &program,
                                       const ast::Function &function,
                                       CalledBy by = CalledBy::NameOrHandle);

} // namespace runmat

#endif // RUNMAT_FRONTEND_CALLEDNAMES_H
