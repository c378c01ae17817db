//===- RunModule.h - runs a unit given as IR --------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_JIT_RUNMODULE_H
#define RUNMAT_TOOLS_RUNMAT_JIT_RUNMODULE_H

#include "Flags.h"
#include "Interpreter/Output.h"

namespace runmat::driver {

/// Reads the module, runs the unit on its arguments and displays the variables
/// that it defines, or prints the stage asked for. Returns the exit status.
int runModule(JitCommandLine line, OutputSink &sink);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_JIT_RUNMODULE_H
