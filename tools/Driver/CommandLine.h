//===- CommandLine.h - what a tool is asked to do ---------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_COMMANDLINE_H
#define RUNMAT_TOOLS_DRIVER_COMMANDLINE_H

#include "Engine/SessionOptions.h"

#include <optional>
#include <string>

namespace runmat::driver {

/// Where the program text comes from.
enum class ProgramSource { File, Code, StandardInput, Prompt };

struct CommandLine {
  /// The tool's name, which its own messages begin with.
  std::string tool;
  SessionOptions session;
  ProgramSource source = ProgramSource::File;
  /// The file's path, or the code given by -e.
  std::string program;
  /// Set when the run ends here, after --help or a wrong flag.
  std::optional<int> exitStatus;
};

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_COMMANDLINE_H
