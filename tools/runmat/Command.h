//===- Command.h - what the commands of runmat share -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_COMMAND_H
#define RUNMAT_TOOLS_RUNMAT_COMMAND_H

#include "RunFlags.h"

#include <functional>
#include <string>
#include <vector>

namespace runmat::driver {

/// Reads the words of a command: its own flags, which `app` has already, those
/// of a run, and a script, whose project counts. Then runs `body`, which
/// returns the exit status. Help and mistakes end as in guardParsing.
int runCommand(CLI::App &app, const std::vector<std::string> &words,
               const std::function<int(const config::Configuration &)> &body);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_COMMAND_H
