//===- SessionSettings.cpp - settings as a session has them -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "SessionSettings.h"
#include "DeviceCheck.h"
#include "OutputFile.h"

#include "runtime/Error.h"

using namespace runmat;
using namespace runmat::driver;

/// What cannot be written is better known before the program runs.
static void checkFile(const config::Configuration &configuration,
                      const char *setting, const std::string &path) {
  const std::string problem =
      path.empty() ? std::string() : outputFileProblem(path);
  if (!problem.empty())
    config::refuse(describe(configuration[setting].origin), problem);
}

void driver::storeSettings(const config::Configuration &configuration,
                           SessionOptions &session) {
  configuration.store(session);
  if (!session.record.empty())
    session.jit = JitMode::Always;
  // Its main program is ready for that.
  session.trialProgram = "/proc/self/exe";
  checkDevice(configuration);
  const bool isOpen =
      configuration["explain"].origin.source == config::Source::BuiltIn;
  if (isOpen && !session.explainFile.empty())
    session.explain = ExplainFormat::Text;
  if (session.explain != ExplainFormat::None)
    checkFile(configuration, "explain-file", session.explainFile);
  checkFile(configuration, "trace", session.traceFile);
  checkFile(configuration, "telemetry", session.telemetryFile);
}
