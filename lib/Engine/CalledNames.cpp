//===- CalledNames.cpp - the names that a program calls ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/CalledNames.h"
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

std::set<std::string_view> calledNames(const Program &program) {
  std::set<std::string_view> names;
  for (const Stmt *statement : program.statements)
    for (const Expr *expr : expressionsOf(statement))
      addNames(expr, names);
  return names;
}

} // namespace runmat
