//===- RunProgram.cpp - from a command line to a run ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "RunProgram.h"
#include "Worker.h"

#include "Builtins/Registry.h"
#include "Engine/Engine.h"
#include "Engine/Explain.h"
#include "Frontend/Frontend.h"
#include "Frontend/Printer.h"
#include "Interpreter/Interpreter.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <new>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

using namespace runmat;
using namespace runmat::driver;

namespace {

/// A program's text with what it is called in messages and where its functions
/// are.
struct SourceFile {
  std::string name;
  std::string folder = ".";
  std::string text;
};

/// All that a descriptor gives; nothing when reading fails.
std::optional<std::string> readAll(int descriptor) {
  std::string text;
  constexpr size_t chunk = 64 << 10;
  for (;;) {
    const size_t size = text.size();
    text.resize(size + chunk);
    const ssize_t count = ::read(descriptor, text.data() + size, chunk);
    if (count < 0 && errno != EINTR)
      return std::nullopt;
    text.resize(size + size_t(count > 0 ? count : 0));
    if (count == 0)
      return text;
  }
}

std::optional<std::string> readFile(const std::string &path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0)
    return std::nullopt;
  std::optional<std::string> text = readAll(descriptor);
  const int error = errno;
  ::close(descriptor);
  errno = error;
  return text;
}

std::string folderOf(const std::string &path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos)
    return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

std::optional<SourceFile> readSource(const CommandLine &line,
                                     OutputSink &sink) {
  SourceFile source;
  std::optional<std::string> text;
  switch (line.source) {
  case ProgramSource::Code:
    source.name = "-e";
    text = line.program;
    break;
  case ProgramSource::StandardInput:
    source.name = "<stdin>";
    text = readAll(STDIN_FILENO);
    break;
  case ProgramSource::File:
    source.name = line.program;
    source.folder = folderOf(line.program);
    text = readFile(line.program);
    break;
  }
  if (!text) {
    sink.writeError("runmat: error: cannot read '" + source.name +
                    "': " + std::strerror(errno) + "\n");
    return std::nullopt;
  }
  source.text = std::move(*text);
  return source;
}

/// Runs the program and turns every way of ending into a status.
int execute(Interpreter &interpreter, const std::shared_ptr<Module> &module) {
  try {
    interpreter.run(module, true);
    return 0;
  } catch (const ExitRequest &request) {
    return request.status;
  } catch (const Interrupted &) {
    return interruptedStatus;
  } catch (const Error &error) {
    interpreter.writeError(interpreter.renderError(error));
  } catch (const std::bad_alloc &) {
    interpreter.writeError("error: Out of memory.\n");
  }
  return 1;
}

/// Puts the report where the user wants it.
bool writeReport(const SessionOptions &session, const std::string &report,
                 OutputSink &sink) {
  if (session.explainFile.empty()) {
    sink.flush();
    sink.writeError(report);
    return true;
  }
  std::ofstream file(session.explainFile, std::ios::binary);
  file << report;
  file.close();
  if (file)
    return true;
  sink.writeError("runmat: error: cannot write '" + session.explainFile +
                  "'\n");
  return false;
}

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
int emitStage(const CommandLine &line, std::unique_ptr<ast::Program> program,
              const std::string &folder, OutputSink &sink) {
  if (line.session.emit == "ast") {
    sink.write(printProgram(*program));
    return 0;
  }
  SilentSink silent;
  Interpreter interpreter(silent, line.session.arguments);
  Engine engine(line.session, interpreter);
  engine.setStageSink(sink);
  interpreter.setHook(&engine);
  int status =
      execute(interpreter, interpreter.load(std::move(program), folder));
  if (status != 0)
    sink.writeError(silent.errors);
  const std::string &error = engine.compilerError().empty()
                                 ? engine.emitError()
                                 : engine.compilerError();
  if (error.empty())
    return status;
  sink.writeError("runmat: error: " + error + "\n");
  return 2;
}

/// Makes the engine. Without a Vulkan device the CPU does the work, which one
/// note says; any other device that cannot be had is an error.
bool openEngine(std::optional<Engine> &engine, SessionOptions &options,
                Interpreter &interpreter, OutputSink &sink) {
  try {
    engine.emplace(options, interpreter);
    return true;
  } catch (const Error &error) {
    if (options.device != DeviceKind::Vulkan) {
      sink.writeError("runmat: error: " + error.message + "\n");
      return false;
    }
    sink.writeError("runmat: note: " + error.message +
                    " The program runs on the CPU.\n");
  }
  options.device = DeviceKind::Cpu;
  return openEngine(engine, options, interpreter, sink);
}

} // namespace

int driver::runProgram(const CommandLine &line, OutputSink &sink) {
  std::optional<SourceFile> source = readSource(line, sink);
  if (!source)
    return 1;
  DiagnosticEngine diagnostics;
  ParseOptions options;
  options.isFunction = [](std::string_view name) {
    return findBuiltin(name) != nullptr;
  };
  auto program =
      parseProgram(source->name, std::move(source->text), diagnostics, options);
  if (!diagnostics.diagnostics().empty())
    sink.writeError(diagnostics.render());
  if (!program)
    return 1;
  if (!line.session.emit.empty())
    return emitStage(line, std::move(program), source->folder, sink);
  Interpreter interpreter(sink, line.session.arguments);
  std::optional<Engine> engine;
  SessionOptions session = line.session;
  if (session.jit != JitMode::Off) {
    if (!openEngine(engine, session, interpreter, sink))
      return 1;
    interpreter.setHook(&*engine);
  }
  interpreter.setRecording(line.session.explain != ExplainFormat::None);
  int status = execute(interpreter,
                       interpreter.load(std::move(program), source->folder));
  if (line.session.explain != ExplainFormat::None &&
      !writeReport(line.session,
                   explain(line.session.explain, engine ? &*engine : nullptr,
                           interpreter),
                   sink))
    return 1;
  return status;
}
