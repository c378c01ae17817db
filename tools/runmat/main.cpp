//===- main.cpp - the runmat command ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ApplicationLine.h"
#include "FinishCompile.h"
#include "Flags.h"
#include "Prompt.h"
#include "RunProgram.h"
#include "ToolMain.h"

#include "runtime/Devices/DriverTrial.h"

using namespace runmat;
using namespace runmat::driver;

static int runPrompt(const CommandLine &line) {
  Prompt prompt(line);
  return runTool(
      line, [&](OutputSink &sink) { return prompt.run(sink); }, {},
      [&](OutputSink &sink) { return prompt.mayEnd(sink); });
}

int main(int argc, char **argv) {
  if (const auto status = tryDriversApart(argc, argv))
    return *status;
  if (const auto status = finishHere(argc, argv))
    return *status;
  reserveStandardDescriptors();
  const std::optional<CommandLine> application =
      readApplicationLine(argc, argv);
  const CommandLine line =
      application ? *application : parseCommandLine(argc, argv);
  if (line.source == ProgramSource::Prompt && !line.exitStatus)
    return runPrompt(line);
  return runTool(line,
                 [&](OutputSink &sink) { return runProgram(line, sink); });
}
