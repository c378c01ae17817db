//===- CalledNames.cpp - the names that a function calls --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

using namespace runmat::ast;

namespace runmat {

void forEachExpression(const Expr *root,
                       const std::function<bool(const Expr &)> &visit) {
  std::vector<const Expr *> work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    if (!expr || !visit(*expr))
      continue;
    appendOtherOperands(expr, work);
    work.push_back(leftOperand(expr));
  }
}

static bool isWithin(const Function *inner, const Function &outer) {
  while (inner && inner != &outer)
    inner = inner->parent;
  return inner;
}

void forEachStatement(const Program &program, const Function &function,
                      const std::function<void(const Stmt &)> &visit) {
  for (const Stmt *statement : program.statements)
    if (isWithin(program.statementFunctions[statement->id], function))
      visit(*statement);
}

std::set<std::string_view> calledNames(const Program &program,
                                       const Function &function, CalledBy by) {
  std::set<std::string_view> names;
  const auto note = [&](const Expr &expr) {
    auto *name = dynCast<IdentifierExpr>(&expr);
    if (name && name->slot == noSlot)
      names.insert(name->name);
    auto *handle = dynCast<FunctionHandleExpr>(&expr);
    if (handle && by == CalledBy::NameOrHandle)
      names.insert(handle->name);
    return true;
  };
  forEachStatement(program, function, [&](const Stmt &statement) {
    for (const Expr *expr : expressionsOf(&statement))
      forEachExpression(expr, note);
  });
  return names;
}

} // namespace runmat
