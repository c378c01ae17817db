//===- AccelInfoCommand.h - runmat accel-info ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_ACCELINFOCOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_ACCELINFOCOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Prints the devices, the settings that they obey, what is believed of them
/// and what is kept. `words` are the flags before and after the name, and a
/// script. Returns the exit status.
int runAccelInfoCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_ACCELINFOCOMMAND_H
