//===- FinishCompile.h - compiles that outlive their program ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that is over before its compile is would never be compiled, however
// often it runs. Another process goes on, which nobody waits for, and keeps the
// code for the next run.
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_FINISHCOMPILE_H
#define RUNMAT_TOOLS_DRIVER_FINISHCOMPILE_H

#include "Engine/Engine.h"

#include <optional>

namespace runmat::driver {

/// Starts the process if something is left to finish. Whatever goes wrong, code
/// is compiled another time.
void finishApart(const SessionOptions &session, const Engine &engine);

/// In that process, the exit status; none in any other one. To be called before
/// the command line is read.
std::optional<int> finishHere(int argc, const char *const *argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_FINISHCOMPILE_H
