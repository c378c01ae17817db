//===- CommandLine.h - the flags of the driver ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_COMMANDLINE_H
#define RUNMAT_TOOLS_RUNMAT_COMMANDLINE_H

#include "Engine/SessionOptions.h"

#include <optional>
#include <string>

namespace runmat::driver {

/// Where the program text comes from.
enum class ProgramSource { File, Code, StandardInput };

struct CommandLine {
  SessionOptions session;
  ProgramSource source = ProgramSource::File;
  /// The file's path, or the code given by -e.
  std::string program;
  /// Set when the run ends here, after --help or a wrong flag.
  std::optional<int> exitStatus;
};

/// Reads the flags. Prints help, the version or what is wrong with a flag
/// itself, and then sets `exitStatus`.
CommandLine parseCommandLine(int argc, const char *const *argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_COMMANDLINE_H
