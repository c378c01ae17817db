//===- Debugger.cpp - stops a program and lets the user look ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Interpreter/Debugger.h"
#include "Interpreter/Interpreter.h"
#include "runtime/Interrupt.h"

#include <algorithm>
#include <cmath>

using namespace runmat;

Debugger::Debugger(Interpreter &interpreter, OutputSink &terminal)
    : interpreter(interpreter), terminal(terminal) {}

//===----------------------------------------------------------------------===//
// What there is to stop at
//===----------------------------------------------------------------------===//

/// "3   y = x;"
static std::string numberedLine(const Module &module, uint32_t line) {
  std::string text = std::to_string(line);
  text.resize(std::max<size_t>(text.size() + 1, 4), ' ');
  return text + std::string(module.text().lineText(line)) + "\n";
}

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

/// Units stop at breakpoints, but at no line, and at no value.
bool Debugger::mayEnterUnit(const Frame &frame) const {
  if (echoes(frame) || points.stopsAt(StopEvent::NanInf, ""))
    return false;
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
bool Debugger::isNextLine(const Frame &frame, uint32_t line,
                          ast::StatementId statement) const {
  return &frame != step.frame || statement <= step.statement ||
         line != step.line;
}

bool Debugger::endsStep(const Frame &frame, uint32_t line,
                        ast::StatementId statement) {
  if (step.kind == StepKind::None || !isOfProgram(frame))
    return false;
  const int deepest = step.kind == StepKind::Out    ? step.depth - 1
                      : step.kind == StepKind::Over ? step.depth
                                                    : frame.depth;
  if (frame.depth > deepest || !isNextLine(frame, line, statement))
    return false;
  if (--step.count == 0)
    return true;
  step.depth = frame.depth;
  step.frame = &frame;
  step.line = line;
  step.statement = statement;
  return false;
}

void Debugger::setEchoedLines(EchoedLines lines) {
  echoed = lines;
  interpreter.updateWatched();
}

bool Debugger::echoes(const Frame &frame) const {
  if (echoed == EchoedLines::None || !isOfProgram(frame))
    return false;
  return echoed == EchoedLines::All ||
         frame.function().kind == ast::FunctionKind::Script;
}

/// Once for the statements that stand on it.
void Debugger::echoLine(const Frame &frame, const ast::Stmt &statement) {
  const Module &module = frame.module();
  const uint32_t line = lineOf(module, statement);
  const bool isShown = shown.frame == &frame && shown.line == line &&
                       shown.statement < statement.id;
  shown.frame = &frame;
  shown.line = line;
  shown.statement = statement.id;
  if (!isShown)
    interpreter.write(std::string(module.text().lineText(line)) + "\n");
}

void Debugger::before(Frame &frame, const ast::Stmt &statement) {
  if (echoes(frame))
    echoLine(frame, statement);
  isFailing = hasShownValue = false;
  const bool isStepped =
      step.kind != StepKind::None &&
      endsStep(frame, lineOf(frame.module(), statement), statement.id);
  if (isStepped || hasBreakpoint(frame, statement))
    stop(frame);
}

static ast::StatementId lastStatement(const Frame &frame) {
  return frame.statement ? frame.statement->id : 0;
}

/// A loop that stands on one line is left with the line.
void Debugger::atEnd(Frame &frame, const ast::Stmt &loop) {
  if (step.kind == StepKind::None)
    return;
  const Module &module = frame.module();
  const uint32_t line = module.text().position(loop.range.end - 1).line;
  const ast::StatementId last = lastStatement(frame);
  if (line != lineOf(module, loop) && endsStep(frame, line, last))
    stopAt(frame, {line, last, numberedLine(module, line)});
}

void Debugger::atEnd(Frame &frame) {
  if (step.kind == StepKind::None)
    return;
  const uint32_t line = currentLine(frame);
  const ast::StatementId last = lastStatement(frame);
  const bool isScript = frame.function().kind == ast::FunctionKind::Script;
  if (endsStep(frame, line, last))
    stopAt(frame, {line, last,
                   (isScript ? "End of script " : "End of function ") +
                       codeName(frame) + ".\n"});
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

static bool holdsNanOrInf(const Value &value) {
  const auto isNone = [](const auto *elements, int64_t count) {
    return std::all_of(elements, elements + count,
                       [](auto element) { return std::isfinite(element); });
  };
  if (const double *number = value.inlineDouble())
    return !std::isfinite(*number);
  if (!value.isArray() || value.isEmpty())
    return false;
  const ArrayRef array = value.array();
  const int64_t count = array->count() * (array->isComplex() ? 2 : 1);
  if (array->elementClass() == ElementClass::Double)
    return !isNone(array->as<double>(), count);
  return array->elementClass() == ElementClass::Single &&
         !isNone(array->as<float>(), count);
}

/// Once for a statement: what it computes with one has others.
void Debugger::computed(Frame &frame, const Value &value) {
  if (hasShownValue || !points.stopsAt(StopEvent::NanInf, "") ||
      !isOfProgram(frame) || !holdsNanOrInf(value))
    return;
  stop(frame);
  hasShownValue = true;
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

void Debugger::noteNoReader(const Frame &frame) {
  if (!hasNoted)
    terminal.writeError("note: the program would stop at line " +
                        std::to_string(currentLine(frame)) + " of " +
                        codeName(frame) +
                        ", but standard input has no commands. It goes on.\n");
  hasNoted = true;
}

bool Debugger::stop(Frame &frame, bool showsPlace) {
  const uint32_t line = currentLine(frame);
  return stopAt(frame, {line, lastStatement(frame),
                        showsPlace ? numberedLine(frame.module(), line) : ""});
}

bool Debugger::stopAt(Frame &frame, const Place &place) {
  if (!reader) {
    noteNoReader(frame);
    return false;
  }
  interpreter.flush();
  GoOn way;
  {
    StopScope scope(*this, frame);
    terminal.write(place.text);
    try {
      readAndRun();
    } catch (const GoOn &found) {
      way = found;
    }
  }
  setStep(
      {way.kind, way.count, frame.depth, &frame, place.line, place.statement});
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
  Flow flow = Flow::Next;
  try {
    flow = interpreter.runTyped(atHand(), text);
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
  if (flow == Flow::Return)
    throw GoOn();
}
