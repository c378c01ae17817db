//===- ApplicationLine.h - what an application runs -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_RUNMAT_APPLICATIONLINE_H
#define RUNMAT_TOOLS_RUNMAT_APPLICATIONLINE_H

#include "CommandLine.h"

namespace runmat::driver {

/// What this process runs if it is an application (runtime/Application.h): its
/// script, with all words as arguments. Settings come from the environment
/// alone. Of a damaged one nothing but a message and a status. None when it is
/// runmat itself.
std::optional<CommandLine> readApplicationLine(int argc,
                                               const char *const *argv);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_RUNMAT_APPLICATIONLINE_H
