//===- ProfileCommand.h - runmat profile ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_PROFILECOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_PROFILECOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Measures a device and prints what was found. `words` are the flags before
/// and after the name, and a script. Returns the exit status.
int runProfileCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_PROFILECOMMAND_H
