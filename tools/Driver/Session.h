//===- Session.h - how every run begins and ends ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef RUNMAT_TOOLS_DRIVER_SESSION_H
#define RUNMAT_TOOLS_DRIVER_SESSION_H

#include "CommandLine.h"
#include "Engine/Engine.h"

#include <exception>
#include <functional>
#include <string>

namespace runmat::driver {

/// Makes the engine. Without a Vulkan device the CPU does the work, which one
/// note says; any other device that cannot be had is an error, and false.
/// `line` outlives the engine.
bool openEngine(std::optional<Engine> &engine, CommandLine &line,
                Interpreter &interpreter, OutputSink &sink);

/// The message of an exception that is no error of the program.
std::string internalError(const std::exception &failure);

/// Runs `program` and turns every way of ending into a status.
int execute(Interpreter &interpreter, const std::function<void()> &program);

/// Puts the report that was asked for where the user wants it; false, after an
/// error, when that fails. `engine` is null when nothing was to be compiled.
bool writeReport(const CommandLine &line, const Engine *engine,
                 const Interpreter &interpreter, OutputSink &sink);

} // namespace runmat::driver

#endif // RUNMAT_TOOLS_DRIVER_SESSION_H
