//===- EnterUnits.cpp - where units are entered -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Registry.h"
#include "Engine/BackEdge.h"
#include "Engine/Engine.h"
#include "Engine/ObjectEnds.h"
#include "Engine/QuietStatements.h"
#include "Engine/WorkEstimate.h"
#include "Frontend/TreeWalk.h"
#include "Interpreter/Module.h"
#include "Support/Casting.h"
#include "definitions/SmallArrays.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace runmat {

/// What goes wrong on values that a guard spoilt has not happened.
template <typename Enter> Outcome Engine::settled(const Enter &enter) try {
  return enter();
} catch (...) {
  if (const std::optional<size_t> back = runner.trustedRuns().settle())
    return Completed{*back};
  throw;
}

/// Whether names of a function mean what its text does not say. At a prompt and
/// in called scripts every variable is stored, a global one too.
static bool meansOtherwise(Frame &frame) {
  const bool storesAll = frame.function().kind == ast::FunctionKind::Script &&
                         !frame.isBatchScript;
  return frame.hidesCalls() || (frame.isBoundByName() && !storesAll);
}

Outcome Engine::enter(Frame &frame, const ast::Block &block, size_t index) {
  if (meansOtherwise(frame))
    return NotTaken{reasons.number("what was made by name hides a function "
                                   "that it calls, or is a global variable")};
  return settled([&] { return enterUnit(frame, block, index, 1); });
}

/// What is called without arguments is to be a real number.
bool Engine::isPureBuiltin(Frame &frame, std::string_view name,
                           size_t arguments) {
  const Callee callee = resolve(frame, name);
  if (callee.kind != Callee::Kind::Builtin ||
      !(callee.builtin->flags & BuiltinPure))
    return false;
  if (arguments != 0)
    return true;
  if (callee.builtin->record().fewestInputs != 0)
    return false;
  const std::vector<Value> constant =
      callBuiltin(*callee.builtin, interpreter, {}, 1);
  return constant.size() == 1 && constant[0].inlineDouble();
}

const ast::Block *Engine::elementwiseBody(Frame &frame) {
  return elementwise.find(frame.function(),
                          [&](std::string_view name, size_t arguments) {
                            return isPureBuiltin(frame, name, arguments);
                          });
}

Outcome Engine::enterElementwise(Frame &frame) {
  const ast::Block *body = elementwiseBody(frame);
  if (!body)
    return NotTaken{};
  return settled(
      [&] { return enterUnit(frame, *body, 0, CompileRule::callWork); });
}

std::optional<size_t> Engine::settle(Frame &frame, const ast::Block &block,
                                     size_t index) {
  TrustedRuns &runs = runner.trustedRuns();
  if (runs.isOpen() && index < block.size())
    if (const auto slot = quietTarget(frame, *block[index])) {
      runs.keep(*slot);
      return std::nullopt;
    }
  return runs.settle();
}

IsBuiltin Engine::isBuiltinAt(Frame &frame) const {
  return [this, &frame](std::string_view name) {
    return resolve(frame, name).kind == Callee::Kind::Builtin;
  };
}

bool Engine::canGoOn(Frame &frame, const ast::ForStmt &loop,
                     const LoopState &state) const {
  return runmat::canGoOn(frame, loop, state, isBuiltinAt(frame));
}

/// The statement is interpreted a little longer where a loop around it has a
/// unit or asks for one.
bool Engine::leaveToLoop(Frame &frame, const ast::Stmt &statement) {
  if (service.isBusy())
    return false;
  const ast::Stmt *loop = rule.loopInstead(frame, isBuiltinAt(frame));
  if (!loop)
    return false;
  frame.module().entryFlags[loop->id] |= AtBackEdge;
  rule.defer(statement);
  return true;
}

/// A loop whose turns have a unit, or that one is asked for, is to be entered
/// by it, also in this run, unless its first turn showed that it cannot.
bool Engine::isForTurns(Frame &frame, const ast::Stmt &statement) const {
  return isa<ast::ForStmt>(&statement) && rule.isForTurns(statement) &&
         frame.module().isMarked(statement.id, AtBackEdge);
}

/// Visits of a statement without a unit that say little of the next ones.
static constexpr uint32_t fewDeclines = 16;

/// A `for` whose beginning has no unit may have one for its turns, also from an
/// earlier process. A while later it would have been found.
void Engine::askAtTurns(Frame &frame, const ast::ForStmt &loop,
                        const UnitEntry *entry) {
  if (entry ? !entry->unit && entry->declines < fewDeclines
            : store.mayHave(frame.module().program(), loop.id))
    frame.module().entryFlags[loop.id] |= AtBackEdge;
}

/// A loop that is worth a unit is interpreted while that is compiled, and
/// entered between two turns. With units that are waited for there is nothing
/// to win.
bool Engine::leaveToItsTurns(Frame &frame, const ast::Stmt &statement) {
  auto *counted = dynCast<ast::ForStmt>(&statement);
  const bool isLoop = counted || isa<ast::WhileStmt>(&statement);
  if (!isLoop || options.jitSync || !mayCompileAside(statement) ||
      leavesEachTurn(*blocksOf(&statement).front()) ||
      (counted &&
       !willBeKnownByVariable(frame, *counted, isBuiltinAt(frame))) ||
      CompileRule::isTurnWorthWaiting(frame, statement))
    return false;
  rule.ask(statement);
  frame.module().entryFlags[statement.id] |= AtBackEdge;
  return true;
}

/// Whether a loop in the branches of a statement is most of its work.
static bool hasLongLoopWithin(Frame &frame, const ast::Stmt &statement) {
  const double least = WorkEstimate(frame).work(statement) / 2;
  const auto isLong = [&](const ast::Stmt *inner) {
    return (isa<ast::ForStmt>(inner) || isa<ast::WhileStmt>(inner)) &&
           WorkEstimate(frame).work(*inner) >= least;
  };
  return std::ranges::any_of(blocksOf(&statement), [&](const auto *block) {
    return std::ranges::any_of(*block, isLong);
  });
}

/// A branch with a long loop has a unit from its next visit on. In this one the
/// loop comes first: its unit can still be entered, at a turn, and compiles go
/// one after the other.
bool Engine::leaveToLoopWithin(Frame &frame, const ast::Stmt &statement) {
  if (options.jitSync || !isa<ast::IfStmt>(&statement) ||
      service.isAbout(statement, EntryPoint::Statement) ||
      !hasLongLoopWithin(frame, statement))
    return false;
  rule.ask(statement);
  return true;
}

/// i = 2:n-1
static bool assignsRange(const ast::Stmt *statement) {
  auto *assignment = dynCast<ast::AssignStmt>(statement);
  return assignment && isa<ast::RangeExpr>(assignment->value);
}

static bool isSmallCount(double number) {
  return number >= 2 && number <= mostSmallElements &&
         number == std::floor(number);
}

/// n = 3, n = numel(x): what types may tell, and the variable has.
static bool assignsSmallCount(Frame &frame, const ast::Stmt *statement) {
  auto *assignment = dynCast<ast::AssignStmt>(statement);
  auto *target = assignment && assignment->targets.size() == 1
                     ? dynCast<ast::IdentifierExpr>(assignment->targets[0])
                     : nullptr;
  if (!target || target->slot == ast::noSlot)
    return false;
  if (auto *number = dynCast<ast::NumberExpr>(assignment->value))
    return !number->imaginary && isSmallCount(number->value);
  auto *call = dynCast<ast::IndexExpr>(assignment->value);
  auto *callee = call ? dynCast<ast::IdentifierExpr>(call->base) : nullptr;
  const double *count = frame.variable(target->slot).inlineDouble();
  return callee && callee->slot == ast::noSlot && count && isSmallCount(*count);
}

/// What is worth a unit in a function's body is to be in one with what tells
/// of it before, from the next call on, also of the next run. A unit takes A(i)
/// for a window where it knows the range `i`, and gathers elements by any other
/// array; where it knows `n`, zeros(1, n) is a small array, and an inner loop
/// of n turns is written out.
void Engine::askForWhole(Frame &frame, const ast::Stmt &statement) {
  const ast::Function &function = frame.function();
  if (isAlwaysCompiled() || function.kind != ast::FunctionKind::Named)
    return;
  const ast::Block &body = function.body;
  const auto itself = std::ranges::find(body, &statement);
  const bool isLoop =
      isa<ast::ForStmt>(&statement) || isa<ast::WhileStmt>(&statement);
  const auto first =
      std::find_if(body.begin(), itself, [&](const ast::Stmt *before) {
        return assignsRange(before) ||
               (isLoop && assignsSmallCount(frame, before));
      });
  if (itself == body.end() || first == itself)
    return;
  if (rule.askOnce(**first))
    leaveEarlierToNextRun(frame, size_t(first - body.begin()),
                          size_t(itself - body.begin()));
}

NotTaken Engine::noteTooSmall(Frame &frame, const ast::Block &block,
                              size_t index) {
  const ast::Stmt &statement = *block[index];
  noteLarge(frame, block, index);
  timed = rule.sawArrays() ? &statement : nullptr;
  const bool mayPause = !timed && !cache.hasUnit(&statement) &&
                        !service.isBusy() &&
                        !store.mayHave(frame.module().program(), statement.id);
  const uint32_t pause = mayPause ? rule.pauseAfter(statement) : 0;
  if (!frame.loops.empty() && rule.addUp(statement, pause + 1))
    noteLoop(frame);
  return {tooSmall, pause};
}

/// There is no unit for these types, and for others there was none so far: it
/// is asked for again the more seldom the longer that is so. Not at each
/// sixteenth visit: types may alternate.
NotTaken Engine::decline(UnitEntry &entry) {
  constexpr uint32_t longest = 14;
  const bool mayPause = options.jit == JitMode::Auto &&
                        entry.point == EntryPoint::Statement &&
                        !cache.hasUnit(entry.place) && !service.isBusy();
  return {entry.declined,
          mayPause ? std::min(++entry.declines / fewDeclines, longest) : 0};
}

Outcome Engine::enterUnit(Frame &frame, const ast::Block &block, size_t index,
                          double each) {
  UnitEntry *entry = find(frame, block, index, EntryPoint::Statement);
  if (auto *loop = dynCast<ast::ForStmt>(block[index]))
    askAtTurns(frame, *loop, entry);
  if (!entry && missingCompiler.empty()) {
    Urgency urgency = urgencyOf(frame, *block[index], each);
    if (urgency == Urgency::None)
      return noteTooSmall(frame, block, index);
    askForWhole(frame, *block[index]);
    if (urgency == Urgency::Meanwhile &&
        (isForTurns(frame, *block[index]) || leaveToLoop(frame, *block[index])))
      return NotTaken{leftToLoop};
    if (urgency == Urgency::Now && !isAlwaysCompiled()) {
      // The turns have a unit already. One of the whole loop is better still:
      // threads may share its turns.
      const bool isServed = rule.isForTurns(*block[index]);
      if (!isServed && (leaveToItsTurns(frame, *block[index]) ||
                        leaveToLoopWithin(frame, *block[index])))
        return NotTaken{leftToLoop};
      if (isServed || !CompileRule::isWorthWaiting(frame, *block[index], each))
        urgency = Urgency::Meanwhile;
    }
    entry = obtain(frame, block, index, EntryPoint::Statement, urgency);
  }
  if (!entry)
    return NotTaken{missingCompiler.empty() ? compiledMeanwhile
                                            : reasons.number(missingCompiler)};
  if (!entry->unit)
    return decline(*entry);
  if (isLeftAlone(*entry))
    return leaveAlone(*entry);
  if (mayEndObject(frame, block, index, entry->unit->nextIndex()))
    return NotTaken{reasons.number(objectEndReason)};
  return run(*entry, frame, index);
}

/// What has no unit is not asked about at each turn.
UnitEntry *Engine::unitOfTurns(Frame &frame, const ast::Stmt &loop,
                               const ast::Block &alone, bool mayCompile) {
  UnitEntry *entry = find(frame, alone, 0, EntryPoint::BackEdge);
  if (!entry && mayCompile && missingCompiler.empty()) {
    const Urgency urgency = rule.visitTurn(frame, loop);
    if (urgency != Urgency::None)
      askForWhole(frame, loop);
    entry = obtain(frame, alone, 0, EntryPoint::BackEdge, urgency);
  }
  if (entry && entry->unit && !isLeftAlone(*entry))
    return entry;
  if (entry && isa<ast::ForStmt>(&loop))
    frame.module().entryFlags[loop.id] &= ~AtBackEdge;
  return nullptr;
}

Outcome Engine::runTurns(Frame &frame, const ast::Stmt &loop, bool mayCompile) {
  const ast::Block alone({&loop}, std::pmr::get_default_resource());
  UnitEntry *entry = unitOfTurns(frame, loop, alone, mayCompile);
  if (!entry || mayEndObject(frame, loop))
    return NotTaken{};
  return run(*entry, frame, std::nullopt);
}

namespace {

/// Gives a variable another number, and its own value back when nobody took
/// that for good. Also after an error: what a unit throws, it throws without
/// having changed any variable.
class Lent {
public:
  Lent(Frame &frame, ast::Slot slot, double number)
      : frame(frame), slot(slot),
        own(std::exchange(frame.variable(slot), Value(number))) {}
  ~Lent() {
    if (!isKept)
      frame.variable(slot) = std::move(own);
  }
  Lent(const Lent &) = delete;
  Lent &operator=(const Lent &) = delete;
  void keep() { isKept = true; }

private:
  Frame &frame;
  ast::Slot slot;
  Value own;
  bool isKept = false;
};

} // namespace

/// A unit for the turns to come does the first one too, when the variable has
/// what a turn before it would have left there. One that is not for these types
/// is entered at the second turn, and the beginning may get its own.
Outcome Engine::enterFirstTurn(Frame &frame, const ast::ForStmt &loop,
                               const LoopState &state) {
  auto *target = dynCast<ast::IdentifierExpr>(loop.target);
  const auto before =
      target && state.isOverRange() && !mayEndObject(frame, loop)
          ? elementBefore(state)
          : std::nullopt;
  if (before) {
    Lent variable(frame, target->slot, *before);
    if (canGoOn(frame, loop, state)) {
      // Variables may not have the types of a turn yet: the second one asks,
      // if it is not long until then.
      const bool asks =
          rule.isAskedFor(loop) &&
          (options.jitSync || CompileRule::isTurnLong(frame, loop));
      Outcome outcome = runTurns(frame, loop, asks);
      if (!std::holds_alternative<NotTaken>(outcome))
        variable.keep();
      else if (!rule.isAskedFor(loop) &&
               !service.isAbout(loop, EntryPoint::BackEdge))
        rule.noteOtherFirstTurn(loop);
      return outcome;
    }
  }
  frame.module().entryFlags[loop.id] &= ~AtBackEdge;
  return NotTaken{};
}

/// The turns of a `while` are not known before it runs, so a hot one is entered
/// between two of them: there the rest of the loop is the loop itself. A `for`
/// is when it has no unit at its beginning, where variables may have other
/// types than after a turn, or when it was hot only while it ran. One whose
/// unit is still compiled has it at the next visit.
Outcome Engine::enterLoop(Frame &frame, const ast::Stmt &loop,
                          const LoopState &state) {
  if (options.jit == JitMode::Always || meansOtherwise(frame))
    return NotTaken{};
  auto *counted = dynCast<ast::ForStmt>(&loop);
  if (counted && state.iteration == 0)
    return enterFirstTurn(frame, *counted, state);
  if (counted && !canGoOn(frame, *counted, state))
    return NotTaken{};
  return runTurns(frame, loop, true);
}

} // namespace runmat
