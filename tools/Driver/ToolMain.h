//===- ToolMain.h - the main program of every tool --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_TOOLMAIN_H
#define RUNMAT_TOOLS_DRIVER_TOOLMAIN_H

#include "CommandLine.h"
#include "StandardStreams.h"

#include <functional>

namespace runmat::driver {

/// Runs what the command line asks for, beside the signals and with standard
/// output looked after. `reserveStandardDescriptors` came first. Returns the
/// exit status. After an interrupt that `run` does not obey, `lastWords` is
/// called beside it, perhaps more than once, before the process ends; it does
/// not while `mayEnd` says false.
int runTool(const CommandLine &line,
            const std::function<int(OutputSink &)> &run,
            const std::function<void(OutputSink &)> &lastWords = {},
            const std::function<bool(OutputSink &)> &mayEnd = {});

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_TOOLMAIN_H
