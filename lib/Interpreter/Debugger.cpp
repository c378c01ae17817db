//===- Debugger.cpp - stops a program and lets the user look ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Debugger.h"
#include "Interpreter/Interpreter.h"
#include "runtime/Interrupt.h"

#include <algorithm>

using namespace runmat;

Debugger::Debugger(Interpreter &interpreter, OutputSink &terminal)
    : interpreter(interpreter), terminal(terminal) {}

//===----------------------------------------------------------------------===//
// What there is to stop at
//===----------------------------------------------------------------------===//

void Debugger::setStep(Step next) {
  step = next;
  interpreter.updateWatched();
}

/// Units know where breakpoints were when they were compiled.
void Debugger::setBreakpoints(Breakpoints changed) {
  points = std::move(changed);
  for (const std::shared_ptr<Module> &module : interpreter.modules())
    points.mark(*module);
  interpreter.forgetUnits();
  interpreter.updateWatched();
}

/// Units stop at breakpoints, but at no line.
bool Debugger::mayEnterUnit(const Frame &frame) const {
  switch (step.kind) {
  case StepKind::None:
    return true;
  case StepKind::In:
    return false;
  case StepKind::Over:
    return frame.depth > step.depth;
  case StepKind::Out:
    break;
  }
  return frame.depth >= step.depth;
}

/// A condition that fails does not hide its breakpoint.
bool Debugger::hasBreakpoint(Frame &frame, const ast::Stmt &statement) {
  const auto &known = frame.module().breakpoints;
  const auto point = known.find(statement.id);
  if (point == known.end())
    return false;
  if (point->second.empty())
    return true;
  try {
    const ValueList values = interpreter.evaluateText(frame, point->second, 1);
    return !values.empty() && values.front().isTrue();
  } catch (const Error &error) {
    terminal.writeError("Warning: The condition '" + point->second +
                        "' of the breakpoint at line " +
                        std::to_string(lineOf(frame.module(), statement)) +
                        " of " + codeName(frame) +
                        " cannot be evaluated: " + error.message + "\n");
    return true;
  }
}

/// What stands behind it on the line belongs to the line.
bool Debugger::isNextLine(const Frame &frame,
                          const ast::Stmt &statement) const {
  return &frame != step.frame || statement.id <= step.statement ||
         lineOf(frame.module(), statement) != step.line;
}

bool Debugger::endsStep(const Frame &frame, const ast::Stmt &statement) {
  if (step.kind == StepKind::None || !isOfProgram(frame))
    return false;
  const int deepest = step.kind == StepKind::Out    ? step.depth - 1
                      : step.kind == StepKind::Over ? step.depth
                                                    : frame.depth;
  if (frame.depth > deepest || !isNextLine(frame, statement))
    return false;
  if (--step.count == 0)
    return true;
  step.depth = frame.depth;
  step.frame = &frame;
  step.line = lineOf(frame.module(), statement);
  step.statement = statement.id;
  return false;
}

void Debugger::before(Frame &frame, const ast::Stmt &statement) {
  isFailing = false;
  if (endsStep(frame, statement) || hasBreakpoint(frame, statement))
    stop(frame);
}

//===----------------------------------------------------------------------===//
// Errors and warnings
//===----------------------------------------------------------------------===//

void Debugger::failed(Frame &frame, const Error &error, bool isCaught) {
  if (isFailing || !isOfProgram(frame) || interrupt::requested())
    return;
  isFailing = true;
  const StopEvent event = isCaught ? StopEvent::CaughtError : StopEvent::Error;
  if (!points.stopsAt(event, error.identifier) || !reader)
    return;
  terminal.writeError(interpreter.renderError(error));
  const bool hasStopped = stop(frame);
  isFailing = true;
  // There is nothing that could go on behind an error that nobody catches, and
  // the user knows of it.
  if (hasStopped && !isCaught)
    throw DebugQuit{stops.size()};
}

void Debugger::warned(std::string_view identifier) {
  if (!points.stopsAt(StopEvent::Warning, identifier))
    return;
  const std::vector<StackedCall> calls = callStack(&interpreter.currentFrame());
  if (!calls.empty())
    stop(*calls.front().frame);
}

//===----------------------------------------------------------------------===//
// Stopped
//===----------------------------------------------------------------------===//

/// While it lives, a program is stopped: what is written is seen, and errors
/// are not those of the program.
class Debugger::StopScope {
public:
  StopScope(Debugger &debugger, Frame &frame)
      : debugger(debugger),
        sink(debugger.interpreter.exchangeSink(&debugger.terminal)),
        tries(std::exchange(debugger.interpreter.session().openTries, 0)) {
    debugger.setStep({});
    debugger.stops.push_back({&frame});
  }
  ~StopScope() {
    debugger.stops.pop_back();
    debugger.interpreter.exchangeSink(sink);
    debugger.interpreter.session().openTries = tries;
  }
  StopScope(const StopScope &) = delete;
  StopScope &operator=(const StopScope &) = delete;

private:
  Debugger &debugger;
  OutputSink *sink;
  int tries;
};

std::vector<StackedCall> Debugger::workspaces() const {
  return workspaceStack(stops.back().frame);
}

Frame &Debugger::atHand() const { return *workspaces()[workspace()].frame; }

void Debugger::quit(bool all) const {
  throw DebugQuit{all ? 0 : stops.size() - 1};
}

void Debugger::showPlace(const Frame &frame) {
  const uint32_t line = currentLine(frame);
  std::string number = std::to_string(line);
  number.resize(std::max<size_t>(number.size() + 1, 4), ' ');
  terminal.write(number + std::string(frame.module().text().lineText(line)) +
                 "\n");
}

void Debugger::noteNoReader(const Frame &frame) {
  if (!hasNoted)
    terminal.writeError("note: the program would stop at line " +
                        std::to_string(currentLine(frame)) + " of " +
                        codeName(frame) +
                        ", but standard input has no commands. It goes on.\n");
  hasNoted = true;
}

bool Debugger::stop(Frame &frame, bool showsPlace) {
  if (!reader) {
    noteNoReader(frame);
    return false;
  }
  interpreter.flush();
  GoOn way;
  {
    StopScope scope(*this, frame);
    if (showsPlace)
      showPlace(frame);
    try {
      readAndRun();
    } catch (const GoOn &found) {
      way = found;
    }
  }
  Step next{way.kind, way.count, frame.depth, &frame, currentLine(frame), 0};
  next.statement = frame.statement ? frame.statement->id : 0;
  setStep(next);
  return true;
}

/// Returns when nothing more is typed; a text that says how the program goes on
/// throws that.
void Debugger::readAndRun() {
  const size_t level = stops.size();
  const UnfinishedTest isUnfinished = [&](const std::string &text) {
    return interpreter.isUnfinished(atHand(), text);
  };
  for (;;) {
    const auto text = reader->read(atHand(), isUnfinished);
    if (!text)
      break;
    try {
      run(*text);
    } catch (const DebugQuit &quit) {
      if (quit.remaining < level)
        throw;
    }
    forgetSteps();
  }
  if (reader->givesUpAtEnd())
    quit(false);
  setReader(nullptr);
  hasNoted = true;
}

void Debugger::run(const std::string &text) {
  interrupt::clear();
  try {
    interpreter.runTyped(atHand(), text);
  } catch (const Interrupted &) {
    interrupt::clear();
    terminal.writeError("Interrupted.\n");
  } catch (const Error &error) {
    terminal.writeError(interrupt::requested()
                            ? "Interrupted.\n"
                            : interpreter.renderError(error));
    interrupt::clear();
    interpreter.session().lastError = error;
  }
  interpreter.finishTasks();
}
