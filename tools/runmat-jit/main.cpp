//===- main.cpp - the runmat-jit command ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "RunModule.h"
#include "RunProgram.h"
#include "ToolMain.h"

#include "runtime/Devices/DriverTrial.h"

using namespace runmat;
using namespace runmat::driver;

int main(int argc, char **argv) {
  if (const auto status = tryDriversApart(argc, argv))
    return *status;
  reserveStandardDescriptors();
  const JitCommandLine line = parseJitCommandLine(argc, argv);
  return runTool(line, [&](OutputSink &sink) {
    return line.isModule ? runModule(line, sink) : runProgram(line, sink);
  });
}
