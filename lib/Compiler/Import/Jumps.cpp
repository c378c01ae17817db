//===- Jumps.cpp - break, continue and return -------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Frontend/TreeWalk.h"
#include "lib/Compiler/Import/ControlFlow.h"

using namespace mlir;

namespace runmat {

Jumps &Jumps::operator|=(const Jumps &other) {
  breaks |= other.breaks;
  continues |= other.continues;
  returns |= other.returns;
  return *this;
}

static Jumps inside(const ast::Stmt &statement) {
  Jumps found;
  found.breaks = statement.kind == ast::StmtKind::Break;
  found.continues = statement.kind == ast::StmtKind::Continue;
  found.returns = statement.kind == ast::StmtKind::Return;
  for (const ast::Block *block : blocksOf(&statement))
    for (const ast::Stmt *each : *block)
      found |= inside(*each);
  if (isa<ast::ForStmt>(&statement) || isa<ast::WhileStmt>(&statement))
    found.breaks = found.continues = false;
  return found;
}

/// The jumps that stay in the unit.
static Jumps known(const Scope &scope, Jumps found, bool inLoop) {
  return {found.breaks && inLoop, found.continues && inLoop,
          found.returns && scope.inlined};
}

Jumps jumpsOf(const Scope &scope, const ast::Stmt &statement) {
  return known(scope, inside(statement), scope.values.count(Scope::goesOn));
}

Jumps jumpsOf(const Scope &scope, const ast::Block &body) {
  Jumps found;
  for (const ast::Stmt *statement : body)
    found |= inside(*statement);
  return known(scope, found, /*inLoop=*/true);
}

bool mayHaveJumped(ImportState &state, const ast::Stmt &statement) {
  if (!jumpsOf(*state.scope, statement).any())
    return false;
  auto alive =
      state.scope->values[Scope::alive].getDefiningOp<runmat::ConstantOp>();
  return !alive || !mlir::cast<BoolAttr>(alive.getValue()).getValue();
}

static void setFlag(ImportState &state, ast::Slot slot, bool value) {
  state.scope->values[slot] =
      runmat::ConstantOp::create(state.builder, state.builder.getUnknownLoc(),
                                 state.any(), state.builder.getBoolAttr(value));
}

static bool jump(ImportState &state, bool loopGoesOn) {
  setFlag(state, Scope::alive, false);
  if (!loopGoesOn && state.scope->values.count(Scope::goesOn))
    setFlag(state, Scope::goesOn, false);
  state.scope->ended = true;
  return true;
}

static bool leaveLoop(ImportState &state, bool goesOn) {
  if (state.scope->values.count(Scope::goesOn))
    return jump(state, goesOn);
  state.refuse("a jump out of a loop that is interpreted");
  return false;
}

bool importBreak(ImportState &state) { return leaveLoop(state, false); }

bool importContinue(ImportState &state) { return leaveLoop(state, true); }

/// The interpreter returns, with what the unit has computed until there: the
/// exit is no earlier one, from which all that would be computed again. A unit
/// ends before a statement that is nothing but a return. A survey passes over
/// it: the function ends there.
static bool leaveToReturn(ImportState &state) {
  constexpr const char *reason = "a return to the caller";
  const bool isInside = state.scope->regions > 0 || state.openBlocks > 0;
  if (!isInside || state.survey) {
    state.refuse(reason);
    return false;
  }
  // A block marks each of its statements right before it.
  auto mark =
      mlir::cast<StatementOp>(state.builder.getInsertionBlock()->back());
  leaveHere(state, mark.getLoc(), reason, mark.getExit());
  state.scope->ended = true;
  return true;
}

bool importReturn(ImportState &state) {
  if (!state.scope->inlined)
    return leaveToReturn(state);
  const auto &outputs = state.scope->function.outputs;
  for (size_t i = 0; i < state.scope->wantedOutputs && i < outputs.size(); ++i)
    if (!state.isDefined(outputs[i]) && !state.fieldsOf(outputs[i])) {
      state.refuse("a return before an output is assigned");
      return false;
    }
  setFlag(state, Scope::running, false);
  return jump(state, false);
}

void startFunction(ImportState &state, const ast::Function &callee) {
  if (!jumpsOf(*state.scope, callee.body).returns)
    return;
  setFlag(state, Scope::alive, true);
  setFlag(state, Scope::running, true);
}

void startTurn(ImportState &state) {
  setFlag(state, Scope::alive, true);
  setFlag(state, Scope::goesOn, true);
}

} // namespace runmat
