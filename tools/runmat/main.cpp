//===- main.cpp - the runmat command ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//

#include "CommandLine.h"
#include "RunProgram.h"
#include "StandardStreams.h"
#include "Worker.h"

#include <cstring>

using namespace runmat::driver;

/// Output that was lost makes a run fail.
static int checkOutput(StandardStreams &streams, int status) {
  streams.flush();
  if (streams.failure() == 0)
    return status;
  streams.writeError(std::string("runmat: error: cannot write to standard "
                                 "output: ") +
                     std::strerror(streams.failure()) + "\n");
  return status == 0 ? 1 : status;
}

int main(int argc, char **argv) {
  const CommandLine line = parseCommandLine(argc, argv);
  if (line.exitStatus)
    return *line.exitStatus;
  StandardStreams streams;
  const int status = runOnLargeStack([&] { return runProgram(line, streams); },
                                     [&] { streams.tryFlush(); });
  return checkOutput(streams, status);
}
