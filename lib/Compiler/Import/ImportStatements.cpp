//===- ImportStatements.cpp - statements and control flow -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/StatementKinds.h"
#include "Support/Casting.h"
#include "lib/Compiler/Import/Scope.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;

namespace runmat {

namespace {

llvm::StringRef nameOf(ImportState &state, ast::Slot slot) {
  auto name = state.scope->function.variables[slot].name;
  return {name.data(), name.size()};
}

/// Variables that live elsewhere than in the frame are not compiled.
bool isPlain(ImportState &state, ast::Slot slot) {
  const ast::Variable &variable = state.scope->function.variables[slot];
  if (!variable.isGlobal && !variable.isPersistent &&
      variable.outer == ast::noSlot)
    return true;
  state.refuse("the variable '" + llvm::Twine(nameOf(state, slot)) +
               "' is shared with other functions");
  return false;
}

bool importAssign(ImportState &state, const ast::AssignStmt &statement) {
  if (statement.display || statement.deletes) {
    state.refuse(statement.display ? "a displayed assignment is not compiled"
                                   : "deletion is not compiled");
    return false;
  }
  SmallVector<ast::Slot> slots;
  for (const ast::Expr *target : statement.targets) {
    auto *name = dynCast<ast::IdentifierExpr>(target);
    if (target && (!name || name->slot == ast::noSlot)) {
      state.refuse("an indexed assignment is not compiled yet");
      return false;
    }
    if (name && !isPlain(state, name->slot))
      return false;
    slots.push_back(name ? name->slot : ast::noSlot);
  }
  SmallVector<Value> values;
  auto *call = dynCast<ast::IndexExpr>(statement.value);
  auto *callee = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  if (slots.size() > 1 && callee && callee->slot == ast::noSlot) {
    SmallVector<const ast::Expr *> arguments(call->arguments.begin(),
                                             call->arguments.end());
    values = importCall(state, callee->name, arguments, slots.size(),
                        state.locate(call->range));
  } else if (slots.size() == 1) {
    if (Value value = importExpression(state, *statement.value))
      values.push_back(value);
  } else {
    state.refuse("this assignment to several variables is not compiled");
  }
  if (values.size() < slots.size())
    return false;
  for (auto [slot, value] : llvm::zip(slots, values)) {
    if (slot != ast::noSlot)
      state.assign(slot, value);
    if (slot == ast::noSlot ||
        !state.scope->liveness.isLiveAfter(statement.id, slot))
      DiscardOp::create(state.builder, state.locate(statement.range), value);
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Variables through control flow
//===----------------------------------------------------------------------===//

llvm::BitVector assignedIn(ImportState &state,
                           ArrayRef<const ast::Block *> blocks) {
  llvm::BitVector slots(state.scope->function.variables.size());
  for (const ast::Block *block : blocks)
    collectAssigned(*block, slots);
  return slots;
}

/// Imports a block of statements in a region of its own, from copies of the
/// variables; `finish` reads their values at the end.
template <typename Finish>
bool importRegion(ImportState &state, Block &region,
                  const ast::Block &statements, Finish finish) {
  OpBuilder::InsertionGuard guard(state.builder);
  state.builder.setInsertionPointToEnd(&region);
  auto values = state.scope->values;
  auto assigned = state.scope->assigned;
  bool good = importBlock(state, statements) && finish();
  state.scope->values = std::move(values);
  state.scope->assigned = std::move(assigned);
  return good;
}

bool yieldSlots(ImportState &state, ArrayRef<ast::Slot> slots, Location loc) {
  SmallVector<Value> values;
  for (ast::Slot slot : slots) {
    Value value = state.read(slot);
    if (!value)
      return false;
    values.push_back(value);
  }
  YieldOp::create(state.builder, loc, values);
  return true;
}

bool importIf(ImportState &state, const ast::IfStmt &statement, size_t clause) {
  Location loc = state.locate(statement.range);
  Value condition =
      importExpression(state, *statement.clauses[clause].condition);
  if (!condition)
    return false;
  condition = TruthOp::create(state.builder, loc, state.any(), condition);
  SmallVector<const ast::Block *> blocks{&statement.otherwise};
  for (const auto &each : statement.clauses)
    blocks.push_back(&each.body);
  SmallVector<ast::Slot> carried;
  llvm::BitVector assigned = assignedIn(state, blocks);
  for (int slot : assigned.set_bits()) {
    if (!state.scope->liveness.isLiveAfter(statement.id, slot))
      continue;
    if (!isPlain(state, slot))
      return false;
    carried.push_back(slot);
  }
  SmallVector<Type> types(carried.size(), state.any());
  auto branch = IfOp::create(state.builder, loc, types, condition);
  Block &thenBlock = branch.getThenRegion().emplaceBlock();
  Block &elseBlock = branch.getElseRegion().emplaceBlock();
  auto finish = [&] { return yieldSlots(state, carried, loc); };
  if (!importRegion(state, thenBlock, statement.clauses[clause].body, finish))
    return false;
  bool isLast = clause + 1 == statement.clauses.size();
  bool good;
  if (isLast) {
    good = importRegion(state, elseBlock, statement.otherwise, finish);
  } else {
    static const ast::Block none;
    good = importRegion(state, elseBlock, none, [&] {
      return importIf(state, statement, clause + 1) && finish();
    });
  }
  if (!good)
    return false;
  for (auto [slot, result] : llvm::zip(carried, branch.getResults()))
    state.assign(slot, result);
  return true;
}

/// What a loop hands from turn to turn.
struct Carried {
  SmallVector<ast::Slot> slots;
  SmallVector<Value> inits;
  bool nonempty = false;
};

bool collectCarried(ImportState &state, const ast::ForStmt &loop,
                    ast::Slot target, Carried &carried) {
  const Liveness &liveness = state.scope->liveness;
  llvm::BitVector assigned = assignedIn(state, {&loop.body});
  assigned.set(target);
  for (int slot : assigned.set_bits()) {
    bool liveAfter = liveness.isLiveAfter(loop.id, slot);
    bool liveInside = slot != target && !loop.body.empty() &&
                      liveness.isLiveBefore(loop.body.front()->id, slot);
    if (!isPlain(state, slot))
      return false;
    if (!liveAfter && !liveInside)
      continue;
    if (liveInside && !state.isDefined(slot)) {
      const char *other = state.otherValue(slot);
      state.refuse("'" + llvm::Twine(nameOf(state, slot)) + "' " +
                   (other ? "is " : "may be undefined in the loop") +
                   (other ? other : ""));
      return false;
    }
    // A loop without a turn leaves such a variable undefined, or its own
    // variable empty.
    bool needsTurn = liveAfter && (slot == target || !state.isDefined(slot));
    carried.nonempty |= needsTurn;
    carried.slots.push_back(slot);
    carried.inits.push_back(
        needsTurn ? UndefOp::create(state.builder, state.locate(loop.range),
                                    state.any())
                        .getResult()
                  : state.read(slot));
  }
  return true;
}

bool importFor(ImportState &state, const ast::ForStmt &statement) {
  auto *target = dynCast<ast::IdentifierExpr>(statement.target);
  auto *range = dynCast<ast::RangeExpr>(statement.iterated);
  if (!target || target->slot == ast::noSlot || !range) {
    state.refuse("a for loop over something else than a range is not compiled");
    return false;
  }
  Location loc = state.locate(statement.range);
  Value first = importExpression(state, *range->first);
  Value step =
      !first ? Value()
      : range->step
          ? importExpression(state, *range->step)
          : runmat::ConstantOp::create(state.builder, loc, state.any(),
                                       state.builder.getF64FloatAttr(1))
                .getResult();
  Value last = step ? importExpression(state, *range->last) : Value();
  Carried carried;
  if (!last || !collectCarried(state, statement, target->slot, carried))
    return false;
  auto loop = ForOp::create(state.builder, loc, first, step, last,
                            carried.inits, state.any());
  loop.setNonempty(carried.nonempty);
  auto before = state.scope->values;
  auto assignedBefore = state.scope->assigned;
  for (auto [slot, argument] : llvm::zip(carried.slots, loop.getCarried()))
    state.assign(slot, argument);
  state.assign(target->slot, loop.getElement());
  bool good = importRegion(state, loop.getBody().front(), statement.body, [&] {
    return yieldSlots(state, carried.slots, loc);
  });
  state.scope->values = std::move(before);
  state.scope->assigned = std::move(assignedBefore);
  if (!good)
    return false;
  for (auto [slot, result] : llvm::zip(carried.slots, loop.getResults()))
    state.assign(slot, result);
  return true;
}

} // namespace

//===----------------------------------------------------------------------===//
// Effects
//===----------------------------------------------------------------------===//

/// Why the value of a statement stays with the interpreter.
static std::string refusedEffect(const ImportState &state,
                                 const ast::ExpressionStmt &statement,
                                 const ast::IdentifierExpr *callee) {
  auto *name = callee ? callee : dynCast<ast::IdentifierExpr>(statement.expr);
  if (name && name->slot == ast::noSlot && state.scope->inlined)
    return "a statement that only calls '" + std::string(name->name) +
           "' is not compiled in a called function";
  if (name && name->slot == ast::noSlot)
    return "the function '" + std::string(name->name) +
           "' is not compiled as a statement of its own";
  if (name && state.isAmbiguous(*name))
    return "'" + std::string(name->name) +
           "' may be a function or a variable, since this code makes "
           "variables by name (eval, load, …)";
  return statement.display ? "a displayed expression is not compiled"
                           : "an expression without a use is not compiled";
}

bool importEffect(ImportState &state, const ast::ExpressionStmt &statement) {
  auto *call = dynCast<ast::IndexExpr>(statement.expr);
  auto *name = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  bool known = name && name->slot == ast::noSlot &&
               !state.findFunction(name->name) &&
               state.request.isBuiltin(name->name) &&
               (name->name == "disp" || name->name == "fprintf");
  if (!known || state.scope->inlined) {
    state.refuse(refusedEffect(state, statement, name));
    return false;
  }
  SmallVector<Value> arguments;
  for (const ast::Expr *argument : call->arguments) {
    Value value;
    if (auto *text = dynCast<ast::CharArrayExpr>(argument))
      value =
          TextOp::create(state.builder, state.locate(text->range), state.any(),
                         llvm::StringRef(text->text.data(), text->text.size()));
    else
      value = importExpression(state, *argument);
    if (!value)
      return false;
    arguments.push_back(value);
  }
  CallOp::create(state.builder, state.locate(statement.range),
                 llvm::StringRef(name->name.data(), name->name.size()),
                 arguments, statement.id, Value());
  return true;
}

bool importStatement(ImportState &state, const ast::Stmt &statement) {
  llvm::SaveAndRestore<const ast::Stmt *> here(state.statement, &statement);
  if (auto *assignment = dynCast<ast::AssignStmt>(&statement))
    return importAssign(state, *assignment);
  if (auto *expression = dynCast<ast::ExpressionStmt>(&statement))
    return importEffect(state, *expression);
  if (auto *branch = dynCast<ast::IfStmt>(&statement))
    return importIf(state, *branch, 0);
  if (auto *loop = dynCast<ast::ForStmt>(&statement))
    return importFor(state, *loop);
  state.refuse(kindReason(statement.kind));
  return false;
}

bool importBlock(ImportState &state, const ast::Block &block) {
  for (const ast::Stmt *statement : block) {
    if (!state.scope->inlined)
      markStatement(state, statement->id, state.locate(statement->range),
                    [&](ast::Slot slot) {
                      return state.scope->liveness.isLiveBefore(statement->id,
                                                                slot);
                    });
    if (!importStatement(state, *statement))
      return false;
  }
  return true;
}

} // namespace runmat
