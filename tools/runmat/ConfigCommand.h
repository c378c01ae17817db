//===- ConfigCommand.h - runmat config --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_CONFIGCOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_CONFIGCOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Prints every setting with its value and where that comes from. `words` are
/// the flags before and after the name, and a script. Returns the exit status.
int runConfigCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_CONFIGCOMMAND_H
