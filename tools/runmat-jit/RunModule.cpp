//===- RunModule.cpp - runs a unit given as IR ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunModule.h"
#include "RunRecord.h"
#include "Session.h"
#include "SourceFile.h"

#include "Frontend/Frontend.h"
#include "Interpreter/Interpreter.h"
#include "Support/Casting.h"
#include "Values/Display.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

/// The list of --args, read as a line of expressions: the commas between them
/// separate statements.
std::unique_ptr<ast::Program> parseValues(const std::string &list,
                                          OutputSink &sink) {
  DiagnosticEngine diagnostics;
  auto program = parseProgram("--args", list, diagnostics);
  sink.writeError(diagnostics.render());
  if (!program || !program->script)
    return nullptr;
  for (const ast::Stmt *statement : program->script->body)
    if (!isa<ast::ExpressionStmt>(statement)) {
      sink.writeError("runmat-jit: error: --args: expected expressions "
                      "separated by commas, got '" +
                      list + "'\n");
      return nullptr;
    }
  return program;
}

std::vector<Value> evaluateValues(Interpreter &interpreter,
                                  std::unique_ptr<ast::Program> program) {
  const std::shared_ptr<Module> module =
      interpreter.load(std::move(program), ".");
  const std::shared_ptr<Frame> frame =
      interpreter.makeScriptFrame(module, false);
  std::vector<Value> values;
  for (const ast::Stmt *statement : module->program().script->body) {
    const SourceRange range = cast<ast::ExpressionStmt>(*statement).expr->range;
    const std::string text =
        module->program().source.substr(range.begin, range.end - range.begin);
    for (Value &value : interpreter.evaluateText(*frame, text, 1))
      values.push_back(std::move(value));
  }
  return values;
}

void display(const ModuleOutcome &outcome, Interpreter &interpreter) {
  for (const auto &[name, value] : outcome.variables)
    interpreter.write(displayText(name, value, interpreter.session().format));
}

/// Without the program that the unit came from nobody can go on after an exit.
void reportExit(const ModuleOutcome &outcome, const JitCommandLine &line,
                OutputSink &sink) {
  const std::string place =
      outcome.exitStatement == ast::StatementId(-1)
          ? "at its end"
          : "before statement " + std::to_string(outcome.exitStatement);
  sink.writeError(line.tool + ": error: the unit left by a side exit " + place +
                  ": " + outcome.exitReason +
                  "; in a program the interpreter goes on there\n");
}

/// Runs the unit or prints its stage; the status.
int compileAndRun(const JitCommandLine &line, SourceFile source, Engine &engine,
                  Interpreter &interpreter, const std::vector<Value> &values,
                  OutputSink &sink) {
  ModuleRequest request;
  request.file = std::move(source.name);
  request.text = std::move(source.text);
  request.entry = line.entry;
  try {
    if (line.session.emit) {
      sink.write(
          engine.emitModule(std::move(request), *line.session.emit, values));
      return 0;
    }
    const ModuleOutcome outcome = engine.runModule(std::move(request), values);
    display(outcome, interpreter);
    if (outcome.exitReason.empty())
      return 0;
    reportExit(outcome, line, sink);
  } catch (const ModuleError &error) {
    sink.writeError(error.text);
  }
  return 1;
}

} // namespace

int driver::runModule(JitCommandLine line, OutputSink &sink) {
  std::optional<SourceFile> source = readSource(line, sink);
  std::unique_ptr<ast::Program> list =
      source ? parseValues(line.values, sink) : nullptr;
  if (!list)
    return 1;
  std::optional<RunRecord> record;
  if (!line.session.emit)
    record.emplace(line);
  Interpreter interpreter(sink);
  std::optional<Engine> engine;
  if (!openEngine(engine, line, interpreter, sink))
    return 1;
  int status = 0;
  const int ended = execute(interpreter, [&] {
    const std::vector<Value> values =
        evaluateValues(interpreter, std::move(list));
    status = compileAndRun(line, std::move(*source), *engine, interpreter,
                           values, sink);
  });
  status = ended != 0 ? ended : status;
  if (!record)
    return status;
  status = record->finish(&*engine, status, sink);
  return writeReport(line, &*engine, interpreter, sink) ? status : 1;
}
