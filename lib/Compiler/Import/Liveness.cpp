//===- Liveness.cpp - which variables are read later ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "lib/Compiler/Import/Liveness.h"
#include "Support/Casting.h"
#include "llvm/ADT/STLExtras.h"

using namespace runmat::ast;

namespace runmat {

namespace {

/// Every expression below `root`, left spines without recursion.
template <typename Visit> void walk(const Expr *root, Visit visit) {
  llvm::SmallVector<const Expr *, 16> work{root};
  while (!work.empty()) {
    const Expr *expr = work.pop_back_val();
    if (!expr)
      continue;
    visit(*expr);
    switch (expr->kind) {
    case ExprKind::Unary:
      work.push_back(cast<UnaryExpr>(*expr).operand);
      break;
    case ExprKind::Binary:
      work.push_back(cast<BinaryExpr>(*expr).rhs);
      work.push_back(cast<BinaryExpr>(*expr).lhs);
      break;
    case ExprKind::Range: {
      auto &range = cast<RangeExpr>(*expr);
      work.append({range.last, range.step, range.first});
      break;
    }
    case ExprKind::Matrix:
      for (auto &row : cast<MatrixExpr>(*expr).rows)
        work.append(row.begin(), row.end());
      break;
    case ExprKind::CellArray:
      for (auto &row : cast<CellArrayExpr>(*expr).rows)
        work.append(row.begin(), row.end());
      break;
    case ExprKind::Index: {
      auto &index = cast<IndexExpr>(*expr);
      work.append(index.arguments.begin(), index.arguments.end());
      work.push_back(index.base);
      break;
    }
    case ExprKind::CellIndex: {
      auto &index = cast<CellIndexExpr>(*expr);
      work.append(index.arguments.begin(), index.arguments.end());
      work.push_back(index.base);
      break;
    }
    case ExprKind::Field:
      work.push_back(cast<FieldExpr>(*expr).base);
      break;
    case ExprKind::DynamicField:
      work.append({cast<DynamicFieldExpr>(*expr).name,
                   cast<DynamicFieldExpr>(*expr).base});
      break;
    default:
      break;
    }
  }
}

/// Calls `visit` on every statement of a block, nested ones included.
template <typename Visit> void walkStatements(const Block &block, Visit visit) {
  for (const Stmt *statement : block) {
    visit(*statement);
    switch (statement->kind) {
    case StmtKind::If:
      for (auto &clause : cast<IfStmt>(*statement).clauses)
        walkStatements(clause.body, visit);
      walkStatements(cast<IfStmt>(*statement).otherwise, visit);
      break;
    case StmtKind::While:
      walkStatements(cast<WhileStmt>(*statement).body, visit);
      break;
    case StmtKind::For:
      walkStatements(cast<ForStmt>(*statement).body, visit);
      break;
    case StmtKind::Switch:
      for (auto &c : cast<SwitchStmt>(*statement).cases)
        walkStatements(c.body, visit);
      walkStatements(cast<SwitchStmt>(*statement).otherwise, visit);
      break;
    case StmtKind::Try:
      walkStatements(cast<TryStmt>(*statement).body, visit);
      walkStatements(cast<TryStmt>(*statement).handler, visit);
      break;
    case StmtKind::Spmd:
      walkStatements(cast<SpmdStmt>(*statement).body, visit);
      break;
    default:
      break;
    }
  }
}

/// The expressions that a statement itself evaluates, not those of its blocks.
llvm::SmallVector<const Expr *> ownExpressions(const Stmt &statement) {
  llvm::SmallVector<const Expr *> result;
  if (auto *s = dynCast<ExpressionStmt>(&statement))
    result.push_back(s->expr);
  else if (auto *s = dynCast<AssignStmt>(&statement)) {
    result.push_back(s->value);
    result.append(s->targets.begin(), s->targets.end());
  } else if (auto *s = dynCast<IfStmt>(&statement)) {
    for (auto &clause : s->clauses)
      result.push_back(clause.condition);
  } else if (auto *s = dynCast<WhileStmt>(&statement))
    result.push_back(s->condition);
  else if (auto *s = dynCast<ForStmt>(&statement))
    result.append({s->iterated, s->target});
  else if (auto *s = dynCast<SwitchStmt>(&statement)) {
    result.push_back(s->subject);
    for (auto &c : s->cases)
      result.push_back(c.value);
  } else if (auto *s = dynCast<SpmdStmt>(&statement))
    result.append(s->arguments.begin(), s->arguments.end());
  return result;
}

/// Whether variables can be reached in ways that the text does not show.
bool namesAreVisible(const Function &function) {
  return function.hasDynamicNames || function.observesNames ||
         !function.nested.empty() || function.kind == FunctionKind::Nested;
}

/// The variable at the root of an assignable expression.
const IdentifierExpr *rootOf(const Expr *target) {
  while (target) {
    if (auto *name = dynCast<IdentifierExpr>(target))
      return name;
    if (auto *index = dynCast<IndexExpr>(target))
      target = index->base;
    else if (auto *cell = dynCast<CellIndexExpr>(target))
      target = cell->base;
    else if (auto *field = dynCast<FieldExpr>(target))
      target = field->base;
    else if (auto *dynamic = dynCast<DynamicFieldExpr>(target))
      target = dynamic->base;
    else
      return nullptr;
  }
  return nullptr;
}

} // namespace

Liveness::Liveness(const Function &function, bool observeAll)
    : function(function) {
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
  case StmtKind::Global:
  case StmtKind::Persistent:
  case StmtKind::Command:
    return live;
  }
  if (auto *parallel = dynCast<SpmdStmt>(&statement))
    live = liveIn(parallel->body, live, targets);
  for (const Expr *expr : ownExpressions(statement))
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

void Liveness::addUses(const Expr *expr, Set &live) const {
  walk(expr, [&](const Expr &e) {
    if (auto *name = dynCast<IdentifierExpr>(&e); name && name->slot != noSlot)
      live.set(name->slot);
    if (auto *closure = dynCast<AnonymousFunctionExpr>(&e))
      for (auto &capture : closure->captures)
        live.set(capture.outer);
  });
}

void collectAssigned(const Block &block, llvm::BitVector &slots) {
  auto add = [&](const Expr *target) {
    const IdentifierExpr *name = rootOf(target);
    if (name && name->slot != noSlot)
      slots.set(name->slot);
  };
  walkStatements(block, [&](const Stmt &statement) {
    if (auto *assignment = dynCast<AssignStmt>(&statement))
      llvm::for_each(assignment->targets, add);
    if (auto *loop = dynCast<ForStmt>(&statement))
      add(loop->target);
    if (auto *attempt = dynCast<TryStmt>(&statement);
        attempt && attempt->exception)
      add(attempt->exception);
  });
}

} // namespace runmat
