//===- CompileCommand.h - runmat compile ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_COMPILECOMMAND_H
#define RUNMAT_TOOLS_RUNMAT_COMPILECOMMAND_H

#include <string>
#include <vector>

namespace runmat::driver {

/// Makes an application of a script. `words` are the flags before and after the
/// name, and the script. Returns the exit status.
int runCompileCommand(const std::vector<std::string> &words);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_COMPILECOMMAND_H
