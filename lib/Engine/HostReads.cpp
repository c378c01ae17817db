//===- HostReads.cpp - what an interpreted statement reads ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/HostReads.h"
#include "Builtins/Registry.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"

using namespace runmat::ast;

namespace runmat {
namespace {

/// A builtin that asks for more than extents.
bool readsElements(std::string_view name) {
  const Builtin *builtin = findBuiltin(name);
  return builtin && !(builtin->flags & BuiltinKeepsHost);
}

class Reader {
public:
  explicit Reader(const std::function<bool(std::string_view)> &isBuiltin)
      : isBuiltin(isBuiltin) {}
  void visit(const Expr *root);
  std::set<Slot> slots;

private:
  /// Whether the expression reads the elements of its operands.
  bool reads(const Expr &expr) const;
  void addOperand(const Expr *operand) {
    auto *name = operand ? dynCast<IdentifierExpr>(operand) : nullptr;
    if (name && name->slot != noSlot)
      slots.insert(name->slot);
  }

  const std::function<bool(std::string_view)> &isBuiltin;
};

bool Reader::reads(const Expr &expr) const {
  auto *index = dynCast<IndexExpr>(&expr);
  if (!index)
    return isa<BinaryExpr>(&expr) || isa<UnaryExpr>(&expr);
  auto *callee = dynCast<IdentifierExpr>(index->base);
  return callee && (callee->slot != noSlot ||
                    (isBuiltin(callee->name) && readsElements(callee->name)));
}

void Reader::visit(const Expr *root) {
  std::vector<const Expr *> work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    if (!expr || expr->kind == ExprKind::AnonymousFunction)
      continue;
    std::vector<const Expr *> operands;
    appendOtherOperands(expr, operands);
    if (const Expr *left = leftOperand(expr))
      operands.push_back(left);
    if (reads(*expr))
      for (const Expr *operand : operands)
        addOperand(operand);
    work.insert(work.end(), operands.begin(), operands.end());
  }
}

} // namespace

std::set<Slot>
hostReads(const Stmt &statement,
          const std::function<bool(std::string_view)> &isBuiltin) {
  Reader reader(isBuiltin);
  auto *assignment = dynCast<AssignStmt>(&statement);
  if (assignment)
    reader.visit(assignment->value);
  else
    for (const Expr *expr : expressionsOf(&statement))
      reader.visit(expr);
  return std::move(reader.slots);
}

} // namespace runmat
