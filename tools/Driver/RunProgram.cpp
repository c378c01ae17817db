//===- RunProgram.cpp - from a command line to a run ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunProgram.h"
#include "FinishCompile.h"
#include "RunRecord.h"
#include "Session.h"
#include "SourceFile.h"

#include "Builtins/Registry.h"
#include "Frontend/Frontend.h"
#include "Frontend/Printer.h"
#include "Interpreter/Debugger.h"
#include "Interpreter/InputLines.h"
#include "Interpreter/Interpreter.h"

using namespace runmat;
using namespace runmat::driver;

namespace {

/// Takes a program's output and drops it.
class SilentSink final : public OutputSink {
public:
  void write(std::string_view) override {}
  void writeError(std::string_view text) override { errors += text; }
  void flush() override {}
  std::string errors;
};

/// Runs the program with its own output dropped, and prints the stage of each
/// unit that it compiles.
int emitStage(CommandLine &line, std::unique_ptr<ast::Program> program,
              const std::string &folder, OutputSink &sink) {
  if (line.session.emit == Stage::Ast) {
    sink.write(printProgram(*program));
    return 0;
  }
  SilentSink silent;
  Interpreter interpreter(silent, line.session.arguments);
  std::optional<Engine> engine;
  if (!openEngine(engine, line, interpreter, sink))
    return 1;
  engine->setStageSink(sink);
  interpreter.setHook(&*engine);
  const int status = execute(interpreter, [&] {
    interpreter.run(interpreter.load(std::move(program), folder), true);
  });
  if (status != 0)
    sink.writeError(silent.errors);
  const std::string error = engine->compilerError().empty()
                                ? engine->emitError()
                                : engine->compilerError();
  if (error.empty())
    return status;
  sink.writeError(line.tool + ": error: " + error + "\n");
  return 1;
}

} // namespace

int driver::runProgram(CommandLine line, OutputSink &sink) {
  std::optional<SourceFile> source = readSource(line, sink);
  std::unique_ptr<ast::Program> program =
      source ? parseSource(*source, sink) : nullptr;
  if (program && line.session.emit)
    return emitStage(line, std::move(program), source->folder, sink);
  RunRecord record(line);
  if (!program)
    return record.finish(nullptr, 1, sink);
  Interpreter interpreter(sink, line.session.arguments);
  std::optional<Engine> engine;
  if (line.session.jit != JitMode::Off) {
    if (!openEngine(engine, line, interpreter, sink))
      return record.finish(nullptr, 1, sink);
    interpreter.setHook(&*engine);
  }
  // Else the program itself comes from there.
  InputLines commands(sink);
  if (source->path.size() || line.source == ProgramSource::Code)
    interpreter.debugger().setReader(&commands);
  interpreter.setRecording(line.session.explain != ExplainFormat::None);
  const int status = execute(interpreter, [&] {
    interpreter.run(
        interpreter.load(std::move(program), source->folder, source->path),
        true);
  });
  if (engine && !line.session.compilesNothing &&
      !engine->compilerError().empty())
    sink.writeError(line.tool + ": note: " + engine->compilerError() +
                    (CompilerLibrary::hasCrashed()
                         ? ". Nothing more was compiled.\n"
                         : ". Nothing was compiled.\n"));
  const Engine *used = engine ? &*engine : nullptr;
  const int result = record.finish(used, status, sink);
  const bool isReported = writeReport(line, used, interpreter, sink);
  if (used) {
    sink.flush();
    finishApart(line.session, *used);
  }
  return isReported ? result : 1;
}
