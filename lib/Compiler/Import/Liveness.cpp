//===- Liveness.cpp - which variables are read later ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Liveness.h"
#include "Frontend/TreeWalk.h"
#include "llvm/ADT/STLExtras.h"

using namespace runmat::ast;

namespace runmat {

namespace {

/// Every expression below `root`, without recursion.
template <typename Visit> void walk(const Expr *root, Visit visit) {
  if (!root)
    return;
  std::vector<const Expr *> work{root};
  while (!work.empty()) {
    const Expr *expr = work.back();
    work.pop_back();
    visit(*expr);
    if (const Expr *left = leftOperand(expr))
      work.push_back(left);
    if (expr->kind != ExprKind::AnonymousFunction)
      appendOtherOperands(expr, work);
  }
}

/// Whether variables can be reached in ways that the text does not show.
bool namesAreVisible(const Function &function) {
  return function.hasDynamicNames || function.observesNames ||
         !function.nested.empty() || function.kind == FunctionKind::Nested;
}

bool isLoop(const Stmt &statement) {
  return statement.kind == StmtKind::For || statement.kind == StmtKind::While;
}

bool mayReturn(const Stmt &statement) {
  return statement.kind == StmtKind::Return ||
         llvm::any_of(blocksOf(&statement), [](const Block *block) {
           return llvm::any_of(
               *block, [](const Stmt *inner) { return mayReturn(*inner); });
         });
}

} // namespace

Liveness::Liveness(const Function &function, bool observeAll,
                   llvm::ArrayRef<std::string> observers, bool inlined)
    : observers(observers), inlined(inlined) {
  size_t count = function.variables.size();
  bool all = observeAll || namesAreVisible(function);
  always.resize(count, all);
  for (size_t slot = 0; slot < count; ++slot)
    if (function.variables[slot].isGlobal ||
        function.variables[slot].isPersistent ||
        function.variables[slot].outer != noSlot)
      always.set(slot);
  atExit = always;
  for (Slot slot : function.outputs)
    if (slot != noSlot)
      atExit.set(slot);
  liveIn(function.body, atExit, {nullptr, nullptr, Set(count)});
}

bool Liveness::test(const llvm::DenseMap<StatementId, Set> &sets,
                    StatementId statement, Slot slot) const {
  auto it = sets.find(statement);
  return it == sets.end() || it->second.test(slot);
}

Liveness::Set Liveness::liveIn(const Block &block, Set live,
                               const Targets &targets) {
  for (const Stmt *statement : llvm::reverse(block)) {
    live |= targets.handlers;
    after[statement->id] = live;
    // Whatever follows assigns, and no turn follows. Branches merge what they
    // return with by themselves.
    if (inlined && isLoop(*statement) && mayReturn(*statement))
      after[statement->id] |= atExit;
    live = transfer(*statement, live, targets);
    live |= always;
    live |= targets.handlers;
    before[statement->id] = live;
  }
  return live;
}

Liveness::Set Liveness::throughLoop(const Block &body, const Set &out,
                                    const Expr *target, const Expr *condition,
                                    const Targets &targets) {
  Set head = out;
  addUses(condition, head);
  while (true) {
    Targets inner{&out, &head, targets.handlers};
    Set next = liveIn(body, head, inner);
    if (target)
      assign(target, next);
    next |= head;
    if (next == head)
      return head;
    head = next;
  }
}

Liveness::Set Liveness::transfer(const Stmt &statement, Set live,
                                 const Targets &targets) {
  switch (statement.kind) {
  case StmtKind::Expression:
  case StmtKind::Spmd:
    break;
  case StmtKind::Assign:
    for (const Expr *target : cast<AssignStmt>(statement).targets)
      assign(target, live);
    addUses(cast<AssignStmt>(statement).value, live);
    return live;
  case StmtKind::If: {
    auto &branch = cast<IfStmt>(statement);
    Set all = liveIn(branch.otherwise, live, targets);
    for (auto &clause : branch.clauses)
      all |= liveIn(clause.body, live, targets);
    live = all;
    break;
  }
  case StmtKind::While:
    return throughLoop(cast<WhileStmt>(statement).body, live, nullptr,
                       cast<WhileStmt>(statement).condition, targets);
  case StmtKind::For: {
    auto &loop = cast<ForStmt>(statement);
    live = throughLoop(loop.body, live, loop.target, nullptr, targets);
    addUses(loop.iterated, live);
    return live;
  }
  case StmtKind::Switch: {
    auto &choice = cast<SwitchStmt>(statement);
    Set all = liveIn(choice.otherwise, live, targets);
    for (auto &c : choice.cases)
      all |= liveIn(c.body, live, targets);
    live = all;
    break;
  }
  case StmtKind::Break:
    return targets.breaks ? *targets.breaks : atExit;
  case StmtKind::Continue:
    return targets.continues ? *targets.continues : atExit;
  case StmtKind::Return:
    return atExit;
  case StmtKind::Try: {
    auto &attempt = cast<TryStmt>(statement);
    Targets inner = targets;
    inner.handlers |= liveIn(attempt.handler, live, targets);
    return liveIn(attempt.body, live, inner);
  }
  case StmtKind::Command:
    addCall(cast<CommandStmt>(statement).name, live);
    return live;
  case StmtKind::Global:
  case StmtKind::Persistent:
    return live;
  }
  if (auto *parallel = dynCast<SpmdStmt>(&statement))
    live = liveIn(parallel->body, live, targets);
  for (const Expr *expr : expressionsOf(&statement))
    addUses(expr, live);
  return live;
}

/// A whole variable that is assigned is dead before; one that is assigned in
/// part is read.
void Liveness::assign(const Expr *target, Set &live) const {
  if (!target)
    return;
  if (auto *name = dynCast<IdentifierExpr>(target)) {
    if (name->slot != noSlot)
      live.reset(name->slot);
    return;
  }
  addUses(target, live);
}

void Liveness::addCall(std::string_view name, Set &live) const {
  if (llvm::is_contained(observers, name))
    live.set();
}

void Liveness::addUses(const Expr *expr, Set &live) const {
  walk(expr, [&](const Expr &e) {
    if (auto *name = dynCast<IdentifierExpr>(&e); name && name->slot != noSlot)
      live.set(name->slot);
    else if (name)
      addCall(name->name, live);
    if (auto *closure = dynCast<AnonymousFunctionExpr>(&e))
      for (auto &capture : closure->captures)
        live.set(capture.outer);
  });
}

} // namespace runmat
