//===- main.cpp - the runmat command ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "Flags.h"
#include "RunProgram.h"
#include "ToolMain.h"

using namespace runmat;
using namespace runmat::driver;

int main(int argc, char **argv) {
  reserveStandardDescriptors();
  const CommandLine line = parseCommandLine(argc, argv);
  return runTool(line,
                 [&](OutputSink &sink) { return runProgram(line, sink); });
}
