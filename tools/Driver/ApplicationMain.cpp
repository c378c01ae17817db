//===- ApplicationMain.cpp - the main program of applications ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "ApplicationMain.h"
#include "ApplicationLine.h"
#include "RunProgram.h"
#include "ToolMain.h"

#include "runtime/Devices/DriverTrial.h"

using namespace runmat;
using namespace runmat::driver;

int driver::runApplication(int argc, char **argv) {
  if (const auto status = tryDriversApart(argc, argv))
    return *status;
  reserveStandardDescriptors();
  const std::optional<CommandLine> line = readApplicationLine(argc, argv);
  if (!line)
    return 1;
  return runTool(*line,
                 [&](OutputSink &sink) { return runProgram(*line, sink); });
}
