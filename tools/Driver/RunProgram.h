//===- RunProgram.h - from a command line to a run --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_RUNPROGRAM_H
#define RUNMAT_TOOLS_DRIVER_RUNPROGRAM_H

#include "CommandLine.h"
#include "Interpreter/Output.h"

namespace runmat::driver {

/// Reads, parses and runs the program, or prints the stage asked for. Returns
/// the exit status.
int runProgram(CommandLine line, OutputSink &sink);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_RUNPROGRAM_H
