//===- RunUnits.cpp - units run, and why others do not ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Engine/Engine.h"
#include "Engine/Outlook.h"
#include "Engine/StatementKinds.h"
#include "Support/Casting.h"
#include "runtime/Counters.h"

#include <utility>

namespace runmat {

std::string Engine::placeOf(const UnitEntry &entry) {
  return "the unit at line " +
         std::to_string(places.line(*entry.program, entry.statement));
}

/// Where runs are to be compiled alike, what they take decides nothing.
void Engine::interpreted(const ast::Stmt &statement, double seconds) {
  if (!options.jitSync && options.jit != JitMode::Always)
    rule.noteTime(statement, seconds);
}

bool Engine::isTimed(const ast::Stmt &statement) {
  return std::exchange(timed, nullptr) == &statement;
}

/// Where runs are to be alike, what they take decides nothing.
bool Engine::isLeftAlone(const UnitEntry &entry) const {
  const bool mayCount = !options.jitSync && options.jit != JitMode::Always;
  return entry.failsTooOften() || (mayCount && entry.gathersTooMuch());
}

NotTaken Engine::leaveAlone(UnitEntry &entry) {
  entry.isFoundWithoutColumns = !entry.failsTooOften();
  if (entry.declined == notAsked)
    entry.declined = reasons.number(
        placeOf(entry) +
        (entry.failsTooOften()
             ? " was left through side exits too often"
             : " spent its time on gathering the fields of a struct array"));
  return NotTaken{entry.declined};
}

ReasonId Engine::exitReason(UnitEntry &entry, size_t site) {
  ReasonId &reason = entry.exitReasons[site];
  if (reason == notAsked)
    reason = reasons.number("after a side exit of " + placeOf(entry) + " (" +
                            entry.unit->site(site) + ")");
  return reason;
}

const char *
Engine::placementObstacle(const runmat_cluster_info &cluster) const {
  if (!planner.forced())
    return nullptr;
  return Planner::codeObstacle(cluster, *planner.forced());
}

std::string Engine::reasonText(ast::StmtKind kind, ReasonId reason) const {
  return reason == notAsked ? kindReason(kind) : reasons.text(reason);
}

/// Whether all that is left to the interpreter is to return: no guard failed,
/// and a unit that ends so each time is as good as one that ends at its end.
static bool isReturn(const UnitEntry &entry, const ResumePoint &point) {
  return isa<ast::ReturnStmt>(entry.program->statements[point.statement]);
}

Outcome Engine::run(UnitEntry &entry, Frame &frame,
                    std::optional<size_t> index) {
  takeOptimised(entry);
  UnitCache::Use use(entry);
  const InterpretedClock::Pause pause(clock);
  ++entry.runs;
  if (UnitPlanner *units = planner.units(); units && units->places.mayOpen())
    units->places.expectRuns(expectedRuns(frame) - 1);
  telemetry::StatementSpan span(telemetry::EventKind::Unit);
  enterSpan(span, *entry.program, entry.statement);
  int64_t site = -1;
  UnitVariables variables(frame, interpreter);
  variables.bind(entry.holders);
  // The run looks at its word, also when a call within has taken it.
  const std::shared_ptr<const OptimisedCode> code = entry.optimised;
  Outcome outcome = runner.run(entry, variables, index, site);
  auto *resumed = std::get_if<Resumed>(&outcome);
  if (resumed && isLeftFor(code.get(), entry, size_t(site))) {
    resumed->reason = compiledMeanwhile;
  } else if (resumed && !isReturn(entry, resumed->point)) {
    counters().sideExits.add();
    ++entry.exitsTaken;
    resumed->reason = exitReason(entry, size_t(site));
    if (telemetry::Event *event = span.event())
      event->detail = reasons.text(resumed->reason);
  }
  return outcome;
}

} // namespace runmat
