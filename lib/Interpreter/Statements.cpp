//===- Statements.cpp - statements and branches -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Builtins/Kernels/Operators.h"
#include "Builtins/Shell.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InterpreterDetail.h"
#include "Interpreter/ProgramProfiler.h"
#include "Support/Casting.h"
#include "runtime/Counters.h"
#include "runtime/Interrupt.h"
#include "runtime/Progress.h"
#include "runtime/Telemetry/Recorder.h"

using namespace runmat;

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// What objects do as they end waits for the end of an interpreted statement.
bool Interpreter::mayEnterUnit(const Frame &frame) const {
  return state.cleanups->tasks.empty() &&
         (!isWatched || debugging->mayEnterUnit(frame));
}

/// Tells the profiler which statements a unit ran, the last one perhaps in
/// part.
static void noteUnit(ProgramProfiler::Unit &unit, Frame &frame,
                     const ast::Block &block, size_t index,
                     const Outcome &outcome) {
  size_t last = index;
  if (auto *completed = std::get_if<Completed>(&outcome))
    last = std::max(completed->nextIndex, index + 1) - 1;
  else if (auto *resumed = std::get_if<Resumed>(&outcome))
    while (last + 1 < block.size() &&
           block[last + 1]->id <= resumed->point.statement)
      ++last;
  else
    return;
  unit.add(frame, *block[index], *block[last]);
}

/// Asks the hook about a statement; its errors get the place of theirs.
Outcome Interpreter::askHook(Frame &frame, const ast::Block &block,
                             size_t index) {
  ProgramProfiler::Unit unit(*profiling);
  try {
    Outcome outcome = withLocation(frame, block[index]->range, [&] {
      return hook->enter(frame, block, index);
    });
    if (profiling->isOn())
      noteUnit(unit, frame, block, index, outcome);
    return outcome;
  } catch (StatementError &error) {
    Error plain = error;
    plain.stack.clear();
    locate(frame, plain,
           frame.module().program().statements[error.statement]->range);
    throw plain;
  }
}

/// The same of a statement that is marked, unless the hook wants a pause.
Outcome Interpreter::askUnlessPaused(Frame &frame, const ast::Block &block,
                                     size_t index) {
  std::vector<Module::Pause> &pauses = frame.module().pauses;
  if (pauses.empty())
    return askHook(frame, block, index);
  Module::Pause &pause = pauses[block[index]->id];
  if (pause.visits > 0) {
    --pause.visits;
    return NotTaken{pause.reason};
  }
  Outcome outcome = askHook(frame, block, index);
  if (auto *notTaken = std::get_if<NotTaken>(&outcome))
    pauses[block[index]->id] = {notTaken->pause, notTaken->reason};
  return outcome;
}

/// Asks the hook whether what units have done is certain. While the program may
/// stop, each statement may show it.
std::optional<size_t> Interpreter::settle(Frame &frame, const ast::Block &block,
                                          size_t index) {
  if (!hook)
    return std::nullopt;
  return isWatched && debugging->isWatching()
             ? hook->settleAll()
             : hook->settle(frame, block, index);
}

Flow Interpreter::execute(Frame &frame, const ast::Block &block, size_t index) {
  for (;;) {
    Outcome outcome;
    if (index < block.size() &&
        frame.module().isMarked(block[index]->id, UnitHook::AtStatement) &&
        mayEnterUnit(frame))
      outcome = askUnlessPaused(frame, block, index);
    if (auto *completed = std::get_if<Completed>(&outcome)) {
      index = completed->nextIndex;
      continue;
    }
    std::optional<size_t> back = settle(frame, block, index);
    if (!back && index == block.size())
      return Flow::Next;
    Flow flow = Flow::Next;
    if (!back)
      flow = interpret(frame, block, index, std::move(outcome), back);
    if (back) {
      index = *back;
      continue;
    }
    if (flow != Flow::Next)
      return flow;
    ++index;
  }
}

/// One statement, or the rest of one, whose index is told. An error of one that
/// is undone does not count: then the block goes on at `back`.
Flow Interpreter::interpret(Frame &frame, const ast::Block &block,
                            size_t &index, Outcome outcome,
                            std::optional<size_t> &back) try {
  if (auto *resumed = std::get_if<Resumed>(&outcome)) {
    ResumeCursor cursor{std::move(resumed->point)};
    cursor.reason = resumed->reason;
    return resumeStatement(frame, block, cursor, index);
  }
  return executeStatement(frame, *block[index],
                          std::get<NotTaken>(outcome).reason);
} catch (...) {
  back = hook ? hook->settleAll() : std::nullopt;
  if (!back)
    throw;
  return Flow::Next;
}

void Interpreter::countStatement(Frame &frame, const ast::Stmt &stmt,
                                 ReasonId reason) {
  counters().statementsInterpreted.add();
  StatementLog &log = frame.module().interpreted;
  if (log.isOpen())
    log.add(stmt.id, reason);
}

void Interpreter::poll() {
  if (interrupt::requested())
    throw Interrupted();
}

static void enterSpan(telemetry::StatementSpan &span, Module &module,
                      const ast::Stmt &stmt) {
  const SourceText &text = module.text();
  span.enter(text.file(), text.position(stmt.range.begin).line);
}

Flow Interpreter::executeStatement(Frame &frame, const ast::Stmt &stmt,
                                   ReasonId reason) {
  poll();
  countStatement(frame, stmt, reason);
  telemetry::StatementSpan span(telemetry::EventKind::Statement);
  if (span.event())
    enterSpan(span, frame.module(), stmt);
  frame.statement = &stmt;
  const Flow flow = isWatched ? executeWatched(frame, stmt)
                              : withLocation(frame, stmt.range, [&] {
                                  return dispatch(frame, stmt);
                                });
  if (escapedFromTask || !state.cleanups->tasks.empty())
    finishTasks();
  return flow;
}

/// The same where the program may stop, before the statement and after its
/// error, or is measured.
Flow Interpreter::executeWatched(Frame &frame, const ast::Stmt &stmt) try {
  debugging->before(frame, stmt);
  const ProgramProfiler::Statement measured(*profiling, frame, stmt);
  return withLocation(frame, stmt.range, [&] { return dispatch(frame, stmt); });
} catch (const Error &error) {
  debugging->failed(frame, error, state.openTries > 0);
  throw;
}

/// Tells the hook how long a statement took, however it ends.
class Interpreter::StatementTime {
public:
  StatementTime(UnitHook *hook, const ast::Stmt &stmt)
      : hook(hook), stmt(stmt), begin(hook ? hook->interpretedSeconds() : 0) {}
  ~StatementTime() {
    if (hook)
      hook->interpreted(stmt, hook->interpretedSeconds() - begin);
  }
  StatementTime(const StatementTime &) = delete;
  StatementTime &operator=(const StatementTime &) = delete;

private:
  UnitHook *hook;
  const ast::Stmt &stmt;
  double begin;
};

Flow Interpreter::executeLoop(Frame &frame, const ast::Stmt &stmt) {
  const bool isAskedFor =
      frame.module().isMarked(stmt.id, UnitHook::AtStatement) &&
      !frame.module().isPaused(stmt.id);
  const StatementTime time(isAskedFor ? hook : nullptr, stmt);
  return isa<ast::ForStmt>(&stmt)
             ? executeFor(frame, cast<ast::ForStmt>(stmt))
             : executeWhile(frame, cast<ast::WhileStmt>(stmt));
}

Flow Interpreter::dispatch(Frame &frame, const ast::Stmt &stmt) {
  switch (stmt.kind) {
  case ast::StmtKind::Expression:
    executeExpression(frame, cast<ast::ExpressionStmt>(stmt));
    return Flow::Next;
  case ast::StmtKind::Assign: {
    const StatementTime time(hook && hook->isTimed(stmt) ? hook : nullptr,
                             stmt);
    executeAssign(frame, cast<ast::AssignStmt>(stmt));
    return Flow::Next;
  }
  case ast::StmtKind::If:
    return executeIf(frame, cast<ast::IfStmt>(stmt));
  case ast::StmtKind::While:
  case ast::StmtKind::For:
    return executeLoop(frame, stmt);
  case ast::StmtKind::Switch:
    return executeSwitch(frame, cast<ast::SwitchStmt>(stmt));
  case ast::StmtKind::Break:
    return Flow::Break;
  case ast::StmtKind::Continue:
    return Flow::Continue;
  case ast::StmtKind::Return:
    return Flow::Return;
  case ast::StmtKind::Try:
    return runTry(frame, cast<ast::TryStmt>(stmt), nullptr);
  case ast::StmtKind::Global:
  case ast::StmtKind::Persistent:
    executeDeclaration(frame, cast<ast::DeclarationStmt>(stmt));
    return Flow::Next;
  case ast::StmtKind::Command:
    executeCommand(frame, cast<ast::CommandStmt>(stmt));
    return Flow::Next;
  case ast::StmtKind::Spmd:
    break;
  }
  return execute(frame, cast<ast::SpmdStmt>(stmt).body);
}

//===----------------------------------------------------------------------===//
// Expressions and commands
//===----------------------------------------------------------------------===//

void Interpreter::display(std::string_view name, const Value &value) {
  write(displayText(name, value, state.format));
}

/// Gives `ans` the values of a statement, the last one to stay, and shows them.
void Interpreter::publish(Frame &frame, ValueList &values, bool show) {
  for (Value &value : values) {
    if (show)
      display("ans", value);
    frame.workspace().findOrAdd("ans") = std::move(value);
  }
}

void Interpreter::executeExpression(Frame &frame,
                                    const ast::ExpressionStmt &stmt) {
  if (const Value *variable = variableOf(frame, *stmt.expr)) {
    if (stmt.display)
      display(cast<ast::IdentifierExpr>(*stmt.expr).name, *variable);
    return;
  }
  ValueList values;
  evaluateMany(frame, *stmt.expr, 0, values);
  const bool isCall = stmt.expr->kind == ast::ExprKind::Identifier ||
                      stmt.expr->kind == ast::ExprKind::Index;
  if (isCall && values.size() > 1)
    values.resize(1);
  publish(frame, values, stmt.display);
}

/// `!ls -l`: the rest of the line goes to the shell.
static void runShell(Interpreter &interpreter, std::string_view command) {
  const progress::PauseScope terminalTaken;
  interpreter.flush();
  runInShell(std::string(command));
}

void Interpreter::executeCommand(Frame &frame, const ast::CommandStmt &stmt) {
  if (stmt.name == "!")
    return runShell(*this, stmt.arguments.front());
  ValueList arguments;
  for (std::string_view argument : stmt.arguments)
    arguments.push_back(Value::text(argument));
  ValueList values = callName(frame, stmt.name, std::move(arguments), 0);
  values.resize(std::min<size_t>(values.size(), 1));
  publish(frame, values, stmt.display);
}

//===----------------------------------------------------------------------===//
// if, switch
//===----------------------------------------------------------------------===//

Flow Interpreter::executeIf(Frame &frame, const ast::IfStmt &stmt) {
  for (const ast::IfStmt::Clause &clause : stmt.clauses)
    if (evaluateCondition(frame, *clause.condition))
      return execute(frame, clause.body);
  return execute(frame, stmt.otherwise);
}

/// Whether one case value selects the subject: texts are compared whole,
/// numbers by ==, and a cell offers several.
static bool matchesCase(const Value &subject, const Value &value) {
  if (value.isCell()) {
    for (const Value &element : value.cell().elements)
      if (matchesCase(subject, element))
        return true;
    return false;
  }
  if (subject.isText() || value.isText())
    return subject.isText() && value.isText() &&
           subject.toText() == value.toText();
  if (!subject.isArray() || !value.isArray() || value.isEmpty() ||
      subject.isEmpty())
    return false;
  return binaryOp(BinaryOpcode::Equal, subject, value).isTrue();
}

static void checkSubject(const Value &subject) {
  const bool usable =
      subject.isText() || (subject.isArray() && subject.count() <= 1);
  if (!usable)
    throw Error("MATLAB:badSwitchExpression",
                "SWITCH expression must be a scalar or a character vector "
                "constant.");
}

Flow Interpreter::executeSwitch(Frame &frame, const ast::SwitchStmt &stmt) {
  const Value subject = evaluate(frame, *stmt.subject);
  withLocation(frame, stmt.subject->range, [&] { checkSubject(subject); });
  for (const ast::SwitchStmt::Case &arm : stmt.cases) {
    const Value value = evaluate(frame, *arm.value);
    const bool selected = withLocation(
        frame, arm.value->range, [&] { return matchesCase(subject, value); });
    if (selected)
      return execute(frame, arm.body);
  }
  return execute(frame, stmt.otherwise);
}

//===----------------------------------------------------------------------===//
// try
//===----------------------------------------------------------------------===//

Flow Interpreter::runTry(Frame &frame, const ast::TryStmt &stmt,
                         ResumeCursor *cursor) {
  const bool inHandler = cursor && !stmt.handler.empty() &&
                         stmt.handler.front()->id <= cursor->point.statement;
  if (inHandler)
    return resumeBlock(frame, stmt.handler, *cursor);
  try {
    TryScope scope(state);
    return cursor ? resumeBlock(frame, stmt.body, *cursor)
                  : execute(frame, stmt.body);
  } catch (Error &error) {
    // A kernel that was told to stop may report that as an error.
    poll();
    state.lastError = std::move(error);
  }
  finishTasks();
  if (stmt.exception)
    variable(frame, *stmt.exception) = exceptionValue(state.lastError);
  return execute(frame, stmt.handler);
}

//===----------------------------------------------------------------------===//
// global, persistent
//===----------------------------------------------------------------------===//

void Interpreter::executeDeclaration(Frame &frame,
                                     const ast::DeclarationStmt &stmt) {
  for (const ast::IdentifierExpr *name : stmt.names) {
    Value *storage = nullptr;
    if (stmt.kind == ast::StmtKind::Global)
      storage = &globals[std::string(name->name)];
    else
      storage = &frame.module().persistent(frame.function(), name->slot);
    if (!storage->isDefined())
      *storage = Value::empty();
    frame.bindName(name->name, *storage);
  }
}
