//===- OptimisedUnits.cpp - from baseline to optimised code -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Builtins/Registry.h"
#include "Engine/Engine.h"
#include "Frontend/CalledNames.h"
#include "Frontend/TreeWalk.h"
#include "Support/Casting.h"
#include "runtime/Counters.h"
#include "runtime/Interrupt.h"

#include <algorithm>

namespace runmat {

/// Recorded in the thread that does it, at the line of the program.
static MakeObject recorded(MakeObject make, std::string file, uint32_t line) {
  return [make = std::move(make), file = std::move(file), line] {
    telemetry::StatementSpan span(telemetry::EventKind::Compile);
    if (telemetry::Event *event = span.event()) {
      span.enter(file, line);
      event->thread = telemetry::besideProgram;
    }
    MadeObject made = make();
    if (telemetry::Event *event = span.event()) {
      event->hasFailed = !made.isMade;
      event->detail = made.isMade ? "optimised code" : made.bytes;
    }
    return made;
  };
}

/// Where there is no thread, baseline code is all that there will be.
void Engine::orderOptimised(UnitEntry &entry, MakeObject make,
                            std::shared_ptr<const RequestSnapshot> snapshot) {
  if (!entry.unit || !make)
    return;
  const uint32_t line = places.line(*entry.program, entry.statement);
  entry.optimised =
      optimiser.order(recorded(std::move(make), entry.program->file, line));
  if (entry.optimised)
    entry.snapshot = std::move(snapshot);
}

/// Code that cannot be made or loaded leaves what there is.
void Engine::takeOptimised(UnitEntry &entry) {
  if (!entry.optimised || !entry.optimised->isDone())
    return;
  const MadeObject &object = entry.optimised->object();
  std::string error;
  if (object.isMade && entry.unit->loadCode(object.bytes, error))
    counters().unitsOptimised.add();
  // What could not be made may be another time.
  if (object.isMade)
    store.end(entry.snapshot->request());
  entry.optimised = nullptr;
  entry.snapshot = nullptr;
}

/// Whether a function may turn in loops that nobody can tell the length of.
static bool mayBeLong(const ast::Program &program,
                      const ast::Function &function) {
  bool hasLoops = false;
  forEachStatement(program, function, [&](const ast::Stmt &each) {
    hasLoops |= isa<ast::ForStmt>(&each) || isa<ast::WhileStmt>(&each);
  });
  return hasLoops ||
         std::ranges::any_of(calledNames(program, function),
                             [](auto name) { return !findBuiltin(name); });
}

static bool mayBeLong(const Callee &callee) {
  return callee.kind == Callee::Kind::Script ||
         (callee.kind == Callee::Kind::Function &&
          mayBeLong(callee.module->program(), *callee.function));
}

static bool mayBeLong(const HolderType &holder) {
  return holder.callee() && mayBeLong(*holder.program, *holder.callee());
}

bool Engine::callsLoops(Frame &frame, const ast::Stmt &statement) const {
  bool found = false;
  const auto look = [&](const ast::Expr &part) {
    auto *name = dynCast<ast::IdentifierExpr>(&part);
    found |= name && name->slot == ast::noSlot &&
             mayBeLong(resolve(frame, name->name));
    return !found;
  };
  for (const ast::Expr *expr : expressionsOf(&statement))
    forEachExpression(expr, look);
  return found ||
         std::ranges::any_of(blocksOf(&statement), [&](const auto *block) {
           return std::ranges::any_of(*block, [&](const ast::Stmt *each) {
             return callsLoops(frame, *each);
           });
         });
}

/// Only what runs between two turns of a loop can go on with other code: after
/// any other unit that is left the interpreter would find none to enter. It
/// interprets one turn then, and a turn by baseline code cannot be left. What
/// an earlier process did not live to see optimised is optimised at once.
bool Engine::mayHaveBaseline(Frame &frame, const CompileRequest &request,
                             EntryPoint point) const {
  const ast::Stmt &statement = *(*request.block)[request.index];
  return point == EntryPoint::BackEdge && options.record.empty() &&
         !begunBefore.contains(&statement) && keepsItsTurns(statement) &&
         CompileRule::isTurnCheap(frame, statement) &&
         !rule.hasUnitWithin(statement) && !callsLoops(frame, statement) &&
         std::ranges::none_of(request.holders, [](const HolderType &holder) {
           return mayBeLong(holder);
         });
}

bool Engine::isLeftFor(const OptimisedCode *code, const UnitEntry &entry,
                       size_t site) {
  return code && code->isThere() && entry.unit->site(site) == "interrupt" &&
         !interrupt::requested();
}

} // namespace runmat
