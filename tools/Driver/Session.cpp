//===- Session.cpp - how every run begins and ends --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "OutputFile.h"
#include "Worker.h"

#include "Engine/Explain.h"
#include "Interpreter/Debugger.h"
#include "runtime/Interrupt.h"

#include <new>
#include <optional>

using namespace runmat;
using namespace runmat::driver;

bool driver::openEngine(std::optional<Engine> &engine, CommandLine &line,
                        Interpreter &interpreter, OutputSink &sink) {
  try {
    engine.emplace(line.session, interpreter);
    return true;
  } catch (const Error &error) {
    const auto wanted = parseDeviceSpec(line.session.device);
    if (!wanted || wanted->provider != "vulkan") {
      sink.writeError(line.tool + ": error: " + error.message + "\n");
      return false;
    }
    sink.writeError(line.tool + ": note: " + error.message +
                    " The program runs on the CPU.\n");
  }
  line.session.device = "cpu";
  return openEngine(engine, line, interpreter, sink);
}

std::string driver::internalError(const std::exception &failure) {
  return std::string("error: A fault of RunMat ended what ran: ") +
         failure.what() + ".\n";
}

/// The exit status that something asks for or that its failure means; none
/// where it comes to its end.
static std::optional<int> runGuarded(Interpreter &interpreter,
                                     const std::function<void()> &program) {
  try {
    program();
    return std::nullopt;
  } catch (const ExitRequest &request) {
    return request.status;
  } catch (const Interrupted &) {
    return interruptedStatus;
  } catch (const DebugQuit &) {
    // The program has not done what it was to do.
    return 1;
  } catch (const Error &error) {
    // Work that was told to stop may report that as an error.
    if (interrupt::requested())
      return interruptedStatus;
    interpreter.writeError(interpreter.renderError(error));
  } catch (const std::bad_alloc &) {
    interpreter.writeError("error: Out of memory.\n");
  } catch (const std::exception &failure) {
    interpreter.writeError(driver::internalError(failure));
  }
  return 1;
}

int driver::execute(Interpreter &interpreter,
                    const std::function<void()> &program) {
  const auto status = runGuarded(interpreter, program);
  // A task of onCleanup that runs only now may call exit as well.
  const auto last = runGuarded(interpreter, [&] { interpreter.endProgram(); });
  return last.value_or(status.value_or(0));
}

bool driver::writeReport(const CommandLine &line, const Engine *engine,
                         const Interpreter &interpreter, OutputSink &sink) {
  const SessionOptions &session = line.session;
  if (session.explain == ExplainFormat::None)
    return true;
  const std::string report = explain(session.explain, engine, interpreter);
  if (session.explainFile.empty()) {
    sink.flush();
    sink.writeError(report);
    return true;
  }
  const std::string problem = writeOutputFile(
      session.explainFile, [&](std::ostream &file) { file << report; });
  if (!problem.empty())
    sink.writeError(line.tool + ": error: " + problem + "\n");
  return problem.empty();
}
