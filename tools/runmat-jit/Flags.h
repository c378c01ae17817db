//===- Flags.h - the flags of runmat-jit ------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_JIT_FLAGS_H
#define RUNMAT_TOOLS_RUNMAT_JIT_FLAGS_H

#include "CommandLine.h"

namespace runmat::driver {

struct JitCommandLine : CommandLine {
  /// Whether the text is IR, not a program.
  bool isModule = false;
  /// Which unit of a module.
  std::string entry;
  /// Its arguments, as expressions separated by commas.
  std::string values;
};

/// Reads the flags. Prints help, the version or what is wrong with a flag
/// itself, and then sets `exitStatus`.
JitCommandLine parseJitCommandLine(int argc, const char *const *argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_JIT_FLAGS_H
