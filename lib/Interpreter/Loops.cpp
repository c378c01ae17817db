//===- Loops.cpp - for and while --------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Kernels/Operators.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/ProgramProfiler.h"
#include "Support/Casting.h"
#include "runtime/Progress.h"
#include "runtime/Telemetry/Event.h"

using namespace runmat;

namespace {
/// Lists a loop among the frame's loops in progress.
class ActiveLoop {
public:
  ActiveLoop(Frame &frame, const ast::Stmt &statement, const LoopState &state)
      : frame(frame) {
    frame.loops.push_back({&statement, &state});
  }
  ~ActiveLoop() { frame.loops.pop_back(); }
  ActiveLoop(const ActiveLoop &) = delete;
  ActiveLoop &operator=(const ActiveLoop &) = delete;

private:
  Frame &frame;
};
} // namespace

/// What a loop goes through: a range of plain doubles is counted, not stored.
LoopState Interpreter::beginLoop(Frame &frame, const ast::Expr &iterated) {
  auto *range = dynCast<ast::RangeExpr>(&iterated);
  if (!range)
    return LoopState(evaluate(frame, iterated));
  const Value first = evaluate(frame, *range->first);
  const Value step = range->step ? evaluate(frame, *range->step) : Value(1.0);
  const Value last = evaluate(frame, *range->last);
  const double *a = first.inlineDouble();
  const double *d = step.inlineDouble();
  const double *b = last.inlineDouble();
  if (a && d && b)
    return LoopState(LoopRange{*a, *d, *b});
  return withLocation(frame, iterated.range, [&] {
    return LoopState(colonRange(first, range->step ? step : Value(), last));
  });
}

/// Asks the hook at the back-edge of a loop. True when the loop is done;
/// otherwise `state` and `cursor` say where it goes on.
bool Interpreter::takeBackEdge(Frame &frame, const ast::Stmt &loop,
                               LoopState &state, ResumeCursor &cursor) {
  if (!frame.module().isMarked(loop.id, UnitHook::AtBackEdge) ||
      !mayEnterUnit(frame))
    return false;
  ProgramProfiler::Unit unit(*profiling);
  Outcome outcome = hook->enterLoop(frame, loop, state);
  if (!std::holds_alternative<NotTaken>(outcome))
    unit.add(frame, loop, loop);
  if (std::holds_alternative<Completed>(outcome))
    return true;
  if (auto *resumed = std::get_if<Resumed>(&outcome)) {
    const bool atStart = resumed->point.statement == loop.id;
    cursor = ResumeCursor{std::move(resumed->point)};
    cursor.reason = resumed->reason;
    state = cursor.takeLoop();
    if (atStart)
      cursor.place = ResumeCursor::Place::IterationStart;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// for
//===----------------------------------------------------------------------===//

Flow Interpreter::executeFor(Frame &frame, const ast::ForStmt &stmt) {
  LoopState state = beginLoop(frame, *stmt.iterated);
  if (state.count() == 0)
    assignOne(frame, *stmt.target,
              state.iterated.isDefined()
                  ? state.iterated
                  : Value(Array::make(ElementClass::Double, Extents(1, 0))));
  ResumeCursor cursor;
  cursor.place = ResumeCursor::Place::Nowhere;
  return runFor(frame, stmt, std::move(state), std::move(cursor));
}

Flow Interpreter::runFor(Frame &frame, const ast::ForStmt &stmt,
                         LoopState state, ResumeCursor cursor) {
  using Place = ResumeCursor::Place;
  ActiveLoop active(frame, stmt, state);
  progress::LoopScope told(state.count());
  while (state.iteration < state.count()) {
    told.set(state.iteration);
    if (cursor.place == Place::Nowhere &&
        takeBackEdge(frame, stmt, state, cursor))
      return Flow::Next;
    Flow flow = Flow::Next;
    if (std::exchange(cursor.place, Place::Nowhere) == Place::Inside) {
      flow = resumeBlock(frame, stmt.body, cursor);
    } else if (state.iteration < state.count()) {
      poll();
      assignOne(frame, *stmt.target, state.element(state.iteration));
      flow = execute(frame, stmt.body);
    }
    if (flow == Flow::Return)
      return flow;
    if (flow == Flow::Break)
      break;
    if (isWatched)
      debugging->atEnd(frame, stmt);
    ++state.iteration;
  }
  return Flow::Next;
}

//===----------------------------------------------------------------------===//
// while
//===----------------------------------------------------------------------===//

Flow Interpreter::executeWhile(Frame &frame, const ast::WhileStmt &stmt) {
  ResumeCursor cursor;
  cursor.place = ResumeCursor::Place::Nowhere;
  return runWhile(frame, stmt, LoopState(), std::move(cursor));
}

Flow Interpreter::runWhile(Frame &frame, const ast::WhileStmt &stmt,
                           LoopState state, ResumeCursor cursor) {
  using Place = ResumeCursor::Place;
  ActiveLoop active(frame, stmt, state);
  for (;; ++state.iteration) {
    if (cursor.place == Place::Nowhere && state.iteration > 0 &&
        takeBackEdge(frame, stmt, state, cursor))
      return Flow::Next;
    Flow flow = Flow::Next;
    if (std::exchange(cursor.place, Place::Nowhere) == Place::Inside) {
      flow = resumeBlock(frame, stmt.body, cursor);
    } else {
      poll();
      if (!evaluateCondition(frame, *stmt.condition))
        return Flow::Next;
      flow = execute(frame, stmt.body);
    }
    if (flow == Flow::Return)
      return flow;
    if (flow == Flow::Break)
      return Flow::Next;
    if (isWatched)
      debugging->atEnd(frame, stmt);
  }
}
