//===- Flags.h - the flags of runmat ----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_FLAGS_H
#define RUNMAT_TOOLS_RUNMAT_FLAGS_H

#include "CommandLine.h"

namespace runmat::driver {

/// Reads the flags. Prints help, the version or what is wrong with a flag
/// itself, and then sets `exitStatus`.
CommandLine parseCommandLine(int argc, const char *const *argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_FLAGS_H
