//===- CalledNames.cpp - the names that a function calls --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

using namespace runmat::ast;

namespace runmat {

static void addNames(const Expr *root, std::set<std::string_view> &names) {
  std::vector<const Expr *> work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    if (!expr)
      continue;
    if (auto *name = dynCast<IdentifierExpr>(expr);
        name && name->slot == noSlot)
      names.insert(name->name);
    if (auto *handle = dynCast<FunctionHandleExpr>(expr))
      names.insert(handle->name);
    appendOtherOperands(expr, work);
    work.push_back(leftOperand(expr));
  }
}

static bool isWithin(const Function *inner, const Function &outer) {
  while (inner && inner != &outer)
    inner = inner->parent;
  return inner;
}

std::set<std::string_view> calledNames(const Program &program,
                                       const Function &function) {
  std::set<std::string_view> names;
  for (const Stmt *statement : program.statements)
    if (isWithin(program.statementFunctions[statement->id], function))
      for (const Expr *expr : expressionsOf(statement))
        addNames(expr, names);
  return names;
}

} // namespace runmat
